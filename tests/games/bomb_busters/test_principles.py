"""Worked scenarios of the campaign's principles, where they meet a mission (BB-C)."""

import pytest

from litfuse.games.bomb_busters.actions import Skip
from litfuse.games.bomb_busters.mechanisms.constraint_cards.words import Constraint
from litfuse.games.bomb_busters.mechanisms.number_goals.words import Goals
from litfuse.games.bomb_busters.words import Character
from tests.games.bomb_busters.table import P1, P2, P3, P4, dealt, position, refused
from tests.games.bomb_busters.test_constraint_cards import bound, card
from tests.games.bomb_busters.test_numbers_at_once import tools

LOW = ("1 2", "1 2", "1 2", "1 2")


@pytest.mark.rule("BB-C-3", "BB-DET-02", "BB-EQG-08")
@pytest.mark.scenario("BB-C-S3")
def test_the_dial_never_goes_back_beyond_its_limit() -> None:
    table = bound("b", "7 9", "7 9", "9 9", usable="rewinder")
    with refused("BB-EQG-08"):
        table.play(P1, "use-rewinder")
    full = position("7 7", "9 9", "9 9", number=62, dial=5, extras=[Goals(cards=(2, 7, 12), deck=(), out=())])
    assert full.play(P1, "solo-cut 7").dial == 5


@pytest.mark.rule("BB-C-14", "BB-M23-4")
@pytest.mark.scenario("BB-C-S6")
def test_a_round_begins_when_the_marker_passes_a_captain_without_wires() -> None:
    here = tools("x5", "8 8 9 9", "5 8", "5 5 8 9 9", turn=P4, pile=7).play(P4, "dual-cut 2:3 9")
    assert (here.turn, here.view(P2).pile) == (P2, 6)


@pytest.mark.rule("BB-C-12", "BB-M32-2")
@pytest.mark.scenario("BB-C-S13")
def test_nobody_is_asked_about_the_card_of_a_player_who_reveals() -> None:
    table = bound("k", "6 9", "6 9", "r8 r9", "9 9", number=32, turn=P2).play(P1, "keep-constraint")
    table.play(P2, "dual-cut 1:1 6")
    assert table.hand(P3) == "xr8 xr9"
    assert (table.turn, table.asked) == (P4, ((P1, "replace"),))


@pytest.mark.rule("BB-C-49")
@pytest.mark.scenario("BB-C-S16")
@pytest.mark.parametrize(
    ("usable", "used", "asked"),
    [
        ("rewinder radar", "walkie", False),
        ("walkie", "", True),
        ("batteries", "walkie", True),
        ("batteries", "", False),
    ],
)
def test_a_blocked_player_is_asked_if_something_might_help(usable: str, used: str, asked: bool) -> None:
    character = Character.WALKIE if usable == "batteries" and used else Character.DOUBLE
    table = bound(
        "d",
        "8 9",
        "1 2",
        "8 9",
        "1 2 8 8 9 9",
        usable=usable,
        spent=(P4,),
        characters=("double", "double", "double", character),
    ).play(P1, "dual-cut 3:1 8")
    assert (table.turn == P2) is asked
    if asked:
        assert Skip() in table.options(P2)


@pytest.mark.rule("BB-C-43", "BB-M37-3")
@pytest.mark.scenario("BB-C-S17")
def test_a_card_that_is_used_breaks_the_round_of_skips() -> None:
    table = bound("d", *LOW, usable="walkie radar", dial=4, left=(Constraint.K,))
    for seat in (P1, P2, P3):
        table.play(seat, "skip")
    table.play(P4, "use-radar 1").play(P4, "skip")
    assert (table.dial, card(table), table.turn) == (4, Constraint.D, P1)
    for seat in (P1, P2, P3):
        table.play(seat, "skip")
    assert (table.dial, card(table)) == (3, Constraint.K)


@pytest.mark.rule("BB-C-31")
@pytest.mark.scenario("BB-C-S18")
def test_a_character_that_is_taken_is_offered_to_nobody_else() -> None:
    table = dealt(4, 31)
    assert table.asked == ((P2, "pick"),)
    table.play(P2, "pick-character walkie")
    offered = [action.character for action in table.options(P3)]
    assert (table.asked, Character.WALKIE in offered, len(offered)) == (((P3, "pick"),), False, 4)
    assert all(table.view(seat).powers[P2].character is Character.WALKIE for seat in (P1, P3, P4))
