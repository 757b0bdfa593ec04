"""Leaving the game (EK-ELIM)."""

import pytest

from litfuse.games.exploding_kittens import GAME
from litfuse.games.exploding_kittens.actions import AskFavor, Pair, Three
from litfuse.games.exploding_kittens.notices import Exploded
from litfuse.kernel.codec import encode
from litfuse.kernel.records import SPECTATOR, Resign, Viewer
from tests.games.exploding_kittens.table import A, B, C, D, Table, position, stale

OTHERS: tuple[Viewer, ...] = (A, C, D, "spectator")


def explode(table: Table) -> Table:
    return table.draw().play(table.turn, "decline")


@pytest.mark.rule("EK-ELIM-1")
@pytest.mark.scenario(66)
def test_a_player_who_explodes_in_the_first_of_two_turns_leaves_none_behind() -> None:
    table = explode(position("", "cat1", "", turn=B, owed=2, attacked=True, pile="kitten"))
    assert table.state.dead == (B,)
    assert table.is_turn_of(C, owed=1)


@pytest.mark.rule("EK-ELIM-2")
def test_hand_and_kitten_leave_the_game_and_nothing_goes_to_the_discard() -> None:
    table = position("", "defuse skip nope", "", "", turn=B, pile="kitten", discard="cat1")
    out = table.state.out
    explode(table)
    assert table.discard == "cat1"
    assert (*table.state.out,) == (*out, "kitten")  # face up before the dead player
    for viewer in OTHERS:
        assert Exploded(B) in table.told(viewer)
        assert table.view(viewer).out == (*out, "kitten")
        assert table.view(viewer).sizes[B] == 3  # face down: counted, unseen
        assert "skip" not in encode([table.told(viewer), table.match.frame(viewer)]).decode()


@pytest.mark.rule("EK-ELIM-3")
def test_the_dead_play_nothing_and_cannot_be_a_target() -> None:
    table = explode(position("", "cat1 cat1 nope", "favor cat2 cat2 cat2 skip", "see", turn=B, pile="kitten"))
    table.resign(D)
    targets = {a.target for a in table.options(C) if isinstance(a, AskFavor | Pair | Three)}
    assert targets == set()
    assert Resign(B) not in GAME.table(table.state)
    for says in ("draw-card", "nope", f"pair cat1,cat1 {A}"):
        with stale():
            table.play(B, says)
    table.play(C, "play skip")
    with stale():
        table.play(B, "nope")
    assert table.asked == (A,)


@pytest.mark.rule("EK-ELIM-3")
def test_the_dead_keep_their_last_hand_on_the_screen_and_see_public_things_only() -> None:
    table = explode(position("", "cat1 nope", "see", "", turn=B, pile="kitten skip favor"))
    assert table.view(B).hand == ("nope", "cat1")
    table.plays(C, "play see")
    dead, spectator = table.view(B), table.view(SPECTATOR)
    assert dead.top == ()
    shown = {f: getattr(dead, f) for f in dead.__struct_fields__ if f not in ("viewer", "hand")}
    assert shown == {f: getattr(spectator, f) for f in shown}


@pytest.mark.rule("EK-ELIM-4", "EK-OPT-4")
def test_a_hand_is_laid_down_in_the_order_of_the_card_table() -> None:
    """Drawn in one order, held in another: neither shows."""
    for first, second in (("cat5 nope", "see"), ("see cat5", "nope")):
        pile = f"{second} kitten"
        table = position("", first, "", "", turn=B, owed=2, pile=pile, discard="attack", dead_hand="discarded")
        explode(table.draw())
        assert table.discard == "attack nope see cat5"
        assert table.hand(B) == ""
        assert all(Exploded(B, hand=table.state.discard[1:]) in table.told(v) for v in OTHERS)
        assert table.kittens == 2


@pytest.mark.rule("EK-OPT-4")
def test_a_player_who_resigns_lays_the_hand_down_too() -> None:
    table = position("", "see nope", "", "", dead_hand="discarded").resign(B)
    assert table.discard == "nope see"
    withdrawn = position("", "see nope", "", "").resign(B)
    assert withdrawn.discard == ""
