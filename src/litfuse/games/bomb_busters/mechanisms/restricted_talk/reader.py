"""What restricted talk tells players: nothing about hidden wires."""

from __future__ import annotations

from litfuse.kernel.records import Viewer
from litfuse.kernel.rng import Rng

from ..reading import PanelReader
from .words import Restricted, RestrictedPanel, RestrictedTalk


class Reader(PanelReader[RestrictedTalk, RestrictedPanel, None]):
    def imagine(self, panel: RestrictedPanel, viewer: Viewer, known: None, rng: Rng) -> Restricted:
        return Restricted()
