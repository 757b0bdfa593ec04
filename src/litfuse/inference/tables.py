"""The factors of one case: for every stand and kind, the weight of a run of this kind from one place to another.

In a sorted stand the tiles of a kind form one run. When kinds are dealt in ascending order, all that later kinds need
to know about a stand is how many of its places are filled: its *fill*. A factor is a matrix over the fill before and
after.

Evidence about one kind on several stands is a *split*: mutually exclusive ways, each made of factors. The kind is dealt
once in each way and the results add up, so the costs of several pieces of such evidence add up too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property, lru_cache
from itertools import product
from math import factorial
from typing import TypeAlias

import numpy as np

from .arrays import Bools, Floats, Ints
from .evidence import (
    Below,
    Chosen,
    Count,
    Crowded,
    Doubtful,
    Equal,
    Evidence,
    Holds,
    Kind,
    Mirrored,
    Misses,
    Never,
    Only,
    Place,
    Repeats,
    Tally,
    Unequal,
    Unless,
)
from .problem import Problem
from .windows import Windows

Way: TypeAlias = tuple[tuple[int, Floats], ...]  # stands, and the weights of their runs
Split: TypeAlias = tuple[Way, ...]


class Tables:
    """`runs[stand, kind, before, after]`, the splits of every kind, and which places of two stands are in order.

    `coupled` is the evidence behind splits and order. `alone`: other stands are ignored.
    """

    def __init__(
        self,
        problem: Problem,
        runs: Floats,
        below: tuple[Below, ...] = (),
        splits: Mapping[Kind, tuple[Split, ...]] | None = None,
        coupled: tuple[Evidence, ...] = (),
        alone: bool = False,
    ) -> None:
        self.problem = problem
        self.runs = runs
        self.below = below
        self.splits = splits or {}
        self.coupled = coupled
        self.alone = alone

    @classmethod
    def blank(cls, problem: Problem) -> Tables:
        """Returns tables without evidence: k equal tiles on a stand weigh 1/k!, so each deal of distinct tiles counts
        once.
        """
        return cls(problem, _blank(problem.copies, problem.sizes).copy())

    @cached_property
    def windows(self) -> Windows:
        return Windows(self.problem, self.runs, self.alone)

    def given(self, evidence: Iterable[Evidence]) -> Tables:
        """Returns the same tables with more evidence, none of which needs cases."""
        stands, kinds, width, _ = self.runs.shape
        runs = self.runs.copy()
        below = list(self.below)
        splits = dict(self.splits)
        coupled = list(self.coupled)
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
                case _ if len(stands_of(e)) == 1:
                    _factor(self.problem, runs, e)
                case Doubtful(places, unwanted, weight):
                    for stand in stands_of(e):
                        _factor(
                            self.problem, runs, Doubtful(tuple(p for p in places if p.stand == stand), unwanted, weight)
                        )
                case _:
                    coupled.append(e)
                    if isinstance(e, Below):
                        below.append(e)
                    for kind, split in _splits(self.problem, e, width):
                        splits[kind] = (*splits.get(kind, ()), split)
        if barred.any():
            before = barred.cumsum(axis=-1)
            runs *= before[..., :, None] == before[..., None, :]
        return Tables(self.problem, runs, tuple(below), splits, tuple(coupled), self.alone)


def stands_of(e: Evidence) -> set[int]:
    """Returns the stands that the evidence is about."""
    match e:
        case Only(place):
            return {place.stand}
        case Repeats(place, _, among):
            return {place.stand, *(p.stand for p in among)}
        case Equal(one, other) | Unequal(one, other) | Below(one, other):
            return {one.stand, other.stand}
        case (
            Never(places)
            | Holds(places)
            | Count(places)
            | Tally(places)
            | Chosen(places)
            | Doubtful(places)
            | Crowded(places)
            | Misses(places)
        ):
            return {p.stand for p in places}
        case Unless(claims):
            return {p.stand for claim in claims for p in claim.places}
        case Mirrored(rows, mirrors):
            return {p.stand for places in (*rows, *mirrors) for p in places}


@lru_cache(maxsize=64)
def _blank(copies: tuple[int, ...], sizes: tuple[int, ...]) -> Floats:
    width = max(sizes, default=0) + 1
    before, after = np.ogrid[:width, :width]
    length = after - before
    by_length = np.array([1 / factorial(k) for k in range(width)])
    weight = np.where(length >= 0, by_length[length.clip(0)], 0.0)
    few = length <= np.array(copies, np.int64)[:, None, None]
    fits = after <= np.array(sizes, np.int64)[:, None, None, None]
    runs: Floats = (weight * few) * fits
    return runs


def touched(places: Iterable[Place], width: int) -> Ints:
    """Returns for every run how many of the places it covers."""
    marked = np.zeros(width, np.int64)
    for place in places:
        marked[place.slot + 1] = 1
    before = marked.cumsum()
    covered: Ints = np.maximum(before[None, :] - before[:, None], 0)
    return covered


def _factor(problem: Problem, runs: Floats, e: Evidence) -> None:
    """Multiplies in the factor of one piece of evidence about one stand."""
    width = runs.shape[-1]
    match e:
        case Holds(places, kinds) | Chosen(places, kinds):
            (stand,), (kind,) = {p.stand for p in places}, kinds
            runs[stand, kind] *= _weigher(e)(touched(places, width))
        case Count(places, kind) | Tally(places, kind):
            (stand,) = {p.stand for p in places}
            runs[stand, kind] *= _weigher(e)(touched(places, width))
        case Equal(left, right):
            runs[left.stand] *= (touched((left,), width) == 0) | (touched((right,), width) > 0)
            runs[left.stand] *= (touched((right,), width) == 0) | (touched((left,), width) > 0)
        case Unequal(left, right):
            runs[left.stand] *= touched((left, right), width) < 2
        case Below(first, second, strict):  # on one sorted stand: in the wrong order only if equal
            if first.slot > second.slot:
                _factor(problem, runs, Equal(first, second))
            if strict:
                _factor(problem, runs, Unequal(first, second))
        case Repeats(place, count, among, seen):
            here, found = touched((place,), width) > 0, touched(among, width)
            for kind in problem.kinds:
                runs[place.stand, kind] *= ~here | (found == count - _alike(problem, seen, kind))
        case Doubtful(places, kinds, weight):
            (stand,) = {p.stand for p in places}
            runs[stand, list(kinds)] *= np.where(touched(places, width) > 0, weight, 1.0)
        case Crowded(places, kind, count, weight):
            (stand,) = {p.stand for p in places}
            runs[stand, kind] *= np.where(touched(places, width) >= count, weight, 1.0)
        case _:
            raise TypeError(f"not a factor of one stand: {e}")


def _weigher(e: Evidence) -> Callable[[Ints], Floats]:
    """Returns a function from the number of such tiles on the places to the weight of a deal."""
    match e:
        case Holds():
            return lambda found: (found > 0).astype(float)
        case Count(count=count):
            return lambda found: (found == count).astype(float)
        case Tally(counts=counts):
            return lambda found: np.isin(found, sorted(counts)).astype(float)
        case Chosen(more=more):
            return lambda found: 1 / (found + more).clip(1)
        case _:
            raise TypeError(f"does not count: {e}")


def _splits(problem: Problem, e: Evidence, width: int) -> Iterable[tuple[Kind, Split]]:
    """Returns the ways in which each kind may be dealt by the evidence about several stands."""
    match e:
        case Holds(places, kinds) | Chosen(places, kinds):
            (kind,) = kinds
            return [(kind, _counted(places, problem.copies[kind], _weigher(e), width))]
        case Count(places, kind) | Tally(places, kind):
            return [(kind, _counted(places, problem.copies[kind], _weigher(e), width))]
        case Equal(one, other):
            on, there = touched((one,), width) > 0, touched((other,), width) > 0
            same = (_way((one, ~on), (other, ~there)), _way((one, on), (other, there)))
            return [(kind, same) for kind in problem.kinds]
        case Unequal(one, other) | Below(one, other, True):
            on, there = touched((one,), width) > 0, touched((other,), width) > 0
            apart = (_way((one, ~on)), _way((one, on), (other, ~there)))
            return [(kind, apart) for kind in problem.kinds]
        case Repeats(place, count, among, seen):
            here = touched((place,), width) > 0
            found = []
            for kind in problem.kinds:
                exact = _weigher(Count(among, kind, count - _alike(problem, seen, kind)))
                ways = _counted(among, problem.copies[kind], exact, width)
                found.append((kind, (_way((place, ~here)), *[(*way, *_way((place, here))) for way in ways])))
            return found
        case Mirrored(rows, mirrors, kind):
            return [(kind, _mirrored(rows, mirrors, width))]
        case Below():
            return ()
        case _:
            raise TypeError(f"not about one kind at a time: {e}")


def _alike(problem: Problem, seen: Iterable[Kind], kind: Kind) -> int:
    """Returns how many of these are of the same family."""
    return sum(problem.families[other] == problem.families[kind] for other in seen)


def _way(*masks: tuple[Place, Bools]) -> Way:
    return tuple((place.stand, mask.astype(float)) for place, mask in masks)


def _counted(places: Iterable[Place], most: int, weigh: Callable[[Ints], Floats], width: int) -> Split:
    """Splits by how many are on each stand except the last."""
    *first, (last, theirs) = ((stand, touched(here, width)) for stand, here in _by_stand(places).items())
    ways: list[Way] = []
    for counts in product(range(most + 1), repeat=len(first)):
        if sum(counts) <= most:
            here = [(stand, (on == n).astype(float)) for (stand, on), n in zip(first, counts, strict=True)]
            ways.append((*here, (last, weigh(theirs + sum(counts)))))
    return tuple(ways)


def _mirrored(rows: Iterable[tuple[Place, ...]], mirrors: Iterable[tuple[Place, ...]], width: int) -> Split:
    """Splits: nowhere; or once in a row, on one of its stands, and once on a place that mirrors it."""
    spots = [_by_stand(row) for row in rows]
    twins = [_by_stand(places) for places in mirrors]
    free = [(stand, touched(here, width)) for spot in spots for stand, here in spot.items()]
    lone = [(stand, touched(here, width)) for spot in twins for stand, here in spot.items()]
    ways: list[Way] = [tuple([(stand, (on == 0).astype(float)) for stand, on in (*free, *lone)])]
    at, back = 0, 0
    for spot, places in zip(spots, twins, strict=True):
        for n in range(at, at + len(spot)):
            for m in range(back, back + len(places)):
                there = [(stand, (on == (k == n)).astype(float)) for k, (stand, on) in enumerate(free)]
                twin = [(stand, (on == (k == m)).astype(float)) for k, (stand, on) in enumerate(lone)]
                ways.append((*there, *twin))
        at, back = at + len(spot), back + len(places)
    return tuple(ways)


def _by_stand(places: Iterable[Place]) -> dict[int, list[Place]]:
    stands: dict[int, list[Place]] = {}
    for place in places:
        stands.setdefault(place.stand, []).append(place)
    return stands
