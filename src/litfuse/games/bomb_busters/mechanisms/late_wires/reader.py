"""What late wires tell players: nothing here. The base knows what a wire that joins a stand says."""

from __future__ import annotations

from litfuse.kernel.records import Viewer
from litfuse.kernel.rng import Rng

from ..reading import PanelReader
from .words import LatePanel, LateState, LateWires


class Reader(PanelReader[LateWires, LatePanel, None]):
    def imagine(self, panel: LatePanel, viewer: Viewer, known: None, rng: Rng) -> LateState:
        turns = self.spec.every - panel.turns if panel.wires and panel.turns is not None else 0
        return LateState(turns, panel.due, panel.filed)
