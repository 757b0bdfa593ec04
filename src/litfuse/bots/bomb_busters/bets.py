"""Bets on what will be cut (BB-X-SECRETNUM): which number card to lay, and which one may have been laid."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from math import comb

from litfuse.games.bomb_busters.mechanisms.secret_numbers.words import NumbersKnown, NumbersPanel
from litfuse.games.bomb_busters.view import View
from litfuse.games.bomb_busters.words import NUMBERS

from .belief import Belief

Order = Callable[[int], tuple[float, int]]  # sort key for number cards, of which the first is laid


def by_need(belief: Belief) -> Order:
    """Sorts numbers that the player on turn can hardly cut first: not held, or not to be found."""
    turn, seats = belief.view.turn, range(belief.seats)
    wires = [cell for s in seats if s != turn for cell in belief.uncut(s)]

    def need(number: int) -> tuple[float, int]:
        found = max([belief.odds.wire(cell)[number] for cell in wires], default=0.0)
        alone = 1.0
        for seat in seats:
            if seat != turn:
                alone *= 1.0 - belief.holds(seat, number)
        return round(belief.holds(turn, number) * max(found, alone), 6), number

    return need


class Bets:
    """What the card face down before the player on turn may be, as that player sees it.

    The order uses only what everybody knows. So a player who knows a hand also knows which card was laid from it, if
    the others lay cards in the same order.
    """

    def __init__(self, view: View, panel: NumbersPanel, sure: Sequence[Sequence[int]], order: Order, trust: float):
        assert panel.layer is not None
        self.held = set(sure[panel.layer]) if sure else set()
        self.cards = panel.sizes[panel.layer] + 1  # one of them lies face down
        elsewhere = {*panel.out, *panel.hand}.union(*sure)
        self.unseen = [n for n in NUMBERS if n <= view.mission.blue and n not in elsewhere]
        self.order = order
        self.trust = trust  # how likely others are to lay the first card of this order

    @classmethod
    def on(cls, view: View, known: Sequence[object], order: Callable[[View], Order], trust: float) -> Bets | None:
        panel = next((p for p in view.panels if isinstance(p, NumbersPanel) and not p.over), None)
        if panel is None or panel.layer is None:
            return None
        sure = next((k.sure for k in known if isinstance(k, NumbersKnown)), ())
        return cls(view, panel, sure, order(view), trust)

    def chance(self, number: int) -> float:
        """P(the card that was laid is this number)."""
        return self.trust * self._as_agreed.get(number, 0.0) + (1.0 - self.trust) * self._by_luck(number)

    def _by_luck(self, number: int) -> float:
        if number in self.held:
            return 1.0 / self.cards
        unknown = self.cards - len(self.held)
        return unknown / self.cards / len(self.unseen) if number in self.unseen else 0.0

    @cached_property
    def _as_agreed(self) -> dict[int, float]:
        """Weighs each number by the chance that no number before it is in the hand: known cards and unseen ones."""
        unknown = self.cards - len(self.held)
        hands = comb(len(self.unseen), unknown)
        found: dict[int, float] = {}
        later = len(self.unseen)
        for number in sorted({*self.held, *self.unseen}, key=self.order):
            if number in self.held:
                found[number] = comb(later, unknown) / hands
                break
            later -= 1
            found[number] = comb(later, unknown - 1) / hands if unknown else 0.0
        return found
