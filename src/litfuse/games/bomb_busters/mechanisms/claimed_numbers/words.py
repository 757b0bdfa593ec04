"""A number card is turned up, and whoever claims it must cut it (BB-X-CALL, BB-X-SNIP)."""

from __future__ import annotations

from typing import Final

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Record, Seat, Text

from ...words import Cell, Number
from ..named_cutter.words import CutterNamed
from ..place import Place

NAME: Final = "name"  # the Captain's question who must cut the number


class ClaimedNumbers(Record):
    """Whoever claims the open number must cut it; if nobody does, the Captain names a player."""


class ClaimedKnown(Record):
    """Empty: nothing about the deck can be remembered, and what claims show is about wires."""

    place: Place


class RevealClaimed(Notice):
    """Take the turn to reveal an all-red hand; the number stays."""

    place: Place
    seat: Seat


class ClaimedInVain(Notice):
    """A player claimed a number of which the hand has none, although it is not all red."""

    place: Place
    seat: Seat
    number: Number

    def text(self) -> Text:
        return CutterNamed(self.place, self.seat, self.seat, self.number, has=False).text()


class NothingConfessed(Notice):
    """The named player lacks the number and has no wire to mark: all own wires without a token are red."""

    place: Place
    seat: Seat
    cells: tuple[Cell, ...]

    def text(self) -> Text:
        return Text("note-nothing-confessed", {"seat": f"@{self.seat}"})


class ClaimsEnded(Notice):
    """Nobody claimed the number; the Captain names a player."""

    place: Place
    captain: Seat


Notices = RevealClaimed | ClaimedInVain | NothingConfessed | ClaimsEnded
