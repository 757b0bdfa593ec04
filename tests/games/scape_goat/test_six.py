"""Six players: the chance to go to the cops out of turn (SG-SIX)."""

from __future__ import annotations

from typing import Any

import pytest

from litfuse.games.scape_goat.notices import CopsCalled, OrderChanged, PauseEnded, TurnBegan
from litfuse.games.scape_goat.public import Moving, Over, Pausing
from litfuse.kernel.drive import Driver
from litfuse.kernel.records import SPECTATOR
from tests.games.scape_goat.table import (
    BLUE,
    GREEN,
    ORANGE,
    PURPLE,
    RED,
    YELLOW,
    Table,
    position,
    stale,
)

ALL_SIX = (BLUE, RED, YELLOW, GREEN, ORANGE, PURPLE)


def six(turn: int = YELLOW, **more: Any) -> Table:
    """Six players, and a turn that begins with its pause."""
    return position(*[""] * 6, turn=turn, goat="R", decoy="B", **more)


@pytest.mark.rule("SG-SIX-1")
@pytest.mark.scenario(53)
def test_the_player_opposite_may_go_and_nobody_else_out_of_turn() -> None:
    table = six(YELLOW)
    assert table.offered == ["5.cops"]
    for seat in (BLUE, RED, YELLOW, GREEN, ORANGE):
        with stale():
            table.play(seat, "cops")
    table.play(PURPLE, "cops")
    assert table.outcome.winners == (RED,)
    assert table.told(BLUE)[0] == CopsCalled(PURPLE)
    assert table.stands(PURPLE) == "cops"


@pytest.mark.rule("SG-SIX-1")
def test_everybody_gets_a_chance_in_every_third_turn() -> None:
    """In the own turn, and three turns later in that of the player opposite."""
    assert [six(turn).offered for turn in ALL_SIX] == [[f"{(turn + 3) % 6}.cops"] for turn in ALL_SIX]


@pytest.mark.rule("SG-SIX-2", "SG-NET-1")
@pytest.mark.scenario(54)
def test_the_chance_is_over_when_the_move_is_made() -> None:
    table = six(YELLOW).time_up().play(YELLOW, "move spy")
    assert table.offered == []
    with stale():
        table.play(PURPLE, "cops")


@pytest.mark.rule("SG-SIX-2")
@pytest.mark.scenario(64)
def test_after_the_pause_the_chance_is_open_beside_the_move() -> None:
    table = six(YELLOW)
    offer = table.question(PURPLE, "cops").id
    table.time_up()
    assert table.asked == ["2.move"]
    assert table.question(PURPLE, "cops").id == offer
    table.play(PURPLE, "cops")
    assert table.match.over


@pytest.mark.rule("SG-SIX-3", "SG-SIX-5")
@pytest.mark.scenario(55)
def test_a_hidden_order_fires_as_the_turn_starts() -> None:
    table = six(RED, orders=(PURPLE,)).time_up().play(RED, "move prep")
    table.play(RED, f"swap {table.state.allowed(RED)[0]}")
    assert isinstance(table.ask, Over)
    kinds = [type(n) for n in table.told(BLUE)]
    assert kinds[1:3] == [TurnBegan, CopsCalled]
    assert PauseEnded not in kinds


@pytest.mark.rule("SG-SIX-3")
@pytest.mark.parametrize("turn", ALL_SIX)
def test_every_turn_of_six_begins_with_the_pause(turn: int) -> None:
    table = six(turn)
    assert isinstance(table.ask, Pausing)
    assert table.asked == []
    assert [(c.kind, c.seats) for c in table.match.clocks] == [("pause", ())]
    table.time_up()
    assert isinstance(table.ask, Moving)
    assert [(c.kind, c.seats) for c in table.match.clocks] == [("turn", (turn,))]


@pytest.mark.rule("SG-SIX-3", "SG-NET-1")
@pytest.mark.scenario(63)
def test_a_move_sent_during_the_pause_is_stale_and_unseen() -> None:
    one, two = six(YELLOW), six(YELLOW)
    for says in ("move spy", "move cops"):
        with stale():
            one.play(YELLOW, says)
    one.play(PURPLE, "cops")
    two.play(PURPLE, "cops")
    assert one.match.entries() == two.match.entries()


@pytest.mark.rule("SG-SIX-4")
@pytest.mark.scenario(56)
def test_the_chance_exists_before_the_very_first_move() -> None:
    table = six(BLUE)
    assert table.state.turns == 1
    table.play(GREEN, "cops")
    assert table.match.over


@pytest.mark.rule("SG-SIX-4", "SG-SIX-3")
@pytest.mark.scenario(57)
def test_if_both_want_to_go_the_first_accepted_counts() -> None:
    pausing = six(YELLOW)
    with stale():
        pausing.play(YELLOW, "move cops")
    pausing.play(PURPLE, "cops")
    first = six(YELLOW).time_up().play(YELLOW, "move cops")
    with stale():
        first.play(PURPLE, "cops")
    second = six(YELLOW).time_up().play(PURPLE, "cops")
    with stale():
        second.play(YELLOW, "move cops")
    assert [t.ask.by for t in (pausing, first, second) if isinstance(t.ask, Over)] == [PURPLE, YELLOW, PURPLE]
    assert {t.outcome.winners for t in (pausing, first, second)} == {(RED,)}


@pytest.mark.rule("SG-SIX-5")
@pytest.mark.scenario(65)
def test_an_order_fires_at_the_next_start_of_the_opposite_turn_and_not_in_the_own() -> None:
    before = six(RED).time_up().play(PURPLE, "cops-order yes").play(RED, "move prep")
    before.play(RED, f"swap {before.state.allowed(RED)[0]}")
    assert isinstance(before.ask, Over)
    after = six(GREEN).time_up().play(PURPLE, "cops-order yes")
    after.idle(ORANGE).idle(PURPLE)
    after.play(PURPLE, "move stash", "stash-take 1", f"stash-return {after.hand(PURPLE).split()[0]}")
    after.idle(BLUE).idle(RED)
    after.play(RED, "move trade", f"trade-with {BLUE}")
    for seat in (BLUE, RED):
        after.play(seat, f"trade-card {after.hand(seat).split()[0]}")
    assert not after.match.over
    after.play(RED, f"swap {after.state.allowed(RED)[0]}")
    assert isinstance(after.ask, Over)
    assert after.ask.by == PURPLE


@pytest.mark.rule("SG-SIX-5")
@pytest.mark.parametrize("pausing", [True, False])
def test_an_order_set_while_the_chance_is_open_fires_at_once(pausing: bool) -> None:
    table = six(YELLOW)
    if not pausing:
        table.time_up()
    assert not table.question(PURPLE, "cops-order").quiet
    table.play(PURPLE, "cops-order yes")
    assert table.match.over


@pytest.mark.rule("SG-SIX-5", "SG-INFO-7")
@pytest.mark.scenario(100)
def test_an_order_is_one_offer_with_one_id_and_tells_nobody_else_anything() -> None:
    table = six(GREEN)
    asked = table.question(PURPLE, "cops-order")
    assert asked.quiet
    for says, told in (("yes", True), ("yes", False), ("no", True)):
        before = table.copy()
        assert sorted(a.on for a in table.options(PURPLE, "cops-order")) == [False, True]
        table.play(PURPLE, f"cops-order {says}")
        assert table.question(PURPLE, "cops-order").id == asked.id
        assert table.told(PURPLE) == ((OrderChanged(PURPLE, says == "yes"),) if told else ())
        for viewer in (BLUE, RED, YELLOW, GREEN, ORANGE, SPECTATOR):
            assert table.unchanged(viewer, before)
    assert not table.match.over


@pytest.mark.rule("SG-SIX-5")
def test_every_seat_has_the_offer_at_all_times() -> None:
    table = six(BLUE)
    for _ in range(25):
        offers = [d for d in table.match.decisions if d.kind == "cops-order"]
        assert [d.id for d in offers] == [f"{s}.cops-order.0" for s in range(6)]
        table.time_up()


@pytest.mark.rule("SG-SIX-5")
@pytest.mark.parametrize("turn", [YELLOW, GREEN])
def test_the_client_asks_before_it_sets_an_order_whether_or_not_the_chance_is_open(turn: int) -> None:
    menu = six(turn).options(PURPLE, "cops-order").describe()
    assert [(form.picks["on"].of, form.caution is not None) for form in menu] == [((False,), False), ((True,), True)]


@pytest.mark.rule("SG-SIX-5")
def test_a_withdrawn_order_does_not_fire() -> None:
    table = six(RED, orders=(PURPLE,)).time_up().play(PURPLE, "cops-order no").play(RED, "move prep")
    table.play(RED, f"swap {table.state.allowed(RED)[0]}")
    assert not table.match.over


@pytest.mark.rule("SG-SIX-5", "SG-NET-4")
@pytest.mark.scenario(99)
def test_an_order_falls_away_when_the_seat_changes_hands_and_nobody_can_tell() -> None:
    with_order, without = six(RED, orders=(PURPLE,)), six(RED)
    with_order.left(PURPLE)
    without.left(PURPLE)
    for viewer in (BLUE, RED, YELLOW, GREEN, ORANGE, SPECTATOR):
        assert with_order.told(viewer) == without.told(viewer) == ()
        assert with_order.match.frame(viewer) == without.match.frame(viewer)
    with_order.time_up().play(RED, "move prep").play(RED, f"swap {with_order.state.allowed(RED)[0]}")
    assert not with_order.match.over
    with_order.idle(GREEN).play(PURPLE, "cops-order yes")
    assert with_order.state.orders[PURPLE]


@pytest.mark.rule("SG-SIX-6", "SG-INFO-7")
@pytest.mark.scenario(66)
def test_staying_leaves_no_trace_and_a_driver_without_clocks_asks_the_opposite_player_first() -> None:
    table = six(YELLOW)
    asked = []
    driver = Driver(lambda seat: True)
    while True:
        decision = driver.next(table.match)
        if decision is None:
            table.match = table.match.wait()
            continue
        if decision.owed:
            asked.append(decision.id)
            break
        if decision.kind == "cops":
            asked.append(decision.id)
    assert asked == ["5.cops.1", f"2.move.{table.state.asked}"]
    assert len(table.match.entries()) == 2  # the deal, and the end of the pause


@pytest.mark.rule("SG-SIX-6")
def test_staying_shortens_nothing() -> None:
    """There is no answer that means it, so the pause cannot end early."""
    table = six(YELLOW)
    assert [type(a).__name__ for a in table.options(PURPLE, "cops")] == ["Cops"]
