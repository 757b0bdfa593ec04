"""What the map tells players: only that yellow wires may have to wait."""

from __future__ import annotations

from litfuse.kernel.records import Viewer
from litfuse.kernel.rng import Rng

from ...view import View
from ...words import YELLOW
from ..reading import NOTHING, OnTurn, PanelReader
from .words import MapPanel, MapWalk, Walk


class Reader(PanelReader[MapWalk, MapPanel, None]):
    def imagine(self, panel: MapPanel, viewer: Viewer, known: None, rng: Rng) -> Walk:
        return Walk(panel.spot, panel.cards, panel.done, panel.went, panel.turn)

    def evidence(self, panel: MapPanel, view: View) -> OnTurn:
        """A player who has only yellow and red wires would have been passed over (BB-M66-11)."""
        return OnTurn(barred=frozenset((YELLOW,))) if panel.yellow else NOTHING
