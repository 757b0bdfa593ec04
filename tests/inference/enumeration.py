"""The slow way: every deal of a small problem, one by one, with exact fractions. Shares no code with the solver."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from math import factorial

from litfuse.inference import (
    Below,
    Chosen,
    Count,
    Crowded,
    Deal,
    Doubtful,
    Equal,
    Evidence,
    Holds,
    Mirrored,
    Misses,
    Never,
    Only,
    Place,
    Problem,
    Repeats,
    Tally,
    Unequal,
    Unless,
)


def deals(problem: Problem) -> dict[Deal, Fraction]:
    """Every deal that agrees with the evidence, with its probability."""
    found: dict[Deal, Fraction] = {}
    for deal in _arrangements(problem):
        weight = Fraction(1)
        for kind, copies in enumerate(problem.copies):
            weight *= factorial(copies)
            for stand in deal:
                weight /= factorial(stand.count(kind))
        for e in problem.evidence:
            weight *= likelihood(problem, deal, e)
        if weight:
            found[deal] = weight
    total = sum(found.values())
    return {deal: weight / total for deal, weight in found.items()}


def _arrangements(problem: Problem) -> Iterator[Deal]:
    tiles = [kind for kind, copies in enumerate(problem.copies) for _ in range(copies)]

    def fill(stand: int, left: tuple[int, ...]) -> Iterator[Deal]:
        if stand == len(problem.sizes):
            yield ()
            return
        for hand in sorted(set(combinations(left, problem.sizes[stand]))):
            rest = list(left)
            for kind in hand:
                rest.remove(kind)
            for others in fill(stand + 1, tuple(rest)):
                yield (hand, *others)

    return fill(0, tuple(tiles))


def likelihood(problem: Problem, deal: Deal, e: Evidence) -> Fraction:
    def at(place: Place) -> int:
        return deal[place.stand][place.slot]

    def family(place: Place) -> int:
        return problem.families[at(place)]

    match e:
        case Only(place, kinds):
            return Fraction(at(place) in kinds)
        case Never(places, kinds):
            return Fraction(not any(at(p) in kinds for p in places))
        case Holds(places, kinds):
            return Fraction(any(at(p) in kinds for p in places))
        case Equal(left, right):
            return Fraction(family(left) == family(right))
        case Unequal(left, right):
            return Fraction(family(left) != family(right))
        case Repeats(place, count, among, known):
            alike = sum(family(p) == family(place) for p in among)
            return Fraction(alike + sum(problem.families[kind] == family(place) for kind in known) == count)
        case Misses(places, sets):
            there = {at(p) for p in places}
            return Fraction(any(not there & kinds for kinds in sets))
        case Unless(claims):
            return Fraction(not all(likelihood(problem, deal, claim) for claim in claims))
        case Count(places, kind, count):
            return Fraction(sum(at(p) == kind for p in places) == count)
        case Tally(places, kind, counts):
            return Fraction(sum(at(p) == kind for p in places) in counts)
        case Chosen(among, kinds, more):
            return Fraction(1, max(1, more + sum(at(p) in kinds for p in among)))
        case Doubtful(places, kinds, weight):
            seen = {(p.stand, at(p)) for p in places if at(p) in kinds}
            return Fraction(weight) ** len(seen)
        case Crowded(places, kind, count, weight):
            return Fraction(weight) if sum(at(p) == kind for p in places) >= count else Fraction(1)
        case Mirrored(rows, mirrors, kind):
            here, beside = ([sum(at(p) == kind for p in places) for places in sides] for sides in (rows, mirrors))
            return Fraction(here == beside and sum(here) < 2)
        case Below(first, second, strict):
            return Fraction(at(first) < at(second) or (at(first) == at(second) and not strict))
