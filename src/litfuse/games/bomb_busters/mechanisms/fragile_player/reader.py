"""What a fragile player tells the others: nothing about hidden wires."""

from __future__ import annotations

from litfuse.kernel.records import Viewer
from litfuse.kernel.rng import Rng

from ..reading import PanelReader
from .words import Fragile, FragilePanel, FragilePlayer


class Reader(PanelReader[FragilePlayer, FragilePanel, None]):
    def imagine(self, panel: FragilePanel, viewer: Viewer, known: None, rng: Rng) -> Fragile:
        return Fragile()
