"""Turn and movement (SG-TURN, SG-MOVE)."""

from __future__ import annotations

import pytest

from litfuse.games.scape_goat.notices import Moved, Swapped, TurnBegan
from tests.games.scape_goat.table import BLUE, GREEN, RED, YELLOW, position, refused, stale

PLACES = ("prep", "spy", "trade", "stash", "cops")


@pytest.mark.rule("SG-TURN-1")
def test_a_turn_is_move_action_swap_and_each_is_asked_for() -> None:
    table = position("", "", "", "", turn=RED)
    assert table.asked == ["1.move"]
    table.play(RED, "move trade")
    assert table.asked == ["1.trade"]
    table.play(RED, "trade-with 0")
    assert table.asked == ["0.trade-card", "1.trade-card"]
    for seat in (BLUE, RED):
        table.play(seat, f"trade-card {table.hand(seat).split()[0]}")
    assert table.asked == ["1.swap"]
    table.play(RED, f"swap {table.state.allowed(RED)[0]}")
    assert table.asked == ["2.move"]


@pytest.mark.rule("SG-TURN-1")
def test_nothing_can_be_declined() -> None:
    """Every question of a turn is owed, and every answer to it does what it asks for."""
    table = position("", "", "", "")
    for says in ("move stash", "stash-take 1", f"stash-return {table.hand(BLUE).split()[0]}"):
        (asked,) = table.match.owed
        assert {type(a).__name__ for a in table.match.options(asked)} <= {"Move", "StashTake", "StashReturn", "Swap"}
        table.play(BLUE, says)
    assert table.asked == ["0.swap"]


@pytest.mark.rule("SG-TURN-2")
def test_after_the_swap_it_is_the_left_neighbours_turn() -> None:
    table = position("", "", "", "", turn=GREEN)
    table.play(GREEN, "move spy", "spy 0", f"swap {table.state.allowed(GREEN)[0]}")
    assert table.turn == BLUE
    swapped, began = table.told(YELLOW)
    assert isinstance(swapped, Swapped)
    assert began == TurnBegan(BLUE, 2)


@pytest.mark.rule("SG-TURN-2", "SG-COPS-1")
def test_an_action_that_ends_the_game_ends_the_turn() -> None:
    table = position("", "", "", "").play(BLUE, "move cops")
    assert table.match.over
    assert table.match.decisions == ()


@pytest.mark.rule("SG-MOVE-1")
@pytest.mark.scenario(10)
def test_the_first_player_cannot_prepare_in_turn_one() -> None:
    table = position("", "", "", "")
    assert table.stands(BLUE) == "prep"
    with refused("SG-MOVE-1"):
        table.play(BLUE, "move prep")


@pytest.mark.rule("SG-MOVE-1", "SG-MOVE-2", "SG-MOVE-4")
@pytest.mark.parametrize("here", PLACES[:4])
def test_any_other_place_may_be_chosen(here: str) -> None:
    table = position("", "", "", "", places=f"{here} spy trade stash")
    assert sorted(a.place for a in table.options(BLUE, "move")) == sorted(p for p in PLACES if p != here)


@pytest.mark.rule("SG-MOVE-2")
@pytest.mark.scenario(11)
def test_a_place_holds_any_number_of_tokens() -> None:
    table = position("", "", "", "", places="prep spy spy stash").play(BLUE, "move spy")
    assert [table.stands(s) for s in range(4)] == ["spy", "spy", "spy", "stash"]
    assert table.told(GREEN) == (Moved(seat=BLUE, place=table.state.places[BLUE]),)


@pytest.mark.rule("SG-MOVE-3")
@pytest.mark.scenario(25)
def test_a_token_on_prepare_stands_at_frame_steal_when_the_card_turns_and_must_leave() -> None:
    table = position("", "", "", "", turn=GREEN, places="prep spy trade stash", tokens=(0, 1, 0, 0))
    table.play(GREEN, "move prep")
    assert table.state.left == 0
    assert table.stands(BLUE) == "prep"
    table.play(GREEN, f"swap {table.state.allowed(GREEN)[0]}")
    assert table.turn == BLUE
    with refused("SG-MOVE-1"):
        table.play(BLUE, "move prep")


@pytest.mark.rule("SG-MOVE-4", "SG-COPS-3")
@pytest.mark.scenario(12)
def test_the_cops_may_be_chosen_in_the_very_first_turn() -> None:
    table = position("", "", "", "", goat="R").play(BLUE, "move cops")
    assert table.outcome.winners == (RED,)
    assert table.reason == "won-cops"


@pytest.mark.rule("SG-MOVE-5")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("tokens", [(0, 0), (1, 0), (0, 1), (1, 1), (2, 0), (0, 2)])
def test_no_move_leads_to_an_action_that_cannot_be_done(players: int, tokens: tuple[int, int]) -> None:
    for place in ("prep", "spy", "trade", "stash"):
        here = "spy" if place != "spy" else "trade"
        stand = " ".join([here, *["stash"] * (players - 1)])
        table = position(*[""] * players, places=stand, tokens=(*tokens, *[0] * (players - 2)))
        if players == 6:
            table.time_up()
        table.play(BLUE, f"move {place}")
        assert table.match.owed
        assert all(len(table.match.options(d)) for d in table.match.owed)


@pytest.mark.rule("SG-MOVE-1", "SG-NET-1")
def test_only_the_player_on_turn_moves() -> None:
    table = position("", "", "", "")
    with stale():
        table.play(RED, "move trade")
