"""What the direction of turns tells players: nothing about hidden wires."""

from __future__ import annotations

from litfuse.kernel.records import Viewer
from litfuse.kernel.rng import Rng

from ..reading import PanelReader
from .words import ReversedTurns, TurnOrder, TurnOrderPanel


class Reader(PanelReader[ReversedTurns, TurnOrderPanel, None]):
    def imagine(self, panel: TurnOrderPanel, viewer: Viewer, known: None, rng: Rng) -> TurnOrder:
        return TurnOrder(panel.reversed)
