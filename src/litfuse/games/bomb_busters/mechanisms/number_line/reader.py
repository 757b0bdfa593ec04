"""What the line tells players: a player who acts has a number under the marker or in front of it (BB-X-NANO)."""

from __future__ import annotations

from litfuse.kernel.records import Viewer
from litfuse.kernel.rng import Rng

from ...view import View
from ...words import NUMBERS, YELLOW
from ..reading import NOTHING, OnTurn, PanelReader
from .words import Line, LinePanel, NumberLine, ahead


class Reader(PanelReader[NumberLine, LinePanel, None]):
    def imagine(self, panel: LinePanel, viewer: Viewer, known: None, rng: Rng) -> Line:
        return Line(panel.cards, panel.down, panel.at, panel.right)

    def evidence(self, panel: LinePanel, view: View) -> OnTurn:
        if not panel.cards:
            return NOTHING
        return OnTurn(barred=frozenset((*NUMBERS, YELLOW)).difference(ahead(panel)))
