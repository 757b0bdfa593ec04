"""Forward and backward over the kinds: the weight of all deals of one case, and of every run in them.

The state between two kinds is the fill of every stand; its cells are a tensor with one axis per stand. A kind is dealt
one stand at a time: the tensor is seen as a matrix with the current stand's axis first, and one product with that
stand's factor puts the new fill last. After all stands the axes are in order again, and only cells whose fills add up
are kept. A kind that can be dealt in several ways, which exclude each other, is dealt in each, and the tensors add up.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from math import log, prod

import numpy as np

from .arrays import Bools, Floats
from .evidence import Below
from .products import met, turned, turned_back
from .tables import Tables, Way


class Chain:
    """One case. Sweeps are made when asked for: weights need the forward one, samples the backward one, odds both."""

    def __init__(self, tables: Tables) -> None:
        self.problem = tables.problem
        self.tables = tables
        self.stands = len(self.problem.sizes)
        self.kinds = len(self.problem.copies)
        self.dealt = np.concatenate(([0], np.cumsum(self.problem.copies, dtype=np.int64)))
        self.low, self.high = tables.windows.low, tables.windows.high
        self._forward: list[list[list[Floats]]] = []  # kind, way, stand
        self._backward: list[list[list[Floats]]] = []
        self._log_weight: float | None = None

    def _shape(self, kind: int) -> tuple[int, ...]:
        return tuple((self.high[kind] - self.low[kind] + 1).tolist())

    @cached_property
    def ways(self) -> list[list[list[Floats]]]:
        """Each kind's ways of being dealt: every stand's matrix, cut to the fills that are possible."""
        low, high = self.low.tolist(), (self.high + 1).tolist()
        found = []
        for kind in range(self.kinds):
            cut = [
                (slice(low[kind][s], high[kind][s]), slice(low[kind + 1][s], high[kind + 1][s]))
                for s in range(self.stands)
            ]
            ways = [[self.tables.runs[s, kind][cut[s]] for s in range(self.stands)]]
            for split in self.tables.splits.get(kind, ()):
                ways = [new for old in ways for way in split if (new := _weighed(old, way, cut)) is not None]
            found.append(ways)
        return found

    def _kept(self, kind: int) -> Bools:
        """Before this kind: true for cells whose fills add up and where no two places are in the wrong order."""
        kept = _adding_up(self._shape(kind), int(self.dealt[kind] - self.low[kind].sum()))
        for e in self.tables.below:
            kept = kept & self._in_order(e, kind)
        return kept

    def _in_order(self, e: Below, kind: int) -> Bools:
        """True unless the second place is filled and the first is not."""
        ones = np.arange(self.low[kind, e.first.stand], self.high[kind, e.first.stand] + 1) > e.first.slot
        others = np.arange(self.low[kind, e.second.stand], self.high[kind, e.second.stand] + 1) > e.second.slot
        filled = ones.reshape([len(ones) if axis == e.first.stand else 1 for axis in range(self.stands)])
        later: Bools = others.reshape([len(others) if axis == e.second.stand else 1 for axis in range(self.stands)])
        return filled | ~later

    def _sweep_forward(self) -> None:
        """Weight of everything dealt so far, per cell, before every stage."""
        before = np.ones(self._shape(0))
        scale = 0.0
        for kind in range(self.kinds):
            after = np.zeros(self._shape(kind + 1))
            self._forward.append([])
            for factors in self.ways[kind]:
                cells, stages = before, []
                for factor in factors:
                    cells = cells.reshape(factor.shape[0], -1)
                    stages.append(cells)
                    cells = turned(cells, factor)
                after += cells.reshape(after.shape)
                self._forward[-1].append(stages)
            after *= self._kept(kind + 1)
            top = float(after.max())
            if top <= 0.0:
                self._log_weight = -np.inf
                return
            before = after / top
            scale += log(top)
        self._log_weight = scale + log(float(before.sum()))

    def _sweep_backward(self) -> None:
        """Weight of everything still to be dealt, per cell, after every stage. Scaled per kind."""
        after = np.ones(self._shape(self.kinds))
        backward = []
        for kind in reversed(range(self.kinds)):
            after = after * self._kept(kind + 1)
            top = float(after.max())
            if top > 0.0:
                after /= top
            before = np.zeros(self._shape(kind))
            ways = []
            for factors in self.ways[kind]:
                cells, stages = after, []
                for factor in reversed(factors):
                    cells = cells.reshape(-1, factor.shape[1])
                    stages.append(cells)
                    cells = turned_back(factor, cells)
                before += cells.reshape(before.shape)
                ways.append(stages[::-1])
            after = before
            backward.append(ways)
        self._backward = backward[::-1]

    @property
    def log_weight(self) -> float:
        """Logarithm of the weight of all deals of this case; minus infinity if there are none."""
        if self._log_weight is None:
            self._sweep_forward()
        assert self._log_weight is not None
        return self._log_weight

    def backward(self, kind: int, way: int, stand: int) -> Floats:
        if not self._backward:
            self._sweep_backward()
        return self._backward[kind][way][stand]

    @cached_property
    def run_odds(self) -> Floats:
        """P(exactly the places before..after-1 of the stand are of the kind), as [stand, kind, before, after]."""
        odds = np.zeros_like(self.tables.runs)
        low, high = self.low.tolist(), (self.high + 1).tolist()
        for kind in range(self.kinds):
            for stand in range(self.stands):
                joint = sum(self._joint(kind, stand))
                into = odds[stand, kind, low[kind][stand] : high[kind][stand]]
                into[:, low[kind + 1][stand] : high[kind + 1][stand]] = joint / np.sum(joint)
        return odds

    def _joint(self, kind: int, stand: int) -> list[Floats]:
        """The weight of every run of the stand, for each way."""
        assert self.log_weight > -np.inf
        return [
            met(self._forward[kind][way][stand], self.backward(kind, way, stand)) * factors[stand]
            for way, factors in enumerate(self.ways[kind])
        ]

    def mean_log(self) -> float:
        """The mean logarithm of the weight of a deal."""
        mean = 0.0
        for kind in range(self.kinds):
            for stand in range(self.stands):
                joint = self._joint(kind, stand)
                total = sum(float(j.sum()) for j in joint)
                for j, factors in zip(joint, self.ways[kind], strict=True):
                    weights = factors[stand]
                    known = np.log(weights, out=np.zeros_like(weights), where=weights > 0)
                    mean += float((j * known).sum()) / total
        return mean


def _weighed(factors: list[Floats], way: Way, cut: list[tuple[slice, slice]]) -> list[Floats] | None:
    """The factors in one way of a split; None: nothing is dealt like this."""
    new = list(factors)
    for stand, weights in way:
        new[stand] = new[stand] * weights[cut[stand]]
        if not new[stand].any():
            return None
    return new


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
