"""What claims of turns tell players: nothing about hidden wires."""

from __future__ import annotations

from litfuse.kernel.records import Viewer
from litfuse.kernel.rng import Rng

from ..reading import PanelReader
from .words import ClaimedTurns, Claims, ClaimsPanel


class Reader(PanelReader[ClaimedTurns, ClaimsPanel, None]):
    def imagine(self, panel: ClaimsPanel, viewer: Viewer, known: None, rng: Rng) -> Claims:
        """No claim is pending while anybody is asked, because a claim is over once the turn begins."""
        return Claims()
