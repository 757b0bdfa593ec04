"""What covers on equipment tell players: nothing about hidden wires."""

from __future__ import annotations

from litfuse.kernel.records import Viewer
from litfuse.kernel.rng import Rng

from ..reading import PanelReader
from .words import CoveredCards, Covers, CoversPanel


class Reader(PanelReader[CoveredCards, CoversPanel, None]):
    def imagine(self, panel: CoversPanel, viewer: Viewer, known: None, rng: Rng) -> Covers:
        return Covers(panel.covers)
