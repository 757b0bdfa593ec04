"""A fuse that burns on with every cut, instead of the dial (mission 53)."""

import numpy as np
import pytest

from litfuse.bots.bomb_busters.belief import Belief
from litfuse.bots.bomb_busters.calls import Caller
from litfuse.bots.bomb_busters.endgame import Ending, Pointing, PublicMoment
from litfuse.games.bomb_busters import GAME
from litfuse.games.bomb_busters.mechanisms.walking_fuse.words import Burnt, FusePanel
from litfuse.games.bomb_busters.setup import pool_of
from litfuse.games.bomb_busters.words import Equipment
from tests.games.bomb_busters.seams.made_up import mission_of
from tests.games.bomb_busters.table import P1, P2, Table, picked, position


def burning(*hands: str, space: int = 0, usable: str = "") -> Table:
    return position(*hands, number=53, extras=(Burnt(space),), usable=usable)


def space(table: Table) -> int:
    (panel,) = table.view(P2).panels
    assert isinstance(panel, FusePanel)
    return panel.space


@pytest.mark.rule("BB-M53-1", "BB-C-31")
@pytest.mark.parametrize("seats", GAME.seats)
def test_mission_53_has_a_fuse_of_twelve_spaces_and_no_dial(seats: int) -> None:
    table = picked(seats, 53)
    mission = table.state.mission
    assert (mission.has_dial, mission.red.count, mission.yellow.count) == (False, 3 if seats == 2 else 2, 0)
    assert {Equipment.REWINDER, Equipment.STABILIZER}.isdisjoint(pool_of(mission))
    assert table.view(P1).panels == (FusePanel(0, 0, 12),)


HANDS = ("5 7", "5 7 8", "7 8 9 9", "8 9")


@pytest.mark.rule("BB-M53-2", "BB-X-NANO")
@pytest.mark.scenario("BB-M53-S1", "BB-M53-S2")
@pytest.mark.parametrize(
    ("at", "says", "then"),
    [
        (0, "dual-cut 2:1 5", 1),
        (5, "dual-cut 2:1 5", 4),
        (5, "dual-cut 2:2 5", 7),
        (5, "helped-cut 2:1,2:2 5 double", 5),
    ],
)
def test_the_marker_moves_after_a_cut_and_not_before(at: int, says: str, then: int) -> None:
    table = burning(*HANDS, space=at).play(P1, says)
    assert space(table) == then
    if says.startswith("helped"):
        table.play(P2, "settle 2:1")
        assert space(table) == 4


@pytest.mark.rule("BB-M53-3", "BB-X-NANO", "BB-C-21")
@pytest.mark.scenario("BB-M53-S3")
def test_on_the_last_space_the_bomb_explodes_and_only_cuts_move_the_marker() -> None:
    failed = burning(*HANDS, space=10).play(P1, "dual-cut 2:2 5")
    assert (space(failed), failed.ended) == (12, "explosion")
    assert space(burning(*HANDS, space=3, usable="mug").play(P1, "use-mug 3")) == 3
    revealed = burning("5 7", "r4", "5 7", "8 8", space=3).play(P1, "dual-cut 3:1 5")
    assert (revealed.hand(P2), space(revealed)) == ("xr4", 4)


@pytest.mark.rule("BB-M53-4")
def test_a_red_wire_that_is_hit_explodes_whatever_the_fuse_has_left() -> None:
    assert burning("5 7", "r4 7", "5", "9 9").play(P1, "dual-cut 2:1 5").ended == "explosion"


@pytest.mark.rule("BB-M53-5", "BB-C-13")
@pytest.mark.scenario("BB-M53-S4")
def test_the_last_pair_wins_before_the_marker_moves() -> None:
    table = burning("5", "5", "", "", space=11).play(P1, "dual-cut 2:1 5")
    assert (table.won, space(table)) == (True, 11)


def test_bots_rather_cut_the_number_that_puts_the_fuse_back() -> None:
    mission = mission_of('blue = 2\ndial = 0\nmechanisms = [{ type = "WalkingFuse" }]')
    table = position("1 2", "1{1} 2{2}", "1 2", "1 2", mission=mission, extras=(Burnt(2),))
    decision = table.question(P1)
    view, known = table.view(P1), table.known(P1)
    caller = Caller(Belief(view, known.clues), table.match.frame(P1).menus[decision.id])
    worth = {option.values: option.worth for option in caller.options if option.hit == 1.0}
    assert worth[2,] > worth[1,] > caller.miss


@pytest.mark.rule("BB-M53-2", "BB-M53-5")
def test_the_model_of_the_end_burns_as_the_fuse_does() -> None:
    """Two pairs, all known: with one space left only the one that puts the fuse back may be cut first."""
    ending = Ending(2, [0, 0, 1, 1], [0, 0, 1, 1], np.array([[5, 11, 5, 11]]), np.array([1.0]), 100, fuse=12)
    moment = PublicMoment(0b1111, ending.all, 0, 1, 0)  # the marker is on 11
    assert ending.won(moment, 0, Pointing((3,), (11,), (1,)), ending.all) == 1.0
    assert ending.won(moment, 0, Pointing((2,), (5,), (0,)), ending.all) == 0.0
