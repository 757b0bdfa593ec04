"""What wires tell that their owner does not see: the base knows who sees them."""

from __future__ import annotations

from litfuse.kernel.records import Viewer
from litfuse.kernel.rng import Rng

from ..reading import PanelReader
from .words import Blind, BlindPanel, BlindWires


class Reader(PanelReader[BlindWires, BlindPanel, None]):
    def imagine(self, panel: BlindPanel, viewer: Viewer, known: None, rng: Rng) -> Blind:
        return Blind()
