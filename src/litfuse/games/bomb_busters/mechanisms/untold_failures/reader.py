"""What untold failures tell players: nothing here. The base knows what a failed call without a token says."""

from __future__ import annotations

from litfuse.kernel.records import Viewer
from litfuse.kernel.rng import Rng

from ..reading import PanelReader
from .words import Untold, UntoldFailures, UntoldPanel


class Reader(PanelReader[UntoldFailures, UntoldPanel, None]):
    def imagine(self, panel: UntoldPanel, viewer: Viewer, known: None, rng: Rng) -> Untold:
        return Untold()
