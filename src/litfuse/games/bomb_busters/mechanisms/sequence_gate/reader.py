"""What the row of number cards tells players."""

from __future__ import annotations

from litfuse.kernel.records import Viewer
from litfuse.kernel.rng import Rng

from ...view import View
from ..reading import OnTurn, PanelReader
from .words import Row, SequenceGate, SequencePanel


class Reader(PanelReader[SequenceGate, SequencePanel, None]):
    def imagine(self, panel: SequencePanel, viewer: Viewer, known: None, rng: Rng) -> Row:
        return Row(panel.cards, panel.at)

    def evidence(self, panel: SequencePanel, view: View) -> OnTurn:
        """A player who has only wires of waiting cards would have been passed over (BB-C-49)."""
        return OnTurn(barred=frozenset(panel.barred))
