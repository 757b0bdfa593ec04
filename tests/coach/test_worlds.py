"""Every outcome of a draw, and its chance."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from litfuse.coach.worlds import every
from litfuse.kernel.rng import Rng


def test_every_arrangement_of_equal_things_occurs_once_with_equal_probability() -> None:
    found = every(lambda rng: rng.shuffled("pile", "aab"), 10)
    assert found is not None
    assert dict(found) == dict.fromkeys(set(permutations("aab")), 1 / 3)


def test_draws_that_depend_on_each_other_multiply() -> None:
    def two(rng: Rng) -> int:
        first = rng.below("first", 3)
        return 10 if first == 2 else first + 5 * rng.below("second", 2)

    found = every(two, 10)
    assert found is not None
    assert Counter(dict(found)) == Counter({10: 1 / 3, 0: 1 / 6, 1: 1 / 6, 5: 1 / 6, 6: 1 / 6})


def test_more_outcomes_than_allowed_are_not_listed() -> None:
    assert every(lambda rng: rng.shuffled("pile", range(6)), 60) is None
    assert every(lambda rng: rng.below("fine", 1 << 20), 60) is None
    assert every(lambda rng: tuple([rng.below(str(n), 2) for n in range(7)]), 60) is None
