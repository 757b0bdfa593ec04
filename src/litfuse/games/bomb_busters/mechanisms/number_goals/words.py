"""Number cards that pay a step of the dial when their value is complete (BB-X-NUMGOAL)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Record

from ...words import Number
from ..place import Place


class NumberGoals(Record):
    """Number cards lie open; whoever completes the value of one turns the dial back one step (BB-X-NUMGOAL)."""

    cards: Annotated[int, Meta(ge=0, le=12)] = 0  # 0: one for each player


class Goals(Record):
    """Of NumberGoals. Everybody sees it."""

    cards: tuple[Number, ...] = ()  # those that still lie there


class GoalsPanel(Record):
    place: Place
    cards: tuple[Number, ...]


class GoalsLaid(Notice):
    place: Place
    cards: tuple[Number, ...]


class GoalMet(Notice):
    """The card of a completed value is taken away, and the dial goes back a step."""

    place: Place
    number: Number


Notices = GoalsLaid | GoalMet
