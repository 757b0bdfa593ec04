"""What a player without equipment tells others: whether a card may still help a player who cannot act."""

from __future__ import annotations

from litfuse.kernel.records import Seat, Viewer
from litfuse.kernel.rng import Rng

from ...view import View
from ...words import Character, Equipment
from ..reading import PanelReader
from .words import Unequipped, UnequippedPanel, UnequippedPlayer


class Reader(PanelReader[UnequippedPlayer, UnequippedPanel, None]):
    def imagine(self, panel: UnequippedPanel, viewer: Viewer, known: None, rng: Rng) -> Unequipped:
        return Unequipped()

    def bars_card(self, panel: UnequippedPanel, view: View, seat: Seat, card: Equipment | Character) -> bool:
        return seat == panel.seat and isinstance(card, Equipment)
