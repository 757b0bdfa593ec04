"""Solo Cut (BB-SOLO)."""

import pytest

from tests.games.bomb_busters.table import P1, P2, position, refused


@pytest.mark.rule("BB-SOLO-01", "BB-SOLO-02", "BB-SOLO-08", "BB-VAL-01", "BB-EQG-02")
@pytest.mark.scenario(28)
def test_all_four_of_a_number_are_cut_at_once() -> None:
    table = position("3 3 3 3 8", "8", locked="triple").play(P1, "solo-cut 3")
    assert table.hand(P1) == "x3 x3 x3 x3 8"
    assert table.view(P2).cuts[3] == 4
    assert table.card("triple").ready
    assert table.turn == P2


@pytest.mark.rule("BB-SOLO-02", "BB-SOLO-03", "BB-TERM-05")
@pytest.mark.scenario(29)
def test_the_last_two_may_stand_on_both_stands() -> None:
    table = position("9 / 4 9", "4").play(P1, "solo-cut 9")
    assert table.hand(P1) == "x9 / 4 x9"
    assert table.view(P2).cuts[9] == 4


@pytest.mark.rule("BB-SOLO-04")
@pytest.mark.scenario(30)
def test_three_in_hand_and_one_elsewhere_are_not_cut_solo() -> None:
    table = position("5 5 5 7", "5 7")
    with refused("BB-SOLO-04"):
        table.play(P1, "solo-cut 5")


@pytest.mark.rule("BB-SOLO-01", "BB-TERM-07")
@pytest.mark.scenario(31)
def test_all_that_is_left_must_be_in_the_own_hand() -> None:
    table = position("5 5", "5 5")
    with refused("BB-SOLO-01"):
        table.play(P1, "solo-cut 5")
    with refused("BB-SOLO-01"):
        table.play(P1, "solo-cut 6")


@pytest.mark.rule("BB-SOLO-05")
@pytest.mark.scenario(32)
def test_with_four_in_hand_two_alone_are_never_cut() -> None:
    table = position("3 3 3 3 8", "8")
    solos = [a for a in table.options(P1) if type(a).__name__ == "SoloCut"]
    assert [a.value for a in solos] == [3]
    assert table.play(P1, "solo-cut 3").hand(P1) == "x3 x3 x3 x3 8"


@pytest.mark.rule("BB-SOLO-06", "BB-DUAL-04")
@pytest.mark.scenario(35)
def test_nobody_has_to_cut_solo() -> None:
    table = position("5 5 6", "6", dial=2)
    assert table.may(P1, "solo-cut 5")
    table.play(P1, "dual-cut 2:1 5")
    assert (table.dial, table.hand(P2)) == (1, "6{6}")


@pytest.mark.rule("BB-SOLO-06")
def test_a_solo_cut_does_not_move_the_dial() -> None:
    assert position("5 5 6", "6", dial=2).play(P1, "solo-cut 5").dial == 2


@pytest.mark.rule("BB-SOLO-07")
def test_red_is_not_cut_solo() -> None:
    table = position("2 r5 r8", "2")
    with refused("BB-SOLO-07"):
        table.play(P1, "solo-cut red")


@pytest.mark.rule("BB-YEL-06", "BB-SETUP-10", "BB-SETUP-11")
@pytest.mark.scenario(33)
def test_of_two_out_of_three_yellows_only_those_in_play_count() -> None:
    table = position("y2 4 y9", "4", number=5)
    before = table.view(P2).markers
    table.play(P1, "solo-cut yellow")
    assert table.hand(P1) == "xy2 4 xy9"
    assert table.view(P2).markers == before  # markers are reminders
    assert table.view(P2).mission.yellow.count == 2


@pytest.mark.rule("BB-YEL-06", "BB-YEL-07")
@pytest.mark.scenario(34)
def test_three_of_four_yellows_are_not_cut_solo() -> None:
    table = position("y1 y4 y7 12", "y9 12", number=6)
    with refused("BB-YEL-06"):
        table.play(P1, "solo-cut yellow")


@pytest.mark.rule("BB-YEL-07", "BB-M06-1")
@pytest.mark.parametrize("hand", ["y1 y4 y7 y9 12", "y1 xy4 xy7 y9 12"])
def test_all_four_or_the_last_two_yellows_go_at_once(hand: str) -> None:
    table = position(hand, "12", number=6).play(P1, "solo-cut yellow")
    assert table.view(P2).cuts[13] == 4
