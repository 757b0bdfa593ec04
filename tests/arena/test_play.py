from __future__ import annotations

import pickle
from itertools import count

import pytest

from litfuse.arena.check import same_again_in
from litfuse.arena.play import Contest, Misplayed
from litfuse.arena.results import Plan, PlayedGame
from litfuse.arena.run import run
from litfuse.games import registry
from litfuse.kernel import archive
from litfuse.kernel.errors import BadConfig, BadRecord

GAME = "exploding-kittens"
HERE = "tests.arena.bots:"


def plan(*bots: str, games: int = 6, keep: bool = False) -> Plan:
    return Plan(GAME, bots, games, 0, keep=keep)


def results(*bots: str) -> list[tuple[object, ...]]:
    """All but what the games cost."""
    return [(p.number, p.steps, p.outcome, p.fault) for p in run(plan(*bots), jobs=0).played]


def test_random_bots_play_to_the_end() -> None:
    done = run(plan("random", "random", "random", games=30), jobs=0)
    assert len(done.finished) == 30
    assert not done.faults
    for game in done.finished:
        assert sum(game.won(done.plan, place) for place in range(3)) == 1
        assert all(cost.decisions > 0 and cost.seconds > 0 for cost in game.costs)


def test_the_cost_of_a_bot_is_read_from_the_given_clock() -> None:
    ticks = count()
    timed, _ = Contest(plan("random", "random"), clock=lambda: float(next(ticks))).play(0)
    assert all(cost.seconds > cost.decisions for cost in timed.costs)  # a tick for each question, and what was told
    free, _ = Contest(plan("random", "random"), clock=lambda: 0.0).play(0)
    assert all(cost.seconds == 0 for cost in free.costs)
    assert free.outcome == timed.outcome


def test_the_fault_that_ended_a_game_can_be_pickled() -> None:
    there = pickle.loads(pickle.dumps(Misplayed("silent", "turn", 2, "2.turn.1")))
    assert (there.kind, there.what, there.seat, there.decision) == ("silent", "turn", 2, "2.turn.1")


def test_a_bot_told_step_by_step_acts_like_one_told_at_once() -> None:
    """A bot that folds its notices cannot tell, and need not be told where it does not look."""
    assert results(HERE + "Everything", HERE + "Everything") == results(HERE + "Resumes", HERE + "Resumes")


def test_a_bot_may_leave_offers_alone() -> None:
    done = run(plan(HERE + "Takes", "random", HERE + "Takes", games=20), jobs=0)
    assert len(done.finished) == 20


def test_work_is_counted_and_talk_is_heard() -> None:
    done = run(plan(HERE + "Prints", HERE + "Prints"), jobs=0)
    assert not done.faults
    for game in done.finished:
        assert all(cost.work == 3 * (cost.decisions + 1) for cost in game.costs)


@pytest.mark.parametrize("seats", [2, 3])
def test_kept_records_can_be_verified(seats: int) -> None:
    kept: list[tuple[PlayedGame, bytes]] = []
    run(plan(*["random"] * seats, keep=True), jobs=0, keep=lambda played, record: kept.append((played, record)))
    assert len(kept) == 6
    for played, data in kept:
        record = archive.read(data, registry.find)
        assert all(finding.held for finding in archive.verify(record, data))
        assert record.match.outcome == played.outcome
        assert record.header.players == ("random",) * seats


def test_the_record_of_a_game_that_ended_early_is_kept_as_far_as_it_came() -> None:
    kept: list[bytes] = []
    run(
        plan(HERE + "Raises", "random", games=1, keep=True),
        jobs=0,
        keep=lambda played, record: kept.append(record),
    )
    record = archive.read(kept[0], registry.find)
    assert record.end is None
    assert archive.verify(record, kept[0])


@pytest.mark.parametrize("bot", ["random", HERE + "Everything", HERE + "Resumes"])
def test_a_new_bot_with_the_same_history_acts_the_same(bot: str) -> None:
    assert all(not same_again_in(plan(bot, "random", bot), number) for number in range(3))


def test_a_bot_that_breaks_this_promise_is_found() -> None:
    found = same_again_in(plan(HERE + "Drifts", "random"))
    assert found
    assert {d.seat for d in found} == {0}


def test_a_plan_that_cannot_be_played_is_refused_before_anything_starts() -> None:
    with pytest.raises(BadRecord):
        Contest(plan("nobody", "random"))
    with pytest.raises(BadRecord):
        Contest(Plan("no-game", ("random", "random"), 1))
    with pytest.raises(BadConfig):
        Contest(plan("random"))
    with pytest.raises(BadRecord):
        Contest(Plan(GAME, ("random", "random"), 1, 0, {"opening": 5}))
