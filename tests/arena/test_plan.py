from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import factorial

import pytest

import litfuse
from litfuse.arena.play import Contest
from litfuse.arena.results import Plan, Run, compared
from litfuse.arena.run import run

GAME = "exploding-kittens"


def plan(*bots: str, games: int = 12, seed: int = 0) -> Plan:
    return Plan(GAME, bots, games, seed)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_over_whole_rounds_every_bot_sits_on_every_seat_equally_often(seats: int) -> None:
    table = plan(*["random"] * seats)
    rounds = 7
    sat = Counter((table.place(g, s), s) for g in range(rounds * seats) for s in range(seats))
    assert set(sat.values()) == {rounds}
    assert len(sat) == seats * seats


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_over_all_rounds_every_order_around_the_table_occurs_once(seats: int) -> None:
    table = plan(*["random"] * seats)
    orders = [tuple(table.around(r * seats)) for r in range(factorial(seats - 1))]
    assert sorted(orders) == [(0, *rest) for rest in permutations(range(1, seats))]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_in_a_round_every_bot_plays_the_same_deal_from_every_seat(seats: int) -> None:
    table = plan(*["random"] * seats)
    for first in range(0, 10 * seats, seats):
        games = range(first, first + seats)
        assert len({table.deal(g) for g in games}) == 1
        for place in range(seats):
            assert {table.seat(g, place) for g in games} == set(range(seats))
    assert table.deal(0) != table.deal(seats)


def test_seat_and_place_are_inverse() -> None:
    table = plan(*["random"] * 4)
    assert all(table.place(g, table.seat(g, p)) == p for g in range(50) for p in range(4))


def test_deals_are_public() -> None:
    contest = Contest(plan("random", "random", "random"))
    for number in (0, 4, 11):
        dealt = litfuse.start(GAME, seats=3, seed=contest.plan.deal(number))
        assert contest.session(number).match.state == dealt.state


def test_bots_have_their_own_randomness_in_every_game() -> None:
    table = plan("random", "random", "random")
    keys = {table.key(g, p) for g in range(20) for p in range(3)}
    assert len(keys) == 60
    assert plan("expert", "random", "random").key(3, 1) == table.key(3, 1)


def played(*bots: str, seed: int = 0) -> Run:
    return run(plan(*bots, games=30, seed=seed), jobs=0)


def test_two_line_ups_are_compared_game_by_game() -> None:
    first = played("docs.examples.my_bot:MyBot", "random")
    second = played("random", "random")
    same = compared(first, first)
    assert (same.first, same.second, same.games) == (0, 0, 30)
    counts = compared(first, second)
    assert counts.games == 30
    assert counts.both + counts.first == sum(p.won(first.plan, 0) for p in first.finished)
    assert counts.both + counts.second == sum(p.won(second.plan, 0) for p in second.finished)


def test_runs_with_different_deals_cannot_be_compared() -> None:
    with pytest.raises(ValueError, match="same seed"):
        compared(played("random", "random"), played("random", "random", seed=1))
