"""What wires that are cut all at once tell players."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from msgspec.structs import replace

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Seat, Viewer
from litfuse.kernel.rng import Rng

from ...knowledge.clues import Clues
from ...view import View
from ...words import NUMBERS, RED, YELLOW
from ..reading import OnTurn, PanelReader
from .words import (
    COLOURS,
    RewardDealt,
    RewardTokenDue,
    SimultaneousCut,
    Together,
    TogetherKnown,
    TogetherNamed,
    TogetherPanel,
)

ANY: Final = frozenset((*NUMBERS, YELLOW, RED))


class Reader(PanelReader[SimultaneousCut, TogetherPanel, TogetherKnown]):
    def imagine(self, panel: TogetherPanel, viewer: Viewer, known: TogetherKnown | None, rng: Rng) -> Together:
        """Takes all arrangements of the unseen number cards that agree with the known ones as equally likely."""
        sizes = panel.sizes
        sure: list[tuple[int, ...]] = list(known.sure) if known is not None and known.sure else [()] * len(sizes)
        if sizes and isinstance(viewer, int):
            sure[viewer] = panel.hand
        seen = {panel.number, *(n for hand in sure for n in hand)}
        total = panel.deck + panel.out + sum(sizes)
        rest = list(rng.shuffled("reward cards", [n for n in range(1, total + 2) if total and n not in seen]))
        hands = [
            tuple(sorted((*hand, *(rest.pop() for _ in range(n - len(hand))))))
            for hand, n in zip(sure, sizes, strict=True)
        ]
        deck = tuple(rest[: panel.deck])
        return Together(panel.done, panel.number, deck, tuple(sorted(rest[panel.deck :])), tuple(hands))

    def evidence(self, panel: TogetherPanel, view: View) -> OnTurn:
        """A player who may point at these wires is never blocked; and reds that must be cut so are not revealed."""
        seats = len({stand.owner for stand in view.stands})
        anybody = not panel.done and seats >= self.spec.anybody_from and not self.spec.last
        value = COLOURS.get(self.spec.colour) or panel.number or 0
        return OnTurn(enough=ANY if anybody else frozenset((value,)), keeps_reds=self.spec.colour == "red")

    def knows(self, seats: int) -> TogetherKnown | None:
        return TogetherKnown(self.place) if self.spec.colour == "blue" else None

    @staticmethod
    def learn(seat: Seat, known: TogetherKnown, notice: Notice) -> TogetherKnown:
        if isinstance(notice, RewardDealt):
            hands = [notice.hand if s == seat else () for s in range(len(notice.sizes))]
            return replace(known, sure=tuple(hands))
        if isinstance(notice, RewardTokenDue):
            cards = {*known.sure[notice.seat], notice.number}
            return replace(known, sure=with_hand(known.sure, notice.seat, cards))
        return known

    @staticmethod
    def clues(seat: Seat, clues: Clues, notice: Notice) -> Clues:
        if isinstance(notice, TogetherNamed):
            return replace(clues, together=notice.number)
        if isinstance(notice, RewardTokenDue):  # the owner chooses any of several equal wires
            return replace(clues, pointed=notice.cells, wanted=(notice.number,))
        return clues

    @staticmethod
    def holds(known: TogetherKnown, data: object) -> bool:
        assert type(data) is Together
        return all(set(sure) <= set(hand) for sure, hand in zip(known.sure, data.hands, strict=True))


Hands = tuple[tuple[int, ...], ...]


def with_hand(hands: Hands, seat: Seat, cards: Collection[int]) -> Hands:
    return (*hands[:seat], tuple(sorted(cards)), *hands[seat + 1 :])
