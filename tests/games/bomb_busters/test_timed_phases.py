"""A race against a voice: phases with duties and deadlines; mission 30 (BB-X-TIMER, BB-M30)."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from litfuse.games.bomb_busters import GAME
from litfuse.games.bomb_busters.mechanisms.timed_phases import events as phases
from litfuse.games.bomb_busters.mechanisms.timed_phases import hooks as racing
from litfuse.games.bomb_busters.mechanisms.timed_phases.words import (
    Answered,
    NumberAnswered,
    PhasesPanel,
    PhaseState,
    YellowsTold,
)
from litfuse.games.bomb_busters.state import State
from litfuse.games.bomb_busters.words import NUMBERS
from litfuse.kernel.records import SPECTATOR, TimeUp, Viewer
from tests.games.bomb_busters.seams.checked import conforms, exact_odds
from tests.games.bomb_busters.seams.made_up import not_to_be, table_of
from tests.games.bomb_busters.table import P1, P2, P3, P4, Table, dealt, position, refused, set_up, stale

HANDS = ("y1 2 4 8", "2 4 8 9", "y2 3 4 9", "3 4 9 9")
FRESH = "4 9"


def race(at: int, *hands: str, turns: int = 0, cards: tuple[int, ...] = (4,), base: int = 0, **more: Any) -> Table:
    """Mission 30 in this phase."""
    later = more.pop("deck", (9, 8, 3, 2))
    out = tuple(n for n in NUMBERS if n not in (*cards, *later))
    told = more.pop("yellows", False)
    data = PhaseState(at=at, turns=turns, cards=cards, base=base, deck=later, out=out, yellows=told)
    config = {"number": 30, "timers": "turns", "fresh": FRESH, **more}
    return position(*(hands or HANDS), extras=(data,), **config)


def panel(table: Table, viewer: Viewer = SPECTATOR) -> PhasesPanel:
    (found,) = table.view(viewer).panels
    assert isinstance(found, PhasesPanel)
    return found


def clock(table: Table) -> Any:
    (found,) = (c for c in table.match.clocks if c.kind == "phase")
    return found


def time_up(table: Table) -> Table:
    table.match = table.match.table(TimeUp(clock(table).key))
    return table


@pytest.mark.rule("BB-M30-1", "BB-M30-2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_mission_30_has_eleven_phases_and_begins_with_free_play_where_turns_count(seats: int) -> None:
    table = set_up(seats, 30, timers="turns")
    mission = table.state.mission
    assert (mission.yellow.count, mission.red.count, mission.red.out_of, table.dial) == (4, 1, 2, seats)
    assert (panel(table).duty, panel(table).at, panel(table).turns, panel(table).of) == ("free", 1, 4, 11)
    assert table.asked == ((P1, "turn"),)


@pytest.mark.rule("BB-M30-2", "BB-X-TIMER")
@pytest.mark.scenario("BB-M30-S6")
def test_in_the_briefing_nobody_can_act_and_later_prompts_block_nothing() -> None:
    table = set_up(4, 30)
    assert (table.match.decisions, clock(table).seconds, panel(table).duty) == ((), 52, "wait")
    with stale():
        table.play(P1, "dual-cut 2:1 5")
    time_up(table)
    assert (table.asked, panel(table).duty, clock(table).seconds) == (((P1, "turn"),), "free", 70)
    time_up(table)
    assert (panel(table).duty, clock(table).seconds, table.asked) == ("pair", 23, ((P1, "turn"),))


@pytest.mark.rule("BB-M30-2", "BB-X-TIMER")
@pytest.mark.scenario("BB-M30-S1")
def test_two_wires_of_the_card_that_are_not_cut_in_time_cost_a_step() -> None:
    table = time_up(race(2, timers="wall", deck=(9, 8)))
    assert (table.dial, panel(table).at, panel(table).cards) == (3, 3, (9,))
    by_turns = race(2, turns=2).play(P1, "dual-cut 2:1 2")
    assert (by_turns.dial, panel(by_turns).at, panel(by_turns).cards) == (3, 3, (9,))
    assert race(2, dial=1, turns=2).play(P1, "dual-cut 2:1 2").ended == "dial"


@pytest.mark.rule("BB-M30-3")
def test_the_duty_counts_from_the_turning_of_its_card_and_ends_as_soon_as_it_is_met() -> None:
    table = race(2, "2 4 8", "2 4 8", "3 8 9", "3 8 9 9", cards=(8,), base=0, fresh="8 9", deck=(4, 9, 3))
    table.play(P1, "dual-cut 2:3 8")
    assert (panel(table).at, panel(table).cards, panel(table).base, table.dial) == (3, (4,), 2, 4)
    second = race(2, "2 4 8", "2 4 8", "3 8 9", "3 8 9 9", cards=(2,), base=2, fresh="8 9").play(P1, "dual-cut 2:3 8")
    assert (panel(second).at, panel(second).turns) == (2, 2)


@pytest.mark.rule("BB-M30-3")
def test_cards_of_which_less_than_two_wires_are_left_are_put_away_and_the_deck_is_built_anew() -> None:
    table = race(2, turns=2, deck=(12, 11, 9)).play(P1, "dual-cut 2:1 2")
    assert (panel(table).cards, panel(table).deck) == ((9,), 0)
    assert {11, 12, 4} <= set(panel(table).out)
    anew = race(2, turns=2, deck=()).play(P1, "dual-cut 2:1 2")
    assert anew.state.left(panel(anew).cards[0]) >= 2


@pytest.mark.rule("BB-M30-4")
@pytest.mark.scenario("BB-M30-S2")
def test_who_meets_the_fourth_duty_shows_how_many_yellow_wires_everybody_has() -> None:
    table = race(4, "y1 2 4 9", "2 4 y4 9", "y2 3 4 9", "3 y3 4 9", cards=(9,)).play(P1, "dual-cut 2:4 9")
    assert (panel(table).at, panel(table).yellows) == (5, (1, 1, 1, 1))
    for viewer in (P1, P4, SPECTATOR):
        assert YellowsTold(0, (1, 1, 1, 1)) in table.told(viewer)
    table.play(P2, "dual-cut 1:1 yellow")
    assert panel(table).yellows == (0, 0, 1, 1)


@pytest.mark.rule("BB-M30-4", "BB-EQ-02-3")
def test_the_numbers_of_yellow_wires_stay_up_to_date_when_wires_are_swapped() -> None:
    table = race(5, "2 4 9", "2 4 y4 9", "y2 3 4 9", "3 y3 4 9", cards=(9,), yellows=True, usable="walkie")
    table.play(P1, "use-walkie 1:1 2").play(P2, "give-wire 2:3")
    assert panel(table).yellows == (1, 0, 1, 1)
    assert YellowsTold(0, (1, 0, 1, 1)) in table.told(P3)


@pytest.mark.rule("BB-M30-5", "BB-M30-10")
def test_who_is_on_turn_answers_for_a_number_when_a_later_duty_is_missed() -> None:
    table = race(6, turns=1, deck=(9, 8, 2)).play(P1, "dual-cut 2:1 2")
    assert NumberAnswered(0, P1, 9, has=False) in table.told(P3)
    assert (table.dial, panel(table).at, panel(table).cards) == (4, 7, (9,) if panel(table).deck > 1 else (8,))
    assert any(isinstance(f, Answered) for f in table.view(P2).facts)
    wall = time_up(race(6, timers="wall", deck=(8, 9)))
    assert NumberAnswered(0, P1, 8, has=True) in wall.told(SPECTATOR)


@pytest.mark.rule("BB-M30-10", "BB-X-SILENCE")
def test_nobody_speaks_from_the_sixth_phase_to_the_sweep() -> None:
    table = race(5, turns=1).play(P1, "dual-cut 2:1 2")
    assert (panel(table).at, GAME.talk(table.state).chat) == (6, "off")
    swept = race(9, "y1 4", "y2 4 4", "r3 4", "y3 y4", cards=(), fresh="4").play(P1, "cut-together 2:1,4:1,4:2,1:1")
    assert (panel(swept).duty, GAME.talk(swept.state).chat) == ("clear", "phrases")


@pytest.mark.rule("BB-M30-6")
def test_who_meets_the_seventh_duty_may_cut_the_number_once_more() -> None:
    hands = ("4 4 8 9", "4 8 9", "y1 4 8 9", "y2 8 9")
    table = race(7, *hands, fresh="4 8 9", deck=(8, 9, 12, 11)).play(P1, "dual-cut 2:1 4")
    assert (table.turn, panel(table).at, panel(table).duty, panel(table).again) == (P1, 8, "lock", 4)
    assert table.called(P1) == {4}
    with refused("BB-X-TIMER"):
        table.play(P1, "dual-cut 2:2 8")
    assert table.play(P1, "skip").turn == P2
    more = race(7, *hands, fresh="4 8 9", deck=(8, 9, 12, 11)).play(P1, "dual-cut 2:1 4").play(P1, "dual-cut 3:2 4")
    assert (more.turn, panel(more).again, panel(more).turns) == (P2, None, 12)
    none = race(7, "4 8 9", "4 8 9", "8 9", "8 9", fresh="8 9", base=2).play(P1, "dual-cut 2:1 4")
    assert (none.turn, panel(none).again) == (P2, None)


@pytest.mark.rule("BB-M30-7")
@pytest.mark.scenario("BB-M30-S3")
def test_only_three_numbers_are_called_and_who_has_none_passes_free() -> None:
    lock: dict[str, Any] = {"cards": (5, 6, 7), "fresh": "5 6 7", "deck": (2, 3)}
    table = race(8, "2 5 6", "2 5 6 7", "5 6 7", "5 6 7 7", usable="rewinder walkie", **lock)
    with refused("BB-X-TIMER"):
        table.play(P1, "dual-cut 2:1 2")
    with refused("BB-X-TIMER"):
        table.play(P1, "use-walkie 1:1 2")
    passed = race(8, "2 3", "2 5 6 7", "3 5 6 7", "5 5 6 6 7 7", **lock)
    assert (passed.turn, passed.dial) == (P2, 4)
    assert race(8, "2 5 6", "2 5 6 7", "5 6 7", "5 6 7 7", turns=11, **lock).play(P1, "dual-cut 2:2 5").ended == "timer"


@pytest.mark.rule("BB-M30-7", "BB-M30-8")
def test_when_the_three_numbers_are_cut_the_sweep_begins_unless_no_yellow_wire_is_left() -> None:
    lock: dict[str, Any] = {"cards": (5, 6, 7), "deck": (2, 3)}
    table = race(8, "y1 2 5", "2 y2 5", "3", "3", fresh="", **lock).play(P1, "dual-cut 2:3 5")
    assert (panel(table).duty, table.turn) == ("sweep", P2)
    without = race(8, "2 5", "2 5", "3", "3", fresh="", **lock).play(P1, "dual-cut 2:2 5")
    assert panel(without).duty == "clear"


@pytest.mark.rule("BB-M30-8", "BB-X-MULTI")
@pytest.mark.scenario("BB-M30-S4")
def test_all_yellow_wires_are_pointed_at_at_once() -> None:
    hands = ("y1 4", "4 9", "y2 4 9", "r3 4")
    table = race(9, *hands, cards=(), fresh="4")
    with refused("BB-X-TIMER"):
        table.play(P1, "dual-cut 2:1 4")
    table.play(P1, "cut-together 3:1,1:1")
    assert (panel(table).duty, panel(table).turns, table.hand(P3)) == ("clear", 16, "xy2 4 9")
    assert race(9, *hands, cards=(), fresh="4").play(P1, "cut-together 3:2,1:1").ended == "explosion"
    with refused("BB-X-TIMER"):
        race(10, *hands, cards=(), fresh="4").play(P1, "cut-together 3:1,1:1")


@pytest.mark.rule("BB-M30-9")
def test_a_reveal_does_not_use_up_the_turn_of_the_sweep() -> None:
    table = race(9, "r3", "y1 4", "y2 4", "", cards=(), fresh="")
    assert (table.hand(P1), table.turn, panel(table).duty) == ("xr3", P2, "sweep")


@pytest.mark.rule("BB-M30-9", "BB-C-13")
@pytest.mark.scenario("BB-M30-S5")
def test_the_mission_is_won_when_only_red_wires_are_left() -> None:
    assert race(10, "4", "r3 4", "", "", cards=(), fresh="").play(P1, "dual-cut 2:2 4").won
    assert race(3, "4", "r3 4", "", "", fresh="").play(P1, "dual-cut 2:2 4").won


@pytest.mark.rule("BB-M30-2", "BB-X-TIMER")
def test_the_last_phase_is_lost_with_its_time() -> None:
    assert time_up(race(10, "4", "r3 4", "", "", cards=(), fresh="", timers="wall")).ended == "timer"
    table = race(10, "2 4", "2 r3 4", "", "", cards=(), fresh="", turns=15)
    assert table.play(P1, "dual-cut 2:1 2").ended == "timer"


@pytest.mark.rule("BB-X-TIMER", "BB-C-42")
def test_a_choice_that_is_pending_at_the_deadline_is_answered_first() -> None:
    table = race(2, "2 4 8", "2 2 8", "4 9", "4 9", timers="wall", fresh="4 9")
    table.play(P1, "helped-cut 2:1,2:2 2 double")
    assert table.asked == ((P2, "settle"),)
    assert (time_up(table).dial, table.turn, panel(table).at) == (3, P2, 3)
    assert "x2" in table.hand(P2)


@pytest.mark.rule("BB-X-TIMER", "BB-C-1")
@pytest.mark.parametrize(
    "written",
    [
        '{ type = "TimedPhases", phases = [{ duty = "free" }] }',
        '{ type = "TimedPhases", phases = [{ duty = "free" }, { duty = "wait" }, { duty = "clear" }] }',
    ],
)
def test_phases_that_cannot_follow_each_other_are_refused(written: str) -> None:
    with not_to_be("BB-X-TIMER"):
        GAME.new(4, table_of(f"mechanisms = [{written}]"))


@pytest.mark.rule("BB-VIS-01", "BB-M30-3")
def test_the_deck_of_duties_is_in_no_view() -> None:
    one, other = (race(2, deck=deck) for deck in ((9, 8, 3, 2), (2, 3, 8, 9)))
    for viewer in (P1, P4, SPECTATOR):
        assert one.view(viewer) == other.view(viewer)


RACE = """
dial = 6
mechanisms = [{{ type = "TimedPhases", phases = [
    {{ duty = "wait", seconds = 10, turns = 0 }},
    {{ duty = "pair", seconds = 10, turns = 1, missed = "answer", met = "yellows" }},
    {{ duty = "pair", seconds = 10, turns = 2, missed = "step", met = "again", mime = true }},
    {{ duty = "{duty}", seconds = 10, turns = 2, missed = "{missed}", met = "yellows" }},
    {{ duty = "sweep", seconds = 0, turns = 0 }},
    {{ duty = "clear", seconds = 60, turns = 30, missed = "defeat" }},
] }}]
"""


WIRE = """
blue = 8
yellow = { count = 2 }
red = { count = 1 }
dial = 6
mechanisms = [{ type = "TimedPhases", phases = [
    { duty = "free", seconds = 600, turns = 2 },
    { duty = "pair", seconds = 600, turns = 1, missed = "answer", met = "yellows" },
    { duty = "clear", seconds = 600, turns = 30, missed = "defeat" },
] }]
"""


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("timers", ["turns", "wall"])
def test_a_race_conforms(seats: int, timers: str) -> None:
    written = RACE.format(duty="lock", missed="nothing")
    conforms(f"blue = 4\nyellow = {{ count = 2 }}\nred = {{ count = 1 }}\n{written}", seats, matches=1, timers=timers)


@pytest.mark.rule("BB-M30-4", "BB-M30-5", "BB-M30-7")
@pytest.mark.parametrize(("seats", "cards"), [(2, "walkie"), (3, "walkie"), (3, "")])
@pytest.mark.parametrize("duty", ["free", "lock"])
def test_odds_with_answers_and_counts_of_yellow_wires_equal_those_of_every_deal(
    seats: int, cards: str, duty: str
) -> None:
    small = "blue = 2\nyellow = { count = 2, out_of = 3 }\nred = { count = 1 }\n"
    told = RACE.format(duty=duty, missed="nothing").replace("turns = 1, missed", "turns = 3, missed")
    done = exact_odds(f"seats = [{seats}]\n{small}{told}", seats, range(5), cards, most=6000, timers="turns")
    assert done["DualCut"]


def shows_the_deck(patch: pytest.MonkeyPatch) -> None:
    honest = racing.Hooks.panel

    def shown(self: racing.Hooks, state: State, viewer: Viewer) -> PhasesPanel:
        top = self.data(state).deck[:1]
        return replace(honest(self, state, viewer), late=sum(top) % 2 == 1)

    patch.setattr(racing.Hooks, "panel", shown)


def counts_for_some(patch: pytest.MonkeyPatch) -> None:
    def notice(self: phases.NumberAnswered, to: Viewer) -> NumberAnswered:
        return NumberAnswered(self.place, self.seat, sum(self.deck[:1]) or 1, self.has)

    patch.setattr(phases.NumberAnswered, "notice", notice)


@pytest.mark.rule("BB-VIS-01")
@pytest.mark.parametrize("leak", [shows_the_deck, counts_for_some])
def test_a_planted_leak_of_a_race_is_found(
    leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError):
        test_a_race_conforms(3, "turns")


def test_a_deal_of_mission_30_begins_with_the_briefing() -> None:
    assert panel(dealt(3, 30)).duty == "wait"
