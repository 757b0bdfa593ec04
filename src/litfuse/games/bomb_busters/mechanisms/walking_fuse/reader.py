"""What the fuse tells players: nothing about hidden wires."""

from __future__ import annotations

from litfuse.kernel.records import Viewer
from litfuse.kernel.rng import Rng

from ..reading import PanelReader
from .words import Burnt, FusePanel, WalkingFuse


class Reader(PanelReader[WalkingFuse, FusePanel, None]):
    def imagine(self, panel: FusePanel, viewer: Viewer, known: None, rng: Rng) -> Burnt:
        return Burnt(panel.space)
