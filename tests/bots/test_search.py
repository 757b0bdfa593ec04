"""Paired-world search, on a game small enough to know the answer."""

from __future__ import annotations

from typing import Any

from litfuse.bots.search import Effort, improved, played_out
from litfuse.games.exploding_kittens import GAME
from litfuse.games.exploding_kittens.actions import DrawCard, Play
from litfuse.games.exploding_kittens.cards import SKIP
from litfuse.kernel.records import Decision, Outcome
from litfuse.kernel.rng import Stream
from tests.games.exploding_kittens.table import A, position

EFFORT = Effort(worlds=32, batch=8)


def draw_or_first(state: Any, decision: Decision) -> Any:
    return GAME.options(state, decision)[0]


def a_wins(outcome: Outcome) -> float:
    return float(A in outcome.winners)


def search(candidates: list[Any], effort: Effort = EFFORT, seed: int = 1) -> tuple[Any, int]:
    """Two players, nobody has a Defuse, the kitten lies on top: to draw is to lose."""
    state = position("skip", "cat1", pile="kitten cat2 cat3", size=3).match.state
    return improved(GAME, A, candidates, lambda rng: state, draw_or_first, a_wins, Stream(seed), effort)


def test_a_better_answer_replaces_the_policys_own() -> None:
    assert search([DrawCard(), Play(SKIP)])[0] == Play(SKIP)


def test_the_policys_own_answer_stays_when_it_is_best_and_the_rival_is_given_up_early() -> None:
    best, work = search([Play(SKIP), DrawCard()])
    assert best == Play(SKIP)
    assert work == 2 * EFFORT.batch


def test_equal_answers_change_nothing() -> None:
    assert search([Play(SKIP), Play(SKIP)])[0] == Play(SKIP)


def test_the_same_luck_gives_the_same_answer_and_work() -> None:
    assert search([DrawCard(), Play(SKIP)], seed=5) == search([DrawCard(), Play(SKIP)], seed=5)


def test_work_is_bounded_by_worlds_times_candidates() -> None:
    assert search([DrawCard(), Play(SKIP)], Effort(worlds=5, batch=50))[1] == 10


def test_a_playout_that_does_not_end_is_worth_nothing() -> None:
    state = position("skip", "cat1", pile="kitten cat2 cat3", size=3).match.state
    assert played_out(GAME, state, A, Play(SKIP), draw_or_first, a_wins, b"x", steps=1) == 0.0
    assert played_out(GAME, state, A, Play(SKIP), draw_or_first, a_wins, b"x", steps=100) == 1.0
