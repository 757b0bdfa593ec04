"""What a fragile player tells others: nothing about hidden wires, only which cards this player may not use."""

from __future__ import annotations

from litfuse.kernel.records import Seat, Viewer
from litfuse.kernel.rng import Rng

from ...view import View
from ...words import Character, Equipment
from ..reading import PanelReader
from .words import Fragile, FragilePanel, FragilePlayer


class Reader(PanelReader[FragilePlayer, FragilePanel, None]):
    def imagine(self, panel: FragilePanel, viewer: Viewer, known: None, rng: Rng) -> Fragile:
        return Fragile()

    def bars_card(self, panel: FragilePanel, view: View, seat: Seat, card: Equipment | Character) -> bool:
        if seat != panel.seat or not isinstance(card, Equipment):
            return False
        return card is Equipment.STABILIZER or not self.spec.equipment
