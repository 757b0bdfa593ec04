"""A row of tiles of which nobody told how it is made up: a tile came to a sorted stand, and its slot is not known."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from math import exp

import pytest

from litfuse.inference import Below, Branch, Deal, Evidence, Holds, Mirrored, NoWorld, Only, Place, Problem
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


ROW, OTHER, SPARE = (Place(0, 0), Place(0, 1), Place(0, 2)), (Place(1, 0), Place(1, 1)), (Place(2, 0), Place(3, 0))
MIRRORED = Problem((2, 2, 2, 2, 2), (0, 1, 2, 1, 1), (3, 2, 1, 1, 3)).given(
    *(Only(place, frozenset((1, 3, 4))) for place in SPARE),
    *(Mirrored((ROW, OTHER), (SPARE[:1], SPARE[1:]), kind) for kind in (1, 3, 4)),
)
COUNTED = [
    MIRRORED,
    MIRRORED.given(Only(Place(0, 1), frozenset((2, 3)))),
    Problem((2, 2, 2, 2, 2), (0, 1, 2, 1, 1), (4, 2, 4)).given(
        *(Only(Place(1, n), frozenset((1, 3, 4))) for n in range(2)),
        *(Mirrored((ROW,), ((Place(1, 0), Place(1, 1)),), kind) for kind in (1, 3, 4)),
    ),
]


@pytest.mark.parametrize("problem", COUNTED)
def test_tiles_of_a_row_are_counted_by_the_places_that_mirror_it(problem: Problem) -> None:
    exact = deals(problem)
    posterior = Posterior(problem)
    for stand, size in enumerate(problem.sizes):
        for slot in range(size):
            for kind in problem.kinds:
                share = sum((p for deal, p in exact.items() if deal[stand][slot] == kind), Fraction())
                assert abs(posterior.kinds(Place(stand, slot))[kind] - share) < 1e-9
    found = listed(problem, 10_000)
    assert found is not None
    assert len(found.weights) == len(exact)
    assert draw(problem, Stream("mirrored"), "one") in exact


def test_a_branch_counts_as_often_as_its_weight_says() -> None:
    once, twice = (replace(PROBLEM, branches=(replace(branch(0), weight=w), branch(3))) for w in (1.0, 2.0))
    shares = [Posterior(p).chance(Below(CAME, STAND[0], strict=True)) for p in (once, twice)]
    assert abs(shares[1] / (1 - shares[1]) - 2 * shares[0] / (1 - shares[0])) < 1e-9
    weights = [listed(p, 10_000) for p in (once, twice)]
    assert weights[0] is not None
    assert weights[1] is not None
    assert weights[1].weights.sum() > weights[0].weights.sum()
    assert Posterior(twice).entropy < Posterior(once).entropy + 1
