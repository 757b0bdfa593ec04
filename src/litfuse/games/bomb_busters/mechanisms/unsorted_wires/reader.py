"""What unsorted wires tell players: a locked one is no reason to be asked."""

from __future__ import annotations

from litfuse.kernel.records import Viewer
from litfuse.kernel.rng import Rng

from ...view import View
from ..reading import NOTHING, OnTurn, PanelReader
from .words import Unsorted, UnsortedPanel, UnsortedWires


class Reader(PanelReader[UnsortedWires, UnsortedPanel, None]):
    def imagine(self, panel: UnsortedPanel, viewer: Viewer, known: None, rng: Rng) -> Unsorted:
        return Unsorted()

    def evidence(self, panel: UnsortedPanel, view: View) -> OnTurn:
        if not panel.locked:
            return NOTHING
        strays = [
            (s, slot) for s, stand in enumerate(view.stands) for slot, w in enumerate(stand.wires) if w.apart == "stray"
        ]
        return OnTurn(closed=frozenset(strays))
