"""The solver against enumeration, on a thousand small positions with every kind of evidence."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import log2
from random import Random

import pytest

from litfuse.inference import Deal, Holds, Never, NoWorld, Only, Place, Problem
from litfuse.inference.posterior import Posterior
from litfuse.kernel.rng import Stream
from tests.inference.enumeration import deals
from tests.inference.positions import KINDS_OF_EVIDENCE, position

NEAR = 1e-12


def share(worlds: dict[Deal, Fraction], place: Place, kind: int) -> Fraction:
    return sum((p for deal, p in worlds.items() if deal[place.stand][place.slot] == kind), Fraction())


@pytest.mark.parametrize("block", range(10))
def test_odds_runs_joint_odds_and_entropy_equal_enumeration(block: int) -> None:
    for number in range(100):
        luck = Random(1000 * block + number)
        problem, truth = position(luck)
        worlds = deals(problem)
        assert truth in worlds
        posterior = Posterior(problem)
        for stand, size in enumerate(problem.sizes):
            for index in range(size):
                place = Place(stand, index)
                for kind in problem.kinds:
                    exact = share(worlds, place, kind)
                    assert abs(posterior.kinds(place)[kind] - exact) < NEAR, (number, problem)
                    assert exact != 0 or posterior.kinds(place)[kind] == 0
        entropy = -sum(float(p) * log2(p) for p in worlds.values())
        assert abs(posterior.entropy - entropy) < 1e-11
        stand = luck.choice([i for i, size in enumerate(problem.sizes) if size])
        places = tuple(luck.sample(problem.places(stand), luck.randint(1, problem.sizes[stand])))
        kind = luck.choice(problem.kinds)
        found = sum((p for deal, p in worlds.items() if kind in [deal[q.stand][q.slot] for q in places]), Fraction())
        assert abs(posterior.any_of(places, kind) - found) < NEAR
        other = luck.choice(problem.kinds)
        either = frozenset((kind, other))
        joint = sum(
            (p for d, p in worlds.items() if d[0][0] == other and either & {d[q.stand][q.slot] for q in places}),
            Fraction(),
        )
        assert abs(posterior.chance(Only(Place(0, 0), frozenset((other,))), Holds(places, either)) - joint) < NEAR


def test_the_thousand_positions_hold_every_kind_of_evidence() -> None:
    numbers = (1000 * block + number for block in range(10) for number in range(100))
    seen = Counter(type(e) for number in numbers for e in position(Random(number))[0].evidence)
    assert all(seen[kind] >= 20 for kind in KINDS_OF_EVIDENCE), seen


def test_evidence_that_contradicts_itself_is_refused() -> None:
    problem = Problem((2, 2), (0, 1), (2, 2))
    with pytest.raises(NoWorld):
        Posterior(problem.given(Only(Place(0, 0), frozenset((1,))), Only(Place(0, 1), frozenset((0,)))))
    with pytest.raises(NoWorld):
        Problem((2, 2), (0, 1), (2, 1))
    assert Posterior(problem).chance(Never((Place(0, 0), Place(1, 0)), frozenset((0,)))) == 0.0


def test_samples_come_as_often_as_their_deal_is_likely() -> None:
    luck = Random(5)
    for number in range(12):
        problem, _ = position(luck)
        worlds = deals(problem)
        posterior = Posterior(problem)
        times = 2000
        drawn = Counter(posterior.sample(Stream(f"{number}/{i}".encode()), "deal") for i in range(times))
        assert set(drawn) <= set(worlds)
        # Chi-square with the rare deals put together; the bound is about six standard deviations out.
        rare = [d for d, p in worlds.items() if p * times < 5]
        cells = [(drawn[d], float(p) * times) for d, p in worlds.items() if p * times >= 5]
        cells.append((sum(drawn[d] for d in rare), float(sum(worlds[d] for d in rare)) * times))
        off = sum((got - want) ** 2 / want for got, want in cells if want)
        assert off < len(cells) + 6 * (2 * len(cells)) ** 0.5
