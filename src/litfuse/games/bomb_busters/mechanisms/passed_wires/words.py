"""On cue every player passes a wire on, all at the same time (BB-X-SCRIPT)."""

from __future__ import annotations

from typing import Annotated, Final

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import UNSHOWN, BySeat, Record, Seat, Text, text

from ...words import Cell, slots
from ..place import Place

PASS: Final = "pass"  # which wire to pass on
FILE: Final = "file"  # to which stand the arriving wire goes


class PassedWires(Record):
    """On cue everybody secretly chooses a wire, and all these go one seat to the left (BB-X-SCRIPT)."""


class Passing(Record):
    """Data of PassedWires while wires are chosen. Choices are hidden until all wires move at once."""

    picks: Annotated[tuple[Cell | None, ...], BySeat] = ()  # empty: no wires are passed now
    stands: Annotated[tuple[int | None, ...], BySeat] = ()  # that the wires go to, where a player has two


class PassingPanel(Record):
    place: Place
    picked: tuple[Seat, ...] = ()  # players who have chosen
    wire: Cell | None = None  # the viewer's own choice
    stands: Annotated[tuple[int | None, ...], UNSHOWN] = ()  # that players with two chose
    hands: Annotated[tuple[tuple[Cell, ...], ...], UNSHOWN] = ()  # among which each of those had the choice


class PassWire(Record):
    """Pass this wire of yours on to the next player with wires (BB-X-SCRIPT)."""

    cell: Cell


Actions = PassWire


class PassingBegan(Notice):
    """Everybody with wires chooses one."""

    place: Place


class WirePicked(Notice):
    place: Place
    seat: Seat
    cell: Cell | None = None  # for that seat

    def text(self) -> Text:
        if self.cell is None:
            return text("note-wire-picked", seat=f"@{self.seat}")
        return text("note-wire-picked-own", slot=slots((self.cell,)))


class StandPicked(Notice):
    """A player with two stands chose where the arriving wire goes."""

    place: Place
    seat: Seat
    stand: int

    def text(self) -> Text:
        return text("note-stand-picked", seat=f"@{self.seat}", stand=self.stand + 1)


Notices = PassingBegan | WirePicked | StandPicked
