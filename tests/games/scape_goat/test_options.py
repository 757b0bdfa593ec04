"""Table options (SG-OPT-1)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from litfuse.games.scape_goat import Config
from litfuse.games.scape_goat.cards import COLOURS
from litfuse.games.scape_goat.places import Place
from tests.games.scape_goat.table import BLUE, GREEN, PURPLE, YELLOW, Table, dealt, position, refused, stale


def whole_turn(**more: Any) -> Table:
    """Six players, Yellow's turn, the chance open nearly to its end; the pause is over."""
    return position(*[""] * 6, turn=YELLOW, cops_chance="turn", **more).time_up()


@pytest.mark.rule("SG-OPT-1")
def test_the_defaults() -> None:
    config = Config()
    assert (config.swap_after_frame, config.whispers, config.nudges) == (True, True, True)
    assert (config.colours, config.decoder, config.cops_chance) == ((), "table", "start")
    assert (config.turn_cap, config.middle, config.starting) == (0, "fixed", "random")


@pytest.mark.rule("SG-OPT-1", "SG-SWAP-7")
def test_a_table_may_play_without_the_swap_after_a_failed_frame() -> None:
    table = position(
        "X R", "B Y", "B G", "Y B", places="spy spy trade stash", tokens=(1, 1, 0, 0), swap_after_frame=False
    )
    table.play(BLUE, "move prep").frame("X", "Y", "G", "B")
    assert table.asked == ["1.move"]


@pytest.mark.rule("SG-OPT-1", "SG-NET-1")
@pytest.mark.scenario(77)
def test_the_whole_turn_chance_lasts_until_the_last_question_before_the_swap() -> None:
    table = whole_turn().play(YELLOW, "move spy")
    assert table.copy().play(PURPLE, "cops").match.over
    table.play(YELLOW, f"spy {BLUE}")
    with stale():
        table.play(PURPLE, "cops")
    framing = whole_turn(tokens=(0, 0, 1, 1, 0, 0), places="spy spy spy spy spy spy").play(YELLOW, "move prep")
    with stale():
        framing.play(PURPLE, "cops")


@pytest.mark.rule("SG-OPT-1")
@pytest.mark.scenario(87)
def test_a_move_to_prepare_closes_the_whole_turn_chance_and_one_to_steal_does_not() -> None:
    table = whole_turn(places="spy spy spy spy spy spy").play(YELLOW, "move prep")
    with stale():
        table.play(PURPLE, "cops")
    steal = whole_turn(tokens=(1, 1, 0, 0, 0, 0), places="spy spy spy spy spy spy").play(YELLOW, "move prep")
    assert steal.copy().play(PURPLE, "cops").match.over
    steal.play(YELLOW, f"steal {BLUE}")
    with stale():
        steal.play(PURPLE, "cops")


@pytest.mark.rule("SG-OPT-1", "SG-SIX-5")
@pytest.mark.scenario(88)
def test_an_order_set_during_the_whole_turn_chance_fires_at_once_and_the_offer_keeps_its_id() -> None:
    table = position(*[""] * 6, turn=YELLOW, cops_chance="turn", places="spy spy spy spy spy spy")
    offers = {table.question(PURPLE, "cops").id}
    table.time_up()
    for seat, says in ((YELLOW, "move trade"), (YELLOW, f"trade-with {BLUE}"), (YELLOW, "trade-card {0}")):
        offers.add(table.question(PURPLE, "cops").id)
        table.play(seat, says.format(table.hand(seat).split()[0]))
    offers.add(table.question(PURPLE, "cops").id)
    assert table.asked == [f"{BLUE}.trade-card"]
    assert len(offers) == 1
    assert not table.question(PURPLE, "cops-order").quiet
    table.play(PURPLE, "cops-order yes")
    assert table.match.over


@pytest.mark.rule("SG-OPT-1", "SG-SETUP-3")
def test_the_places_in_the_middle_may_be_random() -> None:
    rows = {dealt(4, draws={"row": (3, p)}, middle="random").state.setup.row for p in permutations(range(3))}
    assert len(rows) == 6
    assert {row[0] for row in rows} == {Place.PREP}
    table = dealt(4, draws={"row": (3, (2, 1, 0)), "tokens": (4, (0, 1, 2, 3))}, middle="random")
    assert [p.value for p in table.state.places] == ["prep", "stash", "trade", "spy"]


@pytest.mark.rule("SG-OPT-1", "SG-SETUP-4")
@pytest.mark.parametrize("first", range(5))
def test_first_places_may_follow_the_seats_from_a_random_one(first: int) -> None:
    table = dealt(5, draws={"first": (5, first)}, starting="seats", colours=COLOURS[:5])
    row = ["prep", "spy", "trade", "stash", "prep"]
    assert [table.stands((first + k) % 5) for k in range(5)] == row
    assert table.turn == first


@pytest.mark.rule("SG-OPT-1")
def test_options_do_not_loosen_the_rules() -> None:
    table = position("B R", "", "", "", swap_after_frame=False, middle="random").play(BLUE, "move spy", f"spy {GREEN}")
    with refused("SG-SWAP-2"):
        table.play(BLUE, "swap R")
