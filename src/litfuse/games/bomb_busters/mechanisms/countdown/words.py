"""The mission is played against a clock, or in a limited number of turns (BB-X-TIMER)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Record

from ..place import Place


class Countdown(Record):
    """The mission is lost when the time is up (BB-X-TIMER)."""

    seconds: Annotated[int, Meta(ge=30, le=7200)] = 900
    turns: Annotated[int, Meta(ge=1, le=360)] = 45  # used if the table plays by turns and not by the clock


class TimeSpent(Record):
    """Data of a Countdown. Everybody sees it."""

    turns: int = 0  # turns played; counted if the table plays by turns
    over: bool = False


class CountdownPanel(Record):
    place: Place
    seconds: int  # for the whole mission; a clock shows what is left
    turns: int | None = None  # turns left, if the table plays by turns


class TurnSpent(Notice):
    place: Place
    left: int  # turns left


class TimeSpentUp(Notice):
    """The time of the mission is up."""

    place: Place


Notices = TurnSpent | TimeSpentUp
