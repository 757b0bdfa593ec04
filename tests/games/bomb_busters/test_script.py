"""Cues of a script, and the targets of mission 19 (BB-X-SCRIPT, BB-M19)."""

import pytest

from litfuse.games.bomb_busters import GAME
from litfuse.games.bomb_busters.mechanisms.number_targets.words import Targets, TargetsPanel, TargetTurned
from litfuse.games.bomb_busters.mechanisms.script.words import CueCame, ScriptEnded, ScriptPanel, ScriptState
from litfuse.kernel.records import SPECTATOR, TimeUp
from litfuse.server.matches.clocks import Clocks
from tests.games.bomb_busters.seams.checked import conforms
from tests.games.bomb_busters.seams.made_up import begun, not_to_be, table_of
from tests.games.bomb_busters.table import P1, P2, P3, P4, Table, dealt, position

HANDS = ("1 2 3 4 5 8", "1 2 3 4 5 8", "1 2 3 4 9 9", "1 2 3 4 9 9")
LONG = """
blue = 6
yellow = { count = 2 }
dial = 6
mechanisms = [
    { type = "NumberTargets" },
    { type = "Script", cues = [{ turns = 1, calls = "NumberTargets", times = 4 }, { turns = 2 }] },
]
"""
PAIRS = ((P1, "dual-cut 2:1 1"), (P2, "dual-cut 1:2 2"), (P3, "dual-cut 4:1 1"), (P4, "dual-cut 3:2 2"))


NONE = Targets()


def played(*hands: str, turns: int = 0, done: int = 0, targets: Targets = NONE, **more: object) -> Table:
    """Mission 19 after so many turns since its last cue."""
    extras = (targets, ScriptState(done, turns))
    return position(*hands, number=19, extras=extras, **more)  # type: ignore[arg-type]


def deck(*numbers: int, target: int | None = None) -> Targets:
    out = tuple(n for n in range(1, 13) if n not in (*numbers, target))
    return Targets(target, numbers, out)


def panels(table: Table) -> tuple[TargetsPanel, ScriptPanel]:
    targets, cues = table.view(SPECTATOR).panels
    assert isinstance(targets, TargetsPanel)
    assert isinstance(cues, ScriptPanel)
    return targets, cues


def target(table: Table) -> int | None:
    return panels(table)[0].target


@pytest.mark.rule("BB-M19-1", "BB-M19-3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_mission_19_has_three_targets_and_two_with_two_players(seats: int) -> None:
    table = dealt(seats, 19)
    mission = table.state.mission
    assert (mission.red.count, mission.yellow.count, mission.yellow.out_of) == (1, 2, 3)
    before, cues = panels(table)
    assert (before.target, before.deck, before.out) == (None, 12, ())
    assert (cues.left, cues.turns, cues.then, cues.now) == (3 if seats == 2 else 4, 4, "NumberTargets", "")


@pytest.mark.rule("BB-M19-2", "BB-X-SCRIPT")
def test_after_four_turns_the_first_card_with_too_few_cuts_becomes_the_target() -> None:
    table = played(*HANDS, targets=deck(6, 7, 4, 3), fresh="3 4")
    turns = []
    for seat, says in PAIRS:
        turns.append(panels(table)[1].turns)
        table.play(seat, says)
    assert turns == [4, 3, 2, 1]
    assert target(table) == 4
    assert TargetTurned(0, 4, (6, 7)) in table.told(P2)
    assert CueCame(1, "NumberTargets", 3) in table.told(SPECTATOR)
    now = panels(table)[1]
    assert (now.now, now.left, now.turns, now.of) == ("NumberTargets", 3, 6, 6)


@pytest.mark.rule("BB-M19-2", "BB-X-SCRIPT")
@pytest.mark.scenario("BB-M19-S1")
def test_a_target_of_which_too_few_wires_are_cut_costs_a_step() -> None:
    table = played(*HANDS, turns=5, done=1, targets=deck(3, target=4), fresh="4 3").play(*PAIRS[0])
    assert (table.dial, target(table)) == (3, 3)


@pytest.mark.rule("BB-M19-2")
@pytest.mark.scenario("BB-M19-S2")
def test_a_target_that_is_met_costs_nothing() -> None:
    table = played(*HANDS, turns=5, done=1, targets=deck(3, target=4), fresh="4 3").play(P1, "dual-cut 2:4 4")
    assert (table.dial, target(table)) == (4, 3)


@pytest.mark.rule("BB-M19-2")
def test_the_last_target_is_judged_and_none_follows() -> None:
    table = played(*HANDS, turns=5, done=3, targets=deck(3, target=4), fresh="4 3").play(*PAIRS[0])
    assert (table.dial, target(table), panels(table)[1].left) == (3, None, 0)
    table.play(*PAIRS[1])
    assert (table.dial, panels(table)[1].left) == (3, 0)


@pytest.mark.rule("BB-M19-2", "BB-C-13")
def test_a_missed_target_may_lose_the_mission_and_the_last_cut_wins_before_it() -> None:
    lost = played(*HANDS, dial=1, turns=5, done=1, targets=deck(3, target=4), fresh="4").play(*PAIRS[0])
    assert (lost.ended, lost.lost) == ("dial", True)
    won = played("1", "1", "", "", dial=1, turns=5, done=1, targets=deck(3, target=4), fresh="4")
    assert won.play(P1, "dual-cut 2:1 1").won


@pytest.mark.rule("BB-M19-4", "BB-X-SCRIPT")
def test_the_script_ends_when_no_card_is_left() -> None:
    table = played(*HANDS, turns=3, targets=deck(6, 7)).play(*PAIRS[0])
    assert target(table) is None
    assert ScriptEnded(1) in table.told(P3)
    assert panels(table)[1].left == 0
    judged = played(*HANDS, turns=5, done=1, targets=deck(target=4), fresh="4").play(*PAIRS[0])
    assert (judged.dial, panels(judged)[1].left) == (3, 0)


@pytest.mark.rule("BB-X-SCRIPT")
def test_skips_and_reveals_are_turns_and_a_failure_too() -> None:
    table = played("1 5 8", "1 5 8", "r9", "5 5 8 8", targets=deck(5)).play(P1, "dual-cut 2:1 8")
    assert panels(table)[1].turns == 3
    table.play(P2, "dual-cut 1:1 1")
    assert (table.hand(P3), table.turn, panels(table)[1].turns) == ("xr9", P4, 1)


def clock(table: Table) -> TimeUp:
    (found,) = (c for c in table.match.clocks if c.kind == "cue")
    return TimeUp(found.key)


@pytest.mark.rule("BB-M19-3", "BB-X-SCRIPT")
@pytest.mark.scenario("BB-M19-S3")
def test_by_the_clock_a_cue_waits_for_the_end_of_the_turn() -> None:
    table = played(*HANDS, timers="wall", targets=deck(4, 3), fresh="4 3").play(*PAIRS[0])
    (first,) = (c for c in table.match.clocks if c.kind == "cue")
    assert (first.seconds, panels(table)[1].turns) == (120, None)
    table.match = table.match.table(clock(table))
    assert (table.turn, target(table), panels(table)[1].due) == (P2, None, True)
    assert [c.kind for c in table.match.clocks] == ["turn"]
    table.play(*PAIRS[1])
    assert target(table) == 4
    (after,) = (c for c in table.match.clocks if c.kind == "cue")
    assert (after.seconds, after.key != first.key, panels(table)[1].due) == (180, True, False)


@pytest.mark.rule("BB-X-SCRIPT", "BB-CLK-02")
def test_the_clock_of_a_cue_goes_on_over_questions_and_leaves_a_pending_choice_alone() -> None:
    table = played("2 4 6", "2 4 6", "4 6", usable="walkie", timers="wall", targets=deck(4))
    key = clock(table)
    table.play(P1, "use-walkie 1:1 2")
    assert clock(table) == key
    table.match = table.match.table(key)
    assert table.asked == ((P2, "swap"),)


@pytest.mark.rule("BB-X-SCRIPT", "BB-X-TIMER")
def test_the_cue_clock_begins_with_the_first_turn_and_restarts_for_each_cue() -> None:
    assert [c.kind for c in begun(LONG, timers="wall").match.clocks] == ["token"]
    going = played(*HANDS, timers="wall", targets=deck(4))
    clocks = going.match.clocks
    key = clock(going).key
    running = Clocks({"turn": None, "cue": None}, {key: 40_000}, (), 0).step(clocks, 0)
    assert running.left == {key: 40_000}


@pytest.mark.rule("BB-X-SCRIPT")
@pytest.mark.parametrize("timers", ["mission", "turns"])
def test_a_script_goes_by_turns_unless_the_table_wants_the_clock(timers: str) -> None:
    table = played(*HANDS, timers=timers, targets=deck(4), turns=3, fresh="4").play(*PAIRS[0])
    assert target(table) == 4
    assert not [c for c in table.match.clocks if c.kind == "cue"]


@pytest.mark.rule("BB-X-SCRIPT")
@pytest.mark.parametrize(
    "written",
    [
        'mechanisms = [{ type = "Script", cues = [{ calls = "NumberTargets" }] }]',
        'mechanisms = [{ type = "RedNumber" }, { type = "Script", cues = [{ calls = "RedNumber" }] }]',
        'mechanisms = [{ type = "NumberTargets" }]',
        LONG.replace("dial = 6", "dial = 0"),
    ],
)
def test_scripts_that_call_nobody_and_targets_that_cost_nothing_are_refused(written: str) -> None:
    with not_to_be("BB-X-SCRIPT"):
        GAME.new(4, table_of(written))


@pytest.mark.rule("BB-VIS-01", "BB-X-SCRIPT")
def test_the_deck_of_targets_is_in_no_view() -> None:
    """Worlds that differ in the order of the deck look alike to everybody."""
    one, other = (played(*HANDS, targets=deck(*order), fresh="4") for order in ((4, 5, 6), (6, 5, 4)))
    for viewer in (P1, P4, SPECTATOR):
        assert one.view(viewer) == other.view(viewer)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_mission_with_targets_conforms(seats: int) -> None:
    conforms(LONG, seats)


def test_targets_by_the_clock_conform() -> None:
    conforms(LONG, 3, seed=4, timers="wall")
