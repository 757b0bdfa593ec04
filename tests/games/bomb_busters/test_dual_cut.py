"""Dual Cut (BB-DUAL)."""

import pytest

from litfuse.games.bomb_busters.facts import Called
from tests.games.bomb_busters.table import EVERYBODY, P1, P2, P3, position, refused, stale


@pytest.mark.rule("BB-DUAL-01", "BB-DUAL-07", "BB-DUAL-08", "BB-DUAL-09", "BB-DUAL-14", "BB-EQG-02")
@pytest.mark.scenario(9)
def test_a_right_call_cuts_both_wires_and_leaves_the_dial_alone() -> None:
    table = position("4 9 9", "4 9 9", dial=2, locked="stabilizer")
    table.play(P1, "dual-cut 2:2 9~1:3")
    assert (table.hand(P1), table.hand(P2)) == ("4 9 x9", "4 x9 9")
    assert table.dial == 2
    assert table.card("stabilizer").ready
    assert table.asked == ((P2, "turn"),)


@pytest.mark.rule("BB-DUAL-11", "BB-DUAL-12", "BB-DUAL-13", "BB-DUAL-14")
@pytest.mark.scenario(10)
def test_a_wrong_call_costs_a_step_and_sets_the_true_token() -> None:
    table = position("12", "11 12", "11", dial=3).play(P1, "dual-cut 2:1 12")
    assert table.dial == 2
    assert table.hand(P2) == "11{11} 12"
    assert table.hand(P1) == "12"
    assert table.turn == P2
    assert "key" not in str(table.view(P2).stands[P1])


@pytest.mark.rule("BB-DUAL-11", "BB-END-04")
@pytest.mark.scenario(11)
def test_the_last_step_explodes_before_a_token_is_set() -> None:
    table = position("12", "11 12", "11", dial=1).play(P1, "dual-cut 2:1 12")
    assert (table.dial, table.ended, table.lost) == (0, "dial", True)
    assert table.hand(P2) == "11 12"
    assert table.match.decisions == ()


@pytest.mark.rule("BB-DUAL-10", "BB-RED-02")
@pytest.mark.scenario(12)
def test_a_red_target_explodes_at_once() -> None:
    table = position("5", "r4 5", dial=2).play(P1, "dual-cut 2:1 5")
    assert (table.ended, table.lost, table.dial) == ("explosion", True, 2)


@pytest.mark.rule("BB-DUAL-02", "BB-GEN-03")
@pytest.mark.scenario(13)
def test_a_value_that_is_not_held_cannot_be_called() -> None:
    table = position("3 6", "3 6 8", "8", dial=3)
    before = table.copy()
    with refused("BB-DUAL-02"):
        table.play(P1, "dual-cut 2:3 8")
    assert table.nothing_happens(before)
    assert (table.dial, table.turn) == (3, P1)
    assert table.called(P1) == {3, 6}


@pytest.mark.rule("BB-DUAL-02")
def test_a_value_that_was_cut_is_not_held() -> None:
    table = position("3 x6", "3 6", "6", "6")
    with refused("BB-DUAL-02"):
        table.play(P1, "dual-cut 2:2 6")


@pytest.mark.rule("BB-DUAL-03", "BB-DUAL-04", "BB-TOK-03")
@pytest.mark.scenario(14)
def test_a_call_known_to_be_wrong_is_legal_and_fails() -> None:
    table = position("3 6", "3{3} 6", dial=2).play(P1, "dual-cut 2:1 6")
    assert table.dial == 1
    assert table.hand(P2) == "3{3} 6"
    assert table.turn == P2


@pytest.mark.rule("BB-DUAL-03", "BB-DUAL-07", "BB-TOK-02")
@pytest.mark.scenario(15)
def test_a_wire_with_a_token_may_be_the_target_and_keeps_it() -> None:
    table = position("3 6", "3{3} 6").play(P1, "dual-cut 2:1 3")
    assert (table.hand(P1), table.hand(P2)) == ("x3 6", "x3{3} 6")


@pytest.mark.rule("BB-DUAL-03")
@pytest.mark.scenario(16)
@pytest.mark.parametrize("says", ["dual-cut 1:1 2", "dual-cut 2:3 2", "dual-cut 2:4 2", "dual-cut 4:1 2"])
def test_own_cut_and_missing_wires_are_no_targets(says: str) -> None:
    table = position("2 2", "2 2 x5")
    with refused("BB-DUAL-03"):
        table.play(P1, says)


@pytest.mark.rule("BB-DUAL-03")
def test_any_uncut_wire_of_any_teammate_on_any_stand_may_be_the_target() -> None:
    table = position("2 4", "2{2} 4 / 2 r5 x7", labels=((2, 1, False),))
    cells = {a.cell for a in table.options(P1) if type(a).__name__ == "DualCut"}
    assert cells == {(1, 0), (1, 1), (2, 0), (2, 1)}


@pytest.mark.rule("BB-DUAL-05")
@pytest.mark.scenario(17)
def test_red_cannot_be_called() -> None:
    table = position("2 r5", "2 r8")
    with refused("BB-DUAL-05"):
        table.play(P1, "dual-cut 2:2 red")


@pytest.mark.rule("BB-DUAL-06")
def test_what_was_declared_is_not_taken_back() -> None:
    table = position("2 6", "2 6", "6 6")
    question = table.question(P1).id
    table.play(P1, "dual-cut 2:1 6")
    with stale():
        table.play(P1, "dual-cut 2:2 6", to=question)
    assert table.dial == 2


@pytest.mark.rule("BB-DUAL-13", "BB-VIS-10")
@pytest.mark.scenario(18)
def test_an_own_wire_that_was_named_stays_secret_after_a_failure() -> None:
    named = position("4 4 8", "4 4 8", dial=2)
    plain = named.copy()
    named.play(P1, "dual-cut 2:3 4~1:2")
    plain.play(P1, "dual-cut 2:3 4")
    assert (named.dial, named.hand(P2)) == (1, "4 4 8{8}")
    for viewer in (P2, "spectator"):
        assert named.told(viewer) == plain.told(viewer)
        assert named.match.frame(viewer) == plain.match.frame(viewer)


@pytest.mark.rule("BB-TERM-05", "BB-DUAL-08")
@pytest.mark.scenario(19)
def test_the_own_wire_may_be_on_either_stand() -> None:
    table = position("7 / 7 10", "7 7 10", "10 10").play(P1, "dual-cut 2:1 7~4:1")
    assert (table.hand(P1), table.hand(P2)) == ("7 / x7 10", "x7 7 10")


@pytest.mark.rule("BB-DUAL-08")
@pytest.mark.scenario(79)
def test_naming_no_own_wire_means_the_leftmost_one() -> None:
    table = position("4 4 / 4", "4 7", "7")
    assert table.may(P1, "dual-cut 2:1 4")
    table.play(P1, "dual-cut 2:1 4")
    assert (table.hand(P1), table.hand(P2)) == ("x4 4 / 4", "x4 7")


@pytest.mark.rule("BB-DUAL-08")
@pytest.mark.parametrize("own", ["1:3", "2:1", "1:9", "1:4"])
def test_the_own_wire_has_the_value_called_and_is_uncut(own: str) -> None:
    table = position("4 4 5 x4", "4 5", "5 5")
    with refused("BB-DUAL-08"):
        table.play(P1, f"dual-cut 2:1 4~{own}")


@pytest.mark.rule("BB-DUAL-12")
def test_the_token_follows_the_wire_whatever_was_called() -> None:
    for says, hand in (
        ("dual-cut 2:1 9", "4{4} y6 9"),
        ("dual-cut 2:2 9", "4 y6{Y} 9"),
        ("dual-cut 2:3 4", "4 y6 9{9}"),
    ):
        table = position("4 y2 9", "4 y6 9").play(P1, says)
        assert table.hand(P2) == hand


@pytest.mark.rule("BB-DUAL-15")
def test_validation_and_unlocking_come_before_success_and_the_next_player() -> None:
    table = position("9", "9", locked="stabilizer").play(P1, "dual-cut 2:1 9")
    names = [type(n).__name__ for n in table.told(P3)]
    assert names.index("WiresCut") < names.index("CardReady") < names.index("MissionEnded")
    assert "TurnBegan" not in names
    lost = position("9 12", "9 r4 12", locked="stabilizer").play(P1, "dual-cut 2:2 9")
    assert [type(n).__name__ for n in lost.told(P3)] == ["CallMade", "MissionEnded"]


@pytest.mark.rule("BB-VIS-09")
def test_everybody_hears_what_was_called_and_where() -> None:
    table = position("2 6", "2 6", "6 6").play(P1, "dual-cut 2:1 6")
    for viewer in EVERYBODY[:3]:
        assert table.view(viewer).facts == (Called(1, P1, P2, ((1, 0),), (6,), (), "miss"),)
