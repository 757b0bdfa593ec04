"""Forward and backward over the kinds: the weight of all deals of one case, and of every run in them.

The state between two kinds is the fill of every stand; its cells are a tensor with one axis per stand. A kind is dealt
one stand at a time: the tensor is seen as a matrix with the current stand's axis first, and one product with that
stand's factor puts the new fill last. After all stands the axes are in order again, and only cells whose fills add up
are kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import log, prod

import numpy as np

from .evidence import Below
from .problem import Problem
from .products import met, turned, turned_back
from .tables import Bools, Floats, Ints, Tables


class Chain:
    """One case. Sweeps are made when asked for: weights need the forward one, samples the backward one, odds both."""

    def __init__(self, problem: Problem, tables: Tables) -> None:
        self.problem = problem
        self.tables = tables
        self.stands = len(problem.sizes)
        self.kinds = len(problem.copies)
        self.dealt = np.concatenate(([0], np.cumsum(problem.copies, dtype=np.int64)))
        self.possible = self._trim()
        self._factors: list[list[Floats]] = []
        self._forward: list[list[Floats]] = []
        self._backward: list[list[Floats]] = []
        self._log_weight: float | None = None

    def _trim(self) -> bool:
        """First and last fill that each stand can have before each kind. False: some stand has none."""
        open_ = self.tables.runs > 0
        width = open_.shape[-1]
        ahead = np.zeros((self.kinds + 1, self.stands, width), bool)
        behind = np.zeros_like(ahead)
        ahead[0, :, 0] = True
        behind[-1, range(self.stands), self.problem.sizes] = True
        for kind in range(self.kinds):
            ahead[kind + 1] = (ahead[kind][:, :, None] & open_[:, kind]).any(axis=1)
        for kind in reversed(range(self.kinds)):
            behind[kind] = (open_[:, kind] & behind[kind + 1][:, None, :]).any(axis=2)
        both: Bools = ahead & behind
        if not both.any(axis=2).all():
            return False
        low: Ints = both.argmax(axis=2)
        high: Ints = width - 1 - both[:, :, ::-1].argmax(axis=2)
        # What the other stands cannot take must be here, what they must have cannot.
        rest_high = high.sum(axis=1)[:, None] - high
        rest_low = low.sum(axis=1)[:, None] - low
        low = np.maximum(low, self.dealt[:, None] - rest_high)
        high = np.minimum(high, self.dealt[:, None] - rest_low)
        self.low, self.high = low, high
        return bool((low <= high).all())

    def _shape(self, kind: int) -> tuple[int, ...]:
        return tuple((self.high[kind] - self.low[kind] + 1).tolist())

    def factor(self, kind: int, stand: int) -> Floats:
        """The stand's matrix for this kind, cut to the fills that are possible."""
        if not self._factors:
            low, high = self.low.tolist(), (self.high + 1).tolist()
            self._factors = [
                [
                    self.tables.runs[s, k, low[k][s] : high[k][s], low[k + 1][s] : high[k + 1][s]]
                    for s in range(self.stands)
                ]
                for k in range(self.kinds)
            ]
        return self._factors[kind][stand]

    def _kept(self, kind: int) -> Bools:
        """Before this kind: true for cells whose fills add up and where no two places are in the wrong order."""
        kept = _adding_up(self._shape(kind), int(self.dealt[kind] - self.low[kind].sum()))
        for e in self.tables.below:
            kept = kept & self._in_order(e, kind, kind, range(self.stands))
        return kept

    def _in_order(self, e: Below, first: int, second: int, axes: Sequence[int]) -> Bools:
        """True unless the second place is filled and the first is not. Their fills are those before these kinds."""
        ones = np.arange(self.low[first, e.first.stand], self.high[first, e.first.stand] + 1) > e.first.slot
        others = np.arange(self.low[second, e.second.stand], self.high[second, e.second.stand] + 1) > e.second.slot
        filled = ones.reshape([len(ones) if axis == e.first.stand else 1 for axis in axes])
        later: Bools = others.reshape([len(others) if axis == e.second.stand else 1 for axis in axes])
        return filled | ~later

    def _strictly(self, kind: int, stand: int, cells: Floats) -> Floats:
        """Before this stand gets its share of a kind: a larger place elsewhere must not have got its kind just now."""
        for e in self.tables.below:
            if e.strict and e.first.stand == stand:
                axes = (*range(stand, self.stands), *range(stand))
                old, new = self._shape(kind), self._shape(kind + 1)
                sizes = [old[axis] if axis >= stand else new[axis] for axis in axes]
                cells = (cells.reshape(sizes) * self._in_order(e, kind, kind + 1, axes)).reshape(cells.shape)
        return cells

    def _sweep_forward(self) -> None:
        """Weight of everything dealt so far, per cell, before every stage."""
        if not self.possible:
            self._log_weight = -np.inf
            return
        cells = np.ones(self._shape(0))
        scale = 0.0
        for kind in range(self.kinds):
            stages = []
            for stand in range(self.stands):
                factor = self.factor(kind, stand)
                cells = cells.reshape(factor.shape[0], -1)
                if self.tables.below:
                    cells = self._strictly(kind, stand, cells)
                stages.append(cells)
                cells = turned(cells, factor)
            cells = cells.reshape(self._shape(kind + 1)) * self._kept(kind + 1)
            top = float(cells.max())
            if top <= 0.0:
                self._log_weight = -np.inf
                return
            cells /= top
            scale += log(top)
            self._forward.append(stages)
        self._log_weight = scale + log(float(cells.sum()))

    def _sweep_backward(self) -> None:
        """Weight of everything still to be dealt, per cell, after every stage. Scaled per kind."""
        cells = np.ones(self._shape(self.kinds))
        backward = []
        for kind in reversed(range(self.kinds)):
            cells = cells * self._kept(kind + 1)
            top = float(cells.max())
            if top > 0.0:
                cells /= top
            stages = []
            for stand in reversed(range(self.stands)):
                factor = self.factor(kind, stand)
                cells = cells.reshape(-1, factor.shape[1])
                stages.append(cells)
                cells = turned_back(factor, cells)
                if self.tables.below:
                    cells = self._strictly(kind, stand, cells)
            cells = cells.reshape(self._shape(kind))
            backward.append(stages[::-1])
        self._backward = backward[::-1]

    @property
    def log_weight(self) -> float:
        """Logarithm of the weight of all deals of this case; minus infinity if there are none."""
        if self._log_weight is None:
            self._sweep_forward()
        assert self._log_weight is not None
        return self._log_weight

    def backward(self, kind: int, stand: int) -> Floats:
        if not self._backward:
            self._sweep_backward()
        return self._backward[kind][stand]

    def run_odds(self) -> Floats:
        """P(exactly the places before..after-1 of the stand are of the kind), as [stand, kind, before, after]."""
        assert self.log_weight > -np.inf
        odds = np.zeros_like(self.tables.runs)
        low, high = self.low.tolist(), (self.high + 1).tolist()
        for kind in range(self.kinds):
            for stand in range(self.stands):
                factor = self.factor(kind, stand)
                joint = met(self._forward[kind][stand], self.backward(kind, stand)) * factor
                into = odds[stand, kind, low[kind][stand] : high[kind][stand]]
                into[:, low[kind + 1][stand] : high[kind + 1][stand]] = joint / joint.sum()
        return odds


def _adding_up(shape: tuple[int, ...], total: int) -> Bools:
    """True where the indices add up to the total."""
    return _remembered(shape, total) if prod(shape) <= 200_000 else _add_up(shape, total)


def _add_up(shape: tuple[int, ...], total: int) -> Bools:
    sums = np.zeros((), np.int8)  # a table has fewer than 128 tiles
    for size in shape:
        sums = np.add.outer(sums, np.arange(size, dtype=np.int8))
    found: Bools = sums == total
    return found


_remembered = lru_cache(maxsize=512)(_add_up)  # the same shapes come back from move to move
