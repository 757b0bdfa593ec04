"""What claims, and being named, tell about wires (BB-X-CALL)."""

from __future__ import annotations

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Seat, Viewer
from litfuse.kernel.rng import Rng

from ...knowledge.clues import Clues, Has, Lacks, with_has, with_lacks
from ...view import View
from ...words import NUMBERS, YELLOW
from ..named_cutter.words import CallDeck, CallPanel, CutterNamed
from ..reading import OnTurn, PanelReader
from .words import ClaimedInVain, ClaimedKnown, ClaimedNumbers, NothingConfessed


class Reader(PanelReader[ClaimedNumbers, CallPanel, ClaimedKnown]):
    """A player who does not claim shows nothing for certain."""

    def knows(self, seats: int) -> ClaimedKnown:
        return ClaimedKnown(self.place)

    @staticmethod
    def learn(seat: Seat, known: ClaimedKnown, notice: Notice) -> ClaimedKnown:
        return known

    @staticmethod
    def clues(seat: Seat, clues: Clues, notice: Notice) -> Clues:
        """A player who is named has the number or lacks it, as the notice says; so does one who claims."""
        if isinstance(notice, ClaimedInVain) and notice.seat != seat:
            hand = clues.hand(notice.seat)
            return with_has(with_lacks(clues, [Lacks(hand, (notice.number,))]), [Has(hand, tuple(NUMBERS))])
        if isinstance(notice, NothingConfessed) and notice.seat != seat and notice.cells:
            return with_lacks(clues, [Lacks(notice.cells, tuple(NUMBERS))])
        if not isinstance(notice, CutterNamed) or notice.target == seat:
            return clues
        hand, number = clues.hand(notice.target), (notice.number,)
        return with_has(clues, [Has(hand, number)]) if notice.has else with_lacks(clues, [Lacks(hand, number)])

    @staticmethod
    def holds(known: ClaimedKnown, data: object) -> bool:
        return True

    def evidence(self, panel: CallPanel, view: View) -> OnTurn:
        """The player on turn may call only this number."""
        return OnTurn(barred=frozenset(n for n in (*NUMBERS, YELLOW) if panel.has and n != panel.card))

    def imagine(self, panel: CallPanel, viewer: Viewer, known: ClaimedKnown | None, rng: Rng) -> CallDeck:
        deck = tuple(rng.shuffled("number cards", panel.deck))
        return CallDeck(deck, panel.used, panel.card, panel.named, panel.has)
