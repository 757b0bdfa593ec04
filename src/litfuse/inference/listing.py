"""Lists every deal that agrees with the evidence, if they are few: for looking ahead."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

import numpy as np

from .arrays import Bools, Floats, Ints
from .cases import cases
from .evidence import Below, Chosen, Count, Equal, Evidence, Holds, Kind, Mirrored, Place, Repeats, Tally, Unequal
from .problem import Problem
from .tables import Tables

Fill: TypeAlias = tuple[int, ...]  # by stand
_STEPS = 20_000  # shares of a kind that are examined before giving up


class Listed(NamedTuple):
    """`kinds[stand][deal, slot]`, and the weight of each deal."""

    kinds: tuple[Ints, ...]
    weights: Floats

    def at(self, place: Place) -> Ints:
        """Returns the kind at this place in every deal."""
        column: Ints = self.kinds[place.stand][:, place.slot]
        return column


class TooMany(Exception):
    """There are more deals than allowed."""


def listed(problem: Problem, most: int) -> Listed | None:
    """Returns all deals with their weights, None if there are too many of them or the search takes too long."""
    parts: list[Listed] = []
    most_left = most
    try:
        for n, plain in enumerate(problem.plain):
            for tables in cases(Tables.blank(plain), plain.evidence):
                found = _Walk(plain, tables, most_left).all()
                most_left -= len(found)
                part = _listed(plain, [row for row, _ in found], [weight for _, weight in found], tables.coupled)
                parts.append(_with_row(problem, n, Listed(part.kinds, part.weights * problem.weight(n))))
    except TooMany:
        return None
    sizes = (*problem.sizes, *(len(branch.row) for branch in problem.branches[:1]))
    return Listed(
        tuple(
            np.concatenate([part.kinds[stand] for part in parts] or [np.zeros((0, size), np.int64)])
            for stand, size in enumerate(sizes)
        ),
        np.concatenate([part.weights for part in parts] or [np.zeros(0)]),
    )


def _with_row(problem: Problem, branch: int, part: Listed) -> Listed:
    """Adds the row as this branch makes it up, if the problem has one."""
    if not problem.branches:
        return part
    row = [part.at(place) for place in problem.branches[branch].row]
    made = np.stack(row, axis=1) if row else np.zeros((len(part.weights), 0), np.int64)
    return Listed((*part.kinds, made), part.weights)


def _listed(
    problem: Problem, rows: list[tuple[Fill, ...]], weights: list[float], coupled: Iterable[Evidence]
) -> Listed:
    """Converts fills to kinds: a place holds the first kind whose fill of the stand goes beyond it."""
    fills = np.array(rows, np.int64).reshape(len(rows), len(problem.copies), len(problem.sizes))
    kinds = tuple((fills[:, :, stand, None] <= np.arange(size)).sum(axis=1) for stand, size in enumerate(problem.sizes))
    found = Listed(kinds, np.array(weights))
    for e in coupled:  # about two stands at once, which the walk ignores
        found = Listed(kinds, found.weights * _weights(problem, found, e))
    fits = found.weights > 0
    return Listed(tuple(stand[fits] for stand in kinds), found.weights[fits])


def _weights(problem: Problem, deals: Listed, e: Evidence) -> Floats:
    """Returns the weight of each deal by the evidence about single kinds on several stands."""

    def number(places: Iterable[Place], kind: Kind) -> Ints:
        found: Ints = sum((deals.at(p) == kind for p in places), np.zeros(len(deals.weights), np.int64))
        return found

    fits: Bools
    match e:
        case Chosen(among, kinds, more):
            weights: Floats = 1 / (number(among, min(kinds)) + more).clip(1)
            return weights
        case Below(first, second, strict):
            fits = deals.at(first) + strict <= deals.at(second)
        case Equal(left, right):
            fits = deals.at(left) == deals.at(right)
        case Unequal(left, right):
            fits = deals.at(left) != deals.at(right)
        case Holds(places, kinds):
            fits = number(places, min(kinds)) > 0
        case Count(places, kind, count):
            fits = number(places, kind) == count
        case Tally(places, kind, counts):
            fits = np.isin(number(places, kind), sorted(counts))
        case Mirrored(rows, mirrors, kind):
            both = [(number(row, kind), number(mirror, kind)) for row, mirror in zip(rows, mirrors, strict=True)]
            fits = np.logical_and.reduce([one == other for one, other in both])
            fits &= sum((one for one, _ in both), np.zeros(len(deals.weights), np.int64)) < 2
        case Repeats(place, count, among, seen):
            here = deals.at(place)
            family = problem.families
            others = np.array([sum(family[k] == family[kind] for k in seen) for kind in problem.kinds], np.int64)
            alike = sum((deals.at(p) == here for p in among), np.zeros(len(here), np.int64))
            fits = alike + others[here] == count
        case _:
            raise TypeError(f"not about several stands: {e}")
    return fits.astype(float)


class _Walk:
    """Deals kind by kind, in every way to share it among the stands that can be completed."""

    def __init__(self, problem: Problem, tables: Tables, most: int) -> None:
        self.copies = problem.copies
        self.sizes = problem.sizes
        self.most = most
        self.steps = 0
        self.runs = tables.runs.tolist()
        self.memory: dict[tuple[int, Fill], list[tuple[tuple[Fill, ...], float]]] = {}

    def all(self) -> list[tuple[tuple[Fill, ...], float]]:
        """Returns the fills after every kind, and the weight, of each deal."""
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
