"""What the number that counts as red tells players: nothing here. The base knows what red wires are."""

from __future__ import annotations

from litfuse.kernel.records import Viewer
from litfuse.kernel.rng import Rng

from ..reading import PanelReader
from .words import RedCard, RedCardPanel, RedNumber


class Reader(PanelReader[RedNumber, RedCardPanel, None]):
    def imagine(self, panel: RedCardPanel, viewer: Viewer, known: None, rng: Rng) -> RedCard:
        return RedCard(panel.number)
