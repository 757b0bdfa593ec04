"""What a script's cues tell players: nothing about hidden wires."""

from __future__ import annotations

from litfuse.kernel.records import Viewer
from litfuse.kernel.rng import Rng

from ..reading import PanelReader
from .words import Script, ScriptPanel, ScriptState


class Reader(PanelReader[Script, ScriptPanel, None]):
    def imagine(self, panel: ScriptPanel, viewer: Viewer, known: None, rng: Rng) -> ScriptState:
        over = panel.left == 0 and panel.done < len(self.spec.line)
        return ScriptState(panel.done, 0 if panel.turns is None else panel.of - panel.turns, panel.due, over)
