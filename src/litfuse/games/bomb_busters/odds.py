"""Exact odds of hidden wires: for the command `litfuse odds`, for bots, and for explaining a position.

The viewer's own wires and those that the viewer knows count as certain. Importing this module loads numpy; no rule
needs it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import cached_property
from itertools import combinations, pairwise
from typing import Final, NamedTuple

from litfuse.inference import Evidence, NoWorld, Only
from litfuse.inference.posterior import Posterior

from .knowledge.evidence import Position, position, uncut
from .knowledge.known import Knowledge
from .view import View
from .words import NUMBERS, RED, Cell, value_of

VALUES: Final = RED + 1
CERTAIN: Final = 1 - 1e-9
LIKELY: Final = 5  # pairs are made of this many likeliest wires of a stand
GAINS: Final = 0.01  # a pair that gains less than this is not worth a detector


class CallOdds(NamedTuple):
    """The odds of pointing at these wires of one stand and calling this value."""

    cells: tuple[Cell, ...]
    value: int
    hit: float  # P(one of them has the value)
    red: float  # P(all of them are red): the bomb explodes
    alone: float  # P(the value is hit) without a detector, by the best wire of the stand


class PositionOdds:
    """Odds of a position, however it was put together. `others`: the uncut wires of each stand that may be pointed at.

    The first query raises NoWorld if no deal agrees with the position.
    """

    def __init__(self, at: Position, others: Sequence[Sequence[Cell]]) -> None:
        self.at = at
        self.others = others
        self._spans: dict[tuple[int, int], list[list[float]]] = {}

    def given(self, evidence: Iterable[Evidence]) -> PositionOdds:
        """Returns the odds with more evidence, for example what a player's behaviour hints at."""
        return PositionOdds(self.at.given(*evidence), self.others)

    @cached_property
    def posterior(self) -> Posterior:
        return Posterior(self.at.problem)

    @property
    def possible(self) -> bool:
        """Returns whether any deal agrees with the position."""
        try:
            return bool(self.posterior)
        except NoWorld:
            return False

    @property
    def entropy(self) -> float:
        """The entropy of the hidden wires, in bits."""
        return self.posterior.entropy

    def wire(self, cell: Cell) -> list[float]:
        """P(the wire has the value), for values 0 to 14."""
        return self._wires[cell]

    def red(self, cell: Cell) -> float:
        """P(the wire counts as red)."""
        odds = self.wire(cell)
        return sum([odds[value] for value in self.at.reds])

    @cached_property
    def _wires(self) -> dict[Cell, list[float]]:
        odds = self.posterior.families(VALUES)
        found = {cell: odds[place.stand][place.slot] for cell, place in self.at.places.items()}
        for cell, key in self.at.known.items():
            found[cell] = [float(value == value_of(key)) for value in range(VALUES)]
        return found

    def hit(self, cells: Sequence[Cell], values: Sequence[int]) -> float:
        """P(at least one of these wires has one of these values)."""
        if len(cells) == 1:
            return sum(self.wire(cells[0])[value] for value in values)
        places, seen = self.at.split(cells)
        if seen & set(values):
            return 1.0
        if not places:
            return 0.0
        kinds = self.at.kinds_of(values)
        stands = {place.stand for place in places}
        if len(kinds) == 1 and len(stands) == 1 and self.at.problem.row not in stands:
            (kind,) = kinds
            return self._touched(sorted(place.slot for place in places), places[0].stand, kind)
        return self.posterior.chance(*self.at.holding(cells, values))

    def _touched(self, slots: list[int], stand: int, kind: int) -> float:
        """Sums over the places, then subtracts what neighbours share: a run that covers two covers all between them."""
        spans = self._spans.get((stand, kind))
        if spans is None:
            spans = self._spans[stand, kind] = self.posterior.spans[stand, kind].tolist()
        found = sum([spans[p][p] for p in slots])
        return found - sum([spans[p][q] for p, q in pairwise(slots)])

    def all_red(self, cells: Sequence[Cell]) -> float:
        """P(all of these wires are red). For several hidden wires this takes as long as all other odds together."""
        return self.all_of(cells, self.at.reds)

    def all_of(self, cells: Sequence[Cell], values: Collection[int]) -> float:
        """P(each of these wires has one of these values)."""
        if not all(sum(self.wire(cell)[v] for v in values) > 0.0 for cell in cells):
            return 0.0
        claim = [Only(self.at.places[cell], self.at.kinds_of(values)) for cell in cells if cell in self.at.places]
        return self.posterior.chance(*claim) if claim else 1.0

    def call(self, cell: Cell, value: int) -> CallOdds:
        """Returns the odds of a Dual Cut."""
        odds = self.wire(cell)
        return CallOdds((cell,), value, odds[value], self.red(cell), odds[value])

    def pair(self, one: Cell, two: Cell, value: int) -> CallOdds:
        """Returns the odds of a Dual Cut of a blue value with the Double Detector."""
        hit = self.hit((one, two), (value,))
        return CallOdds((one, two), value, hit, self.all_red((one, two)), self._alone(one, value))

    def _alone(self, cell: Cell, value: int) -> float:
        row = next(row for row in self.others if cell in row)
        return max(self.wire(c)[value] for c in row)

    def best_calls(self, values: Sequence[int], dial: int, most: int) -> list[CallOdds]:
        """Returns the Dual Cuts of these values that may succeed, lowest expected cost first.

        The cost is in steps of the dial: one for a miss, all that are left for an explosion.
        """
        calls = [
            self.call(cell, value)
            for row in self.others
            for cell in row
            for value in values
            if self.wire(cell)[value] > 0.0
        ]
        calls.sort(key=lambda c: round(c.red * dial - c.hit - c.red, 9))
        return calls[:most]

    def best_pairs(self, values: Sequence[int], most: int) -> list[CallOdds]:
        """Returns the pairs that gain most over the best single wire of the same value and stand."""
        found: list[tuple[float, Cell, Cell, int]] = []
        for row in self.others:
            for value in (v for v in values if v in NUMBERS):
                doubtful = [c for c in row if 0.0 < self.wire(c)[value] < CERTAIN]
                likely = sorted(doubtful, key=lambda c: -self.wire(c)[value])[:LIKELY]
                for one, two in combinations(sorted(likely), 2):
                    gain = self.hit((one, two), (value,)) - self._alone(one, value)
                    found.append((gain, one, two, value))
        found.sort(key=lambda f: -round(f[0], 9))
        return [self.pair(one, two, value) for gain, one, two, value in found[:most] if gain >= GAINS]


class Odds(PositionOdds):
    """The odds of a view, together with what its viewer knows beyond it."""

    def __init__(self, view: View, known: Knowledge | None) -> None:
        rows: dict[int, list[Cell]] = {}
        for owner in sorted({stand.owner for stand in view.stands} - {view.viewer}):
            for cell in uncut(view, owner):
                rows.setdefault(cell[0], []).append(cell)
        super().__init__(position(view, known.clues if known else None), [rows[stand] for stand in sorted(rows)])
