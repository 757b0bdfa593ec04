"""The options of a table, which `missions` checks. The seconds of clocks are set for each kind of clock (BB-CLK-01)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, Literal

from msgspec import Meta

from litfuse.kernel.records import Seat, TableConfig, Time

from .content import MISSIONS
from .mission import Mission

SEATS: Final = range(2, 6)


class Config(TableConfig):
    # BB-SETUP-01. Clients are told which missions exist; `missions` refuses any other.
    mission: Annotated[int, Meta(ge=1, le=66, extra_json_schema={"enum": list(MISSIONS)})] = 1
    # A mission of the table's own, instead of a numbered one.
    custom: Annotated[Mission | None, Meta(extra_json_schema={"instead-of": "mission"})] = None
    captain: Seat | None = None  # None: drawn (BB-SETUP-02)
    fixed_captain: bool = False  # the same Captain in every mission of this table
    history: Literal["strict", "open"] = "strict"  # BB-COM-09
    chat: Literal["phrases", "free"] = "phrases"  # BB-COM-06, BB-COM-07
    # What is timed by the clock and what by turns: a countdown by the clock and a script by turns, or both alike
    # (BB-X-TIMER, BB-X-SCRIPT)
    timers: Literal["mission", "wall", "turns"] = "mission"
    odds: bool = False  # the page shows everybody exact odds; only if all players at the table agree
    short: bool = False  # the short form of a mission that has one (BB-M66-12)


TIMES: Final[Mapping[str, Time]] = {
    "pick": Time(60, 15, 300, rule="BB-CLK-01"),
    "token": Time(60, 15, 300, rule="BB-CLK-01"),
    "turn": Time(120, 30, 600, rule="BB-CLK-01"),
    "settle": Time(30, 10, 120, rule="BB-CLK-01"),
    "swap": Time(45, 10, 180, rule="BB-CLK-01"),
    "prompt": Time(45, 10, 180, rule="BB-CLK-01"),
    "claim": Time(10, 5, 30, may_be_off=False, rule="BB-CLK-01"),
}
