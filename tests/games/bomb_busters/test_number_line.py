"""A marker that walks along a line of number cards: mission 59 (BB-X-NANO)."""

import pytest

from litfuse.bots.bomb_busters.belief import Belief
from litfuse.bots.bomb_busters.line import Walk, turns_round
from litfuse.games.bomb_busters import GAME
from litfuse.games.bomb_busters.mechanisms.number_line.words import Line, LinePanel
from litfuse.games.bomb_busters.setup import pool_of
from litfuse.games.bomb_busters.words import Character, Equipment
from tests.games.bomb_busters.seams.checked import conforms, exact_odds
from tests.games.bomb_busters.seams.made_up import mission_of, not_to_be, table_of
from tests.games.bomb_busters.table import P1, P2, P3, P4, Table, picked, position, refused

ROW = (9, 1, 8, 12, 3, 4, 10, 6, 7, 2, 11, 5)


def panel(table: Table) -> LinePanel:
    (found,) = table.view("spectator").panels
    assert isinstance(found, LinePanel)
    return found


def walking(on: int, way: str, *hands: str, down: tuple[int, ...] = (), **more: object) -> Table:
    line = Line(ROW, down, ROW.index(on), way == "right")
    return position(*hands, number=59, extras=(line,), **more)  # type: ignore[arg-type]


def stands_on(table: Table) -> tuple[int, str]:
    line = panel(table)
    return line.cards[line.at], "right" if line.right else "left"


HANDS = ("4 7 11", "4 7 11", "2 4 7 11", "2 2 2 4 7 11")


@pytest.mark.rule("BB-M59-1", "BB-X-NANO")
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_marker_begins_on_the_7_and_faces_the_longer_side(seats: int) -> None:
    tables = [picked(seats, 59, key) for key in (b"a", b"b", b"c", b"d", b"e")]
    for line in map(panel, tables):
        assert (sorted(line.cards), line.cards[line.at], line.down) == (list(range(1, 13)), 7, ())
        assert line.right == (line.at < 6)
    assert {panel(table).right for table in tables} == {True, False}
    mission = tables[0].state.mission
    assert (mission.red.count, mission.yellow.count) == (3 if seats == 2 else 2, 0)
    assert Equipment.RAY not in pool_of(mission)
    assert Equipment.FAST_PASS in pool_of(mission)
    assert Character.RAY in mission.ban_characters


@pytest.mark.rule("BB-M59-2", "BB-X-NANO")
@pytest.mark.scenario("BB-M59-S1")
def test_the_marker_walks_to_the_number_that_is_cut_and_may_be_turned() -> None:
    table = walking(7, "right", *HANDS)
    assert table.called(P1) == {7, 11}
    table.play(P1, "dual-cut 2:3 11")
    assert (stands_on(table), table.asked) == ((11, "right"), ((P1, "turn-marker"),))
    with refused("BB-X-NANO"):
        table.play(P1, "dual-cut 2:1 4")
    table.play(P1, "turn-round")
    assert (stands_on(table), table.turn) == ((11, "left"), P2)
    assert table.called(P2) == {4, 7}


@pytest.mark.rule("BB-M59-2")
def test_the_marker_may_stay_and_face_the_same_way() -> None:
    table = walking(7, "right", *HANDS).play(P1, "dual-cut 2:2 7").play(P1, "keep-direction")
    assert (stands_on(table), table.turn) == ((7, "right"), P2)


@pytest.mark.rule("BB-M59-2", "BB-X-NANO")
@pytest.mark.scenario("BB-M59-S3")
def test_a_number_behind_the_marker_is_refused() -> None:
    table = walking(7, "right", *HANDS)
    with refused("BB-X-NANO"):
        table.play(P1, "dual-cut 2:1 4")
    with refused("BB-X-NANO"):
        walking(7, "right", "4 4 7", "7", "7", "7").play(P1, "solo-cut 4")


@pytest.mark.rule("BB-M59-3", "BB-X-NANO")
def test_the_marker_walks_after_a_failure_too_and_may_be_turned() -> None:
    table = walking(7, "right", *HANDS, dial=4).play(P1, "dual-cut 2:1 11")
    assert (table.hand(P2), table.dial, stands_on(table)) == ("4{4} 7 11", 3, (11, "right"))
    table.play(P1, "turn-round")
    assert stands_on(table) == (11, "left")


@pytest.mark.rule("BB-M59-3")
def test_a_detector_walks_when_it_is_settled() -> None:
    table = walking(7, "right", "7 11", "7 11 11", "7 7 11").play(P1, "helped-cut 2:2,2:3 11 double")
    assert stands_on(table) == (7, "right")
    table.play(P2, "settle 2:2")
    assert (stands_on(table), table.asked) == ((11, "right"), ((P1, "turn-marker"),))


@pytest.mark.rule("BB-M59-4", "BB-C-49")
def test_a_player_who_has_no_number_ahead_skips_for_a_step_and_the_marker_turns() -> None:
    hands = ("5 5 11", "2 2 8 8", "5 8 8 11 11 11", "5")
    table = walking(2, "right", *hands, dial=4).play(P1, "dual-cut 4:1 5").play(P1, "keep-direction")
    assert (table.dial, table.turn, stands_on(table)) == (3, P3, (5, "left"))


@pytest.mark.rule("BB-M59-4", "BB-M59-5")
@pytest.mark.scenario("BB-M59-S2")
def test_on_a_card_that_is_face_down_at_the_end_of_the_line_nobody_can_cut() -> None:
    table = walking(5, "right", "5 5 11", "2 2 8 8", "8 8 11 11 11", dial=4)
    table.play(P1, "solo-cut 5")
    assert (panel(table).down, table.asked) == ((5,), ((P1, "turn-marker"),))
    table.play(P1, "keep-direction")
    assert (table.dial, table.turn, stands_on(table)) == (3, P3, (5, "left"))


@pytest.mark.rule("BB-M59-4", "BB-C-43")
def test_a_round_of_skips_is_no_stall() -> None:
    table = walking(5, "right", "5 5 11 11", "2", dial=4).play(P1, "solo-cut 5").play(P1, "keep-direction")
    assert (table.turn, table.dial, stands_on(table)) == (P1, 3, (5, "left"))
    alone = walking(5, "right", "5 5 11 11", "", dial=4).play(P1, "solo-cut 5").play(P1, "keep-direction")
    assert (alone.ended, alone.turn, alone.dial, stands_on(alone)) == ("", P1, 3, (5, "left"))
    assert alone.play(P1, "solo-cut 11").won
    assert walking(11, "right", "5 11 11", "5", dial=1).play(P1, "solo-cut 11").play(P1, "turn-round").ended == "dial"


@pytest.mark.rule("BB-M59-5", "BB-C-21")
def test_a_mug_and_a_reveal_leave_the_marker_alone() -> None:
    table = walking(7, "right", "7 4", "7", "r3", "7 7 4", usable="mug").play(P1, "use-mug 3")
    assert (table.hand(P3), stands_on(table), table.turn) == ("xr3", (7, "right"), P4)


@pytest.mark.rule("BB-M59-4", "BB-C-49", "BB-C-10")
def test_equipment_may_bring_a_number_that_lies_ahead() -> None:
    table = walking(2, "right", "4 8", "4 5", "4 5 5 5 8", "8 8", usable="walkie")
    assert table.asked == ((P1, "turn"),)
    assert table.may(P1, "skip")
    table.play(P1, "use-walkie 1:1 2").play(P2, "give-wire 2:2")
    assert table.called(P1) == {5}
    assert not table.may(P1, "skip")


@pytest.mark.rule("BB-M59-2", "BB-C-20")
def test_a_fast_pass_is_a_cut_of_a_number_ahead() -> None:
    table = walking(7, "right", "4 4 5 5", "4 5", "4 5", usable="fast-pass")
    assert not table.may(P1, "fast-pass [1:1,1:2]")
    table.play(P1, "fast-pass [1:3,1:4]")
    assert (stands_on(table), table.asked) == ((5, "right"), ((P1, "turn-marker"),))


@pytest.mark.rule("BB-X-NANO")
@pytest.mark.parametrize(
    "written",
    [
        "yellow = { count = 2 }\nban = ['ray']",
        "blue = 6\nban = ['ray']",
        "",
        "ban = ['ray']\ncharacters = 'choice'",
    ],
)
def test_a_line_needs_its_first_number_and_neither_yellow_wires_nor_a_ray(written: str) -> None:
    with not_to_be("BB-X-NANO"):
        GAME.new(4, table_of(f'{written}\nmechanisms = [{{ type = "NumberLine" }}]'))


# What everybody can tell


SMALL = """
blue = 3
dial = 6
ban = ["ray"]
red = { count = 1 }
mechanisms = [{ type = "NumberLine", start = 2 }]
"""


@pytest.mark.rule("BB-X-NANO", "BB-C-49")
@pytest.mark.parametrize(("seats", "cards"), [(2, ""), (3, "walkie mug"), (3, "")])
def test_odds_equal_those_of_every_deal(seats: int, cards: str) -> None:
    done = exact_odds(SMALL, seats, range(10 if seats == 2 else 24), cards, most=9000)
    assert done["DualCut"] > 8
    assert done["TurnRound"] > 2


@pytest.mark.parametrize("seats", [2, 4])
def test_a_mission_with_a_line_conforms(seats: int) -> None:
    conforms(SMALL.replace("blue = 3", "blue = 7"), seats)


# Bots


def test_bots_turn_the_marker_to_where_the_next_player_has_a_certain_cut() -> None:
    mission = mission_of(SMALL.replace("red = { count = 1 }", ""))
    hands = ("1{1} 2 3", "1 2 3", "1 2 3", "1 2 3")

    def turned(right: bool) -> bool:
        table = position(*hands, mission=mission, extras=(Line((3, 2, 1), (), 1, right),))
        return turns_round(Belief(table.view(P1), table.known(P1).clues))

    assert (turned(right=False), turned(right=True)) == (True, False)


def test_bots_rather_walk_to_an_end_of_the_line_from_where_all_numbers_are_ahead() -> None:
    mission = mission_of(SMALL.replace("blue = 3", "blue = 4").replace("red = { count = 1 }", ""))
    table = position(
        "1 3 4 4", "1{1} 2 3{3} 4", "1 2 2 3", "1 2 3 4", mission=mission, extras=(Line((1, 2, 4, 3), (), 1, True),)
    )
    walk = Walk(Belief(table.view(P1), table.known(P1).clues), panel(table))
    assert walk.right(4, miss=0.9) < walk.right(3, miss=0.9) < 1.0
