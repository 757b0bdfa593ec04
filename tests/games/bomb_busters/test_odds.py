"""`Odds` against every deal of small tables: single wires, pairs, all red at once, and what is called best."""

from __future__ import annotations

from itertools import combinations, product
from random import Random

import pytest

from litfuse.games.bomb_busters.knowledge.known import Knowledge
from litfuse.games.bomb_busters.knowledge.lessons import heard
from litfuse.games.bomb_busters.mission import Colour, Mission
from litfuse.games.bomb_busters.odds import GAINS, Odds
from litfuse.games.bomb_busters.words import RED, Cell, Equipment, value_of
from litfuse.inference import Never, Only
from litfuse.kernel.records import SPECTATOR, Viewer
from tests.games.bomb_busters.every_deal import EveryDeal
from tests.games.bomb_busters.test_exact_odds import choice

NEAR = 1e-10
CARDS = (Equipment.WALKIE, Equipment.RADAR, Equipment.EQUAL, Equipment.UNEQUAL)
MISSIONS = (
    Mission(blue=2, red=Colour(2), dial=9),
    Mission(blue=2, red=Colour(2, 3), dial=9),
    Mission(blue=2, yellow=Colour(2), red=Colour(1), dial=9),
)


class Truth:
    """What a viewer can know, counted deal by deal."""

    def __init__(self, deals: EveryDeal) -> None:
        self.shares = deals.shares()

    def any_of(self, cells: tuple[Cell, ...], value: int) -> float:
        return sum(p for (keys, _, _), p in self.shares.items() if any(value_of(keys[s][n]) == value for s, n in cells))

    def all_red(self, cells: tuple[Cell, ...]) -> float:
        return sum(p for (keys, _, _), p in self.shares.items() if all(value_of(keys[s][n]) == RED for s, n in cells))


def looks(number: int, steps: int = 8) -> list[tuple[Odds, Truth]]:
    """A small game, looked at after every step."""
    luck = Random(number)
    seats = 2 + number % 2
    viewer: Viewer = SPECTATOR if number % 5 == 4 else luck.randrange(seats)
    deals = EveryDeal(MISSIONS[number % 3], seats, CARDS, viewer, b"odds %d" % number, 4000)
    found = []
    for _ in range(steps):
        known = Knowledge(heard(viewer, deals.heard))
        found.append((Odds(deals.match.view(viewer), known), Truth(deals)))
        chosen = choice(deals.match, luck)
        if chosen is None:
            break
        deals.play(*chosen)
    return found


@pytest.mark.parametrize("number", range(10))
def test_odds_equal_counts_over_every_deal(number: int) -> None:
    for odds, truth in looks(number):
        for row in odds.others:
            for cell in row:
                assert odds.wire(cell) == pytest.approx([truth.any_of((cell,), v) for v in range(15)], abs=NEAR)
            for pair in combinations(row, 2):
                for value in (1, 2, 13):
                    assert odds.hit(pair, (value,)) == pytest.approx(truth.any_of(pair, value), abs=NEAR)
                assert odds.all_red(pair) == pytest.approx(truth.all_red(pair), abs=NEAR)
            assert odds.hit(row, (1,)) == pytest.approx(truth.any_of(tuple(row), 1), abs=NEAR)


def test_wires_of_different_stands_can_all_be_red() -> None:
    checked = 0
    for number in range(10):
        for odds, truth in looks(number):
            for one, two in combinations(odds.others, 2):
                for cells in product(one, two):
                    true = truth.all_red(cells)
                    assert odds.all_red(cells) == pytest.approx(true, abs=NEAR)
                    checked += true > 0
    assert checked


@pytest.mark.parametrize("number", range(6))
def test_best_calls_are_those_that_cost_fewest_steps_of_the_dial(number: int) -> None:
    for odds, truth in looks(number):
        calls = odds.best_calls((1, 2), 3, 100)
        costs = [2 * call.red - call.hit for call in calls]
        assert costs == pytest.approx(sorted(costs), abs=1e-8)
        cells = {cell for row in odds.others for cell in row}
        assert {(c.cells[0], c.value) for c in calls} == {
            (cell, v) for cell in cells for v in (1, 2) if truth.any_of((cell,), v)
        }
        assert odds.best_calls((1, 2), 3, 2) == calls[:2]


def test_best_pairs_gain_something_over_the_best_single_wire() -> None:
    found = 0
    for number in range(6):
        for odds, truth in looks(number):
            for pair in odds.best_pairs((1, 2, 13), 3):
                row = next(row for row in odds.others if pair.cells[0] in row)
                assert pair.value != 13  # a detector names blue values only
                assert pair.alone == pytest.approx(max(truth.any_of((c,), pair.value) for c in row), abs=NEAR)
                assert pair.hit == pytest.approx(truth.any_of(pair.cells, pair.value), abs=NEAR)
                assert pair.red == pytest.approx(truth.all_red(pair.cells), abs=NEAR)
                assert pair.hit - pair.alone >= GAINS
                found += 1
    assert found


def test_hints_are_taken_into_account_on_request() -> None:
    odds, truth = looks(4)[0]
    cell = odds.others[0][0]
    before = odds.wire(cell)[1]
    assert 0.0 < before < 1.0
    hinted = odds.given([Never((odds.at.places[cell],), odds.at.kinds_of((1,)))])
    assert hinted.possible
    assert hinted.wire(cell)[1] == 0.0
    assert odds.wire(cell)[1] == before == pytest.approx(truth.any_of((cell,), 1), abs=NEAR)
    assert not hinted.given([Only(odds.at.places[cell], odds.at.kinds_of((1,)))]).possible
