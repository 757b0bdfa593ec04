"""Yellow wires are pointed at one by one, and nobody announces them (BB-X-TRIP)."""

from __future__ import annotations

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Record, Seat, Text

from ...plans import Plan
from ...words import Cell
from ..place import Place


class Tripwires(Record):
    """A yellow wire of a teammate is pointed at and cut alone, for a step of the dial (BB-X-TRIP)."""

    def plan(self, seats: int) -> Plan:
        return Plan(one_by_one=True)


class Trips(Record):
    """Of Tripwires: nothing changes."""


class TripsPanel(Record):
    place: Place
    left: int  # tripwires that are not cut


class CutTripwire(Record):
    """Point at a wire of a teammate as a tripwire."""

    cell: Cell


Actions = CutTripwire


class TripwirePointed(Notice):
    """What the wire is comes next: it is cut, or a token says it."""

    place: Place
    seat: Seat
    cell: Cell

    def text(self) -> Text:
        args: dict[str, int | str] = {"seat": f"@{self.seat}", "wire": f"#{self.cell[0]}:{self.cell[1]}"}
        return Text("note-tripwire-pointed", args)


class TripKnown(Record):
    """Nothing is hidden but the wires; who points at one has a blue wire."""

    place: Place


Notices = TripwirePointed
