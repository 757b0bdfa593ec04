"""What targets tell players: nothing about hidden wires."""

from __future__ import annotations

from litfuse.kernel.records import Viewer
from litfuse.kernel.rng import Rng

from ..reading import PanelReader
from .words import NumberTargets, Targets, TargetsPanel


class Reader(PanelReader[NumberTargets, TargetsPanel, None]):
    def imagine(self, panel: TargetsPanel, viewer: Viewer, known: None, rng: Rng) -> Targets:
        seen = {panel.target, *panel.out}
        numbers = range(1, panel.deck + len(panel.out) + (panel.target is not None) + 1)
        rest = [n for n in numbers if n not in seen]
        return Targets(panel.target, tuple(rng.shuffled("number cards", rest)), panel.out)
