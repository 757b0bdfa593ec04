"""What claims tell a player: nothing about hidden wires."""

from __future__ import annotations

from litfuse.kernel.records import Viewer
from litfuse.kernel.rng import Rng

from ..reading import PanelReader
from .words import ClaimedTurns, Claims, ClaimsPanel


class Reader(PanelReader[ClaimedTurns, ClaimsPanel, None]):
    def imagine(self, panel: ClaimsPanel, viewer: Viewer, known: None, rng: Rng) -> Claims:
        """A claim is over as soon as the turn begins, so none is pending while anybody is asked."""
        return Claims()
