"""A row of tiles of which nobody told how it is made up: a tile came to a sorted stand, and its slot is not known."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from math import exp

import pytest

from litfuse.inference import Below, Branch, Deal, Evidence, Holds, NoWorld, Only, Place, Problem
from litfuse.inference.drawing import draw
from litfuse.inference.listing import listed
from litfuse.inference.posterior import Posterior
from litfuse.kernel.rng import Stream
from tests.inference.enumeration import deals

STAND = (Place(0, 0), Place(0, 1), Place(0, 2))
CAME = Place(2, 0)


def branch(slot: int, *more: Evidence) -> Branch:
    """The tile that came stands at this slot: right of those that are not larger."""
    row = (*STAND[:slot], CAME, *STAND[slot:])
    order = [Below(row[slot - 1], CAME)] if slot else []
    order += [Below(CAME, row[slot + 1], strict=True)] if slot < len(STAND) else []
    return Branch(row, (*order, *more))


PROBLEM = Problem((2, 2, 1, 2), (0, 1, 2, 3), (3, 3, 1), branches=tuple(map(branch, range(4))))


def worlds(problem: Problem) -> dict[Deal, Fraction]:
    """Every deal with the row it makes: all stands, then the row."""
    found: dict[Deal, Fraction] = {}
    for one, plain in zip(problem.branches, problem.plain, strict=True):
        share = Fraction(exp(Posterior(plain).log_weight)).limit_denominator(10**6) if possible(plain) else Fraction()
        for deal, p in deals(plain).items() if share else ():
            row = tuple(deal[place.stand][place.slot] for place in one.row)
            found[*deal, row] = found.get((*deal, row), Fraction()) + p * share
    total = sum(found.values())
    return {deal: p / total for deal, p in found.items()}


def possible(problem: Problem) -> bool:
    try:
        return Posterior(problem).log_weight > float("-inf")
    except NoWorld:
        return False


CASES = [
    PROBLEM,
    PROBLEM.given(Only(Place(3, 1), frozenset((1, 2)))),
    PROBLEM.given(Holds((Place(3, 0), Place(3, 3)), frozenset((3,))), Only(Place(1, 0), frozenset((0,)))),
    replace(PROBLEM, branches=(branch(0), branch(1, Only(Place(1, 2), frozenset((3,)))), branch(3))),
]


@pytest.mark.parametrize("problem", CASES)
def test_odds_of_the_row_equal_enumeration(problem: Problem) -> None:
    exact = worlds(problem)
    posterior = Posterior(problem)
    for stand, slot in [(s, n) for s, size in enumerate((*problem.sizes, 4)) for n in range(size)]:
        for kind in problem.kinds:
            share = sum((p for deal, p in exact.items() if deal[stand][slot] == kind), Fraction())
            assert abs(posterior.kinds(Place(stand, slot))[kind] - share) < 1e-9
            assert (share == 0) == (posterior.kinds(Place(stand, slot))[kind] == 0)


@pytest.mark.parametrize("problem", CASES)
def test_listed_deals_and_samples_have_the_row(problem: Problem) -> None:
    exact = worlds(problem)
    found = listed(problem, 10_000)
    assert found is not None
    shares = (found.weights / found.weights.sum()).tolist()
    rows = [tuple(tuple(kinds[n].tolist()) for kinds in found.kinds) for n in range(len(shares))]
    by_deal: dict[Deal, float] = {}
    for row, share in zip(rows, shares, strict=True):
        by_deal[row] = by_deal.get(row, 0.0) + share
    assert by_deal == pytest.approx({deal: float(p) for deal, p in exact.items()}, abs=1e-9)
    posterior = Posterior(problem)
    for n in range(20):
        assert draw(problem, Stream(b"%d" % n), "deal") in exact
        assert posterior.sample(Stream(b"%d" % n), "deal") in exact


def test_the_row_of_a_sorted_stand_is_sorted_in_every_deal() -> None:
    assert all(list(deal[3]) == sorted(deal[3]) for deal in worlds(PROBLEM))
