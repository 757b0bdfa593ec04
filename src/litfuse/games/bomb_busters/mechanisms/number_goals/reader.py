"""What number cards that pay tell players: nothing about hidden wires."""

from __future__ import annotations

from litfuse.kernel.records import Viewer
from litfuse.kernel.rng import Rng

from ..reading import PanelReader
from .words import Goals, GoalsPanel, NumberGoals


class Reader(PanelReader[NumberGoals, GoalsPanel, None]):
    def imagine(self, panel: GoalsPanel, viewer: Viewer, known: None, rng: Rng) -> Goals:
        seen = {*panel.cards, *panel.out}
        rest = [n for n in range(1, len(seen) + panel.deck + 1) if n not in seen] if panel.deck else []
        return Goals(panel.cards, tuple(rng.shuffled("number cards", rest)), panel.out)
