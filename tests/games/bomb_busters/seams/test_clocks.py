"""A clock of the mission beside those of the questions (BB-X-TIMER)."""

import pytest

from litfuse.games.bomb_busters.mechanisms.countdown.words import CountdownPanel
from litfuse.kernel.records import TimeUp
from litfuse.server.matches.clocks import Clocks
from tests.games.bomb_busters.seams.made_up import begun, mission_of
from tests.games.bomb_busters.table import P1, P2, P3, Table, position

WRITTEN = """
mechanisms = [{ type = "Countdown", seconds = 60, turns = 3 }]
variants = [{ seats = [2], mechanisms = [{ type = "Countdown", seconds = 40, turns = 2 }] }]
"""


def timed(*hands: str, **more: object) -> Table:
    return position(*hands, mission=mission_of(WRITTEN), **more)  # type: ignore[arg-type]


def mission_clock(table: Table) -> TimeUp:
    (clock,) = (c for c in table.match.clocks if c.kind == "timer")
    return TimeUp(clock.key)


def run_out(table: Table) -> Table:
    table.match = table.match.table(mission_clock(table))
    return table


@pytest.mark.rule("BB-X-TIMER")
def test_the_missions_clock_starts_with_the_first_turn_and_no_table_changes_it() -> None:
    table = begun(WRITTEN)
    assert [c.kind for c in table.match.clocks] == ["token"]
    plain = timed("5 7", "5 7", "7 7")
    clocks = plain.match.clocks
    assert [(c.kind, c.seconds) for c in clocks] == [("turn", None), ("timer", 60)]
    assert [c.seconds for c in timed("5 7", "5 7").match.clocks] == [None, 40]
    running = Clocks({"turn": None, "timer": 5}, {}, (), 0).step(clocks, 0)
    assert running.left == {clocks[1].key: 60_000}


@pytest.mark.rule("BB-X-TIMER", "BB-CLK-02")
def test_the_missions_clock_runs_on_while_other_questions_are_open() -> None:
    table = timed("2 4", "2 6", "4 6", usable="walkie")
    key = mission_clock(table)
    table.play(P3, "use-walkie 3:1 2")
    assert [c.kind for c in table.match.clocks] == ["swap", "timer"]
    assert mission_clock(table) == key
    table.play(P2, "give-wire 2:1")
    assert mission_clock(table) == key


@pytest.mark.rule("BB-X-TIMER", "BB-C-8")
def test_the_mission_is_lost_when_its_clock_ends() -> None:
    table = run_out(timed("5 7", "5 7", "7 7"))
    assert (table.lost, table.ended, table.dial) == (True, "timer", 3)
    assert not table.match.clocks


@pytest.mark.rule("BB-X-TIMER", "BB-C-42")
def test_a_pending_choice_is_answered_before_the_mission_is_lost() -> None:
    table = run_out(timed("5 5", "5 5").play(P1, "helped-cut 2:1,2:2 5 double"))
    assert (table.hand(P2), table.ended) == ("x5 5", "timer")
    assert "TimeRanOut" in [type(n).__name__ for n in table.told(P1)]


@pytest.mark.rule("BB-X-TIMER", "BB-C-13")
def test_a_pending_choice_that_cuts_the_last_wires_still_wins() -> None:
    mission = mission_of(f"red = {{ count = 1 }}\n{WRITTEN}")
    table = position("5", "5 r8", mission=mission).play(P1, "helped-cut 2:1,2:2 5 double")
    assert table.asked == ((P2, "settle"),)
    assert run_out(table).won


@pytest.mark.rule("BB-X-TIMER")
def test_a_table_that_counts_turns_loses_after_the_allowed_number() -> None:
    table = timed("5 7 8 8", "5 7", "7 7", timers="turns")
    assert [c.kind for c in table.match.clocks] == ["turn"]
    lefts = []
    for seat, says in ((P1, "dual-cut 2:1 5"), (P2, "dual-cut 1:2 7"), (P3, "solo-cut 7")):
        (panel,) = table.view("spectator").panels
        assert isinstance(panel, CountdownPanel)
        lefts.append(panel.turns)
        table.play(seat, says)
    assert (lefts, table.ended) == ([3, 2, 1], "timer")
    assert timed("8 8", "x5 x7", timers="turns").play(P1, "solo-cut 8").won
