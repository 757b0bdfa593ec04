"""Lawful memory: what is certain about other hands and the stash (SG-INFO-3)."""

from __future__ import annotations

import pytest

from litfuse.games.scape_goat import GAME
from litfuse.games.scape_goat.cards import Card
from litfuse.games.scape_goat.invariants import broken
from litfuse.kernel.rng import Stream
from tests.games.scape_goat.table import BLUE, GREEN, ORANGE, RED, YELLOW, Table, position


def swap(table: Table) -> Table:
    return table.play(table.turn, f"swap {table.state.allowed(table.turn)[0]}")


def traded(table: Table, one: int, gives: str, two: int, gets: str) -> Table:
    table.play(one, "move trade", f"trade-with {two}")
    return table.play(one, f"trade-card {gives}").play(two, f"trade-card {gets}")


@pytest.mark.rule("SG-INFO-3")
@pytest.mark.scenario(62)
def test_a_card_given_stays_known_while_its_taker_puts_down_another() -> None:
    table = position("B Y", "", "", "R X", turn=GREEN, places="stash spy prep stash")
    swap(traded(table, GREEN, "R", BLUE, "Y"))
    assert table.sure(GREEN, BLUE) == "R"
    table.play(BLUE, "move spy", f"spy {RED}", "swap B")
    assert "R" in table.sure(GREEN, BLUE).split()


@pytest.mark.rule("SG-COMP-7", "SG-INFO-3")
@pytest.mark.scenario(76)
def test_it_is_dropped_when_that_face_is_put_down_whatever_card_it_was() -> None:
    table = position("R Y", "", "", "R X", turn=GREEN, places="stash spy prep stash")
    swap(traded(table, GREEN, "R", BLUE, "Y"))
    assert (table.hand(BLUE), table.sure(GREEN, BLUE)) == ("R R", "R")
    table.play(BLUE, "move spy", f"spy {RED}", "swap R")
    assert "R" in table.hand(BLUE).split()
    assert "R" not in table.sure(GREEN, BLUE).split()


@pytest.mark.rule("SG-INFO-3")
@pytest.mark.scenario(91)
@pytest.mark.parametrize("how", ["stash", "trade"])
def test_a_hidden_exchange_takes_one_off_every_face(how: str) -> None:
    table = position("", "", "", "R R Y", "", places="prep spy trade spy stash").play(BLUE, "move spy", f"spy {GREEN}")
    assert table.sure(BLUE, GREEN) == "R R Y"
    table.idle(GREEN)
    if how == "stash":
        table.play(GREEN, "move stash", "stash-take 2", "stash-return R")
    else:
        traded(table, GREEN, "R", RED, table.hand(RED).split()[0])
    assert table.sure(BLUE, GREEN) == "R"


@pytest.mark.rule("SG-INFO-3")
@pytest.mark.scenario(92)
@pytest.mark.parametrize(("shown", "sure"), [("R", "R"), ("G", "R G")])
def test_a_reveal_raises_its_face_to_at_least_one(shown: str, sure: str) -> None:
    table = position("R X", "", "B Y", "G Y", turn=BLUE, places="stash spy prep spy", tokens=(0, 1, 0, 1))
    swap(traded(table, BLUE, "R", GREEN, "Y"))
    assert (table.hand(GREEN), table.sure(BLUE, GREEN)) == ("R G", "R")
    table.idle(RED).play(RED, "move prep")
    table.frame(*[table.hand(s).split()[0] if s != GREEN else shown for s in range(4)])
    assert not table.match.over
    assert table.sure(BLUE, GREEN) == sure


@pytest.mark.rule("SG-INFO-3", "SG-ACT-STASH-3")
@pytest.mark.scenario(93)
def test_a_known_slot_that_is_taken_counts_in_the_takers_hand_until_the_return() -> None:
    table = position("", "R R", "", "B Y", turn=RED, places="prep spy stash stash", face_up="X B R Y")
    traded(table, RED, "R", GREEN, "Y").play(RED, "swap R")
    table.idle(YELLOW).idle(RED).play(RED, "move stash", "stash-take 1", "stash-return R")
    table.idle(GREEN)
    assert table.known(RED).stash[0] is Card.R
    assert table.sure(RED, GREEN).split().count("R") == 1
    table.play(GREEN, "move stash", "stash-take 1")
    assert table.sure(RED, GREEN).split().count("R") == 2
    table.play(GREEN, f"stash-return {table.hand(GREEN).split()[0]}")
    assert table.sure(RED, GREEN).split().count("R") == 1
    assert table.known(RED).stash[0] is None


@pytest.mark.rule("SG-INFO-3", "SG-SWAP-6")
def test_a_card_taken_in_a_swap_is_known_to_all() -> None:
    table = position("", "", "Y X", "", turn=YELLOW, places="prep spy stash stash", face_up="R B G G")
    swap(table.play(YELLOW, "move prep"))
    for seat in (BLUE, RED, GREEN):
        assert table.sure(seat, YELLOW) == "R"


@pytest.mark.rule("SG-INFO-3")
def test_a_spy_knows_the_hand_exactly_and_others_know_nothing_of_it() -> None:
    table = position("", "", "", "R YG").play(BLUE, "move spy", f"spy {GREEN}")
    assert table.sure(BLUE, GREEN) == "R YG"
    for seat in (RED, YELLOW):
        assert table.sure(seat, GREEN) == ""


@pytest.mark.rule("SG-INFO-3")
def test_of_two_different_cards_a_hidden_exchange_leaves_nothing_certain() -> None:
    table = position("", "", "", "R B", places="prep spy trade spy").play(BLUE, "move spy", f"spy {GREEN}")
    table.idle(GREEN).play(GREEN, "move stash", "stash-take 1", "stash-return B")
    assert table.sure(BLUE, GREEN) == ""


@pytest.mark.rule("SG-INFO-4")
def test_the_rest_that_is_not_seen_can_be_counted() -> None:
    """A world dealt to a view always has the whole deck."""
    table = position("", "", "", "", "").play(BLUE, "move spy", f"spy {ORANGE}")
    for k in range(20):
        world = GAME.resample(table.view(BLUE), table.known(BLUE), Stream(k))
        assert broken(world) is None
        assert world.hands[ORANGE] == table.state.hands[ORANGE]
