"""Number cards that pay when their value is complete (BB-X-NUMGOAL)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Record, Text, text

from ...words import Number
from ..place import Place

Reward = Literal["step", "card"]


class NumberGoals(Record):
    """Number cards lie open; completing the value of one is rewarded (BB-X-NUMGOAL)."""

    cards: Annotated[int, Meta(ge=0, le=12)] = 0  # 0: one for each player
    reward: Reward = "step"  # a step back on the dial, or an equipment card turned up from the pile
    refill: bool = False  # the other number cards form a deck, whose next card replaces one that paid


class Goals(Record):
    """Data of NumberGoals. The order of the deck is hidden."""

    cards: tuple[Number, ...] = ()  # the open cards
    deck: tuple[Number, ...] = ()  # 0 is the top
    out: tuple[Number, ...] = ()  # cards that paid or were passed over


class GoalsPanel(Record):
    place: Place
    cards: tuple[Number, ...]
    reward: Reward = "step"
    deck: int = 0
    out: tuple[Number, ...] = ()


class GoalsLaid(Notice):
    place: Place
    cards: tuple[Number, ...]


class GoalMet(Notice):
    """The card of a completed value is taken away and pays its reward."""

    place: Place
    number: Number


class GoalTurned(Notice):
    """The next card of the deck is turned up; those whose values were complete already are passed over."""

    place: Place
    number: Number | None  # None: the deck is empty
    gone: tuple[Number, ...] = ()

    def text(self) -> Text:
        if self.number is None:
            return Text("note-goal-turned-none")
        return text("note-goal-turned", number=self.number)


Notices = GoalsLaid | GoalMet | GoalTurned
