"""Every deal that agrees with the evidence, one by one, where they are few: for those who look ahead."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import numpy as np

from .cases import cases
from .drawing import likelihood
from .evidence import Below, Place
from .problem import Problem
from .tables import Floats, Ints, Tables

Fill: TypeAlias = tuple[int, ...]  # of every stand
_STEPS = 20_000  # shares of a kind that are looked at before it is given up


class Listed(NamedTuple):
    """`kinds[stand][deal, slot]`, and what each deal weighs."""

    kinds: tuple[Ints, ...]
    weights: Floats

    def at(self, place: Place) -> Ints:
        """The kind there, in every deal."""
        column: Ints = self.kinds[place.stand][:, place.slot]
        return column


class TooMany(Exception):
    """There are more deals than wanted."""


def listed(problem: Problem, most: int) -> Listed | None:
    """All deals with their weights; None if there are more than so many, or too much to look through."""
    plain, split = cases(problem, problem.evidence)
    base = Tables.blank(problem).given(plain)
    rows: list[tuple[Fill, ...]] = []
    weights: list[float] = []
    try:
        for case in split:
            for row, weight in _Walk(problem, base.given(case) if case else base, most - len(rows)).all():
                rows.append(row)
                weights.append(weight)
    except TooMany:
        return None
    found = _listed(problem, rows, weights)
    order = [e for e in problem.evidence if isinstance(e, Below)]
    if order:  # looks at two stands at once, which no table of one stand does
        fits = np.ones(len(rows))
        for n in range(len(rows)):
            deal = tuple(tuple(kinds[n].tolist()) for kinds in found.kinds)
            fits[n] = float(all(likelihood(problem, deal, e) for e in order))
        found = Listed(tuple(kinds[fits > 0] for kinds in found.kinds), found.weights[fits > 0])
    return found


def _listed(problem: Problem, rows: list[tuple[Fill, ...]], weights: list[float]) -> Listed:
    """A place holds the first kind with which its stand is filled beyond it."""
    fills = np.array(rows, np.int64).reshape(len(rows), len(problem.copies), len(problem.sizes))
    kinds = tuple((fills[:, :, stand, None] <= np.arange(size)).sum(axis=1) for stand, size in enumerate(problem.sizes))
    return Listed(kinds, np.array(weights))


class _Walk:
    """Kind by kind, each shared out among the stands in every way that leads to an end."""

    def __init__(self, problem: Problem, tables: Tables, most: int) -> None:
        self.copies = problem.copies
        self.sizes = problem.sizes
        self.most = most
        self.steps = 0
        self.runs = tables.runs.tolist()
        self.memory: dict[tuple[int, Fill], list[tuple[tuple[Fill, ...], float]]] = {}

    def all(self) -> list[tuple[tuple[Fill, ...], float]]:
        """The fills after every kind, and the weight."""
        return self.rest(0, (0,) * len(self.sizes))

    def rest(self, kind: int, fill: Fill) -> list[tuple[tuple[Fill, ...], float]]:
        if kind == len(self.copies):
            return [((), 1.0)] if fill == self.sizes else []
        found = self.memory.get((kind, fill))
        if found is None:
            found = [
                ((after, *later), weight * more)
                for after, weight in self.shares(kind, fill)
                for later, more in self.rest(kind + 1, after)
            ]
            if len(found) > self.most:
                raise TooMany
            self.memory[kind, fill] = found
        return found

    def shares(self, kind: int, fill: Fill) -> list[tuple[Fill, float]]:
        """The fills after this kind, and the weight of getting there."""
        found: list[tuple[Fill, int, float]] = [((), self.copies[kind], 1.0)]
        last = len(fill) - 1
        for stand, begun in enumerate(fill):
            runs = self.runs[stand][kind][begun]
            found = [
                ((*done, begun + count), left - count, weight * run)
                for done, left, weight in found
                for count in (range(left + 1) if stand < last else (left,))
                if begun + count < len(runs) and (run := runs[begun + count]) > 0.0
            ]
            self.steps += len(found)
        if self.steps > _STEPS:
            raise TooMany
        return [(after, weight) for after, left, weight in found if left == 0]
