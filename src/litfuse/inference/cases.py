"""Evidence that spans several stands or several kinds, told apart into cases that do not.

The solver takes factors that look at one kind on one stand. "This hand holds a yellow wire" looks at several kinds. It
is split into cases that exclude each other and together are the claim, each made of single factors; results add up.
Inclusion and exclusion would subtract; here nothing is, so what is impossible stays exactly 0.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from .evidence import Below, Equal, Evidence, Holds, Kind, Never, Only, Place, Times, Unequal
from .problem import Problem

Case = tuple[Evidence, ...]


def cases(problem: Problem, evidence: Iterable[Evidence]) -> tuple[tuple[Evidence, ...], list[Case]]:
    """The evidence that needs no cases, and the cases of the rest: every combination of one case each."""
    plain: list[Evidence] = []
    split: list[Case] = [()]
    for e in evidence:
        found = _cases(problem, e)
        if len(found) == 1:
            plain += found[0]
        else:
            split = [case for old in split for new in found if _may_be(problem, case := old + new)]
    return tuple(plain), split


def _cases(problem: Problem, e: Evidence) -> list[Case]:
    match e:
        case Holds():
            return list(_holds(e))
        case Equal():
            return list(_equal(problem, e))
        case Unequal():
            return list(_unequal(problem, e))
        case Times():
            return list(_times(problem, e))
        case Below():
            return list(_below(problem, e))
        case _:
            return [(e,)]


def _may_be(problem: Problem, case: Case) -> bool:
    """Are there as many tiles as stands that must hold one? Saves solving most cases of several claims."""
    claimed = {(e.places[0].stand, kind) for e in case if isinstance(e, Holds) for kind in e.kinds}
    return all(sum(k == kind for _, k in claimed) <= problem.copies[kind] for _, kind in claimed)


def _holds(e: Holds) -> Iterator[Case]:
    """Of the pairs of a stand and a kind, or of the places, which is the first one that fits?"""
    stands: dict[int, list[Place]] = {}
    for place in e.places:
        stands.setdefault(place.stand, []).append(place)
    lacking: Case = ()
    if len(e.places) < len(stands) * len(e.kinds):
        for place in e.places:
            yield (*lacking, Only(place, e.kinds))
            lacking += (Never((place,), e.kinds),)
        return
    for places in stands.values():
        for kind in sorted(e.kinds):
            one = (tuple(places), frozenset((kind,)))
            yield (*lacking, Holds(*one))
            lacking += (Never(*one),)


def _equal(problem: Problem, e: Equal) -> Iterator[Case]:
    """One kind, or two kinds of one family."""
    if e.left.stand == e.right.stand:
        yield (e,)
    else:
        for kind in problem.kinds:
            yield _both(e.left, {kind}, e.right, {kind})
    for crowd in problem.crowds:
        for kind in sorted(crowd):
            yield _both(e.left, {kind}, e.right, crowd - {kind})


def _unequal(problem: Problem, e: Unequal) -> Iterator[Case]:
    """The left one alone in its family, or of a crowd to which the right one does not belong."""
    everything = frozenset(problem.kinds)
    alone = everything.difference(*problem.crowds)
    if e.left.stand == e.right.stand:
        yield (Only(e.left, alone), e)
    else:
        for kind in sorted(alone):
            yield _both(e.left, {kind}, e.right, everything - {kind})
    for crowd in problem.crowds:
        yield _both(e.left, crowd, e.right, everything - crowd)


def _times(problem: Problem, e: Times) -> Iterator[Case]:
    """A kind alone in its family is counted by its run; of a crowd, which ones are there?"""
    yield (Only(e.place, frozenset(problem.kinds).difference(*problem.crowds)), e)
    here = problem.places(e.place.stand)
    for crowd in problem.crowds:
        for these in combinations(sorted(crowd), e.count):
            there = tuple(Holds(here, frozenset((kind,))) for kind in these)
            yield (Only(e.place, frozenset(these)), *there, Never(here, crowd.difference(these)))


def _below(problem: Problem, e: Below) -> Iterator[Case]:
    """The solver deals a kind stand by stand and sees whether the second place came before the first, not after."""
    if not e.strict or e.second.stand < e.first.stand:
        yield (e,)
        return
    for kind in problem.kinds:
        yield _both(e.first, {kind}, e.second, problem.kinds[kind + 1 :])


def _both(left: Place, these: Iterable[Kind], right: Place, those: Iterable[Kind]) -> Case:
    return (Only(left, frozenset(these)), Only(right, frozenset(those)))
