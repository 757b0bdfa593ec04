"""Splits evidence about several kinds into cases that are about one kind at a time.

The solver takes evidence about one kind. "This hand holds a yellow wire" is about several. It is split into cases that
exclude each other and together make up the claim; their results add up. Inclusion and exclusion would subtract; nothing
is subtracted here, so what is impossible stays exactly 0. Cases of several claims multiply, so impossible ones are
dropped at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import TypeAlias

from .evidence import (
    Chosen,
    Count,
    Equal,
    Evidence,
    Holds,
    Kind,
    Misses,
    Never,
    Only,
    Place,
    Repeats,
    Tally,
    Unequal,
    Unless,
)
from .tables import Tables

Case: TypeAlias = tuple[Evidence, ...]


def cases(blank: Tables, evidence: Iterable[Evidence]) -> list[Tables]:
    """Returns the tables of every possible case; none if the evidence contradicts itself."""
    plain: list[Evidence] = []
    rest: list[Evidence] = []
    for e in evidence:
        (plain if _is_plain(blank, e) else rest).append(e)
    base = blank.given(plain)
    if not base.windows.possible:
        return []
    rest.sort(key=lambda e: len(list(_cases(base, e))))
    found = [base]
    for e in rest:
        found = [new for old in found for new in _split(old, e)]
    return found


def _is_plain(tables: Tables, e: Evidence) -> bool:
    match e:
        case Holds(places, kinds) | Chosen(places, kinds):
            return len(kinds) == 1 and bool(places)
        case Equal() | Unequal() | Repeats():
            return not tables.problem.crowds
        case Misses() | Unless():
            return False
        case _:
            return True


def _split(tables: Tables, e: Evidence) -> Iterator[Tables]:
    if isinstance(e, Unless):
        yield from _unless(tables, e)
        return
    for case in _cases(tables, e):
        new = tables.given(case) if case else tables
        if new.windows.possible:
            yield new


def _cases(tables: Tables, e: Evidence) -> Iterator[Case]:
    match e:
        case Holds():
            return _holds(tables, e)
        case Chosen():
            return _chosen(tables, e)
        case Equal():
            return _equal(tables, e)
        case Unequal():
            return _unequal(tables, e)
        case Repeats():
            return _repeats(tables, e)
        case Misses():
            return _misses(tables, e)
        case Unless():
            return iter(((),) * len(e.claims))  # only the number counts; `_unless` does the splitting
        case _:
            raise TypeError(f"needs no cases: {e}")


def _holds(tables: Tables, e: Holds) -> Iterator[Case]:
    """Splits by the first kind, or the first place, that fits."""
    copies = tables.problem.copies
    if len(e.places) > sum(n for kind, n in enumerate(copies) if kind not in e.kinds):
        yield ()  # true anyway: there are too few other tiles
        return
    kinds = {place: tables.windows.kinds(place) for place in e.places}
    if any(there <= e.kinds for there in kinds.values()):
        yield ()
        return
    places = tuple(place for place in e.places if kinds[place] & e.kinds)
    fitting = sorted(e.kinds & frozenset().union(*kinds.values()))
    lacking: Case = ()
    if len(places) < len(fitting):
        for place in places:
            yield (*lacking, Only(place, e.kinds))
            lacking += (Never((place,), e.kinds),)
        return
    for kind in fitting:
        one = (tuple(place for place in places if kind in kinds[place]), frozenset((kind,)))
        yield (*lacking, Holds(*one))
        lacking += (Never(*one),)


def _chosen(tables: Tables, e: Chosen) -> Iterator[Case]:
    """Splits by how many tiles of each kind there are. The last kind counts itself."""
    if not e.among or not e.kinds:
        yield ()
        return
    counts = {kind: tables.windows.counts(e.among, kind) for kind in e.kinds}
    *first, last = sorted(counts, key=lambda kind: len(counts[kind]))
    for numbers in product(*(counts[kind] for kind in first)):
        exact = [Count(e.among, kind, n) for kind, n in zip(first, numbers, strict=True) if len(counts[kind]) > 1]
        yield (*exact, Chosen(e.among, frozenset((last,)), e.more + sum(numbers)))


def _equal(tables: Tables, e: Equal) -> Iterator[Case]:
    """Splits into one kind, or two kinds of one family."""
    yield (e,)
    left, right = tables.windows.kinds(e.left), tables.windows.kinds(e.right)
    for crowd in tables.problem.crowds:
        for kind in sorted(crowd & left):
            if others := crowd & right - {kind}:
                yield _both(e.left, {kind}, e.right, others)


def _unequal(tables: Tables, e: Unequal) -> Iterator[Case]:
    """Splits: the left one is not of a crowd that the right one may be of; or it is, and the right one is not."""
    left, right = tables.windows.kinds(e.left), tables.windows.kinds(e.right)
    crowds = [crowd for crowd in tables.problem.crowds if crowd & left and crowd & right]
    yield (Only(e.left, left.difference(*crowds)), e)
    for crowd in crowds:
        yield _both(e.left, crowd, e.right, right - crowd)


def _repeats(tables: Tables, e: Repeats) -> Iterator[Case]:
    """Splits a family of several kinds by how many tiles of each there are. A family of one kind counts itself."""
    problem = tables.problem
    here = tables.windows.kinds(e.place)
    crowds = [crowd for crowd in problem.crowds if crowd & here]
    yield (Only(e.place, here.difference(*crowds)), e)
    for crowd in crowds:
        (family,) = {problem.families[kind] for kind in crowd}
        hidden = e.count - sum(problem.families[kind] == family for kind in e.seen)
        kinds = sorted(crowd)
        for numbers in product(*(tables.windows.counts(e.among, kind) for kind in kinds)):
            if sum(numbers) == hidden:
                there = [Count(e.among, kind, n) for kind, n in zip(kinds, numbers, strict=True)]
                yield (Only(e.place, crowd), *there)


def _misses(tables: Tables, e: Misses) -> Iterator[Case]:
    """Splits by the first set of kinds that is missing."""
    sets = sorted(e.sets, key=lambda kinds: (len(kinds), sorted(kinds)))
    if len(sets) > len(e.places) or any(not any(tables.problem.copies[k] for k in kinds) for kinds in sets):
        yield ()
        return
    there: Case = ()
    for kinds in sets:
        yield (*there, Never(e.places, kinds))
        there += (Holds(e.places, kinds),)


def _unless(tables: Tables, e: Unless) -> Iterator[Tables]:
    """Splits by the first claim that is false. That claim may be about several kinds; then it is split in turn."""
    true = tables
    for claim in e.claims:
        false = claim.denied if isinstance(claim, Tally) else Holds(claim.places, claim.kinds)
        yield from cases(true, (false,))
        true = true.given((claim,))
        if not true.windows.possible:
            return


def _both(left: Place, these: Iterable[Kind], right: Place, those: Iterable[Kind]) -> Case:
    return (Only(left, frozenset(these)), Only(right, frozenset(those)))
