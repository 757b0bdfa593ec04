"""How answers are weighed, on a game of numbers whose values are known."""

from __future__ import annotations

from typing import Any

import pytest

from litfuse.coach.weighing import Effort, Played, weigh
from litfuse.kernel.rng import Rng, Stream

EFFORT = Effort(worlds=200, batch=50, confirm=400)


class Urn:
    """Each answer is a chance in per cent; the same number decides all of them in one world."""

    def __init__(self, faces: int = 0) -> None:
        self.faces = faces
        self.played: list[tuple[int, Any]] = []

    def world(self, rng: Rng) -> int:
        return rng.below("world", 100)

    def worlds(self, most: int) -> list[tuple[int, float]] | None:
        return [(n, 1 / self.faces) for n in range(self.faces)] if 0 < self.faces <= most else None

    def play_on(self, world: int, action: int, luck: str) -> Played:
        self.played.append((world, action))
        return Played(float(world * (100 // self.faces if self.faces else 1) < action), 1, False)


def test_a_better_answer_is_found_and_its_gain_measured_in_fresh_worlds() -> None:
    found = weigh(Urn(), [40, 70, 20], "a", EFFORT)
    assert (found.verdict, found.best) == ("cost", 1)
    assert found.cost == pytest.approx(0.30, abs=0.07)
    assert found.weights[2].gap > 0


def test_the_best_answer_costs_nothing() -> None:
    found = weigh(Urn(), [70, 40, 20], "b", EFFORT)
    assert (found.verdict, found.cost) == ("best", 0.0)


def test_a_gap_below_its_error_is_no_difference() -> None:
    verdicts = {weigh(Urn(), [50, 51], f"c{n}", Effort(20, 10, 20)).verdict for n in range(20)}
    assert verdicts <= {"best", "same"}


def test_equal_answers_never_cost_anything() -> None:
    class Noise(Urn):
        def play_on(self, world: int, action: int, luck: str) -> Played:
            return Played(float(Stream(f"{luck}/{action}/{world}").below("n", 2)), 1, True)

    costs = [weigh(Noise(), [1, 2, 3, 4], f"d{n}", Effort(40, 10, 40)).cost for n in range(60)]
    assert sum(costs) / len(costs) < 0.01


def test_all_answers_are_tried_in_the_same_worlds() -> None:
    urn = Urn()
    weigh(urn, [40, 70], "e", EFFORT)
    tried: dict[int, list[int]] = {}
    for world, action in urn.played:
        tried.setdefault(action, []).append(world)
    assert tried[40] == tried[70]


def test_few_worlds_are_all_played_so_there_is_no_error() -> None:
    found = weigh(Urn(faces=4), [26, 51], "f", EFFORT)
    assert found.exact
    assert [w.worth for w in found.weights] == [0.5, 0.75]
    assert [w.error for w in found.weights] == [0.0, 0.0]
    assert (found.verdict, found.cost) == ("cost", 0.25)


def test_weighing_the_same_question_again_gives_the_same_result() -> None:
    assert weigh(Urn(), [40, 45], "g", EFFORT) == weigh(Urn(), [40, 45], "g", EFFORT)


def test_ten_wins_in_ten_worlds_do_not_count_as_certain() -> None:
    found = weigh(Urn(), [100, 0], "h", Effort(10, 10, 10))
    assert found.weights[0].worth == 1.0
    assert 0.05 < found.weights[0].error < 0.15
    assert not found.exact
