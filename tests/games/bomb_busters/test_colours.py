"""Yellow, red, dial, validation (BB-YEL, BB-RED, BB-DET, BB-VAL)."""

import pytest

from litfuse.games.bomb_busters.words import RED, YELLOW, value_of
from tests.games.bomb_busters.table import P1, P2, dealt, position, refused


@pytest.mark.rule("BB-YEL-02", "BB-YEL-09", "BB-VIS-03", "BB-M02-1")
@pytest.mark.scenario(21)
def test_a_yellow_pair_is_cut_and_unlocks_nothing() -> None:
    table = position("y3 8", "8 y9", "8 8", locked="triple stabilizer radar", fresh="3 9")
    complete = [n for n, cut in enumerate(table.view(P2).cuts[:13]) if cut == 4]
    table.play(P1, "dual-cut 2:2 yellow")
    assert (table.hand(P1), table.hand(P2)) == ("xy3 8", "8 xy9")
    stands = table.view("spectator").stands
    assert [getattr(w, "key", None) for w in (*stands[P1].wires, *stands[P2].wires)] == [31, None, None, 91]
    assert not any(card.usable for card in table.state.equipment)
    assert [n for n, cut in enumerate(table.view(P2).cuts[:13]) if cut == 4] == complete


@pytest.mark.rule("BB-YEL-03", "BB-DUAL-12")
@pytest.mark.scenario(22)
def test_yellow_called_on_blue_gives_the_number() -> None:
    table = position("y3 8", "8 y9", dial=2).play(P1, "dual-cut 2:1 yellow")
    assert (table.dial, table.hand(P2)) == (1, "8{8} y9")


@pytest.mark.rule("BB-YEL-04", "BB-TOK-06")
@pytest.mark.scenario(23)
def test_a_number_called_on_yellow_gives_a_yellow_token() -> None:
    table = position("y3 8", "8 y9", dial=2).play(P1, "dual-cut 2:2 8")
    assert (table.dial, table.hand(P2)) == (1, "8 y9{Y}")
    hidden = table.view(P1).stands[P2].wires[1]
    assert [t.value for t in hidden.tokens] == [YELLOW]
    assert not hasattr(hidden, "key")


@pytest.mark.rule("BB-YEL-05")
@pytest.mark.scenario(27)
def test_yellow_called_on_red_explodes() -> None:
    table = position("y5 6", "r4 6 y9", dial=2).play(P1, "dual-cut 2:1 yellow")
    assert table.ended == "explosion"


@pytest.mark.rule("BB-YEL-01", "BB-RED-01", "BB-TERM-03", "BB-TERM-02")
def test_all_yellow_wires_are_alike_and_so_are_all_red_ones() -> None:
    assert {value_of(10 * n + 1) for n in range(1, 12)} == {YELLOW}
    assert {value_of(10 * n + 5) for n in range(1, 12)} == {RED}
    assert [value_of(10 * n) for n in range(1, 13)] == list(range(1, 13))
    assert position("y1 4", "y11 4").play(P1, "dual-cut 2:1 4").hand(P2) == "y11{Y} 4"


@pytest.mark.rule("BB-YEL-02")
def test_yellow_is_called_only_by_a_player_who_holds_a_yellow_wire() -> None:
    table = position("2 8", "2 8 y9", "y3")
    with refused("BB-DUAL-02"):
        table.play(P1, "dual-cut 2:3 yellow")


@pytest.mark.rule("BB-YEL-07")
def test_of_four_yellows_a_pair_may_go_first() -> None:
    table = position("y1 y4", "y7 y9").play(P1, "dual-cut 2:1 yellow")
    assert (table.hand(P1), table.hand(P2)) == ("xy1 y4", "xy7 y9")


@pytest.mark.rule("BB-YEL-08")
def test_a_yellow_wire_is_never_the_number_beside_it() -> None:
    table = position("y7 9", "7 9", "7 y4", usable="radar")
    assert not table.may(P1, "dual-cut 2:1 7")
    table.play(P2, "use-radar 7")
    (answer,) = (f for f in table.view(P1).facts if hasattr(f, "yes"))
    assert answer.yes == (False, True, True)
    assert position("y7 9", "7 9", "7 y4").play(P1, "dual-cut 3:2 yellow").view(P1).cuts[7] == 2


@pytest.mark.rule("BB-RED-02")
def test_a_red_wire_among_other_targets_does_not_explode() -> None:
    table = position("3 8", "3 r5 8").play(P1, "helped-cut 2:2,2:3 3 double")
    assert table.ended == ""


@pytest.mark.rule("BB-RED-03")
def test_red_wires_are_swapped_labelled_and_pointed_at() -> None:
    table = position("4 r6", "4 9", "9", usable="walkie unequal")
    assert table.may(P1, "use-unequal 1:1", owed=False)
    assert table.may(P1, "use-walkie 1:2 2", owed=False)
    assert position("4", "r6 4").may(P1, "dual-cut 2:1 4")


@pytest.mark.rule("BB-DET-01")
def test_a_failed_cut_costs_one_step_however_many_wires_it_pointed_at() -> None:
    table = position("2 7", "3 4 5 7", "2 3 4 5", dial=3, usable="super")
    table.play(P1, "helped-cut 2:1,2:2,2:3,2:4 2 super")
    assert table.dial == 2
    assert position("2 7", "2 7", dial=3).play(P1, "dual-cut 2:1 2").dial == 3


@pytest.mark.rule("BB-VAL-01", "BB-VAL-03")
def test_cuts_of_every_number_are_public_and_four_complete_it() -> None:
    table = position("7 7", "7 7")
    assert table.view(P1).cuts[7] == 0
    assert table.play(P1, "dual-cut 2:1 7").view("spectator").cuts[7] == 2
    assert table.play(P2, "dual-cut 1:2 7").view("spectator").cuts[7] == 4


@pytest.mark.rule("BB-VAL-02", "BB-M01-2")
@pytest.mark.parametrize(("mission", "highest"), [(1, 6), (2, 8), (3, 10), (4, 12)])
def test_numbers_above_the_blue_range_are_not_in_play(mission: int, highest: int) -> None:
    view = dealt(4, mission).view(P1)
    assert view.mission.blue == highest
    held = {w.value for s in dealt(4, mission).state.stands for w in s.wires if w.value <= 12}
    assert held == set(range(1, highest + 1))
