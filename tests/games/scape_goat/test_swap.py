"""The evidence swap (SG-SWAP)."""

from __future__ import annotations

from typing import Any

import pytest

from litfuse.games.scape_goat.cards import Card
from litfuse.games.scape_goat.notices import Swapped
from litfuse.kernel.records import SPECTATOR, Text
from tests.games.scape_goat.table import BLUE, GREEN, PURPLE, RED, YELLOW, Table, position, refused, stale


def at_swap(seat: int, hand: str, players: int, **more: Any) -> Table:
    """This seat has prepared and is to swap."""
    hands = [""] * players
    hands[seat] = hand
    table = position(*hands, turn=seat, places=" ".join(["stash"] * players), **more)
    if players == 6:
        table.time_up()
    return table.play(seat, "move prep")


def allowed(table: Table) -> list[str]:
    return sorted(a.card for a in table.options(table.turn, "swap"))


@pytest.mark.rule("SG-SWAP-1", "SG-SWAP-6")
def test_a_swap_puts_a_card_down_where_one_stands_and_takes_the_one_that_lay_there() -> None:
    table = at_swap(YELLOW, "R X", 4, face_up="B G Y R").play(YELLOW, "swap R")
    assert (table.hand(YELLOW), table.lies("prep")) == ("B X", "R")
    for viewer in (BLUE, RED, YELLOW, GREEN, SPECTATOR):
        assert table.told(viewer)[0] == Swapped(YELLOW, table.state.places[YELLOW], Card.R, Card.B)
        assert (table.view(viewer).last.down, table.view(viewer).last.up) == (Card.R, Card.B)


@pytest.mark.rule("SG-SWAP-1", "SG-SWAP-2")
@pytest.mark.parametrize(
    ("seat", "hand", "own"),
    [(YELLOW, "R X", "none"), (YELLOW, "R Y", "colour-y"), (RED, "BR X", "colour-r"), (RED, "B X", "none")],
)
def test_the_menu_says_which_card_is_taken_and_whether_the_own_colour_must_go(seat: int, hand: str, own: str) -> None:
    table = at_swap(seat, hand, 4, face_up="B G Y R")
    (form,) = table.options(seat, "swap").describe()
    assert form.says == Text("act-swap", {"up": "card-b", "own": own})


@pytest.mark.rule("SG-SWAP-1", "SG-NET-1")
@pytest.mark.scenario(49)
def test_the_card_just_put_down_is_never_taken_back() -> None:
    table = position("R Y", "", "", "", face_up="B G R X").play(BLUE, "move trade", f"trade-with {GREEN}")
    table.play(BLUE, "trade-card Y").play(GREEN, f"trade-card {table.hand(GREEN).split()[0]}")
    table.play(BLUE, "swap R")
    assert table.lies("trade") == "R"
    assert table.state.last.up is Card.R
    with stale():
        table.play(BLUE, "swap R")


@pytest.mark.rule("SG-SWAP-1")
def test_a_card_that_is_not_held_cannot_be_put_down() -> None:
    table = at_swap(BLUE, "R Y", 4)
    with refused("SG-SWAP-1"):
        table.play(BLUE, "swap G")


@pytest.mark.rule("SG-SWAP-2", "SG-SWAP-8")
@pytest.mark.scenario(43)
def test_the_own_colour_must_be_put_down() -> None:
    table = at_swap(BLUE, "B R", 4)
    before = table.copy()
    with refused("SG-SWAP-2"):
        table.play(BLUE, "swap R")
    assert table.match is before.match
    assert allowed(table) == ["B"]


@pytest.mark.rule("SG-SWAP-2")
@pytest.mark.parametrize(
    ("seat", "hand", "players", "may"),
    [
        pytest.param(BLUE, "BR B", 4, ["B", "BR"], marks=pytest.mark.scenario(44)),
        pytest.param(PURPLE, "J R Y", 6, ["J"], marks=pytest.mark.scenario(45)),
        pytest.param(PURPLE, "J OP B", 6, ["J", "OP"], marks=pytest.mark.scenario(46)),
        (RED, "BR Y", 4, ["BR"]),
        (YELLOW, "BR X", 4, ["BR", "X"]),
        (BLUE, "J R Y", 6, ["J"]),
    ],
)
def test_two_colours_and_the_joker_count_as_own(seat: int, hand: str, players: int, may: list[str]) -> None:
    assert allowed(at_swap(seat, hand, players)) == may


@pytest.mark.rule("SG-SWAP-3")
def test_the_hand_after_the_action_counts() -> None:
    table = position("R Y", "", "", "", stash="B X G").play(BLUE, "move stash", "stash-take 1", "stash-return Y")
    assert allowed(table) == ["B"]


@pytest.mark.rule("SG-SWAP-4", "SG-SWAP-6")
@pytest.mark.scenario(47)
def test_gray_is_nobodys_colour_and_putting_it_down_is_a_proof() -> None:
    table = at_swap(RED, "X X", 3)
    assert allowed(table) == ["X"]
    table.play(RED, "swap X")
    for seat in (BLUE, YELLOW):
        known = table.known(seat)
        assert known.clean[RED] >= 1  # the card that was kept shows no red


@pytest.mark.rule("SG-SWAP-6")
def test_putting_down_the_own_colour_proves_nothing_about_the_rest() -> None:
    table = at_swap(RED, "R X", 3, face_up="R X X Y").play(RED, "swap R")
    assert table.known(BLUE).clean[RED] == 0


@pytest.mark.rule("SG-SWAP-5")
@pytest.mark.scenario(48)
def test_a_card_of_the_own_colour_may_be_taken_and_binds_at_the_next_swap() -> None:
    table = at_swap(YELLOW, "B X", 4, face_up="Y G R B").play(YELLOW, "swap B")
    assert table.hand(YELLOW) == "Y X"
    table.idle(YELLOW).play(YELLOW, "move spy", f"spy {BLUE}")
    assert allowed(table) == ["Y"]


@pytest.mark.rule("SG-SWAP-7", "SG-FRAME-9")
def test_after_a_failed_frame_the_active_player_swaps_at_frame_steal() -> None:
    table = position("X R", "B Y", "B G", "Y B", places="spy spy trade stash", tokens=(1, 1, 0, 0), face_up="Y R G G")
    table.play(BLUE, "move prep").frame("X", "Y", "G", "B")
    assert table.asked == ["0.swap"]
    table.play(BLUE, "swap X")
    assert (table.hand(BLUE), table.lies("prep"), table.turn) == ("R Y", "X", RED)


@pytest.mark.rule("SG-SWAP-8", "SG-INFO-7")
def test_a_refused_card_leaves_no_trace() -> None:
    one, two = at_swap(BLUE, "B R", 4), at_swap(BLUE, "B R", 4)
    with refused("SG-SWAP-2"):
        one.play(BLUE, "swap R")
    one.play(BLUE, "swap B")
    two.play(BLUE, "swap B")
    assert one.match.entries() == two.match.entries()
