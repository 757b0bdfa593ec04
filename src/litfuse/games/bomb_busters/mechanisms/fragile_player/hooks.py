"""A player whose Dual Cuts must not fail (BB-X-FRAGILE)."""

from __future__ import annotations

from litfuse.kernel.records import Refusal, Seat, Viewer, text
from litfuse.kernel.texts import word

from ...deeds import Deed
from ...state import State
from ...words import Character, Equipment
from ..base import Cost, Mechanism
from .words import Fragile, FragilePanel, FragilePlayer


class Hooks(Mechanism[FragilePlayer, Fragile]):
    rule = "BB-X-FRAGILE"

    def fresh(self, seats: int) -> Fragile:
        return Fragile()

    def bars_card(self, state: State, seat: Seat, card: Equipment | Character) -> Refusal | None:
        if seat != state.captain or not isinstance(card, Equipment):
            return None
        if card is Equipment.STABILIZER or not self.spec.equipment:
            return Refusal(self.rule, text("no-fragile-card", card=str(word(card))))
        return None

    def fails(self, state: State, deed: Deed) -> Cost | None:
        return Cost(explode=True) if deed.seat == state.captain else None

    def protects(self, state: State, deed: Deed) -> bool | None:
        """Never protects this player, whoever used the Stabilizer."""
        return False if deed.seat == state.captain else None

    def panel(self, state: State, viewer: Viewer) -> FragilePanel:
        return FragilePanel(self.place, state.captain)
