"""What passing wires tells players: only who has chosen. The base knows where the wires go."""

from __future__ import annotations

from litfuse.kernel.records import Viewer
from litfuse.kernel.rng import Rng

from ...words import Cell
from ..reading import PanelReader
from .words import PassedWires, Passing, PassingPanel


class Reader(PanelReader[PassedWires, PassingPanel, None]):
    def imagine(self, panel: PassingPanel, viewer: Viewer, known: None, rng: Rng) -> Passing:
        picks: list[Cell | None] = [None] * len(panel.stands)
        for seat, hand in zip(panel.picked, panel.hands, strict=True):
            own = panel.wire if seat == viewer else None
            picks[seat] = hand[rng.below(f"wire that {seat} passes on", len(hand))] if own is None else own
        return Passing(tuple(picks), panel.stands)
