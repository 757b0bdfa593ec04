"""Where the kittens may lie in the draw pile, as one seat can tell: an exact distribution in a few whole numbers.

Until a shuffle, the safe cards of the pile keep their order, while kittens are drawn, put in and taken out between
them. So the question "which cells are kittens" is independent of the question "which safe card comes next". This module
answers the first.

A *run* `(cards, kittens)` is a sequence of so many cells of the pile, any so many of which are kittens: `(3, 0)` are
three safe cards, `(1, 1)` is a kitten. A *case* is a weight and the runs from top to bottom. The weight is that of each
single way to choose kittens within the runs, so a case has `weight * product of C(cards, kittens)` in all. Because
weights are for single ways, seeing something (a draw, a look at the top) never changes a weight, it only removes ways.
Only unseen chances change weights:

- Another player puts a kitten back: all places are equally likely. Play is taken to say nothing here; a caller who
  disagrees can weigh worlds afterwards.
- A resignation: each kitten in the pile leaves with equal probability (EK-NET-5).

An unknown pile stays unknown under all of these: it stays uniform, with one kitten more or fewer.
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

MOST_CASES: Final = 256  # with more cases, the places of kittens are forgotten, which rules out no world


def spread(cards: int, kittens: int) -> Pile:
    """Returns the distribution when nothing is known, as after a shuffle."""
    return ((1, ((cards, kittens),) if cards else ()),)


def size(pile: Pile) -> int:
    return sum([n for n, _ in pile[0][1]])


def kittens(pile: Pile) -> int:
    return sum([k for _, k in pile[0][1]])


def joined(parts: Iterable[Run]) -> Runs:
    """Returns the same cells in normal form: no empty runs, and no neighbouring runs that are both safe or both
    kittens.
    """
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
    """Merges equal cases, and divides the weights by their common divisor."""
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
    """The top card was drawn, and everybody saw whether it was a kitten."""
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
    """The viewer saw which of the first cells are kittens. The cards stay."""
    below = pile
    for kitten in top:
        below = drawn(below, kitten)
    seen = [(1, int(kitten)) for kitten in top]
    return gathered([(w, joined((*seen, *runs))) for w, runs in below])


def cut(runs: Runs, place: int) -> Iterator[tuple[Runs, Runs]]:
    """Yields the runs above and below a place, for every way to divide the kittens of a run that the place splits."""
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
    """The viewer put a kitten back: so many cards lie above it."""
    return gathered(
        [(w, joined((*above, (1, 1), *below))) for w, runs in pile for above, below in cut(runs, place)],
    )


@lru_cache(maxsize=1024)
def with_kitten_at(pile: Pile, place: int) -> Pile:
    """Keeps only the ways in which a kitten lies at this place already."""
    cases: list[Case] = []
    for weight, runs in pile:
        for above, below in cut(runs, place):
            for w, top, rest in without_top(((weight, below),), True):
                cases.append((w, joined((*above, (1, 1), top, *rest))))
    return gathered(cases)


@lru_cache(maxsize=4096)
def slid_in(pile: Pile) -> Pile:
    """Another player put a kitten back, anywhere."""
    return gathered([(weight * ways, after) for weight, runs in pile for ways, after in insertions(runs)])


def insertions(runs: Runs) -> Iterator[Case]:
    """Yields the case with a kitten in every gap between cells, each gap once.

    A kitten put into any gap of a run of n cells with k kittens makes a run of n+1 cells with k+1 kittens, in which
    each choice of kittens arose in k+1 ways. A gap between two runs must be counted for one of them only: for a mixed
    run if there is one, because a run of equal cells can do without its end.
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
            if not_above:  # the first cell stays first, whether safe or a kitten
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
    """A resignation took any one kitten out. In a run of n cells each remaining choice arose in n ways."""
    cases: list[Case] = []
    for weight, runs in pile:
        for i, (n, k) in enumerate(runs):
            if k:
                cases.append((weight * n, joined((*runs[:i], (n - 1, k - 1), *runs[i + 1 :]))))
    return gathered(cases)


def ways(case: Case) -> int:
    """Returns the total weight of all ways of a case."""
    total = case[0]
    for n, k in case[1]:
        total *= comb(n, k)
    return total


@lru_cache(maxsize=4096)
def odds(pile: Pile) -> tuple[float, ...]:
    """Returns, for each cell from the top, the probability that it is a kitten: exactly 0 or 1 if that is certain."""
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
    """Returns whether the kittens can lie exactly like this."""
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
