"""One exact sample, for callers that need no more: cheaper than a whole `Posterior`.

While little is known the tables are large, but random deals often agree with the evidence. Then random deals are made
until one agrees. Both methods draw from the same distribution, so it does not matter which one was used.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, log, prod

import numpy as np

from litfuse.kernel.rng import Rng

from .arrays import Bools, Ints
from .cases import cases
from .chain import Chain
from .evidence import (
    Below,
    Chosen,
    Count,
    Crowded,
    Doubtful,
    Equal,
    Evidence,
    Holds,
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
from .problem import Deal, NoWorld, Problem
from .sampling import pick, sample, with_row
from .tables import Tables

_LARGE = 30_000  # number of cells from which a table is large
_BATCHES, _BATCH = 16, 32  # how many batches of how many random deals are tried


def draw(problem: Problem, rng: Rng, label: str) -> Deal:
    """Returns one deal from the exact distribution. Raises NoWorld if no deal agrees with the evidence."""
    found = _chains(problem)
    chains = [chain for _, chain in found]
    twins = any(isinstance(e, Mirrored) for e in problem.evidence)  # hardly any random deal would have them
    if not problem.branches and not twins and max(_cells(chain) for chain in chains) > _LARGE:
        lucky = _lucky(problem, rng, label)
        if lucky is not None:
            return lucky
    if len(chains) == 1:
        return with_row(problem, found[0][0], sample(chains[0], rng, label))
    logs = [chain.log_weight + log(problem.weight(n)) for n, chain in found]
    top = max(logs)
    if top == -np.inf:
        raise NoWorld("no deal agrees with all evidence")
    which = pick([exp(x - top) for x in logs], rng.below(f"{label} case", 1 << 32) / (1 << 32))
    return with_row(problem, found[which][0], sample(chains[which], rng, label))


@lru_cache(maxsize=1)  # several deals of the same view often follow each other
def _chains(problem: Problem) -> list[tuple[int, Chain]]:
    """Returns the chains of each branch."""
    chains = [(n, Chain(t)) for n, p in enumerate(problem.plain) for t in cases(Tables.blank(p), p.evidence)]
    if not chains:
        raise NoWorld("no deal agrees with all evidence")
    return chains


def _cells(chain: Chain) -> int:
    shapes: list[list[int]] = (chain.high - chain.low + 1).tolist()
    return max(prod(shape) for shape in shapes)


def _lucky(problem: Problem, rng: Rng, label: str) -> Deal | None:
    """Returns the first random deal that agrees. Evidence about single places rules most deals out at once."""
    tiles = np.repeat(np.arange(len(problem.copies)), problem.copies)
    ends = np.cumsum(problem.sizes)
    starts: Ints = ends - np.array(problem.sizes)
    allowed = np.ones((len(tiles), len(problem.copies)), bool)
    rest: list[Evidence] = []
    for e in problem.evidence:
        match e:
            case Only(place, kinds):
                column = starts[place.stand] + place.slot
                allowed[column] &= np.isin(problem.kinds, list(kinds))
            case Never(places, kinds):
                for p in places:
                    allowed[starts[p.stand] + p.slot, list(kinds)] = False
            case _:
                rest.append(e)
    boxes = _boxes(problem, tiles, allowed, starts)
    for batch in range(_BATCHES):
        raw = np.frombuffer(rng.bytes(f"{label} luck {batch}", 8 * len(tiles) * _BATCH), ">u8")
        luck = raw.reshape(_BATCH, -1) / 2.0**64
        apart = raw.reshape(_BATCH, -1) % 2**32  # what goes into a box must not depend on where the rest goes
        for number, (fitting, size) in enumerate(boxes, 1):
            chosen = fitting[apart[:, fitting].argsort(axis=1)[:, :size]]
            np.put_along_axis(luck, chosen, np.take_along_axis(luck, chosen, axis=1) % 1 + number, axis=1)
        shuffled = tiles[luck.argsort(axis=1)]
        for start, end in zip(starts, ends, strict=True):
            shuffled[:, start:end].sort(axis=1)
        fits = allowed[np.arange(len(tiles)), shuffled].all(axis=1)
        for row in shuffled[fits].tolist():
            deal = tuple(tuple(row[start:end]) for start, end in zip(starts, ends, strict=True))
            weight = prod(likelihood(problem, deal, e) for e in rest)
            if weight >= 1.0 or rng.below(f"{label} doubt", 1 << 32) < weight * (1 << 32):
                return deal
    return None


def _boxes(problem: Problem, tiles: Ints, allowed: Bools, starts: Ints) -> list[tuple[Ints, int]]:
    """Returns the last stands that take few kinds, no two of them the same: their tiles, and how many they take.

    They are filled first, because otherwise hardly any random deal would fit.
    """
    found: list[tuple[Ints, int]] = []
    taken = np.zeros(len(problem.copies), bool)
    for stand in reversed(range(len(problem.sizes))):
        rows = allowed[starts[stand] : starts[stand] + problem.sizes[stand]]
        if not len(rows) or (rows != rows[0]).any() or rows[0].all() or (rows[0] & taken).any():
            break
        taken |= rows[0]
        found.append((np.flatnonzero(rows[0][tiles]), len(rows)))
    return found[::-1]


def likelihood(problem: Problem, deal: Deal, e: Evidence) -> float:
    """Returns how likely the evidence is in this deal, computed directly."""

    def at(place: Place) -> int:
        return deal[place.stand][place.slot]

    def family(place: Place) -> int:
        return problem.families[at(place)]

    match e:
        case Only(place, kinds):
            return float(at(place) in kinds)
        case Never(places, kinds):
            return float(all(at(p) not in kinds for p in places))
        case Holds(places, kinds):
            return float(any(at(p) in kinds for p in places))
        case Equal(left, right):
            return float(family(left) == family(right))
        case Unequal(left, right):
            return float(family(left) != family(right))
        case Repeats(place, count, among, seen):
            found = [*(family(p) for p in among), *(problem.families[kind] for kind in seen)]
            return float(found.count(family(place)) == count)
        case Misses(places, sets):
            return float(any(all(at(p) not in kinds for p in places) for kinds in sets))
        case Unless(claims):
            return float(not all(likelihood(problem, deal, claim) for claim in claims))
        case Count(places, kind, count):
            return float(sum(at(p) == kind for p in places) == count)
        case Tally(places, kind, counts):
            return float(sum(at(p) == kind for p in places) in counts)
        case Chosen(among, kinds, more):
            return 1 / max(1, more + sum(at(p) in kinds for p in among))
        case Doubtful(places, kinds, weight):
            return weight ** len({(p.stand, at(p)) for p in places if at(p) in kinds})
        case Crowded(places, kind, count, weight):
            return weight if sum(at(p) == kind for p in places) >= count else 1.0
        case Below(first, second, strict):
            return float(at(first) + strict <= at(second))
        case Mirrored(rows, mirrors, kind):
            here, beside = ([sum(at(p) == kind for p in places) for places in sides] for sides in (rows, mirrors))
            return float(here == beside and sum(here) < 2)
