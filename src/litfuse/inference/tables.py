"""The factors of one case: for every stand and kind, what a run of this kind from here to there weighs.

In a sorted stand the tiles of a kind are one run. When kinds are dealt in ascending order, all that later kinds need to
know of a stand is how many of its places are filled: its *fill*. A factor is a matrix over the fill before and after.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import factorial
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from .evidence import Below, Chosen, Crowded, Doubtful, Equal, Evidence, Holds, Never, Only, Place, Times, Unequal
from .problem import Problem

Floats: TypeAlias = NDArray[np.float64]
Bools: TypeAlias = NDArray[np.bool_]
Ints: TypeAlias = NDArray[np.int64]


class Tables:
    """`runs[stand, kind, before, after]`, and which places of two stands are in order."""

    def __init__(self, runs: Floats, below: tuple[Below, ...] = ()) -> None:
        self.runs = runs
        self.below = below

    @classmethod
    def blank(cls, problem: Problem) -> Tables:
        """No evidence yet. k equal tiles on one stand weigh 1/k!: so every deal of distinct tiles counts once."""
        return cls(_blank(problem.copies, problem.sizes).copy())

    def given(self, evidence: Iterable[Evidence]) -> Tables:
        """The same with more evidence, none of which needs cases."""
        stands, kinds, width, _ = self.runs.shape
        runs = self.runs.copy()
        below = list(self.below)
        barred = np.zeros((stands, kinds, width), np.int64)  # shifted by one: barred[..., i + 1] is for place i
        for e in evidence:
            match e:
                case Only(place, allowed):
                    column = barred[place.stand, :, place.slot + 1]
                    keep = column[list(allowed)]
                    column[:] = 1
                    column[list(allowed)] = keep
                case Never(places, unwanted):
                    for place in places:
                        barred[place.stand, list(unwanted), place.slot + 1] = 1
                case Below():
                    below.append(e)
                case _:
                    _factor(runs, e)
        if barred.any():
            before = barred.cumsum(axis=-1)
            runs *= before[..., :, None] == before[..., None, :]
        return Tables(runs, tuple(below))


@lru_cache(maxsize=64)
def _blank(copies: tuple[int, ...], sizes: tuple[int, ...]) -> Floats:
    width = max(sizes, default=0) + 1
    before, after = np.ogrid[:width, :width]
    length = after - before
    by_length = np.array([1 / factorial(k) for k in range(width)])
    weight = np.where(length >= 0, by_length[length.clip(0)], 0.0)
    runs = np.empty((len(sizes), len(copies), width, width))
    for stand, size in enumerate(sizes):
        for kind, count in enumerate(copies):
            runs[stand, kind] = weight * (length <= count) * (after <= size)
    return runs


def touched(places: Iterable[Place], width: int) -> Ints:
    """For every run, how many of the places it covers."""
    marked = np.zeros(width, np.int64)
    for place in places:
        marked[place.slot + 1] = 1
    before = marked.cumsum()
    covered: Ints = np.maximum(before[None, :] - before[:, None], 0)
    return covered


def _factor(runs: Floats, e: Evidence) -> None:
    """Multiply the factor of one piece of evidence in."""
    width = runs.shape[-1]
    match e:
        case Holds(places, kinds):
            (stand,), (kind,) = {p.stand for p in places}, kinds
            runs[stand, kind] *= touched(places, width) > 0
        case Equal(left, right):
            runs[left.stand] *= (touched((left,), width) == 0) | (touched((right,), width) > 0)
            runs[left.stand] *= (touched((right,), width) == 0) | (touched((left,), width) > 0)
        case Unequal(left, right):
            runs[left.stand] *= touched((left, right), width) < 2
        case Times(place, count):
            before, after = np.ogrid[:width, :width]
            runs[place.stand] *= (touched((place,), width) == 0) | (after - before == count)
        case Chosen(place, among):
            free = touched(among, width)
            runs[place.stand] *= np.where(touched((place,), width) > 0, 1 / free.clip(1), 1.0)
        case Doubtful(places, kinds, weight):
            for stand in {p.stand for p in places}:
                here = touched((p for p in places if p.stand == stand), width) > 0
                runs[stand, list(kinds)] *= np.where(here, weight, 1.0)
        case Crowded(places, kind, count, weight):
            (stand,) = {p.stand for p in places}
            runs[stand, kind] *= np.where(touched(places, width) >= count, weight, 1.0)
        case _:
            raise TypeError(f"not a factor of one kind on one stand: {e}")
