"""What tripwires tell players: one who acts, or points at one, has a blue wire (BB-X-TRIP)."""

from __future__ import annotations

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Seat, Viewer
from litfuse.kernel.rng import Rng

from ...knowledge.clues import Clues, Has, with_has
from ...view import View
from ...words import NUMBERS, YELLOW
from ..reading import OnTurn, PanelReader
from .words import TripKnown, Trips, TripsPanel, TripwirePointed, Tripwires


class Reader(PanelReader[Tripwires, TripsPanel, TripKnown]):
    def imagine(self, panel: TripsPanel, viewer: Viewer, known: TripKnown | None, rng: Rng) -> Trips:
        return Trips()

    def evidence(self, panel: TripsPanel, view: View) -> OnTurn:
        return OnTurn(barred=frozenset((YELLOW,)))

    def knows(self, seats: int) -> TripKnown:
        return TripKnown(self.place)

    @staticmethod
    def learn(seat: Seat, known: TripKnown, notice: Notice) -> TripKnown:
        return known

    @staticmethod
    def clues(seat: Seat, clues: Clues, notice: Notice) -> Clues:
        if not isinstance(notice, TripwirePointed) or notice.seat == seat:
            return clues
        return with_has(clues, [Has(clues.seen_by(notice.seat), tuple(clues.but_reds(NUMBERS)))])

    @staticmethod
    def holds(known: TripKnown, data: object) -> bool:
        return True
