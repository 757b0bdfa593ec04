"""Forward and backward sweeps over the kinds: the weight of all deals of one case, and of every run in them.

The state between two kinds is the fill of every stand; its cells are a tensor with one axis per stand. A kind is dealt
to one stand at a time: the tensor is seen as a matrix with the current stand's axis first, and one product with that
stand's factor puts the new fill last. Stands that can take nothing of the kind are idle: their axes come behind the
others and are not multiplied. After all other stands the axes are put in order again, and only cells whose fills add up
are kept. A kind that can be dealt in several mutually exclusive ways is dealt in each, and the tensors add up.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from math import log, prod
from typing import NamedTuple

import numpy as np

from .arrays import Bools, Floats, Shorts
from .evidence import Below
from .products import met, turned, turned_back
from .tables import Tables, Way


class Chain:
    """One case. Sweeps are computed on demand: weights need the forward one, samples the backward one, odds both."""

    def __init__(self, tables: Tables) -> None:
        self.problem = tables.problem
        self.tables = tables
        self.stands = len(self.problem.sizes)
        self.kinds = len(self.problem.copies)
        self.low, self.high = tables.windows.low, tables.windows.high
        self.shapes: list[list[int]] = (self.high - self.low + 1).tolist()  # before each kind and after the last
        dealt = np.concatenate(([0], np.cumsum(self.problem.copies, dtype=np.int64)))
        self._totals: list[int] = (dealt - self.low.sum(axis=1)).tolist()  # the sum of a cell's indices
        self._forward: list[list[list[Floats]]] = []  # by kind, way, stand that is not idle
        self._backward: list[list[list[Floats]]] = []
        self._log_weight: float | None = None

    @cached_property
    def _cuts(self) -> list[list[tuple[slice, slice]]]:
        """Returns the possible fills in the matrix of each kind and stand."""
        slices = [
            [slice(low, high + 1) for low, high in zip(*row, strict=True)]
            for row in zip(self.low.tolist(), self.high.tolist(), strict=True)
        ]
        return [list(zip(slices[kind], slices[kind + 1], strict=True)) for kind in range(self.kinds)]

    @cached_property
    def busy(self) -> list[list[int]]:
        """Returns the stands to which each kind is dealt: all but the idle ones."""
        runs = self.tables.runs
        fill = np.arange(runs.shape[-1])
        fits = ((fill >= self.low[..., None]) & (fill <= self.high[..., None])).transpose(1, 0, 2)
        changes = runs != _one(runs.shape[-1])
        changes &= fits[:, :-1, :, None]
        changes &= fits[:, 1:, None, :]
        moved = (self.low[:-1] != self.low[1:]) | (self.high[:-1] != self.high[1:])
        found = []
        for kind, row in enumerate((changes.any(axis=(2, 3)).T | moved).tolist()):
            split = {stand for ways in self.tables.splits.get(kind, ()) for way in ways for stand, _ in way}
            found.append([stand for stand, is_busy in enumerate(row) if is_busy or stand in split])
        return found

    @cached_property
    def orders(self) -> list[Order]:
        """Returns the order of the axes for each kind."""
        return [_order(tuple(busy), self.stands) for busy in self.busy]

    @cached_property
    def ways(self) -> list[list[list[Floats]]]:
        """Each kind's ways of being dealt: the matrix of every stand that is not idle, cut to the possible fills."""
        found = []
        for kind, busy in enumerate(self.busy):
            cut = self._cuts[kind]
            ways = [[self.tables.runs[(stand, kind, *cut[stand])] for stand in busy]]
            for split in self.tables.splits.get(kind, ()):
                ways = [new for old in ways for way in split if (new := _weighed(old, way, busy, cut)) is not None]
            found.append(ways)
        return found

    @cached_property
    def _kept(self) -> list[Bools]:
        """For each kind, which cells before it count: their fills add up, and no two places are in the wrong order."""
        found = []
        for kind, (shape, total) in enumerate(zip(self.shapes, self._totals, strict=True)):
            kept = _adding_up(tuple(shape), total)
            for e in self.tables.below:
                kept = kept & self._in_order(e, kind)
            found.append(kept)
        return found

    def _in_order(self, e: Below, kind: int) -> Bools:
        """Returns True unless the second place is filled and the first is not."""
        ones = np.arange(self.low[kind, e.first.stand], self.high[kind, e.first.stand] + 1) > e.first.slot
        others = np.arange(self.low[kind, e.second.stand], self.high[kind, e.second.stand] + 1) > e.second.slot
        filled = ones.reshape([len(ones) if axis == e.first.stand else 1 for axis in range(self.stands)])
        later: Bools = others.reshape([len(others) if axis == e.second.stand else 1 for axis in range(self.stands)])
        return filled | ~later

    def _sweep_forward(self) -> None:
        """Returns the weight of everything dealt so far, per cell, before every stage."""
        before = np.ones(self.shapes[0])
        scale = 0.0
        for kind, order in enumerate(self.orders):
            begun = before.transpose(order.begun)
            after: Floats | None = None
            self._forward.append([])
            for factors in self.ways[kind]:
                cells, stages = begun, []
                for factor in factors:
                    cells = cells.reshape(factor.shape[0], -1)
                    stages.append(cells)
                    cells = turned(cells, factor)
                after = cells if after is None else after + cells
                self._forward[-1].append(stages)
            if after is None:  # the kind cannot be dealt
                self._log_weight = -np.inf
                return
            shape = self.shapes[kind + 1]
            after = after.reshape([shape[stand] for stand in order.ended]).transpose(order.from_ended)
            before = np.multiply(after, self._kept[kind + 1], order="C")
            top = float(before.max())
            if top <= 0.0:
                self._log_weight = -np.inf
                return
            before *= 1 / top
            scale += log(top)
        self._log_weight = scale + log(float(before.sum()))

    def _sweep_backward(self) -> None:
        """Returns the weight of everything still to be dealt, per cell, after every stage, scaled per kind."""
        after = np.ones(self.shapes[-1])
        backward = []
        for kind in reversed(range(self.kinds)):
            after = np.multiply(after, self._kept[kind + 1], order="C")
            top = float(after.max())
            if top > 0.0:
                after *= 1 / top
            order, shape = self.orders[kind], self.shapes[kind]
            ended = after.transpose(order.ended)
            before: Floats | None = None
            ways = []
            for factors in self.ways[kind]:
                cells, stages = ended, []
                for factor in reversed(factors):
                    cells = cells.reshape(-1, factor.shape[1])
                    stages.append(cells)
                    cells = turned_back(factor, cells)
                before = cells if before is None else before + cells
                ways.append(stages[::-1])
            if before is None:  # the kind cannot be dealt
                before = np.zeros(prod(shape))
            after = before.reshape([shape[stand] for stand in order.begun]).transpose(order.from_begun)
            backward.append(ways)
        self._backward = backward[::-1]

    @property
    def log_weight(self) -> float:
        """Returns the logarithm of the weight of all deals of this case; minus infinity if there are none."""
        if self._log_weight is None:
            self._sweep_forward()
        assert self._log_weight is not None
        return self._log_weight

    def backward(self, kind: int, way: int, stage: int) -> Floats:
        """For a stand that is not idle: rows are the stands of later stages, the idle ones, those of earlier stages."""
        if not self._backward:
            self._sweep_backward()
        return self._backward[kind][way][stage]

    @cached_property
    def run_odds(self) -> Floats:
        """P(exactly the places before..after-1 of the stand are of the kind), as [stand, kind, before, after].

        Of no places at all (before = after) it is left out if the stand is idle.
        """
        odds = np.zeros_like(self.tables.runs)
        for kind, (busy, cuts) in enumerate(zip(self.busy, self._cuts, strict=True)):
            for stage, stand in enumerate(busy):
                first, *others = self._joint(kind, stage)
                odds[(stand, kind, *cuts[stand])] = sum(others, first)
        total = odds.sum(axis=(2, 3), keepdims=True)
        odds /= np.where(total > 0.0, total, 1.0)
        return odds

    def _joint(self, kind: int, stage: int) -> list[Floats]:
        """Returns the weight of every run of the stand of this stage, for each way."""
        assert self.log_weight > -np.inf
        return [
            met(self._forward[kind][way][stage], self.backward(kind, way, stage)) * factors[stage]
            for way, factors in enumerate(self.ways[kind])
        ]

    def mean_log(self) -> float:
        """Returns the mean logarithm of the weight of a deal. Idle stands weigh 1."""
        mean = 0.0
        for kind, busy in enumerate(self.busy):
            for stage in range(len(busy)):
                joint = self._joint(kind, stage)
                total = sum(float(j.sum()) for j in joint)
                for j, factors in zip(joint, self.ways[kind], strict=True):
                    weights = factors[stage]
                    known = np.log(weights, out=np.zeros_like(weights), where=weights > 0)
                    mean += float((j * known).sum()) / total
        return mean


@lru_cache(maxsize=64)
def _one(size: int) -> Floats:
    return np.eye(size)


class Order(NamedTuple):
    """The order of the stands' axes, and how they get back into the order of the stands."""

    begun: list[int]  # before a kind is dealt: idle stands last
    ended: list[int]  # after a kind is dealt: idle stands first
    from_begun: list[int]
    from_ended: list[int]


@lru_cache(maxsize=512)
def _order(busy: tuple[int, ...], stands: int) -> Order:
    idle = [stand for stand in range(stands) if stand not in busy]
    begun, ended = [*busy, *idle], [*idle, *busy]
    return Order(begun, ended, *[[axes.index(stand) for stand in range(stands)] for axes in (begun, ended)])


def _weighed(factors: list[Floats], way: Way, busy: list[int], cut: list[tuple[slice, slice]]) -> list[Floats] | None:
    """Returns the factors in one way of a split, None if nothing is dealt in this way."""
    new = list(factors)
    for stand, weights in way:
        stage = busy.index(stand)
        new[stage] = new[stage] * weights[cut[stand]]
        if not new[stage].any():
            return None
    return new


def _adding_up(shape: tuple[int, ...], total: int) -> Bools:
    """Returns which cells have indices that add up to the total."""
    return _remembered(shape, total) if prod(shape) <= 200_000 else _add_up(shape, total)


def _add_up(shape: tuple[int, ...], total: int) -> Bools:
    half = len(shape) // 2
    found: Bools = np.equal.outer(_sums(shape[:half]), np.int8(total) - _sums(shape[half:]))
    return found


@lru_cache(maxsize=512)
def _sums(shape: tuple[int, ...]) -> Shorts:
    """Returns the sum of the indices of each cell."""
    sums = np.zeros((), np.int8)  # a table has fewer than 128 tiles
    for size in shape:
        sums = np.add.outer(sums, np.arange(size, dtype=np.int8))
    return sums


_remembered = lru_cache(maxsize=512)(_add_up)  # the same shapes recur from move to move
