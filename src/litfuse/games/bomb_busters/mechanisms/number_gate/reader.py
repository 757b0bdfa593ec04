"""What gating number cards tell players: a player who acts, or uses a card, has a wire of that value (BB-X-NUMGATE)."""

from __future__ import annotations

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Seat, Viewer
from litfuse.kernel.rng import Rng

from ...knowledge.clues import Clues, Has, with_has
from ...public import actor_of
from ...view import View
from ...words import NUMBERS, YELLOW
from ..reading import OnTurn, PanelReader
from .words import GateCards, GateKnown, GatePanel, GateUsed, NumberGate, allowed


class Reader(PanelReader[NumberGate, GatePanel, GateKnown]):
    def imagine(self, panel: GatePanel, viewer: Viewer, known: GateKnown | None, rng: Rng) -> GateCards:
        return GateCards(panel.up, panel.down, panel.own, panel.number, panel.used, panel.turn)

    def evidence(self, panel: GatePanel, view: View) -> OnTurn:
        if panel.cards == "own" and not panel.own:
            return OnTurn()
        seat = actor_of(view.ask, view.todo, view.turn)
        values = allowed(panel.cards, panel, seat) if panel.number is None else (panel.number,)
        return OnTurn(barred=frozenset((*NUMBERS, YELLOW)).difference(values))

    def knows(self, seats: int) -> GateKnown:
        return GateKnown(self.place)

    @staticmethod
    def learn(seat: Seat, known: GateKnown, notice: Notice) -> GateKnown:
        return known

    @staticmethod
    def clues(seat: Seat, clues: Clues, notice: Notice) -> Clues:
        if isinstance(notice, GateUsed) and notice.seat != seat:
            return with_has(clues, [Has(clues.seen_by(notice.seat), (notice.number,))])
        return clues

    @staticmethod
    def holds(known: GateKnown, data: object) -> bool:
        return True
