"""Tripwires one by one: mission 41 (BB-X-TRIP, BB-M41)."""

import pytest

from litfuse.games.bomb_busters import GAME
from litfuse.games.bomb_busters.content import MISSIONS
from litfuse.games.bomb_busters.words import YELLOW
from tests.games.bomb_busters.seams.checked import conforms, exact_odds
from tests.games.bomb_busters.seams.made_up import not_to_be, table_of
from tests.games.bomb_busters.table import P1, P2, P3, P4, Table, picked, position, refused


def tripped(*hands: str, **more: object) -> Table:
    return position(*hands, number=41, **more)  # type: ignore[arg-type]


@pytest.mark.rule("BB-M41-1", "BB-X-TRIP")
@pytest.mark.parametrize(("seats", "holders"), [(2, {0, 1}), (3, {0, 1, 2}), (4, {0, 1, 2, 3}), (5, {1, 2, 3, 4})])
def test_everybody_has_one_tripwire_but_the_captain_of_five(seats: int, holders: set[int]) -> None:
    for key in (b"one", b"two", b"three"):
        table = picked(seats, 41, key)
        stands = [s for s in table.state.stands for w in s.wires if w.value == YELLOW]
        assert {s.owner for s in stands} == holders
        assert len(stands) == len(holders)
        assert max(len(s.wires) for s in table.state.stands) - min(len(s.wires) for s in table.state.stands) < 2
    table, mission = picked(seats, 41), MISSIONS[41].at(seats)
    assert (mission.red.count, mission.red.out_of) == (2 if seats == 2 else 1, 3)
    assert (table.dial, table.state.limit, mission.tokens, mission.later) == (1, 5, "random", ())


@pytest.mark.rule("BB-M41-2", "BB-X-TRIP")
def test_yellow_cannot_be_called_in_any_way() -> None:
    table = tripped("4 5 y1 y3", "4 5", "4 5 y2", usable="triple stabilizer")
    assert table.called(P1) == {4, 5}
    for says in ("dual-cut 3:3 yellow", "solo-cut yellow"):
        with refused("BB-X-TRIP"):
            table.play(P1, says)
    with refused("BB-DTC-03"):
        table.play(P1, "helped-cut 3:1,3:2,3:3 yellow triple")


@pytest.mark.rule("BB-M41-3", "BB-X-TRIP")
@pytest.mark.scenario("BB-M41-S1")
def test_a_tripwire_is_cut_and_turns_the_dial_back() -> None:
    table = tripped("4 5", "4 6 y2", "4 5 6 y1", dial=1).play(P1, "cut-tripwire 2:3")
    assert (table.hand(P2), table.dial, table.turn) == ("4 6 xy2", 2, P2)


@pytest.mark.rule("BB-M41-3")
@pytest.mark.scenario("BB-M41-S2")
def test_a_blue_wire_costs_a_step() -> None:
    assert tripped("4 5", "4 6 y2", "4 5 6 y1", dial=1).play(P1, "cut-tripwire 2:2").ended == "dial"
    table = tripped("4 5", "4 6 y2", "4 5 6 y1", dial=3, usable="stabilizer").play(P1, "cut-tripwire 2:2")
    assert (table.hand(P2), table.dial) == ("4 6{6} y2", 2)


@pytest.mark.rule("BB-M41-3")
@pytest.mark.scenario("BB-M41-S3")
def test_a_red_wire_explodes() -> None:
    assert tripped("4 5", "4 r6 y2", "4 5 y1", dial=3).play(P1, "cut-tripwire 2:2").ended == "explosion"


@pytest.mark.rule("BB-M41-3", "BB-C-10")
def test_a_player_with_a_blue_wire_points_at_any_teammate() -> None:
    table = tripped("4 5", "4 5 y2", "4 4 y1", dial=3)
    assert table.may(P1, "cut-tripwire 2:1")
    with refused("BB-X-TRIP"):
        table.play(P1, "cut-tripwire 1:1")
    with refused("BB-X-TRIP"):
        position("4 5", "4 5").play(P1, "cut-tripwire 2:1")  # a mission without tripwires
    done = tripped("4 5", "4 5", "4 4", dial=3)
    with refused("BB-X-TRIP"):
        done.play(P1, "cut-tripwire 2:1")  # none is left


@pytest.mark.rule("BB-M41-4")
def test_a_dual_that_points_at_a_tripwire_fails_as_any_other() -> None:
    table = tripped("4 5", "4 6 y2", "4 5 6 y1", dial=3).play(P1, "dual-cut 2:3 4")
    assert (table.hand(P2), table.dial) == ("4 6 y2{Y}", 2)


@pytest.mark.rule("BB-M41-5", "BB-C-49")
@pytest.mark.scenario("BB-M41-S4")
def test_a_player_who_has_only_yellow_and_red_wires_is_passed_over_at_no_cost() -> None:
    hands = ("4 5", "4 5", "y2 r6", "4 5 y1")
    table = tripped(*hands, dial=1, turn=P3)
    assert (table.turn, table.dial) == (P4, 1)
    helped = tripped(*hands, dial=1, turn=P3, usable="walkie")
    assert helped.asked == ((P3, "turn"),)
    with refused("BB-X-TRIP"):
        helped.play(P3, "cut-tripwire 4:3")
    assert helped.play(P3, "skip").dial == 1


@pytest.mark.rule("BB-M41-5", "BB-X-TRIP")
@pytest.mark.scenario("BB-M41-S5")
def test_if_only_tripwires_are_left_the_bomb_explodes() -> None:
    assert tripped("y1", "y2", "", "", dial=3).ended == "explosion"


@pytest.mark.rule("BB-M41-6", "BB-C-22")
def test_the_stabilizer_does_not_cover_the_special() -> None:
    table = tripped("4 5", "4 6 y2", "4 5 6 y1", dial=3, usable="stabilizer").play(P1, "use-stabilizer")
    with refused("BB-EQ-09-5"):
        table.play(P1, "cut-tripwire 2:3")


@pytest.mark.rule("BB-X-TRIP", "BB-C-1")
@pytest.mark.parametrize("written", ["red = { count = 1 }", "lies = 'all'", "shown_once = true"])
def test_tripwires_need_yellow_wires_and_plain_tokens(written: str) -> None:
    yellow = "" if "red" in written else "yellow = { count = 2 }\n"
    with not_to_be("BB-X-TRIP"):
        GAME.new(4, table_of(f"{yellow}{written}\nmechanisms = [{{ type = 'Tripwires' }}]"))


@pytest.mark.rule("BB-C-47")
@pytest.mark.parametrize("yellow", ["count = 2, predealt_after = 1", "count = 4, predealt = true, predealt_after = 1"])
def test_stands_are_left_out_only_of_wires_dealt_first_and_if_enough_are_left(yellow: str) -> None:
    with not_to_be("BB-C-47"):
        GAME.new(4, table_of(f"yellow = {{ {yellow} }}\nmechanisms = [{{ type = 'Tripwires' }}]"))


SMALL = "blue = {}\ndial = 6\nyellow = {{ count = {} }}\nred = {{ count = 1 }}\nmechanisms = [{{ type = 'Tripwires' }}]"


@pytest.mark.rule("BB-X-TRIP", "BB-C-49")
@pytest.mark.parametrize(("seats", "cards"), [(2, ""), (3, "walkie mug"), (3, "")])
def test_odds_equal_those_of_every_deal(seats: int, cards: str) -> None:
    done = exact_odds(SMALL.format(2, 3), seats, range(12), cards, most=9000)
    assert done["CutTripwire"]
    assert done["DualCut"]


@pytest.mark.parametrize("seats", [2, 4])
def test_a_mission_with_tripwires_conforms(seats: int) -> None:
    conforms(SMALL.format(6, 3), seats)
