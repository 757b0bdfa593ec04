"""Who is known to hold which number card, and worlds that agree with that (BB-X-SECRETNUM).

A card that was shown goes openly into a hand and stays known there, until the hand is put away or a card leaves it
unseen. Which card a player lays is taken to say nothing.
"""

from __future__ import annotations

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Seat, Viewer
from litfuse.kernel.rng import Rng

from ..reading import PanelReader
from .words import (
    NumberCardLaid,
    NumberCardsReturned,
    NumberCardTaken,
    Numbers,
    NumbersDiscarded,
    NumbersKnown,
    NumbersOver,
    NumbersPanel,
    SecretNumbers,
)


class Reader(PanelReader[SecretNumbers, NumbersPanel, NumbersKnown]):
    def knows(self, seats: int) -> NumbersKnown:
        return NumbersKnown(self.place, ((),) * seats)

    @staticmethod
    def learn(seat: Seat, known: NumbersKnown, notice: Notice) -> NumbersKnown:
        sure = [set(numbers) for numbers in known.sure]
        if isinstance(notice, NumberCardTaken):
            if notice.number is None:
                sure[notice.layer].clear()  # any of them may have been the card that was laid
            else:
                sure[notice.layer].discard(notice.number)
                if notice.seat != seat:
                    sure[notice.seat].add(notice.number)
        elif isinstance(notice, NumbersDiscarded):
            for numbers in sure:
                numbers.difference_update(notice.numbers)
        elif isinstance(notice, NumberCardsReturned):
            sure[notice.seat].clear()
        elif isinstance(notice, NumbersOver):
            sure = [set() for _ in sure]
        elif isinstance(notice, NumberCardLaid) and notice.seat == seat:
            sure[seat].clear()
        else:
            return known
        return NumbersKnown(known.place, tuple(tuple(sorted(numbers)) for numbers in sure))

    @staticmethod
    def holds(known: NumbersKnown, data: object) -> bool:
        assert type(data) is Numbers
        for seat, numbers in enumerate(known.sure):
            there = {*data.hands[seat], *((data.laid,) if data.layer == seat else ())}
            if not there.issuperset(numbers):
                return False
        return True

    def imagine(self, panel: NumbersPanel, viewer: Viewer, known: NumbersKnown | None, rng: Rng) -> Numbers:
        """Takes all arrangements of the unseen cards that agree with the known ones as equally likely."""
        sure = known.sure if known is not None else ((),) * len(panel.sizes)
        lying = panel.layer is not None
        everything = range(1, len(panel.out) + sum(panel.sizes) + panel.deck + lying + 1)
        seen = {*panel.out, *panel.hand, *(n for numbers in sure for n in numbers)}
        if panel.laid is not None:
            seen.add(panel.laid)
        rest = list(rng.shuffled("number cards", [n for n in everything if n not in seen]))
        hands: list[tuple[int, ...]] = []
        laid = panel.laid
        for seat, size in enumerate(panel.sizes):
            if seat == viewer:
                hands.append(panel.hand)
                continue
            unseen_on_table = seat == panel.layer and laid is None
            cards = list(sure[seat])
            while len(cards) < size + unseen_on_table:
                cards.append(rest.pop())
            if unseen_on_table:
                laid = cards.pop(rng.below("laid card", len(cards)))
            hands.append(tuple(sorted(cards)))
        return Numbers(
            hands=tuple(hands), deck=tuple(rest), out=panel.out, laid=laid, layer=panel.layer, over=panel.over
        )
