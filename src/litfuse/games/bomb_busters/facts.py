"""What can still be seen of what happened, and how it was told."""

from __future__ import annotations

from typing import Literal

from litfuse.kernel.records import Seat, Text

from . import notices
from .mechanisms import all as mechanisms
from .public import Board, Fact
from .words import Cell, Equipment, Helper, Number, Value


class Called(Fact):
    """A Dual Cut was declared."""

    seat: Seat
    owner: Seat
    cells: tuple[Cell, ...]
    values: tuple[Value, ...]
    helpers: tuple[Helper, ...] = ()
    outcome: Literal["hit", "miss", "red"] = "hit"

    def text(self, board: Board) -> Text:
        return notices.HasCalled(
            seat=self.seat,
            owner=self.owner,
            cells=self.cells,
            values=self.values,
            helpers=self.helpers,
            outcome=self.outcome,
        ).text()


class Used(Fact):
    """A player used a card, or the own character (no card), outside a cut."""

    seat: Seat
    card: Equipment | None = None

    def text(self, board: Board) -> Text:
        if self.card is None:
            return notices.PowerUsed(self.seat, board.powers[self.seat].character).text()
        return notices.CardUsed(self.seat, self.card).text()


class RadarSaid(Fact):
    seat: Seat
    number: Number
    yes: tuple[bool, ...]  # for each stand

    def text(self, board: Board) -> Text:
        return notices.RadarAnswered(self.seat, self.number, self.yes, board.owners).text()


class Moved(Fact):
    """Wires changed hands: the user's from `gave`, it stands at `gave_now`; the partner's from `got`, at `got_now`."""

    user: Seat
    partner: Seat
    got: Cell
    got_now: Cell
    gave: Cell | None = None  # None: only taken (BB-EQ-1111-1)
    gave_now: Cell | None = None

    def text(self, board: Board) -> Text:
        return notices.WiresMoved(
            user=self.user,
            partner=self.partner,
            got=self.got,
            got_now=self.got_now,
            gave=self.gave,
            gave_now=self.gave_now,
        ).text()


class Named(Fact):
    """The Coffee Mug gave the turn to a player."""

    seat: Seat
    target: Seat

    def text(self, board: Board) -> Text:
        return notices.TurnNamed(self.seat, self.target).text()


class Revealed(Fact):
    seat: Seat

    @property
    def automatic(self) -> bool:
        return True

    def text(self, board: Board) -> Text:
        return notices.WereCut(self.seat, (), board.revealed(self.seat), "reveal").text()


class Skipped(Fact):
    seat: Seat
    chosen: bool = False  # False: the rules skipped, because nothing could help (BB-C-49)

    @property
    def automatic(self) -> bool:
        return not self.chosen

    def text(self, board: Board) -> Text:
        return notices.HasSkipped(self.seat).text()


class Struck(Fact):
    """The Disintegrator drew this number (BB-EQ-1010-1)."""

    number: Number

    def text(self, board: Board) -> Text:
        return notices.Disintegrated(self.number).text()


class Late(Fact):
    """A clock answered for this player (BB-CLK-03)."""

    seat: Seat

    def text(self, board: Board) -> Text:
        return notices.ClockDecided(self.seat).text()


AnyFact = Called | Used | RadarSaid | Moved | Named | Revealed | Skipped | Struck | Late | mechanisms.Facts
