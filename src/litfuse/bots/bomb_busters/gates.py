"""Number cards that gate values (BB-X-NUMGATE): which cards to use before a cut, and which one to give to whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations, product

from litfuse.games.bomb_busters.actions import Skip
from litfuse.games.bomb_busters.mechanisms.number_gate.words import (
    GatePanel,
    HandNumber,
    UseNumber,
    UsePair,
    made_of,
)
from litfuse.games.bomb_busters.view import View
from litfuse.kernel.records import Menu, Seat

from .belief import Belief

LATER = 0.6  # what it is worth that a player can cut, compared with the player before
MANY = 8  # with more cards than this everybody finds a pair
UNTOLD = 0.3  # how good a cut is if only the holder of the other wire knows its value
TOLD = 0.3  # worth of what everybody learns from a failed cut, but not from a skip
OWN = 0.8  # what a number is worth that the bot itself can cut


def gate_of(view: View) -> GatePanel | None:
    return next((p for p in view.panels if isinstance(p, GatePanel)), None)


def open_values(menu: Menu) -> list[int]:
    """Returns the values for which there are cards, or oxygen for a teammate, before any is used."""
    forms = [form for form in menu if form.type in ("UseNumber", "UsePair", "GiveOxygen")]
    return sorted({value for form in forms for value in form.picks["number"].of})


class Cards:
    """What pairs of number cards are worth to the next players: each turn without one costs a step of the dial."""

    def __init__(self, belief: Belief, gate: GatePanel) -> None:
        self.belief = belief
        self.up = gate.up
        self._use: dict[tuple[Seat, int], float] = {}
        self._served: dict[tuple[tuple[int, ...], int], float] = {}
        turn = belief.view.turn
        around = [(turn + n) % belief.seats for n in range(1, belief.seats + 1)]
        self.next = [seat for seat in around if belief.uncut(seat)] or around

    def without(self, pair: Sequence[int]) -> tuple[int, ...]:
        return tuple([n for n in self.up if n not in pair])

    def served(self, cards: tuple[int, ...], at: int = 0) -> float:
        """Returns how many of the turns for which these cards suffice lead to a good cut, if all choose well."""
        if len(cards) < 2:
            return 0.0
        if len(cards) > MANY:
            return len(cards) / 2
        if (cards, at) not in self._served:
            seat = self.next[at % len(self.next)]
            best = 0.0
            for pair in combinations(cards, 2):
                chance = max([self.use(seat, v) for v in made_of(pair)], default=0.0)
                if chance > 0.0:
                    rest = tuple([n for n in cards if n not in pair])
                    best = max(best, chance * (1.0 + self.served(rest, at + 1)))
            self._served[cards, at] = best
        return self._served[cards, at]

    def wasted(self, cards: tuple[int, ...]) -> float:
        """Returns how many of these turns lead to no good cut."""
        return len(cards) / 2 - self.served(cards)

    def use(self, seat: Seat, value: int) -> float:
        """Returns how likely this player has a good cut of the value."""
        if (seat, value) not in self._use:
            self._use[seat, value] = good_cut(self.belief, seat, value)
        return self._use[seat, value]


def good_cut(belief: Belief, seat: Seat, value: int) -> float:
    """Returns how likely this player has a good cut of the value, as far as another seat can tell."""
    if seat == belief.seat:
        holds, own = float(bool(belief.hand.get(value))), 0.0
    else:
        holds, own = belief.holds(seat, value), UNTOLD * bool(belief.hand.get(value))
    owner = belief.view.stands
    sure = any(v == value and owner[c[0]].owner != seat for c, v in belief.marked.items())
    found = [belief.odds.wire(c)[value] for row in belief.others for c in row if owner[c[0]].owner != seat]
    return holds * (1.0 if sure else max([own, *found], default=0.0))


def use_for(belief: Belief, menu: Menu, worth: Mapping[int, float], miss: float) -> UseNumber | UsePair | Skip:
    """Returns the card for the best cut, or a pair for a good cut that leaves good pairs to the others; else a skip.

    A skip costs a step of the dial. `worth`: what a cut of each value is worth.
    """
    gate = gate_of(belief.view)
    assert gate is not None
    if gate.cards == "one":
        return UseNumber(max(worth, key=lambda value: worth[value]))
    cards, step = Cards(belief, gate), 1.0 - miss
    best: UsePair | Skip = Skip()
    most = miss - TOLD - step * cards.wasted(gate.up)
    for form in menu:
        if form.type == "UsePair":
            for value, pair in product(form.picks["number"].of, form.picks["cards"].of):
                there = worth.get(value, 0.0) - step * cards.wasted(cards.without(pair))
                if there > most:
                    best, most = UsePair(tuple(pair), value), there
    return best


def best_gift(belief: Belief, menu: Menu) -> HandNumber:
    """Returns a number that the next players hold, and that this seat does not need."""
    gate = gate_of(belief.view)
    assert gate is not None
    cards, seats = menu[0].picks["number"].of, menu[0].picks["seat"].of
    giver = belief.seat
    assert isinstance(giver, int)
    mine = [n for n in gate.own[giver] if belief.hand.get(n)]

    def worth(gift: tuple[int, Seat]) -> float:
        number, seat = gift
        steps = (seat - belief.view.turn) % belief.seats
        lacking = 1.0
        for n in gate.own[seat]:
            lacking *= 1.0 - belief.holds(seat, n)
        known = sum(v == number and belief.view.stands[c[0]].owner != seat for c, v in belief.marked.items())
        gain = belief.holds(seat, number) * (lacking + 0.2 + 0.3 * min(known, 1)) * LATER ** (steps - 1)
        keeps = OWN * LATER ** (belief.seats - 1) if number in mine else 0.0
        return gain - (keeps if len(mine) > 1 else 1.5 * keeps)

    number, seat = max(product(cards, seats), key=worth)
    return HandNumber(number, seat)
