"""What a time limit tells players: nothing about hidden wires."""

from __future__ import annotations

from litfuse.kernel.records import Viewer
from litfuse.kernel.rng import Rng

from ..reading import PanelReader
from .words import Countdown, CountdownPanel, TimeSpent


class Reader(PanelReader[Countdown, CountdownPanel, None]):
    def imagine(self, panel: CountdownPanel, viewer: Viewer, known: None, rng: Rng) -> TimeSpent:
        return TimeSpent(0 if panel.turns is None else self.spec.turns - panel.turns)
