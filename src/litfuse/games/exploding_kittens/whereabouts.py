"""Where the kittens may lie in the draw pile, as one seat can tell: an exact distribution in a few whole numbers.

Whatever happens to the pile short of a shuffle, its safe cards keep their order; kittens are drawn, put in and taken
out between them. So the question "which cells are kittens" stands apart from the question "which safe card comes
next", and this file answers the first.

A *run* is `(cards, kittens)`: that many cells of the pile, of which that many, any, are kittens; `(3, 0)` are three
safe cards, `(1, 1)` is a kitten. A *case* is a weight and runs from the top to the bottom. Its weight is that of every
single way to choose kittens within the runs, so a case has `weight * product of C(cards, kittens)` in all. With
weights for single ways, nothing that is seen (a draw, a look at the top) changes a weight, it only leaves fewer ways;
only unseen chances do:

- Somebody else puts a kitten back: all places are taken to be equally likely. Play is taken as uninformative here;
  who thinks otherwise weighs worlds afterwards.
- A resignation: each kitten in the pile leaves with the same chance (EK-NET-5).

An unknown pile stays unknown under all of these: uniform means uniform, with one kitten more or fewer.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from math import comb, gcd, lcm
from typing import Final, TypeAlias

from litfuse.kernel.errors import RulesBug

Run: TypeAlias = tuple[int, int]
Runs: TypeAlias = tuple[Run, ...]
Case: TypeAlias = tuple[int, Runs]
Pile: TypeAlias = tuple[Case, ...]

MOST_CASES: Final = 256  # beyond: forget where kittens lie, which no world contradicts


def spread(cards: int, kittens: int) -> Pile:
    """Nothing is known: after a shuffle."""
    return ((1, ((cards, kittens),) if cards else ()),)


def size(pile: Pile) -> int:
    return sum([n for n, _ in pile[0][1]])


def kittens(pile: Pile) -> int:
    return sum([k for _, k in pile[0][1]])


def joined(parts: Iterable[Run]) -> Runs:
    """The same cells in one form: no empty runs, and no two neighbours that are both safe or both kittens."""
    out: list[Run] = []
    for n, k in parts:
        if n == 0:
            continue
        if out:
            m, j = out[-1]
            if (k == 0 and j == 0) or (k == n and j == m):
                out[-1] = (m + n, j + k)
                continue
        out.append((n, k))
    return tuple(out)


def gathered(cases: Iterable[Case]) -> Pile:
    """Equal cases become one, and weights are divided by what they have in common."""
    found: dict[Runs, int] = {}
    for weight, runs in cases:
        found[runs] = found.get(runs, 0) + weight
    if len(found) == 1:
        return ((1, next(iter(found))),)
    if not found:
        raise RulesBug("no pile can look like this")
    if len(found) > MOST_CASES:
        runs = next(iter(found))
        return spread(sum([n for n, _ in runs]), sum([k for _, k in runs]))
    common = gcd(*found.values())
    return tuple([(found[runs] // common, runs) for runs in sorted(found)])


@lru_cache(maxsize=4096)
def drawn(pile: Pile, kitten: bool) -> Pile:
    """The top card left, and all saw whether it was a kitten."""
    return gathered([(w, joined((top, *rest))) for w, top, rest in without_top(pile, kitten)])


def without_top(pile: Pile, kitten: bool) -> Iterator[tuple[int, Run, Runs]]:
    for weight, runs in pile:
        n, k = runs[0]
        if kitten and k:
            yield weight, (n - 1, k - 1), runs[1:]
        elif not kitten and n > k:
            yield weight, (n - 1, k), runs[1:]


@lru_cache(maxsize=4096)
def looked_at(pile: Pile, top: tuple[bool, ...]) -> Pile:
    """The first cells are seen: which of them are kittens. The cards stay."""
    below = pile
    for kitten in top:
        below = drawn(below, kitten)
    seen = [(1, int(kitten)) for kitten in top]
    return gathered([(w, joined((*seen, *runs))) for w, runs in below])


def cut(runs: Runs, place: int) -> Iterator[tuple[Runs, Runs]]:
    """The runs above and below a place, in every way to share the kittens of a run that it divides."""
    above = 0
    for i, (n, k) in enumerate(runs):
        inside = place - above
        if inside <= 0:
            yield runs[:i], runs[i:]
            return
        if inside < n:
            for up in range(max(0, k - (n - inside)), min(inside, k) + 1):
                yield (*runs[:i], (inside, up)), ((n - inside, k - up), *runs[i + 1 :])
            return
        above += n
    yield runs, ()


@lru_cache(maxsize=4096)
def placed(pile: Pile, place: int) -> Pile:
    """I put a kitten back: so many cards lie above it."""
    return gathered(
        [(w, joined((*above, (1, 1), *below))) for w, runs in pile for above, below in cut(runs, place)],
    )


@lru_cache(maxsize=1024)
def with_kitten_at(pile: Pile, place: int) -> Pile:
    """As far as a kitten lies at this place already."""
    cases: list[Case] = []
    for weight, runs in pile:
        for above, below in cut(runs, place):
            for w, top, rest in without_top(((weight, below),), True):
                cases.append((w, joined((*above, (1, 1), top, *rest))))
    return gathered(cases)


@lru_cache(maxsize=4096)
def slid_in(pile: Pile) -> Pile:
    """Somebody else put a kitten back, anywhere."""
    return gathered([(weight * ways, after) for weight, runs in pile for ways, after in insertions(runs)])


def insertions(runs: Runs) -> Iterator[Case]:
    """Every gap between cells once.

    A kitten put into any gap of a run of n cells with k kittens makes a run of n+1 with k+1, in which each choice of
    kittens came about in k+1 ways. A gap between two runs must be counted for one of them only: for a mixed one if
    there is one, as a run that is all alike can do without its end.
    """
    if not runs:
        yield 1, ((1, 1),)
    last = len(runs) - 1
    mixed = [0 < k < n for n, k in runs]
    for i, (n, k) in enumerate(runs):
        before, after = runs[:i], runs[i + 1 :]
        not_above = int(i > 0 and (mixed[i - 1] or not mixed[i]))
        not_below = int(i < last and mixed[i + 1] and not mixed[i])
        if mixed[i]:
            if not_above:  # the first cell stays first, be it safe or a kitten
                yield k + 1, joined((*before, (1, 0), (n, k + 1), *after))
                yield k, joined((*before, (1, 1), (n, k), *after))
            else:
                yield k + 1, joined((*before, (n + 1, k + 1), *after))
        elif n + 1 > not_above + not_below:
            if k:
                yield n + 1 - not_above - not_below, joined((*before, (n + 1, n + 1), *after))
            else:
                inner = n - not_above - not_below
                yield 1, joined((*before, (not_above, 0), (inner + 1, 1), (not_below, 0), *after))


@lru_cache(maxsize=1024)
def taken_out(pile: Pile) -> Pile:
    """A resignation took out one kitten, any. From a run of n it leaves each choice in n ways."""
    cases: list[Case] = []
    for weight, runs in pile:
        for i, (n, k) in enumerate(runs):
            if k:
                cases.append((weight * n, joined((*runs[:i], (n - 1, k - 1), *runs[i + 1 :]))))
    return gathered(cases)


def ways(case: Case) -> int:
    """The weight of all ways together."""
    total = case[0]
    for n, k in case[1]:
        total *= comb(n, k)
    return total


@lru_cache(maxsize=4096)
def odds(pile: Pile) -> tuple[float, ...]:
    """For each cell from the top the chance that it is a kitten: exactly 0 or 1 where that is certain."""
    scale = lcm(*[n for _, runs in pile for n, _ in runs])
    cells = [0] * size(pile)
    whole = 0
    for case in pile:
        mass = ways(case) * scale
        whole += mass
        at = 0
        for n, k in case[1]:
            if k:
                for i in range(at, at + n):
                    cells[i] += mass * k // n
            at += n
    return tuple([c / whole for c in cells])


def possible(pile: Pile, cells: Sequence[bool]) -> bool:
    """Can the kittens lie exactly so?"""
    for _, runs in pile:
        at = 0
        for n, k in runs:
            if sum(cells[at : at + n]) != k:
                break
            at += n
        else:
            if at == len(cells):
                return True
    return False
