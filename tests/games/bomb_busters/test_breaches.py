"""Red wires that come on the cues of a script, and oxygen: mission 54 (BB-M54)."""

import pytest

from litfuse.games.bomb_busters.content import MISSIONS
from litfuse.games.bomb_busters.facts import Called
from litfuse.games.bomb_busters.mechanisms.late_wires.words import LatePanel, LateState
from litfuse.games.bomb_busters.mechanisms.oxygen.words import Air, OxygenPanel
from litfuse.games.bomb_busters.mechanisms.script.words import ScriptEnded, ScriptPanel, ScriptState
from litfuse.games.bomb_busters.notices import TookWire
from litfuse.kernel.records import SPECTATOR, TimeUp
from tests.games.bomb_busters.seams.checked import conforms, exact_odds
from tests.games.bomb_busters.table import P1, P2, P3, Table, picked, position

RED = {"off_hand": "r4 r2 r6"}


def breached(*hands: str, stocks: tuple[int, ...] = (), turns: int = 4, done: int = 0, **more: object) -> Table:
    """Mission 54 after so many turns since the last cue."""
    seats = len(hands)
    air = Air(32 - sum(stocks or (9,) * seats), stocks or (9,) * seats)
    extras = (air, LateState(filed=done), ScriptState(done, turns))
    return position(*hands, number=54, extras=extras, **{**RED, **more})  # type: ignore[arg-type]


def panels(table: Table) -> tuple[OxygenPanel, LatePanel, ScriptPanel]:
    air, late, cues = table.view(SPECTATOR).panels
    assert isinstance(air, OxygenPanel)
    assert isinstance(late, LatePanel)
    assert isinstance(cues, ScriptPanel)
    return air, late, cues


@pytest.mark.rule("BB-M54-1", "BB-M54-4")
@pytest.mark.parametrize(("seats", "stock"), [(2, 9), (3, 6), (4, 3), (5, 2)])
def test_all_reds_lie_in_nobodys_hand_and_everybody_has_oxygen(seats: int, stock: int) -> None:
    table = picked(seats, 54)
    air, late, cues = panels(table)
    assert (air.reserve, air.stocks) == (32 - seats * stock, (stock,) * seats)
    assert (table.view(P1).off_hand, table.view(P1).markers) == (11, ())
    assert all(w.value <= 12 for stand in table.state.stands for w in stand.wires)
    assert (late.wires, late.turns, cues.turns, cues.left, cues.then) == (6, None, 5, 6, "LateWires")
    mission = MISSIONS[54].at(seats)
    assert (mission.ban, mission.ban_characters) == (("ray",), ("ray",))


@pytest.mark.rule("BB-M54-2")
@pytest.mark.scenario("BB-M54-S1")
def test_a_cut_is_paid_for_from_the_own_stock() -> None:
    table = breached("7 8", "7 8", "8 8", stocks=(3, 3, 3), fresh="7").play(P1, "dual-cut 2:1 7")
    air = panels(table)[0]
    assert (air.stocks[P1], air.reserve) == (1, 23 + 2)


@pytest.mark.rule("BB-M54-3")
@pytest.mark.scenario("BB-M54-S2")
def test_a_completed_value_brings_everybody_one_token() -> None:
    table = breached("6 8", "6 8", "8 8", stocks=(3, 3, 3), turns=0).play(P1, "dual-cut 2:1 6")
    air = panels(table)[0]
    assert (air.stocks, air.reserve) == ((2, 4, 4), 23 + 2 - 3)


@pytest.mark.rule("BB-M54-2")
@pytest.mark.scenario("BB-M54-S3")
def test_a_player_who_can_pay_for_nothing_skips_for_a_step_and_others_must_play() -> None:
    table = breached("7 8", "8 9", "9 8", "7 8", stocks=(3, 0, 3, 3), turns=0).play(P1, "dual-cut 4:1 7")
    assert (table.turn, table.dial) == (P3, 3)
    assert not table.may(P3, "skip")


@pytest.mark.rule("BB-M54-5", "BB-X-SCRIPT")
@pytest.mark.scenario("BB-M54-S4")
def test_after_the_fifth_turn_the_next_player_files_the_top_red_wire() -> None:
    table = breached("1 3 5", "1 3 5", "1 3 5").play(P1, "dual-cut 3:3 5")
    assert (table.hand(P2), table.turn) == ("1 3 r4 5", P2)
    assert TookWire(P2, 1, 2, 45) in table.told(P2)
    for viewer in (P1, P3, SPECTATOR):
        assert TookWire(P2, 1, first=0, last=3) in table.told(viewer)
    _, late, cues = panels(table)
    assert (late.wires, late.filed, cues.turns, cues.left, cues.now) == (2, 1, 5, 5, "LateWires")


@pytest.mark.rule("BB-M54-5", "BB-X-SCRIPT")
def test_by_the_clock_a_breach_comes_after_the_turn_in_which_two_minutes_end() -> None:
    table = breached("1 3 5", "1 3 5", "1 3 5", turns=0, timers="wall")
    (clock,) = (c for c in table.match.clocks if c.kind == "cue")
    assert clock.seconds == 120
    table.match = table.match.table(TimeUp(clock.key))
    assert table.hand(P2) == "1 3 5"
    assert table.play(P1, "dual-cut 3:3 5").hand(P2) == "1 3 r4 5"


@pytest.mark.rule("BB-M54-5", "BB-M54-7")
@pytest.mark.scenario("BB-M54-S5")
def test_a_player_with_two_stands_chooses_one_and_facts_about_it_leave_every_view() -> None:
    table = breached("1 3 5 / 7", "1 3 7 / 5", fresh="7").play(P1, "dual-cut 2:2 5")
    assert table.asked == ((P2, "file"),)
    table.play(P2, "choose-stand 2")
    assert table.turn == P2  # the test for all-red hands comes after it
    assert table.hand(P2).startswith("1 3{3} r4 7 / ")
    for viewer in (P1, P2, SPECTATOR):
        assert not any(isinstance(f, Called) for f in table.view(viewer).facts)


@pytest.mark.rule("BB-M54-6", "BB-M54-7")
def test_a_hand_that_is_all_red_now_is_revealed_and_wires_not_taken_do_not_count() -> None:
    table = breached("5 9", "x3 r7", "5 9 9 9", fresh="9", done=1, captain=P1)
    table.play(P1, "dual-cut 3:1 5")
    assert table.hand(P2) == "x3 xr4 xr7"
    won = breached("5", "5", "", fresh="", turns=0).play(P1, "dual-cut 2:1 5")
    assert won.won
    assert won.state.off_hand


@pytest.mark.rule("BB-M54-5")
def test_there_are_six_breaches_at_most() -> None:
    table = breached("1 3 5", "1 3 5", "1 3 5", done=5).play(P1, "dual-cut 3:3 5")
    assert (table.hand(P2), panels(table)[2].left, panels(table)[1].wires) == ("1 3 r4 5", 0, 0)
    table.play(P2, "dual-cut 1:1 1")
    assert panels(table)[2].turns is None


@pytest.mark.rule("BB-X-SCRIPT")
def test_the_script_ends_when_no_wire_is_left_to_come() -> None:
    table = breached("1 3 5", "1 3 5", "1 3 5", off_hand="r4").play(P1, "dual-cut 3:3 5")
    assert ScriptEnded(2) in table.told(P3)
    assert panels(table)[2].left == 0


BREACHES = """
red = { count = 11 }
mechanisms = [
    { type = "Oxygen", stock = [9, 6, 3, 2], refund = true },
    { type = "LateWires", colour = "red", most = 6, told = false },
    { type = "Script", cues = [{ turns = 2, calls = "LateWires", times = 6 }] },
]
"""


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_breaches_conform(seats: int) -> None:
    conforms(f"blue = 5\ndial = 6\n{BREACHES}", seats, matches=1, seed=5)


@pytest.mark.rule("BB-M54-5")
@pytest.mark.parametrize("seats", [2, 3])
def test_odds_with_breaches_and_oxygen_equal_those_of_every_deal(seats: int) -> None:
    small = BREACHES.replace("count = 11", "count = 3, highest = 3").replace("turns = 2", "turns = 1")
    exact_odds(f"seats = [{seats}]\nblue = 2\ndial = 6\n{small}", seats, range(4), "triple radar", most=6000)
