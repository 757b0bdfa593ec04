"""Single samples, by tables and by random deals."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from litfuse.inference import NoWorld, Only, Place, Problem, drawing
from litfuse.inference.drawing import draw
from litfuse.kernel.rng import Stream
from tests.inference.enumeration import deals, likelihood
from tests.inference.positions import position


@pytest.mark.parametrize("large", [0, 30_000])
def test_both_ways_draw_from_the_exact_distribution(large: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "_LARGE", large)
    luck = Random(11)
    for number in range(5):
        problem, _ = position(luck)
        worlds = deals(problem)
        times = 300
        drawn = Counter(draw(problem, Stream(f"{number}/{i}".encode()), "deal") for i in range(times))
        assert set(drawn) <= set(worlds)
        off = sum((drawn[deal] - float(p) * times) ** 2 / (float(p) * times) for deal, p in worlds.items())
        assert off < len(worlds) + 8 * (2 * len(worlds)) ** 0.5 + 20


def test_the_likelihood_read_off_a_deal_is_that_of_enumeration() -> None:
    luck = Random(3)
    for _ in range(300):
        problem, truth = position(luck)
        for deal in (truth, *list(deals(problem))[:5]):
            for e in problem.evidence:
                assert abs(drawing.likelihood(problem, deal, e) - likelihood(problem, deal, e)) < 1e-15


def test_a_contradiction_raises_noworld() -> None:
    first, second = Only(Place(0, 0), frozenset((1,))), Only(Place(0, 1), frozenset((0,)))
    with pytest.raises(NoWorld):
        draw(Problem((2, 2), (0, 1), (2, 2), (first, second)), Stream(b"luck"), "deal")
