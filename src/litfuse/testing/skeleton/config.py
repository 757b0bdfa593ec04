"""The options of a table, and the kinds of clocks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final

from msgspec import Meta

from litfuse.kernel.errors import BadConfig
from litfuse.kernel.records import Refusal, TableConfig, Time, text

SEATS: Final = range(2, 5)


class Config(TableConfig):
    rounds: Annotated[int, Meta(ge=1, le=3)] = 3
    log: bool = True  # False: people do not see past notices
    notebook: bool = True  # False: people are not reminded of what they know


TIMES: Final[Mapping[str, Time]] = {
    "pass": Time(30, 10, 120, rule="HC-TIME-1"),
    "choose": Time(20, 5, 60, may_be_off=False, rule="HC-TIME-1"),
}


def check(seats: int) -> None:
    if seats not in SEATS:
        raise BadConfig(Refusal("HC-SETUP-1", text("no-seats", seats=seats, least=SEATS[0], most=SEATS[-1])))
