"""What a race against a voice tells players: answers, and how many yellow wires everybody has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Seat, Viewer
from litfuse.kernel.rng import Rng

from ...knowledge.clues import Clues, Has, Lacks, Tallied, with_has, with_lacks, with_tallied
from ...knowledge.evidence import uncut
from ...view import View
from ...words import NUMBERS, YELLOW, Character, Equipment
from ..reading import NOTHING, OnTurn, PanelReader
from .words import CALM, NumberAnswered, PhasesKnown, PhasesPanel, PhaseState, TimedPhases, YellowsTold

VALUES: Final = frozenset((*NUMBERS, YELLOW))


class Reader(PanelReader[TimedPhases, PhasesPanel, PhasesKnown]):
    def imagine(self, panel: PhasesPanel, viewer: Viewer, known: PhasesKnown | None, rng: Rng) -> PhaseState:
        total = panel.deck + len(panel.out) + len(panel.cards)
        rest = [n for n in range(1, total + 1) if n not in (*panel.out, *panel.cards)]
        return PhaseState(
            at=panel.at,
            turns=0 if panel.turns is None else panel.limit - panel.turns,
            cards=panel.cards,
            base=panel.base,
            deck=tuple(rng.shuffled("number cards", rest)),
            out=panel.out,
            yellows=bool(panel.yellows),
            again=panel.again,
            late=panel.late,
        )

    def evidence(self, panel: PhasesPanel, view: View) -> OnTurn:
        """Whoever is asked can call one of the numbers; in a sweep anybody can point at wires."""
        if panel.again is not None:
            return OnTurn(barred=VALUES - {panel.again})
        return OnTurn(barred=VALUES.difference(panel.cards)) if panel.duty == "lock" else NOTHING

    def bars_card(self, panel: PhasesPanel, view: View, seat: Seat, card: Equipment | Character) -> bool:
        if isinstance(card, Character):
            return False
        sweeping = panel.duty == "sweep" and panel.again is None
        return (panel.duty == "lock" and card not in CALM) or (sweeping and card is Equipment.STABILIZER)

    def tallied(self, panel: PhasesPanel, view: View) -> Sequence[Tallied]:
        return [Tallied(tuple(uncut(view, seat)), YELLOW, n) for seat, n in enumerate(panel.yellows)]

    def knows(self, seats: int) -> PhasesKnown:
        return PhasesKnown(self.place)

    @staticmethod
    def learn(seat: Seat, known: PhasesKnown, notice: Notice) -> PhasesKnown:
        return known

    @staticmethod
    def clues(seat: Seat, clues: Clues, notice: Notice) -> Clues:
        if isinstance(notice, NumberAnswered) and notice.seat != seat:
            hand, number = clues.hand(notice.seat), (notice.number,)
            return with_has(clues, [Has(hand, number)]) if notice.has else with_lacks(clues, [Lacks(hand, number)])
        if isinstance(notice, YellowsTold):
            told = [Tallied(clues.hand(s), YELLOW, n) for s, n in enumerate(notice.counts) if s != seat]
            return with_tallied(clues, told)
        return clues

    @staticmethod
    def holds(known: PhasesKnown, data: object) -> bool:
        return True
