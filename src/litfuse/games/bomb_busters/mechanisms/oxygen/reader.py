"""What oxygen tells players: one who acts has a wire that can be paid for; one who pays a teammate has that value
(BB-X-OXY).
"""

from __future__ import annotations

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Seat, Viewer
from litfuse.kernel.rng import Rng

from ...knowledge.clues import Clues, Has, with_has
from ...knowledge.evidence import unfinished
from ...public import actor_of
from ...view import View
from ...words import NUMBERS, Equipment
from ..reading import OnTurn, PanelReader, card_barred
from .words import Air, AirKnown, Oxygen, OxygenMoved, OxygenPanel, affordable


class Reader(PanelReader[Oxygen, OxygenPanel, AirKnown]):
    def imagine(self, panel: OxygenPanel, viewer: Viewer, known: AirKnown | None, rng: Rng) -> Air:
        return Air(panel.reserve, panel.stocks, panel.value, panel.turn)

    def evidence(self, panel: OxygenPanel, view: View) -> OnTurn:
        seat = actor_of(view.ask, view.todo, view.turn)
        alone = unfinished(view) <= {seat}
        payable = affordable(panel.flow, self.spec.price, panel, seat, alone) if panel.value is None else (panel.value,)
        return OnTurn(barred=frozenset(NUMBERS).difference(payable), helped=self.steadied(view, seat))

    def steadied(self, view: View, seat: Seat) -> bool:
        """Returns whether the Stabilizer saves, or may save, the cost of a skip, so that a player who cannot pay is
        asked (BB-C-49).
        """
        if not self.spec.spared or view.stable:
            return self.spec.spared
        ready = any(card.ready and card.name is Equipment.STABILIZER for card in view.equipment)
        return ready and not card_barred(view, seat, Equipment.STABILIZER)

    def knows(self, seats: int) -> AirKnown | None:
        return AirKnown(self.place) if self.spec.flow == "teammate" else None

    @staticmethod
    def learn(seat: Seat, known: AirKnown, notice: Notice) -> AirKnown:
        return known

    @staticmethod
    def clues(seat: Seat, clues: Clues, notice: Notice) -> Clues:
        if not isinstance(notice, OxygenMoved) or notice.number is None or notice.seat in (None, seat):
            return clues
        return with_has(clues, [Has(clues.seen_by(notice.seat), (notice.number,))])

    @staticmethod
    def holds(known: AirKnown, data: object) -> bool:
        return True
