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
    """Number cards lie open; whoever completes the value of one is paid (BB-X-NUMGOAL)."""

    cards: Annotated[int, Meta(ge=0, le=12)] = 0  # 0: one for each player
    reward: Reward = "step"  # back on the dial, or an equipment card of the pile that is turned up
    refill: bool = False  # the others are a deck: the next one takes the place of a card that paid


class Goals(Record):
    """Of NumberGoals. The order of the deck is hidden."""

    cards: tuple[Number, ...] = ()  # those that still lie there
    deck: tuple[Number, ...] = ()  # 0 is the top
    out: tuple[Number, ...] = ()  # those that paid or were passed over


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
    """The card of a completed value is taken away, and pays."""

    place: Place
    number: Number


class GoalTurned(Notice):
    """The next card of the deck, after those whose values were complete already."""

    place: Place
    number: Number | None  # None: the deck is empty
    gone: tuple[Number, ...] = ()

    def text(self) -> Text:
        if self.number is None:
            return Text("note-goal-turned-none")
        return text("note-goal-turned", number=self.number)


Notices = GoalsLaid | GoalMet | GoalTurned
