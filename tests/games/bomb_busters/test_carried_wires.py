"""A robot that carries wires: mission 43 (BB-X-NANO, BB-M43)."""

import pytest

from litfuse.games.bomb_busters import GAME
from litfuse.games.bomb_busters.cards.words import RadarSaid
from litfuse.games.bomb_busters.content import MISSIONS
from litfuse.games.bomb_busters.mechanisms.carried_wires.words import Robot, RobotPanel, RobotWalked
from litfuse.games.bomb_busters.notices import TookWire
from litfuse.kernel.records import SPECTATOR
from tests.games.bomb_busters.seams.checked import conforms, exact_odds
from tests.games.bomb_busters.seams.made_up import not_to_be, table_of
from tests.games.bomb_busters.table import P1, P2, P3, Table, picked, position, refused


def carried(*hands: str, space: int = 1, up: bool = True, **more: object) -> Table:
    return position(*hands, number=43, extras=(Robot(space, up),), **{"off_hand": "9 9", "fresh": "9", **more})  # type: ignore[arg-type]


def robot(table: Table) -> RobotPanel:
    (panel,) = table.view(SPECTATOR).panels
    assert isinstance(panel, RobotPanel)
    return panel


@pytest.mark.rule("BB-M43-1", "BB-C-47")
@pytest.mark.parametrize(("seats", "wires"), [(2, 5), (3, 4), (4, 4), (5, 3)])
def test_the_robot_begins_on_1_with_wires_that_were_drawn_first(seats: int, wires: int) -> None:
    table, mission = picked(seats, 43), MISSIONS[43].at(seats)
    assert robot(table) == RobotPanel(0, 1, 2, wires)
    sizes = [len(stand.wires) for stand in table.state.stands]
    assert sum(sizes) == 48 + 3 - wires
    assert max(sizes) - min(sizes) <= 1
    assert (mission.red.count, mission.red.sure) == (3, True)
    assert (mission.first_tokens(captain=True), mission.first_tokens(captain=False)) == (
        "random" if seats == 2 else "own",
        "own",
    )


@pytest.mark.rule("BB-M43-3", "BB-X-NANO")
@pytest.mark.scenario("BB-M43-S1")
def test_a_cut_of_its_number_brings_one_wire_and_then_it_walks_on() -> None:
    table = carried("3 5 9", "3 5 9", "5 5 7 7", space=3, off_hand="7 7").play(P1, "dual-cut 2:1 3")
    assert (table.hand(P1), table.state.off_hand) == ("x3 5 7 9", (70,))
    assert robot(table) == RobotPanel(0, 4, 5, 1)
    assert TookWire(P1, 0, 2, 70) in table.told(P1)
    for viewer in (P2, P3, SPECTATOR):
        assert TookWire(P1, 0, 2) in table.told(viewer)
        assert RobotWalked(0, 4) in table.told(viewer)


@pytest.mark.rule("BB-M43-2", "BB-X-NANO")
@pytest.mark.scenario("BB-M43-S2")
def test_it_turns_round_on_12_and_on_1() -> None:
    table = carried("5 9", "5 9", "5 5", space=12, up=False).play(P1, "dual-cut 2:1 5")
    assert robot(table) == RobotPanel(0, 11, 10, 2)
    top = carried("5 9", "5 9", "5 5", space=11).play(P1, "dual-cut 2:1 5")
    assert robot(top) == RobotPanel(0, 12, 11, 2)
    low = carried("5 9", "5 9", "5 5", space=2, up=False).play(P1, "dual-cut 2:1 5")
    assert robot(low) == RobotPanel(0, 1, 2, 2)


@pytest.mark.rule("BB-M43-5", "BB-X-NANO")
@pytest.mark.scenario("BB-M43-S3")
def test_what_it_still_carries_when_all_stands_are_empty_loses_the_mission() -> None:
    table = carried("5", "5", "", space=3).play(P1, "dual-cut 2:1 5")
    assert table.ended == "objective"
    shown = carried("r4", "x5", "", space=3, turn=P1)
    assert shown.ended == "objective"


@pytest.mark.rule("BB-C-13", "BB-M43-3")
@pytest.mark.scenario("BB-C-S19")
def test_the_last_wire_is_filed_before_the_test_for_success() -> None:
    table = carried("6 / x5", "6", "x5", space=6, off_hand="r4").play(P1, "dual-cut 2:1 6")
    assert table.asked == ((P1, "file"),)
    with refused("BB-X-NANO"):
        table.play(P1, "dual-cut 2:1 6")
    table.play(P1, "choose-stand 4")
    assert table.won  # it is red alone and revealed at once, in the next turn
    blue = carried("6 / x5", "6", "7 7 7", space=6, off_hand="7").play(P1, "dual-cut 2:1 6")
    blue.play(P1, "choose-stand 1")
    assert (blue.ended, blue.hand(P1), robot(blue).wires) == ("", "x6 7 / x5", 0)


@pytest.mark.rule("BB-M43-3", "BB-X-NANO", "BB-C-18")
def test_a_failure_brings_nothing_and_four_wires_at_once_bring_one() -> None:
    table = carried("3 5", "4 5", "3 4 5 5", space=3).play(P1, "dual-cut 2:1 3")
    assert (table.hand(P1), robot(table)) == ("3 5", RobotPanel(0, 4, 5, 2))
    four = carried("3 3 3 3 5", "5 9", "5 5 9", space=3).play(P1, "solo-cut 3")
    assert (four.hand(P1), robot(four).wires) == ("x3 x3 x3 x3 5 9", 1)
    empty = carried("3 5", "3 5", "5 5", space=3, off_hand="").play(P1, "dual-cut 2:1 3")
    assert empty.hand(P1) == "x3 5"


@pytest.mark.rule("BB-M43-2", "BB-X-NANO")
def test_a_given_turn_moves_it_and_a_reveal_does_not() -> None:
    table = carried("3 5", "3 5", "5 5", space=3, usable="mug").play(P1, "use-mug 3")
    assert (robot(table).space, table.turn) == (4, P3)
    shown = carried("3 5", "r4", "3 5", "5 5", space=3).play(P1, "dual-cut 3:1 3")
    assert (shown.hand(P2), shown.turn, robot(shown).space) == ("xr4", P3, 4)


@pytest.mark.rule("BB-M43-4")
def test_a_solo_needs_what_the_robot_carries() -> None:
    table = carried("9 9 5", "5", "5 5")
    with refused("BB-SOLO-01"):
        table.play(P1, "solo-cut 9")
    assert carried("9 9 5", "5", "5 5", off_hand="4", fresh="").may(P1, "solo-cut 9")


@pytest.mark.rule("BB-M43-5", "BB-X-NANO", "BB-C-16")
def test_the_last_player_who_can_cut_nothing_skips_for_a_step_and_is_stuck() -> None:
    table = carried("5", "5", "9 9", space=1, dial=3).play(P1, "dual-cut 2:1 5")
    assert (table.dial, table.ended) == (2, "stall")


@pytest.mark.rule("BB-X-NANO")
def test_its_wires_answer_no_radar() -> None:
    table = carried("4 9", "4 5", "5 5 5", usable="radar").play(P2, "use-radar 9")
    (said,) = [f for f in table.state.facts if isinstance(f, RadarSaid)]
    assert said.yes == (True, False, False)
    assert table.turn == P1


@pytest.mark.rule("BB-X-NANO", "BB-C-41")
@pytest.mark.parametrize(
    "written",
    [
        "yellow = { count = 2 }\nmechanisms = [{ type = 'CarriedWires' }]",
        "blue = 1\nmechanisms = [{ type = 'CarriedWires', wires = [1, 1, 1, 1] }]",
        "blue = 2\nmechanisms = [{ type = 'CarriedWires' }]",
        "mechanisms = [{ type = 'CarriedWires' }, { type = 'LateWires', count = 2 }]",
    ],
)
def test_missions_that_cannot_be_are_refused(written: str) -> None:
    with not_to_be("BB-X-NANO"):
        GAME.new(
            4, table_of(written if "blue = 2" not in written else written.replace("}]", ", wires = [8, 8, 8, 8] }]"))
        )


SMALL = "blue = {}\ndial = 6\nred = {{ count = 1 }}\nmechanisms = [{{ type = 'CarriedWires', wires = [2, 2, 2, 2] }}]"


@pytest.mark.rule("BB-X-NANO", "BB-C-49")
@pytest.mark.parametrize(
    ("blue", "seats", "numbers", "cards"),
    [(3, 2, range(6), ""), (2, 3, range(40), ""), (3, 3, range(8), "walkie radar"), (3, 4, range(4), "triple")],
)
def test_odds_equal_those_of_every_deal(blue: int, seats: int, numbers: range, cards: str) -> None:
    done = exact_odds(SMALL.format(blue), seats, numbers, cards, most=9000)
    assert done["DualCut"]
    assert done["ChooseStand"] or seats == 4


@pytest.mark.parametrize("seats", [2, 4])
def test_a_mission_with_a_robot_conforms(seats: int) -> None:
    conforms(SMALL.format(6), seats)
