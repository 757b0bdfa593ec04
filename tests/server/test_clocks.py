"""Clocks as numbers, and one window on the real server."""

import pytest

from litfuse.kernel.records import Clock
from litfuse.server.matches.clocks import KEPT, Clocks
from tests.server.client import Client, run, settled
from tests.server.still import StillServer

TURN = Clock("turn.1", "turn", (0,))
NOPE = Clock("nope.1", "nope", (1,))
PACE = {"turn": 60, "nope": 5, "give": None}
EMPTY = Clocks(PACE, {}, (), 0)


@pytest.mark.rule("EK-NET-3", "EK-NOPE-10")
def test_a_clock_stands_still_while_it_is_not_listed_and_a_new_key_is_a_new_budget() -> None:
    clocks = EMPTY.step((TURN,), 1000).step((NOPE,), 11_000)
    assert clocks.now(14_000) == {"turn.1": 50_000, "nope.1": 2000}
    back = clocks.step((TURN,), 15_000)
    assert back.shown(16_000) == {"turn.1": 49_000}
    assert back.step((Clock("nope.2", "nope"),), 16_000).shown(16_000) == {"nope.2": 5000}


@pytest.mark.rule("EK-NET-10")
def test_a_clock_runs_out_a_hidden_tolerance_after_its_shown_end() -> None:
    expiry = EMPTY.step((NOPE, TURN), 1000).expiry()
    assert expiry is not None
    assert (expiry.at, expiry.clock) == (6250, NOPE)
    assert EMPTY.step((NOPE,), 1000).shown(6100) == {"nope.1": 0}


def test_a_clock_that_is_off_never_runs_out_and_the_rules_own_seconds_cannot_be_changed() -> None:
    off = Clock("give.1", "give", (0,))
    clocks = EMPTY.step((off,), 0)
    assert clocks.expiry() is None
    assert clocks.off(off)
    own = EMPTY.step((Clock("mission", "give", seconds=7),), 0)
    assert own.shown(0) == {"mission": 7000}


def test_a_pause_costs_no_time() -> None:
    clocks = EMPTY.step((TURN,), 0).stop(10_000)
    assert clocks.expiry() is None
    assert clocks.now(99_000) == {"turn.1": 50_000}
    assert clocks.go(100_000).now(101_000) == {"turn.1": 49_000}


@pytest.mark.rule("BB-CLK-02")
def test_a_budget_that_is_used_up_is_not_filled_again() -> None:
    late = EMPTY.step((TURN,), 0).step((NOPE,), 60_100)  # within the tolerance a card raised another question
    back = late.step((TURN,), 62_000)
    assert back.shown(62_000) == {"turn.1": 0}
    expiry = back.expiry()
    assert expiry is not None
    assert (expiry.at, expiry.clock) == (62_150, TURN)


def test_old_keys_are_forgotten() -> None:
    clocks = EMPTY
    for n in range(100):
        clocks = clocks.step((Clock(f"nope.{n}", "nope"),), n)
    assert len(clocks.left) == KEPT + 1


@pytest.mark.rule("EK-NOPE-10", "EK-NOPE-13", "EK-NOPE-15")
def test_a_window_lasts_its_time_and_the_clocks_move_is_told_like_any_other(still: StillServer) -> None:
    async def test() -> None:
        ann = still.open_table(seats=2, pace={"nope": 3, "turn": 15})
        ben = still.join(ann["table"], "Ben")
        players = [await Client(still, seated, seed=n).connect() for n, seated in enumerate((ann, ben))]
        await players[0].command("Start")
        for player in players:
            await player.until(lambda player=player: player.told is not None)  # type: ignore[misc]
        await until_window(players)
        await settled(*players)
        tick = players[0].tick
        still.wait(3)  # what is shown; an answer on its way still counts
        await settled(*players)
        assert players[0].tick == tick
        still.wait(0.25)
        await settled(*players)
        await players[0].until(lambda: players[0].tick == tick + 1)

    run(test)


async def until_window(players: list[Client]) -> None:
    """Both play at random until a window is open; nobody answers it."""
    while True:
        for player in players:
            decision = player.mine()
            if decision is None:
                continue
            if decision["kind"] == "nope":
                return
            others = [p.tick for p in players]
            answer = await player.play(decision, player.choose(decision))
            assert answer["type"] == "Ack", answer
            for p, old in zip(players, others, strict=True):
                await p.until(lambda p=p, old=old: p.tick > old)  # type: ignore[misc]
            assert not player.over
