"""Bets on what will be cut (BB-X-SECRETNUM): which number card to lay, and which one may lie there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from math import comb

from litfuse.games.bomb_busters.mechanisms.secret_numbers.words import NumbersKnown, NumbersPanel
from litfuse.games.bomb_busters.view import View
from litfuse.games.bomb_busters.words import NUMBERS

from .belief import Belief

Order = Callable[[int], tuple[float, int]]  # of number cards: the first is laid


def by_need(belief: Belief) -> Order:
    """What the player on turn can hardly cut comes first: not held, or nowhere to be found."""
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
    """What may lie face down before the player on turn, as that player sees it.

    All go by what everybody knows, so that whoever knows a hand knows what was laid of it, if others do the same.
    """

    def __init__(self, view: View, panel: NumbersPanel, sure: Sequence[Sequence[int]], order: Order, trust: float):
        assert panel.layer is not None
        self.held = set(sure[panel.layer]) if sure else set()
        self.cards = panel.sizes[panel.layer] + 1  # one of them lies face down
        elsewhere = {*panel.out, *panel.hand}.union(*sure)
        self.unseen = [n for n in NUMBERS if n <= view.mission.blue and n not in elsewhere]
        self.order = order
        self.trust = trust  # how far others are trusted to lay the first of this order

    @classmethod
    def on(cls, view: View, known: Sequence[object], order: Callable[[View], Order], trust: float) -> Bets | None:
        panel = next((p for p in view.panels if isinstance(p, NumbersPanel) and not p.over), None)
        if panel is None or panel.layer is None:
            return None
        sure = next((k.sure for k in known if isinstance(k, NumbersKnown)), ())
        return cls(view, panel, sure, order(view), trust)

    def chance(self, number: int) -> float:
        """P(this number lies there)."""
        return self.trust * self._as_agreed.get(number, 0.0) + (1.0 - self.trust) * self._by_luck(number)

    def _by_luck(self, number: int) -> float:
        if number in self.held:
            return 1.0 / self.cards
        unknown = self.cards - len(self.held)
        return unknown / self.cards / len(self.unseen) if number in self.unseen else 0.0

    @cached_property
    def _as_agreed(self) -> dict[int, float]:
        """Nothing that comes before it is in the hand: known cards, and so many of the unseen ones."""
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
