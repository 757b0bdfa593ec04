"""Attack and Skip (EK-ATT, EK-SKIP)."""

import pytest

from tests.games.exploding_kittens.table import A, B, C, D, position


@pytest.mark.rule("EK-ATT-1", "EK-TURN-4")
@pytest.mark.scenario(12)
def test_attack_ends_the_turn_without_drawing_and_the_next_player_takes_two() -> None:
    table = position("attack", "", "", pile="cat1 cat2 cat3").plays(A, "play attack")
    assert table.hand(A) == ""
    assert table.is_turn_of(B, owed=2)
    assert table.draw().is_turn_of(B, owed=1)
    assert table.draw().is_turn_of(C, owed=1)
    assert table.hand(B) == "cat1 cat2"


@pytest.mark.parametrize("owed", [2, 3, 4])
@pytest.mark.rule("EK-ATT-1")
def test_attack_ends_all_turns_that_are_owed(owed: int) -> None:
    table = position("attack", "", "", owed=owed).plays(A, "play attack")
    assert table.is_turn_of(B, owed=2)


@pytest.mark.rule("EK-ATT-1")
def test_attack_passes_over_the_dead() -> None:
    assert position("attack", "cat1", "", dead=(B,)).plays(A, "play attack").is_turn_of(C, owed=2)


@pytest.mark.rule("EK-ATT-2")
@pytest.mark.scenario(13)
def test_an_attack_in_return_hands_on_two_turns_not_four() -> None:
    table = position("attack", "attack", "").plays(A, "play attack").plays(B, "play attack")
    assert table.is_turn_of(C, owed=2)


@pytest.mark.rule("EK-ATT-2")
@pytest.mark.scenario(14)
def test_an_attack_in_the_second_of_two_turns_hands_on_two() -> None:
    table = position("attack", "attack", "", pile="cat1").plays(A, "play attack").draw()
    assert table.is_turn_of(B, owed=1)
    assert table.plays(B, "play attack").is_turn_of(C, owed=2)


@pytest.mark.rule("EK-OPT-1")
@pytest.mark.scenario(15)
def test_stacked_attacks_add_two_to_what_is_owed() -> None:
    table = position("attack", "attack", "attack", "", stacking=True).plays(A, "play attack")
    second = table.copy().draw().plays(B, "play attack")
    assert second.is_turn_of(C, owed=3)
    assert table.plays(B, "play attack").is_turn_of(C, owed=4)
    assert table.plays(C, "play attack").is_turn_of(D, owed=6)


@pytest.mark.rule("EK-OPT-1")
@pytest.mark.scenario(99)
def test_stacking_needs_a_player_who_was_attacked() -> None:
    table = position("", "attack", "attack", "", turn=B, stacking=True).plays(B, "play attack")
    assert table.is_turn_of(C, owed=2)
    assert table.draw().is_turn_of(C, owed=1)
    assert table.plays(C, "play attack").is_turn_of(D, owed=3)


@pytest.mark.parametrize("way", ["draw", "skip", "defuse", "explode", "resign"])
@pytest.mark.rule("EK-OPT-1")
def test_attacked_ends_when_the_turn_passes_in_any_other_way(way: str) -> None:
    table = position(
        "skip defuse", "attack", "", stacking=True, attacked=True, pile="kitten" if way in "defuse explode" else "cat1"
    )
    if way == "draw":
        table.draw()
    elif way == "skip":
        table.plays(A, "play skip")
    elif way == "defuse":
        table.draw().play(A, "defuse").play(A, "put-back 9")
    elif way == "explode":
        table.draw().play(A, "decline")
    else:
        table.resign(A)
    assert table.is_turn_of(B)
    assert not table.state.attacked
    assert table.plays(B, "play attack").is_turn_of(C, owed=2)


@pytest.mark.rule("EK-SKIP-1")
@pytest.mark.scenario(16)
def test_one_skip_removes_one_of_two_turns() -> None:
    table = position("", "skip cat1", "", turn=B, owed=2, pile="cat2").plays(B, "play skip")
    assert table.is_turn_of(B, owed=1)
    assert (table.hand(B), table.top()) == ("cat1", "cat2")


@pytest.mark.rule("EK-SKIP-1")
@pytest.mark.scenario(17)
def test_two_skips_remove_both_turns() -> None:
    table = position("", "skip skip", "", turn=B, owed=2).plays(B, "play skip").plays(B, "play skip")
    assert table.is_turn_of(C, owed=1)
    assert table.hand(B) == ""


@pytest.mark.rule("EK-SKIP-1", "EK-ATT-2")
@pytest.mark.scenario(18)
def test_a_skip_and_then_an_attack_hand_on_two_turns() -> None:
    table = position("", "skip attack", "", turn=B, owed=2).plays(B, "play skip").plays(B, "play attack")
    assert table.is_turn_of(C, owed=2)


@pytest.mark.rule("EK-ATT-5")
@pytest.mark.scenario(19)
def test_with_two_players_attacks_go_back_and_forth() -> None:
    table = position("attack", "attack").plays(A, "play attack").plays(B, "play attack")
    assert table.is_turn_of(A, owed=2)


@pytest.mark.rule("EK-ATT-3", "EK-DEF-1")
@pytest.mark.scenario(20)
def test_a_defuse_drawn_in_the_first_turn_may_be_used_in_the_second() -> None:
    table = position("", "", "", turn=B, owed=2, pile="defuse kitten").draw()
    assert table.hand(B) == "defuse"
    assert table.draw().play(B, "defuse").play(B, "put-back 4").is_turn_of(C)


@pytest.mark.rule("EK-ATT-3")
def test_both_turns_of_an_attack_are_full_turns() -> None:
    table = position("attack", "see see", "", pile="cat1 cat2").plays(A, "play attack")
    table.plays(B, "play see").draw().plays(B, "play see").draw()
    assert table.is_turn_of(C)
    assert (table.hand(B), table.discard) == ("cat1 cat2", "attack see see")


@pytest.mark.parametrize("owed", [1, 2])
@pytest.mark.rule("EK-ATT-4", "EK-NOPE-6")
def test_after_a_noped_attack_owed_is_as_it_was(owed: int) -> None:
    table = position("attack attack", "nope", "", owed=owed).plays(A, "play attack", B)
    assert table.is_turn_of(A, owed)
    assert table.plays(A, "play attack").is_turn_of(B, owed=2)


@pytest.mark.rule("EK-NOPE-6", "EK-SKIP-1")
@pytest.mark.scenario(25)
def test_after_a_noped_skip_another_one_may_be_played() -> None:
    table = position("skip skip", "nope", "", pile="cat1").plays(A, "play skip", B)
    assert table.is_turn_of(A)
    assert table.plays(A, "play skip").is_turn_of(B)
    assert (table.hand(A), table.top()) == ("", "cat1")
