"""Paired-world search, on questions small enough to know the answer."""

from __future__ import annotations

from litfuse.bots.search import Effort, improved
from litfuse.kernel.rng import Rng, Stream

EFFORT = Effort(worlds=32, batch=8)


def world(rng: Rng) -> int:
    """A number that makes every candidate's value move up and down together."""
    return rng.below("number", 100)


def worth(number: int, candidate: float, luck: int) -> float:
    return number + candidate


def search(candidates: list[float], effort: Effort = EFFORT, seed: int = 1) -> tuple[float, int]:
    return improved(candidates, world, worth, Stream(seed), effort)


def test_a_better_answer_replaces_the_policys_own_however_different_the_worlds_are() -> None:
    assert search([0.0, 0.5, 1.0])[0] == 1.0


def test_the_policys_own_answer_is_kept_when_it_is_best_and_its_rival_is_dropped_early() -> None:
    best, work = search([1.0, 0.0])
    assert best == 1.0
    assert work == 2 * EFFORT.batch


def test_equal_answers_change_nothing() -> None:
    assert improved(["own", "other"], world, lambda n, c, luck: n, Stream(1), EFFORT)[0] == "own"


def test_luck_that_favours_a_rival_now_and_then_is_not_enough() -> None:
    def playout(number: int, candidate: str, luck: int) -> float:
        return float(candidate == "other" and luck % 30 == 0)

    assert improved(["own", "other"], world, playout, Stream(1), Effort(worlds=8))[0] == "own"


def test_every_candidate_meets_the_same_worlds_with_the_same_luck() -> None:
    met: dict[int, list[tuple[int, int]]] = {0: [], 1: [], 2: []}

    def playout(number: int, candidate: int, luck: int) -> float:
        met[candidate].append((number, luck))
        return 0.0

    improved([0, 1, 2], world, playout, Stream(3), EFFORT)
    assert met[0] == met[1] == met[2]
    assert len(met[0]) == EFFORT.worlds


def test_the_same_luck_gives_the_same_answer_and_work() -> None:
    assert search([0.0, 1.0], seed=5) == search([0.0, 1.0], seed=5)


def test_work_is_bounded_by_worlds_times_candidates() -> None:
    assert search([0.0, 1.0], Effort(worlds=5, batch=50))[1] == 10
