"""What challenge cards tell players: after each turn, which stands do not fulfil the card about odd wires (BB-CC-9)."""

from __future__ import annotations

from msgspec.structs import replace

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Seat, Viewer
from litfuse.kernel.rng import Rng

from ...knowledge.clues import Clues, FewColours, HasUnless, Lacks, with_few_colours, with_has_unless, with_lacks
from ...notices import TurnBegan
from ...view import View
from ...words import NUMBERS, YELLOW
from ..reading import NOTHING, OnTurn, PanelReader
from .words import (
    ODD_STAND,
    RED_CALL,
    ChallengeCards,
    ChallengeMet,
    Challenges,
    ChallengesKnown,
    ChallengesLaid,
    ChallengesPanel,
)

EVEN = tuple(NUMBERS[1::2])


class Reader(PanelReader[ChallengeCards, ChallengesPanel, ChallengesKnown]):
    def imagine(self, panel: ChallengesPanel, viewer: Viewer, known: ChallengesKnown | None, rng: Rng) -> Challenges:
        cards = tuple([card.card for card in panel.open])
        return Challenges(cards, panel.met, panel.numbers, panel.row, panel.done, panel.odd_stands)

    def evidence(self, panel: ChallengesPanel, view: View) -> OnTurn:
        """A player who may cut a teammate's wire as red can always act, so being asked says nothing."""
        if all(card.card != RED_CALL for card in panel.open):
            return NOTHING
        return OnTurn(enough=frozenset((*NUMBERS, YELLOW)))

    def knows(self, seats: int) -> ChallengesKnown:
        return ChallengesKnown(self.place, self.spec.odd)

    @staticmethod
    def learn(seat: Seat, known: ChallengesKnown, notice: Notice) -> ChallengesKnown:
        match notice:
            case ChallengesLaid(cards=cards):
                return replace(known, odd=ODD_STAND in cards)
            case ChallengeMet(card=card) if card == ODD_STAND:
                return replace(known, odd=False)
            case TurnBegan() if known.odd and not known.begun:
                return replace(known, begun=True)
        return known

    @staticmethod
    def clues(seat: Seat, clues: Clues, notice: Notice) -> Clues:
        """When the card is fulfilled, everybody is told by which stands."""
        if not isinstance(notice, ChallengeMet) or notice.card != ODD_STAND:
            return clues
        for stand, cells in enumerate(clues.uncut):
            if clues.owners[stand] == seat:
                continue
            if stand in notice.stands:
                few = FewColours(cells, len(cells) - notice.odd)
                clues = with_few_colours(with_lacks(clues, [Lacks(cells, EVEN)]), few)
            else:
                clues = not_odd(clues, stand, notice.odd)
        return clues

    @staticmethod
    def between_turns(seat: Seat, known: ChallengesKnown, clues: Clues) -> Clues:
        """The card was not fulfilled at the end of the last turn."""
        if not (known.odd and known.begun):
            return clues
        for stand, owner in enumerate(clues.owners):
            if owner != seat:
                clues = not_odd(clues, stand, known.least)
        return clues

    @staticmethod
    def holds(known: ChallengesKnown, data: object) -> bool:
        assert type(data) is Challenges
        return known.odd == (ODD_STAND in data.open)


def not_odd(clues: Clues, stand: int, least: int) -> Clues:
    """This stand has an even wire, or so many yellow and red ones that too few are blue."""
    cells = clues.uncut[stand]
    if len(cells) < least:
        return clues
    return with_has_unless(clues, HasUnless(cells, EVEN, len(cells) - least + 1))
