"""What the naming player and the named one show about their wires (BB-X-CALL)."""

from __future__ import annotations

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Seat, Viewer
from litfuse.kernel.rng import Rng

from ...knowledge.clues import Clues, Has, Lacks, with_has, with_lacks
from ...view import View
from ...words import NUMBERS, YELLOW
from ..reading import OnTurn, PanelReader
from .words import CallDeck, CallKnown, CallPanel, CutterNamed, NamedCutter, StandsAnswered


class Reader(PanelReader[NamedCutter, CallPanel, CallKnown]):
    def knows(self, seats: int) -> CallKnown:
        return CallKnown(self.place)

    @staticmethod
    def learn(seat: Seat, known: CallKnown, notice: Notice) -> CallKnown:
        return known

    @staticmethod
    def clues(seat: Seat, clues: Clues, notice: Notice) -> Clues:
        """The naming player has a wire that is not red; the named player has the number or lacks it, as the notice
        says.
        """
        if isinstance(notice, StandsAnswered):
            return answered(seat, clues, notice)
        if not isinstance(notice, CutterNamed):
            return clues
        if notice.seat != seat:
            clues = with_has(clues, [Has(clues.hand(notice.seat), (*NUMBERS, YELLOW))])
        if notice.target == seat:
            return clues
        hand, number = clues.hand(notice.target), (notice.number,)
        return with_has(clues, [Has(hand, number)]) if notice.has else with_lacks(clues, [Lacks(hand, number)])

    @staticmethod
    def holds(known: CallKnown, data: object) -> bool:
        return True

    def evidence(self, panel: CallPanel, view: View) -> OnTurn:
        """The player who declares may call only this number."""
        return OnTurn(barred=frozenset(n for n in (*NUMBERS, YELLOW) if panel.named is not None and n != panel.card))

    def imagine(self, panel: CallPanel, viewer: Viewer, known: CallKnown | None, rng: Rng) -> CallDeck:
        """Takes every order of the remaining cards as equally likely."""
        deck = tuple(rng.shuffled("number cards", panel.deck))
        return CallDeck(deck, panel.used, panel.card, panel.named, panel.has, panel.yes)


def answered(seat: Seat, clues: Clues, notice: StandsAnswered) -> Clues:
    """A stand that says yes has the number, one that says no lacks it."""
    for stand, (owner, yes) in enumerate(zip(notice.owners, notice.yes, strict=True)):
        cells, number = clues.uncut[stand], (notice.number,)
        if owner != seat and cells:
            clues = with_has(clues, [Has(cells, number)]) if yes else with_lacks(clues, [Lacks(cells, number)])
    return clues
