"""What the number cards that pay tell a player: nothing about hidden wires."""

from __future__ import annotations

from litfuse.kernel.records import Viewer
from litfuse.kernel.rng import Rng

from ..reading import PanelReader
from .words import Goals, GoalsPanel, NumberGoals


class Reader(PanelReader[NumberGoals, GoalsPanel, None]):
    def imagine(self, panel: GoalsPanel, viewer: Viewer, known: None, rng: Rng) -> Goals:
        return Goals(panel.cards)
