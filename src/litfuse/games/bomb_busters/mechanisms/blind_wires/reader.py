"""What turned wires tell players. The base already knows who sees them, and what a skip says."""

from __future__ import annotations

from litfuse.kernel.records import Viewer
from litfuse.kernel.rng import Rng

from ...knowledge.blocked import blocks
from ...knowledge.clues import Unless
from ...public import actor_of
from ...view import Shown, View
from ...words import COPIES, NUMBERS, YELLOW, Cell, value_of
from ..reading import NOTHING, OnTurn, PanelReader
from .words import Blind, BlindPanel, BlindWires


class Reader(PanelReader[BlindWires, BlindPanel, None]):
    def imagine(self, panel: BlindPanel, viewer: Viewer, known: None, rng: Rng) -> Blind:
        return Blind()

    def evidence(self, panel: BlindPanel, view: View) -> OnTurn:
        """A player who is asked can call something other than the value of a wire that only its owner may cut."""
        if self.spec.cut_by == "all":
            return NOTHING
        seat = actor_of(view.ask, view.todo, view.turn)
        uncut: list[Cell] = []
        hand: list[Cell] = []
        turned: list[tuple[Cell, int | None]] = []
        for s, stand in enumerate(view.stands):
            for slot, wire in enumerate(stand.wires):
                if isinstance(wire, Shown) and wire.cut:
                    continue
                uncut.append((s, slot))
                if stand.owner == seat:
                    hand.append((s, slot))
                elif wire.apart == "turned":
                    turned.append(((s, slot), value_of(wire.key) if isinstance(wire, Shown) else None))
        colours = [v for v in (*NUMBERS, YELLOW) if v not in view.reds]
        most = dict.fromkeys(NUMBERS, COPIES) | {YELLOW: view.mission.yellow.count}
        return OnTurn(
            unless=tuple(
                [
                    Unless(blocks(uncut, hand, cell, value, colours))
                    for cell, seen in turned
                    for value in colours
                    if most[value] - view.cuts[value] > 1 and seen in (value, None)
                ]
            )
        )
