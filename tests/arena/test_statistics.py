from __future__ import annotations

from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from litfuse.arena.statistics import Paired, paired, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
    ],
)
def test_wilson_gives_the_published_values(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_before_the_first_game_everything_is_possible() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


@given(st.integers(1, 10_000).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n))))
def test_the_interval_contains_the_rate_and_is_symmetric_in_wins_and_losses(case: tuple[int, int]) -> None:
    wins, games = case
    low, high = wilson(wins, games)
    assert 0 <= low <= wins / games <= high <= 1
    mirrored = wilson(games - wins, games)
    assert (1 - mirrored.high, 1 - mirrored.low) == pytest.approx((low, high))


def test_mcnemar_is_the_binomial_test_of_the_games_that_differ() -> None:
    assert Paired(100, 10, 2, 50).p_value == pytest.approx(2 * (1 + 12 + 66) / 2**12)
    assert Paired(100, 0, 0, 50).p_value == 1.0
    assert Paired(0, 5, 5, 0).p_value == 1.0
    assert Paired(0, 6, 0, 0).p_value == pytest.approx(2 / 64)
    assert 0 < Paired(0, 900, 600, 500).p_value < 1e-13
    n = 1500
    exact = 2 * sum(comb(n, k) for k in range(601)) / 2**n
    assert Paired(0, 900, 600, 500).p_value == pytest.approx(exact)


def test_pairs_are_counted() -> None:
    counted = paired([(True, True), (True, False), (True, False), (False, True), (False, False)])
    assert counted == (1, 2, 1, 1)
    assert counted.difference == pytest.approx(0.2)
    assert paired([]).difference == 0.0


def test_the_interval_of_a_difference_follows_bonett_and_price() -> None:
    low, high = Paired(20, 12, 2, 16).interval()
    first, second = 13 / 52, 3 / 52
    middle = first - second
    half = 1.959964 * ((first + second - middle**2) / 52) ** 0.5
    assert (low, high) == pytest.approx((middle - half, middle + half), abs=1e-6)
    assert low > 0
    assert Paired(20, 5, 5, 20).interval().low < 0 < Paired(20, 5, 5, 20).interval().high
