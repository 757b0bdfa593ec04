"""All deals one by one, against the slow way."""

from __future__ import annotations

from random import Random

import pytest

from litfuse.inference import Problem
from litfuse.inference.listing import listed
from tests.inference.enumeration import deals
from tests.inference.positions import position


@pytest.mark.parametrize("block", range(4))
def test_listed_deals_and_their_weights_equal_enumeration(block: int) -> None:
    for number in range(100):
        problem, truth = position(Random(1000 * block + number))
        found = listed(problem, 10_000)
        assert found is not None
        shares = found.weights / found.weights.sum()
        rows = [tuple(tuple(kinds[n].tolist()) for kinds in found.kinds) for n in range(len(shares))]
        by_deal: dict[tuple[tuple[int, ...], ...], float] = {}
        for row, share in zip(rows, shares.tolist(), strict=True):
            by_deal[row] = by_deal.get(row, 0.0) + share
        assert by_deal == pytest.approx({deal: float(p) for deal, p in deals(problem).items()}, abs=1e-12)
        assert truth in by_deal


def test_too_many_deals_are_not_listed() -> None:
    problem = Problem((1,) * 6, tuple(range(6)), (3, 3))
    assert listed(problem, 19) is None
    found = listed(problem, 20)
    assert found is not None
    assert len(found.weights) == 20
