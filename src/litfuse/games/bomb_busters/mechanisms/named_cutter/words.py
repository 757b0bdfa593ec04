"""A number card is turned up, and the player on turn names the player who must cut it (BB-X-CALL)."""

from __future__ import annotations

from typing import Final

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Record, Seat, Text

from ...plans import Plan
from ...public import Board, Fact, who_said
from ...words import Cell, Number
from ..place import Place

TURN_UP: Final = "turn-up"  # asked of a player who could give the turn away instead
ORDER: Final = "order"  # who is to cut the number
CONFESS: Final = "confess"  # asked of a player who lacks the number: which own wire gets a token


class NamedCutter(Record):
    """The player on turn turns up a number and names its cutter; the team pays if that player cannot (BB-X-CALL)."""

    radar: bool = False  # every stand says whether it has the number; only players with a yes may be named

    def plan(self, seats: int) -> Plan:
        return Plan(fleeting=self.radar)


class CallDeck(Record):
    """Data of NamedCutter. The order of the deck is hidden."""

    deck: tuple[Number, ...] = ()  # 0 is the top
    used: tuple[Number, ...] = ()  # ascending
    card: Number | None = None  # the card that is turned up
    named: Seat | None = None  # the player who is to cut it
    has: bool = False  # whether the named player has such a wire
    yes: tuple[bool, ...] = ()  # the answers of the stands


class CallPanel(Record):
    place: Place
    deck: tuple[Number, ...]  # ascending, because the order of the remaining cards is hidden
    used: tuple[Number, ...]
    card: Number | None = None
    named: Seat | None = None
    has: bool = False
    yes: tuple[bool, ...] = ()  # by stand, for this number alone


class CallKnown(Record):
    """Empty: nothing about the deck can be remembered, and what named players show is about wires."""

    place: Place


class TurnUpNumber(Record):
    """Turn up the next number."""


class NameCutter(Record):
    """Say who must cut the open number."""

    seat: Seat


class ConfessWire(Record):
    """Put a true token before this blue wire of your own, because you were named but lack the number."""

    cell: Cell


Actions = NameCutter | ConfessWire | TurnUpNumber


class Ordered(Fact):
    """A player was told to cut a number, and has it or lacks it."""

    seat: Seat
    target: Seat
    number: Number
    has: bool

    def text(self, board: Board) -> Text:
        return CutterNamed(0, self.seat, self.target, self.number, self.has).text()


Facts = Ordered


class CallDeckLaid(Notice):
    place: Place
    count: int


class NumberCalled(Notice):
    place: Place
    seat: Seat
    number: Number


class CutterNamed(Notice):
    place: Place
    seat: Seat
    target: Seat
    number: Number
    has: bool

    def text(self) -> Text:
        args: dict[str, int | str] = {"seat": f"@{self.seat}", "target": f"@{self.target}", "number": self.number}
        if self.seat == self.target:
            return Text("note-cutter-self-has" if self.has else "note-cutter-self-lacks", args)
        return Text("note-cutter-named-has" if self.has else "note-cutter-named-lacks", args)


class StandsAnswered(Notice):
    """Which stands have the number that was called. No log keeps it."""

    place: Place
    number: Number
    yes: tuple[bool, ...]
    owners: tuple[Seat, ...]

    def text(self) -> Text:
        return Text("note-radar-answered", {"number": self.number, "found": who_said(self.yes, self.owners)})


class NumberLeft(Notice):
    """The card of a completed value is out of the game."""

    place: Place
    number: Number


class CallDeckShuffled(Notice):
    """The deck was empty; the used cards are the new deck."""

    place: Place
    count: int


Notices = CallDeckLaid | NumberCalled | CutterNamed | NumberLeft | CallDeckShuffled | StandsAnswered
