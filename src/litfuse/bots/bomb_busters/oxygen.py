"""Oxygen (BB-X-OXY): what a cut takes from the next players, whom to pay, and when to skip instead.

A player who can pay for nothing costs a step of the dial; one who can pay only for a guess costs part of one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise, product

from litfuse.games.bomb_busters.actions import Skip
from litfuse.games.bomb_busters.mechanisms.oxygen.words import GiveOxygen, Oxygen, OxygenPanel
from litfuse.games.bomb_busters.view import View
from litfuse.games.bomb_busters.words import COPIES, NUMBERS
from litfuse.kernel.records import Menu, Seat

from .belief import Belief

LATER = 0.75  # worth of a player being able to cut, relative to the player before
GUESS = 0.35  # part of a step that it costs if a player cannot pay for any cut that all know
FOUND = 0.3  # chance of finding a number of which no wire is marked
DEAR = 0.3  # worth of cutting the dearest number while it can be paid for
TOLD = 0.1  # worth of what everybody learns from a failed cut, but not from a skip


def oxygen_of(view: View) -> OxygenPanel | None:
    return next((p for p in view.panels if isinstance(p, OxygenPanel)), None)


class Budget:
    """What oxygen the next players need, in steps of the dial."""

    def __init__(self, belief: Belief, panel: OxygenPanel) -> None:
        self.belief = belief
        self.panel = panel
        self.paid = panel.value is not None
        view = belief.view
        around = [(view.turn + n) % belief.seats for n in range(1, belief.seats)]
        self.next = [seat for seat in around if belief.uncut(seat)]  # players who come before this seat's next turn
        self._holds: dict[tuple[Seat, int], float] = {}
        self._lacks: dict[tuple[Seat, int], float] = {}
        self._spent: dict[int, float] = {}
        left = {n: COPIES - view.cuts[n] for n in NUMBERS if n <= view.mission.blue}
        self.left = {n: count for n, count in left.items() if count}
        self.refunds = any(isinstance(spec, Oxygen) and spec.refund for spec in view.mission.mechanisms)

    def cost(self, value: int) -> int:
        return self.panel.costs[value - 1] if self.panel.costs and value in NUMBERS else 0

    def there(self) -> int:
        """Returns the oxygen with which the player on turn can pay."""
        panel = self.panel
        return panel.reserve if panel.flow == "reserve" else panel.stocks[self.belief.view.turn]

    def spending(self, value: int | None) -> float:
        """Returns the steps that others lose because this value is paid for."""
        if self.paid or not self.panel.costs:
            return 0.0
        cost = 0 if value is None else self.cost(value)
        if cost not in self._spent:
            self._spent[cost] = self._spending(cost) - self.dear(cost)
        return self._spent[cost] - self.bringing(value)

    def bringing(self, value: int | None) -> float:
        """Returns what the others save if the last wires of this value are cut and everybody gets a token."""
        if not self.refunds or self.left.get(value or 0) != 2:
            return 0.0
        steps, weight = 0.0, 1.0
        for seat in (*self.next, self.belief.view.turn):
            there = self.panel.stocks[seat] - (self.cost(value or 0) if seat == self.belief.view.turn else 0)
            steps += weight * (self.lacking(seat, there) - self.lacking(seat, there + 1))
            weight *= LATER
        return steps

    def dear(self, cost: int) -> float:
        """If all oxygen circulates, there may later be too little of it in one hand for dear numbers."""
        return DEAR * cost / max(self.panel.costs) if self.panel.flow in ("teammate", "purse") else 0.0

    def _spending(self, cost: int) -> float:
        left = self.there() - cost
        if self.panel.flow == "own":
            return LATER * self.lacking(self.belief.view.turn, left + self.refund())
        if self.panel.flow == "teammate":
            return min([self.given(cost, to) for to in self.next], default=0.0)
        return self.shared(left)

    def shared(self, left: float) -> float:
        """Returns the cost of this reserve, which is all there is until the Captain's turn."""
        steps, weight = 0.0, 1.0
        for seat in self.next:
            if seat == self.belief.view.captain:
                break
            steps += weight * self.lacking(seat, int(left))
            left = max(0.0, left - self.usual(left))
            weight *= LATER
        return steps

    def usual(self, left: float) -> float:
        """Returns what a player with this much oxygen pays, averaged over the uncut wires."""
        payable = {n: count for n, count in self.left.items() if self.cost(n) <= left}
        total = sum(payable.values())
        return sum(self.cost(n) * count for n, count in payable.items()) / total if total else 0.0

    def refund(self) -> float:
        """Returns what nearly completed numbers may bring until the next turn."""
        return sum(count <= 2 for count in self.left.values()) / 2 if self.refunds else 0.0

    def given(self, cost: int, to: Seat) -> float:
        """Returns the same if a teammate gets the oxygen for this cut: each player is taken to pay the next one."""
        stocks: list[float] = list(self.panel.stocks)
        stocks[self.belief.view.turn] -= cost
        stocks[to] += cost
        weight, steps = 1.0, 0.0
        order = (*self.next, self.belief.view.turn)
        for seat, then in pairwise((*order, order[0])):
            steps += weight * self.lacking(seat, stocks[seat])
            paid = self.usual(stocks[seat])
            stocks[seat] -= paid
            stocks[then] += paid
            weight *= LATER
        return steps - self.dear(cost)

    def lacking(self, seat: Seat, tokens: float) -> float:
        """Returns the expected cost, in steps, if this player has only so many tokens."""
        there = int(max(0.0, tokens))
        if (seat, there) not in self._lacks:
            none, unsure = 1.0, 1.0
            for value in self.left:
                if self.cost(value) <= there:
                    holds = self.holds(seat, value)
                    none *= 1.0 - holds
                    unsure *= 1.0 - holds * (1.0 if self.known(seat, value) else FOUND)
            self._lacks[seat, there] = none + GUESS * (unsure - none)
        return self._lacks[seat, there]

    def holds(self, seat: Seat, value: int) -> float:
        if (seat, value) not in self._holds:
            own = seat == self.belief.seat
            self._holds[seat, value] = (
                float(bool(self.belief.hand.get(value))) if own else self.belief.holds(seat, value)
            )
        return self._holds[seat, value]

    def known(self, seat: Seat, value: int) -> bool:
        """Returns whether a wire of this value is marked at another player's stand."""
        stands = self.belief.view.stands
        return any(v == value and stands[c[0]].owner != seat for c, v in self.belief.marked.items())


def budget_of(belief: Belief) -> Budget | None:
    panel = oxygen_of(belief.view)
    return None if panel is None else Budget(belief, panel)


def pay_for(budget: Budget, menu: Menu, worth: Mapping[int, float], miss: float) -> GiveOxygen | Skip:
    """Returns the value to pay for and the teammate to whom the oxygen is most useful; or a skip."""
    best: GiveOxygen | Skip = Skip()
    may_skip = any(form.type == "Skip" for form in menu)
    most = skipping(budget, miss) if may_skip else float("-inf")
    for form in menu:
        if form.type == "GiveOxygen":
            for value, seat in product(form.picks["number"].of, form.picks["seat"].of):
                there = worth.get(value, 0.0) - (1.0 - miss) * budget.given(budget.cost(value), seat)
                if there > most:
                    best, most = GiveOxygen(value, seat), there
    return best


def skipping(budget: Budget, miss: float) -> float:
    """Returns what the mission is worth after a skip by choice, for which nothing is paid."""
    if budget.belief.view.dial < 2:
        return float("-inf")
    return miss - TOLD - (1.0 - miss) * budget.spending(None)


def skips(budget: Budget, menu: Menu, worths: Sequence[float], miss: float) -> bool:
    """Returns whether losing a step of the dial is better than the best of these cuts."""
    may_skip = any(form.type == "Skip" for form in menu)
    return may_skip and not budget.paid and skipping(budget, miss) > max(worths, default=float("-inf"))
