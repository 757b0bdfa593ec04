"""What constraint cards tell players: a player who is asked can play, one who skips cannot (BB-K-2)."""

from __future__ import annotations

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Seat, Viewer
from litfuse.kernel.rng import Rng

from ...knowledge.clues import Clues, Has, Lacks, with_has, with_lacks
from ...public import actor_of
from ...view import Shown, View
from ...words import COPIES, NUMBERS, YELLOW, Cell, Character, Equipment
from ..reading import NOTHING, OnTurn, PanelReader
from .effects import EVERY, Standing, allowed, stuck
from .words import (
    Constraint,
    ConstraintCards,
    ConstraintDropped,
    ConstraintMet,
    Constraints,
    ConstraintsKnown,
    ConstraintsPanel,
)


class Reader(PanelReader[ConstraintCards, ConstraintsPanel, ConstraintsKnown]):
    def imagine(self, panel: ConstraintsPanel, viewer: Viewer, known: ConstraintsKnown | None, rng: Rng) -> Constraints:
        return Constraints(panel.own, panel.card, panel.left, panel.pairs, panel.between)

    def evidence(self, panel: ConstraintsPanel, view: View) -> OnTurn:
        seat = actor_of(view.ask, view.todo, view.turn)
        card = binding(panel, seat)
        if panel.change == "ring" and panel.left:  # a spare card may help anybody who is on turn (BB-M61-4)
            return OnTurn(helped=True)
        if card is None:
            return NOTHING
        wires = [
            Standing(stand.owner, (s, slot), wire.tokens)
            for s, stand in enumerate(view.stands)
            for slot, wire in enumerate(stand.wires)
            if not (isinstance(wire, Shown) and wire.cut)
        ]
        left = {n: COPIES - view.cuts[n] for n in NUMBERS if n <= view.mission.blue}
        left[YELLOW] = view.mission.yellow.count - view.cuts[YELLOW]
        return OnTurn(barred=EVERY - allowed(card), free=stuck(card, seat, wires, left))

    def bars_card(self, panel: ConstraintsPanel, view: View, seat: Seat, card: Equipment | Character) -> bool:
        own = binding(panel, seat)
        return own is Constraint.G or (own is Constraint.H and card is Equipment.POST_IT)

    def bars_half(self, panel: ConstraintsPanel, view: View, seat: Seat, cell: Cell) -> bool:
        wire = Standing(seat, cell, view.stands[cell[0]].wires[cell[1]].tokens)
        return binding(panel, seat) is Constraint.H and wire.marked

    def knows(self, seats: int) -> ConstraintsKnown:
        return ConstraintsKnown(self.place)

    @staticmethod
    def learn(seat: Seat, known: ConstraintsKnown, notice: Notice) -> ConstraintsKnown:
        return known

    @staticmethod
    def clues(seat: Seat, clues: Clues, notice: Notice) -> Clues:
        if isinstance(notice, ConstraintMet) and notice.seat != seat:
            return with_has(clues, [Has(clues.hand(notice.seat), notice.values)])
        if isinstance(notice, ConstraintDropped) and notice.seat != seat:
            return with_lacks(clues, [Lacks(clues.hand(notice.seat), notice.values)])
        return clues

    @staticmethod
    def holds(known: ConstraintsKnown, data: object) -> bool:
        return True


def binding(panel: ConstraintsPanel, seat: Seat) -> Constraint | None:
    return panel.own[seat] if panel.own else panel.card
