"""Yellow wires are pointed at one by one; nobody calls them (BB-X-TRIP)."""

from __future__ import annotations

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Record, Seat, Text

from ...plans import Plan
from ...words import Cell, slots
from ..place import Place


class Tripwires(Record):
    """A player points at a teammate's yellow wire, which is cut alone, for a step of the dial (BB-X-TRIP)."""

    def plan(self, seats: int) -> Plan:
        return Plan(one_by_one=True)


class Trips(Record):
    """Data of Tripwires, which never changes."""


class TripsPanel(Record):
    place: Place
    left: int  # uncut tripwires


class CutTripwire(Record):
    """Point at a teammate's wire as a tripwire."""

    cell: Cell


Actions = CutTripwire


class TripwirePointed(Notice):
    """A player pointed at this wire. The next notice tells what it is: it is cut, or a token is set."""

    place: Place
    seat: Seat
    owner: Seat
    cell: Cell

    def text(self) -> Text:
        args: dict[str, int | str] = {"seat": f"@{self.seat}", "owner": f"@{self.owner}", "slot": slots((self.cell,))}
        return Text("note-tripwire-pointed", args)


class TripKnown(Record):
    """Empty: only wires are hidden, and a player who points at a tripwire has a blue wire."""

    place: Place


Notices = TripwirePointed
