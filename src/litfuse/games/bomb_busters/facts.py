"""Facts: recent events that players can still see, and the words for them."""

from __future__ import annotations

from typing import ClassVar, Literal

from litfuse.kernel.records import Seat, Text

from . import notices
from .cards import words as cards
from .mechanisms import all as mechanisms
from .public import Board, Fact
from .words import Cell, Helper, Value


class Called(Fact):
    """A Dual Cut was declared."""

    seat: Seat
    owner: Seat
    cells: tuple[Cell, ...]
    values: tuple[Value, ...]
    helpers: tuple[Helper, ...] = ()
    outcome: Literal["hit", "miss", "red"] = "hit"

    def names(self, stand: int) -> bool:
        return any(i == stand for i, _ in self.cells)

    def text(self, board: Board) -> Text:
        return notices.CallMade(
            seat=self.seat,
            owner=self.owner,
            cells=self.cells,
            values=self.values,
            helpers=self.helpers,
            outcome=self.outcome,
        ).text()


class Revealed(Fact):
    seat: Seat

    @property
    def automatic(self) -> bool:
        return True

    def text(self, board: Board) -> Text:
        return notices.WiresCut(self.seat, (), board.revealed(self.seat), "reveal").text()


class Skipped(Fact):
    seat: Seat
    chosen: bool = False  # False: the rules skipped, because nothing could help (BB-C-49)

    @property
    def automatic(self) -> bool:
        return not self.chosen

    def text(self, board: Board) -> Text:
        return notices.TurnSkipped(self.seat).text()


class Arrived(Fact):
    """A wire that was in nobody's hand joined a stand."""

    seat: Seat
    stand: int
    slot: int | None = None  # None: the other players do not know it

    def names(self, stand: int) -> bool:
        return self.stand == stand and self.slot is not None

    def text(self, board: Board) -> Text:
        return notices.TookWire(self.seat, self.stand, self.slot).text()


class Passed(Fact):
    """Wires went to other players, all at the same time."""

    passes: tuple[notices.PassedWire, ...]  # without their keys

    def names(self, stand: int) -> bool:
        return any(stand in (p.cell[0], p.now[0]) for p in self.passes)

    def text(self, board: Board) -> Text:
        return notices.WiresPassed(self.passes).text()


class Claimed(Fact):
    """A player claimed that wires have one value, and at least one had not."""

    seat: Seat
    cells: tuple[Cell, ...]
    value: Value

    def names(self, stand: int) -> bool:
        return any(i == stand for i, _ in self.cells)

    def text(self, board: Board) -> Text:
        return notices.ClaimFailed(self.seat, self.cells, self.value, holder=False).text()


class Late(Fact):
    """A clock ran out and the rules answered for this player (BB-CLK-03)."""

    seat: Seat

    def text(self, board: Board) -> Text:
        return notices.TimeRanOut(self.seat).text()


class Slipped(Fact):
    """A player said what the mission forbids (BB-X-SILENCE)."""

    seat: Seat
    by: Seat | None = None  # who reported it; None: it was in the chat
    aside: ClassVar[bool] = True

    def text(self, board: Board) -> Text:
        return notices.TalkSlipped(self.seat, self.by).text()


AnyFact = Called | Revealed | Skipped | Arrived | Passed | Claimed | Late | Slipped | cards.Facts | mechanisms.Facts
