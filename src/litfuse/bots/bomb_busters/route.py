"""The way over a map (BB-X-BUNKER): how many more cuts it takes, and which cuts and directions shorten it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from heapq import heappop, heappush
from itertools import count
from typing import Final

from litfuse.games.bomb_busters.mechanisms.constraint_cards.effects import allowed
from litfuse.games.bomb_busters.mechanisms.constraint_cards.words import Constraint
from litfuse.games.bomb_busters.mechanisms.map_walk.maps import Moment, acts, chart_of, pointed
from litfuse.games.bomb_busters.mechanisms.map_walk.words import ACTION, DIRECTIONS, Direction, MapPanel
from litfuse.games.bomb_busters.view import View
from litfuse.games.bomb_busters.words import COPIES, NUMBERS, YELLOW

CHOICE: Final = 2  # number of values among which a player can usually choose
SAW: Final = 1.5  # cuts that a step of the dial is worth
FAR: Final = 60.0  # cuts that count if no way is left
PULL: Final = 0.05  # additional worth of a right cut for each cut it saves, if there are just enough


class Route:
    """The rest of the way, by the shortest route over the map."""

    def __init__(self, view: View, panel: MapPanel) -> None:
        self.panel = panel
        self.chart = chart_of(panel.front, panel.back)
        self.now = Moment(panel.spot, frozenset(panel.done))
        self.left = {n: COPIES - view.cuts[n] for n in NUMBERS if n <= view.mission.blue and n not in view.reds}
        self.dear = SAW if view.dial > 1 or not view.mission.has_dial else FAR
        self.deed = view.deed

    @classmethod
    def on(cls, view: View) -> Route | None:
        """Returns the route; None if there is no map or its goal is reached."""
        panel = next((p for p in view.panels if isinstance(p, MapPanel)), None)
        return None if panel is None or panel.over or not panel.cards else cls(view, panel)

    def price(self, card: Constraint) -> float:
        """Returns how many cuts it takes until one of them probably has a number of this card."""
        there = sum(self.left.values())
        share = sum(n for value, n in self.left.items() if value in allowed(card)) / there if there else 0.0
        return 1.0 / (1.0 - (1.0 - share) ** CHOICE) if share else FAR

    @cached_property
    def prices(self) -> list[float]:
        return [self.price(card) for card in self.panel.cards]

    def steps(self, at: Moment) -> list[tuple[float, Moment]]:
        """Returns the possible next moments, each with its price in cuts."""
        spot, done = at
        what = self.chart.waiting(spot, done)
        if what is not None:
            return [(self.prices[ACTION], Moment(self.chart.after(what, spot), done | {what}))]
        found = []
        for direction, there in self.chart.ways(spot, done).items():
            price = self.prices[DIRECTIONS.index(direction)]
            saw = self.dear if self.chart.kinds[there] == "saw" else 0.0
            found.append((price + saw, Moment(there, done)))
        return found

    def cuts(self, start: Moment) -> float:
        """Returns how many cuts the shortest way from here probably takes."""
        if start not in self._known:
            self._known[start] = self._shortest(start)
        return self._known[start]

    @cached_property
    def _known(self) -> dict[Moment, float]:
        return {}

    def _shortest(self, start: Moment) -> float:
        order = count()
        heap = [(0.0, next(order), start)]
        seen: set[Moment] = set()
        while heap:
            price, _, at = heappop(heap)
            if self.panel.goal in at.done:
                return price
            if at not in seen:
                seen.add(at)
                for more, then in self.steps(at):
                    heappush(heap, (price + more, next(order), then))
        return FAR

    def after(self, at: Moment, value: int) -> Moment:
        """Returns where a right cut of this number best leads the figure."""
        what = self.chart.waiting(at.spot, at.done)
        if what is not None:
            return self.done(at, value)
        ways = (
            self.chart.ways(at.spot, at.done)
            if value == YELLOW
            else pointed(self.chart, at.spot, at.done, self.panel.cards, (value,))
        )
        then = [self.done(Moment(there, at.done), value) for there in ways.values()]
        return min(then, key=self.worth) if then else at

    def done(self, at: Moment, value: int) -> Moment:
        """Returns the same moment after the cell's action, if this number is enough for it."""
        what = self.chart.waiting(at.spot, at.done)
        if what is None or value == YELLOW or not acts(self.panel.cards, value):
            return at
        return Moment(self.chart.after(what, at.spot), at.done | {what})

    def worth(self, at: Moment) -> float:
        """Returns the price of a moment: the rest of the way, and a saw where the figure stands."""
        return self.cuts(at) + (self.dear if self.chart.kinds[at.spot] == "saw" and at != self.now else 0.0)

    @cached_property
    def pull(self) -> float:
        """Returns what a saved cut is worth: more, the fewer cuts are left for the way."""
        pairs = sum(self.left.values()) / 2
        return PULL * min(2.5, self.cuts(self.now) / max(1.0, pairs) * 1.5)

    def right(self, value: int) -> float:
        """Returns what a right cut of this number is worth."""
        steps = 2 if value == YELLOW else 1
        at = self.now
        for _ in range(steps):
            at = self.after(at, value)
        return 1.0 + self.pull * (self.cuts(self.now) - self.worth(at))

    def best(self, ways: Sequence[str]) -> Direction:
        """Returns the direction with the shortest way left."""
        value = self.deed.cut if self.deed is not None else None

        def price(way: str) -> float:
            there = self.chart.leads(self.now.spot, Direction(way), self.now.done)
            if there is None:
                return FAR
            at = Moment(there, self.now.done)
            return self.worth(at if value is None else self.done(at, value))

        return Direction(min(ways, key=price))
