"""Info tokens (BB-TOK)."""

import pytest

from tests.games.bomb_busters.table import P1, P2, P3, P4, position


@pytest.mark.rule("BB-TOK-05")
@pytest.mark.scenario(24)
def test_without_a_yellow_token_one_beyond_the_supply_is_shown() -> None:
    table = position("y2 5", "y4{Y} 5 y6{Y}", "y8", dial=3, number=6).play(P1, "dual-cut 3:1 5")
    assert (table.dial, table.hand(P3)) == (2, "y8{Y*}")
    assert table.hand(P2) == "y4{Y} 5 y6{Y}"


@pytest.mark.rule("BB-TOK-05", "BB-COMP-04")
@pytest.mark.scenario(25)
def test_there_are_two_tokens_of_each_number() -> None:
    table = position("5 6", "5{5} 5{5} 6", "5", dial=3).play(P1, "dual-cut 3:1 6")
    assert (table.dial, table.hand(P3)) == (2, "5{5*}")
    one_left = position("5 6", "5{5} 5 6", "5", dial=3).play(P1, "dual-cut 3:1 6")
    assert one_left.hand(P3) == "5{5}"


@pytest.mark.rule("BB-TOK-04")
@pytest.mark.scenario(26)
def test_a_token_is_taken_from_a_cut_wire_before_one_is_only_said() -> None:
    table = position("5 7", "5 7", "x5{5} x5{5}", dial=3).play(P1, "dual-cut 2:1 7")
    assert (table.dial, table.hand(P2)) == (2, "5{5} 7")
    assert sorted(table.hand(P3).split()) == ["x5", "x5{5}"]


@pytest.mark.rule("BB-TOK-04", "BB-TOK-05")
def test_a_token_that_was_only_said_cannot_be_taken() -> None:
    table = position("7 x5{5*}", "5 7", "x5{5}", "5{5}").play(P1, "dual-cut 2:1 7")
    assert (table.hand(P1), table.hand(P2)) == ("7 x5{5*}", "5{5} 7")
    assert (table.hand(P3), table.hand(P4)) == ("x5", "5{5}")
    yellow = position("7 xy1{Y*}", "y2 7", "xy3", "y4{Y} y5{Y}").play(P1, "dual-cut 2:1 7")
    assert (yellow.hand(P1), yellow.hand(P2)) == ("7 xy1{Y*}", "y2{Y*} 7")


@pytest.mark.rule("BB-TOK-01", "BB-VIS-04")
def test_a_token_tells_everybody_the_true_value() -> None:
    table = position("3 6", "3 6", "6 6").play(P1, "dual-cut 2:1 6")
    for viewer in (P1, P2, P3, "spectator"):
        (token,) = table.view(viewer).stands[P2].wires[0].tokens
        assert (token.value, token.says) == (3, "is")


@pytest.mark.rule("BB-TOK-03")
def test_a_wire_has_at_most_one_value_token() -> None:
    table = position("3 6", "3{3} 6", usable="post-it")
    assert not table.may(P2, "use-post-it 2:1", owed=False)
    assert table.play(P1, "dual-cut 2:1 6").hand(P2) == "3{3} 6"


@pytest.mark.rule("BB-TOK-02", "BB-TOK-07")
def test_nothing_but_a_cut_with_shortage_or_a_swap_moves_a_token() -> None:
    table = position("3 6 8", "3{3} 6 8{8}").play(P1, "dual-cut 2:1 3").play(P2, "dual-cut 1:2 6")
    assert table.hand(P2) == "x3{3} x6 8{8}"


@pytest.mark.rule("BB-TOK-06")
def test_a_yellow_token_says_yellow_and_no_number() -> None:
    for key in ("y2", "y8"):
        table = position("y1 8", f"{key} 8").play(P1, "dual-cut 2:1 8")
        assert table.view(P1).stands[P2].wires[0] == position("y1 8", "y2{Y} 8").view(P1).stands[P2].wires[0]


@pytest.mark.rule("BB-COMP-13")
def test_a_red_wire_never_gets_a_token() -> None:
    table = position("3 8", "3 r5 8", dial=2, usable="post-it").play(P1, "helped-cut 2:2,2:3 3 double")
    assert not table.may(P2, "settle 2:2")
    assert not position("3 8", "3 r5 8", usable="post-it").may(P2, "use-post-it 2:2", owed=False)
