"""The places of a turn where a mission may ask, judge or go its own way (BB-C-13).

What a hook answers is put in its place for one test, on a mission file whose one mechanism then does only that. The
rules themselves are the real ones.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from litfuse.games.bomb_busters import GAME
from litfuse.games.bomb_busters.mechanisms.base import Cost, Next
from litfuse.games.bomb_busters.mechanisms.claimed_turns.words import NameNext
from litfuse.games.bomb_busters.mechanisms.number_goals.hooks import Hooks
from litfuse.games.bomb_busters.mechanisms.number_goals.words import Goals
from litfuse.games.bomb_busters.public import Prompt
from litfuse.games.bomb_busters.state import State
from litfuse.kernel.options import Form, Options
from litfuse.kernel.records import Refusal, Text
from litfuse.kernel.rng import Stream
from tests.games.bomb_busters.seams.made_up import begun, mission_of
from tests.games.bomb_busters.table import EVERYBODY, P1, P2, P3, P4, Table, position, refused

WRITTEN = 'mechanisms = [{ type = "NumberGoals", cards = 1 }]'
Patch = Callable[..., None]


@pytest.fixture
def hooks(monkeypatch: pytest.MonkeyPatch) -> Patch:
    """Puts functions in the place of hooks; a question named `who` is answered with a seat."""

    def menu(self: Hooks, state: State, ask: Prompt) -> Options[Any]:
        return Options((), (Form(NameNext, range(state.seats)),))

    def patch(**functions: Any) -> None:
        standard = {
            "menu": menu,
            "answered": lambda self, step, ask, action: (),
            "refuses": lambda self, state, seat, action: Refusal("BB-X-NUMGOAL", Text("no-name-first")),
        }
        for name, function in {**standard, **functions}.items():
            monkeypatch.setattr(Hooks, name, function)

    return patch


def noted(into: list[int], value: int, answer: Any) -> Any:
    into.append(value)
    return answer


def who(seat: int, kind: str = "who") -> Prompt:
    return Prompt(seat, 0, kind)


def table_with(*hands: str, more: str = "", **options: Any) -> Table:
    mission = mission_of(f"{more}\n{WRITTEN}")
    return position(*hands, mission=mission, extras=(Goals(),), **options)


def same_world(table: Table) -> bool:
    """Is nothing lost where a world is built from what can be seen of this one, and all that is hidden?"""
    world = GAME.resample(GAME.view(table.state, "all"), None, Stream(1))
    views = [(GAME.view(world, viewer), table.view(viewer)) for viewer in EVERYBODY[: table.match.seats]]
    return GAME.decisions(world) == table.match.decisions and all(one == other for one, other in views)


# Questions


@pytest.mark.rule("BB-C-13", "BB-C-17", "BB-C-42")
def test_a_question_at_setup_comes_before_the_first_tokens(hooks: Patch) -> None:
    hooks(setup=lambda self, step: (who(P2), who(P1)))
    table = begun(WRITTEN)
    assert table.asked == ((P2, "who"),)
    assert same_world(table)
    with refused("BB-X-NUMGOAL"):
        table.play(P2, "place-token 2:1")
    table.play(P2, "name-next 3")
    assert table.asked == ((P1, "who"),)
    assert table.time_up().asked == ((P1, "token"),)


@pytest.mark.rule("BB-C-12", "BB-C-13")
def test_a_question_of_the_turns_beginning_comes_before_the_reveal_test(hooks: Patch) -> None:
    hooks(turn_start=lambda self, step: (who(P4),))
    table = table_with("r4", "5", "5", "7 7", more="red = { count = 1 }")
    assert (table.asked, table.hand(P1)) == (((P4, "who"),), "r4")
    assert same_world(table)
    table.play(P4, "name-next 1")
    assert (table.hand(P1), table.turn, table.asked) == ("xr4", P2, ((P4, "who"),))


@pytest.mark.rule("BB-C-12", "BB-C-13")
def test_a_question_after_the_reveal_test_is_not_asked_for_a_player_who_reveals(hooks: Patch) -> None:
    hooks(prompts=lambda self, step: (who(P3),))
    table = table_with("r4", "5", "5", "7 7", more="red = { count = 1 }")
    assert (table.hand(P1), table.turn, table.asked) == ("xr4", P2, ((P3, "who"),))


@pytest.mark.rule("BB-C-13")
def test_questions_after_a_cut_are_answered_before_the_test_for_success(hooks: Patch) -> None:
    def answered(self: Hooks, step: Any, ask: Prompt, action: NameNext) -> tuple[Prompt, ...]:
        return (who(action.seat, "then"),) if ask.kind == "who" else ()

    hooks(after=lambda self, step: (who(P2), who(P1)), answered=answered)
    table = table_with("5", "5").play(P1, "dual-cut 2:1 5")
    seen = []
    while not table.match.over:
        seen.append(table.asked[0])
        assert same_world(table)
        table.play(table.asked[0][0], "name-next 2")
    assert seen == [(P2, "who"), (P2, "then"), (P1, "who"), (P2, "then")]
    assert table.won


@pytest.mark.rule("BB-C-13", "BB-VIS-10")
def test_a_question_after_a_failed_cut_does_not_tell_the_callers_own_wire(hooks: Patch) -> None:
    hooks(after=lambda self, step: (who(P3),))
    table = table_with("5 5 7", "7 8", "5 5 8").play(P1, "dual-cut 2:1 5~1:2")
    assert same_world(table)
    mine, others = table.view(P1), table.view(P2)
    assert others.deed is not None
    assert mine.deed == others.deed
    assert [c.own for c in others.deed.calls] == [None]
    assert (mine.calls[0].own, others.calls) == ((0, 1), ())


@pytest.mark.rule("BB-C-13")
def test_a_question_at_the_end_of_a_turn_keeps_the_player_named_by_the_coffee_mug(hooks: Patch) -> None:
    hooks(end_turn=lambda self, step: (who(P3),))
    table = table_with("5 7", "5 7", "7 8", "7 8", usable="mug").play(P1, "use-mug 4")
    assert table.asked == ((P3, "who"),)
    assert same_world(table)
    assert table.play(P3, "name-next 1").turn == P4


# Values and players that are done


@pytest.mark.rule("BB-C-13", "BB-X-YTRIG")
def test_the_second_yellow_cut_asks_once_and_not_after_the_last_cut(hooks: Patch) -> None:
    hooks(yellow=lambda self, step: (who(P2), who(P3)))
    more = "yellow = { count = 4 }"
    table = table_with("y2 5", "y4 5", "y6 y7 5 5", more=more).play(P1, "dual-cut 2:1 yellow")
    assert table.asked == ((P2, "who"),)
    assert same_world(table)
    table.play(P2, "name-next 1").play(P3, "name-next 1")
    assert table.asked == ((P2, "turn"),)
    table.play(P2, "dual-cut 1:2 5").play(P3, "solo-cut yellow")
    assert table.asked == ((P3, "turn"),)
    last = table_with("y2", "y4", "x5", more="yellow = { count = 2 }").play(P1, "dual-cut 2:1 yellow")
    assert last.won


@pytest.mark.rule("BB-C-13")
def test_each_player_runs_out_of_wires_once(hooks: Patch) -> None:
    gone: list[int] = []
    hooks(ran_out=lambda self, step, seat: noted(gone, seat, ()))
    table = table_with("5 7", "5", "7 7 7 8 8", captain=P2).play(P1, "dual-cut 2:1 5")
    assert gone == [P2]
    table.play(P3, "solo-cut 8").play(P1, "dual-cut 3:1 7")
    assert gone == [P2, P1]
    assert table.play(P3, "solo-cut 7").won


@pytest.mark.rule("BB-C-13", "BB-TURN-09")
def test_a_player_may_run_out_of_wires_by_a_card_in_the_middle_of_a_turn(hooks: Patch) -> None:
    hooks(ran_out=lambda self, step, seat: (who(seat),))
    table = table_with("5 7 7", "5", "5 5 7 7", more='later = ["hook"]', usable="hook")
    table.play(P3, "use-hook 2:1 3")
    assert table.asked == ((P2, "who"),)
    assert same_world(table)
    assert table.play(P2, "name-next 1").asked == ((P1, "turn"),)


# Verdicts


@pytest.mark.rule("BB-C-8", "BB-C-13")
@pytest.mark.parametrize("reason", ["explosion", "dial", "timer", "objective", "stall"])
def test_defeat_goes_before_success(hooks: Patch, reason: str) -> None:
    hooks(verdict=lambda self, state: reason)
    table = table_with("5", "5").play(P1, "dual-cut 2:1 5")
    assert (table.lost, table.ended) == (True, reason)


@pytest.mark.rule("BB-C-8")
def test_an_unmet_condition_prevents_success_and_loses_with_the_last_wire(hooks: Patch) -> None:
    hooks(verdict=lambda self, state: "open")
    table = table_with("5 7 7", "5").play(P1, "dual-cut 2:1 5")
    assert table.ended == ""
    assert table.play(P1, "solo-cut 7").ended == "objective"


@pytest.mark.rule("BB-C-8", "BB-C-13")
def test_a_condition_may_be_fulfilled_after_the_last_cut_of_all(hooks: Patch) -> None:
    def verdict(self: Hooks, state: State) -> str | None:
        return None if state.skipped else "open"

    def answered(self: Hooks, step: Any, ask: Prompt, action: NameNext) -> tuple[Prompt, ...]:
        step.state = type(step.state)(
            **{f: getattr(step.state, f) for f in step.state.__struct_fields__} | {"skipped": 1}
        )
        return ()

    hooks(verdict=verdict, end_turn=lambda self, step: (who(P1),), answered=answered)
    table = table_with("5", "5").play(P1, "dual-cut 2:1 5")
    assert table.asked == ((P1, "who"),)
    assert table.play(P1, "name-next 1").won


@pytest.mark.rule("BB-C-8")
def test_a_mission_may_be_won_with_wires_left(hooks: Patch) -> None:
    hooks(verdict=lambda self, state: "defused" if state.cuts[7] == 4 else None)
    assert table_with("5 7 7", "5").play(P1, "solo-cut 7").won


# Skips


@pytest.mark.rule("BB-C-16", "BB-C-43")
def test_a_full_round_of_skips_is_a_stall_unless_the_mission_has_a_rule(hooks: Patch) -> None:
    barred = Refusal("BB-X-NUMGOAL", Text("no-name-first"))
    hooks(bars_value=lambda self, state, seat, value: barred)
    assert table_with("5 7", "5 7").ended == "stall"


@pytest.mark.rule("BB-C-16", "BB-C-43")
@pytest.mark.parametrize(
    ("cost", "dial", "ended"), [(Cost(), 4, ""), (Cost(1), 3, ""), (Cost(explode=True), 4, "explosion")]
)
def test_a_mission_says_what_a_full_round_of_skips_costs(hooks: Patch, cost: Cost, dial: int, ended: str) -> None:
    rounds: list[int] = []
    barred = Refusal("BB-X-NUMGOAL", Text("no-name-first"))
    hooks(
        bars_value=lambda self, state, seat, value: None if rounds else barred,
        full_round=lambda self, step: noted(rounds, 1, cost),
    )
    table = table_with("5 7", "5 7", "7 7", "x5", dial=4)
    assert (len(rounds), table.dial, table.ended, table.state.skipped) == (1, dial, ended, 0)
    if not ended:
        assert (table.turn, table.asked) == (P1, ((P1, "turn"),))
        assert "EverybodySkipped" in [type(n).__name__ for n in table.told(P2)]


@pytest.mark.rule("BB-C-49")
def test_skip_by_choice_stands_last_and_has_its_cost(hooks: Patch) -> None:
    hooks(may_skip=lambda self, state, seat: seat == P1, skip=lambda self, state, seat: Cost(1))
    table = table_with("5 7", "5 7", "7 7", dial=3)
    kinds = [type(a).__name__ for a in table.options(P1)]
    assert (kinds[0], kinds[-1], kinds.count("Skip")) == ("DualCut", "Skip", 1)
    table.play(P1, "skip")
    assert (table.dial, table.turn, table.state.skipped) == (2, P2, 1)
    with refused("BB-TURN-02"):
        table.play(P2, "skip")
    table.play(P2, "dual-cut 1:1 5")
    assert table.state.skipped == 0


@pytest.mark.rule("BB-C-49")
def test_skip_stands_beside_cuts_that_cannot_succeed_where_a_card_might_help(hooks: Patch) -> None:
    hooks(blocked=lambda self, state, seat: seat == P1, skip=lambda self, state, seat: Cost(1))
    alone = table_with("5 7", "5 7", "7 7", dial=3)
    assert (alone.turn, alone.dial) == (P2, 2)
    helped = table_with("5 7", "5 7", "7 7", dial=3, usable="walkie")
    assert (helped.turn, helped.dial) == (P1, 3)
    assert {type(a).__name__ for a in helped.options(P1)} == {"DualCut", "HelpedCut", "Skip"}
    assert helped.play(P1, "skip").dial == 2


@pytest.mark.rule("BB-C-49")
def test_a_mission_that_may_help_lets_a_blocked_player_be_asked(hooks: Patch) -> None:
    barred = Refusal("BB-X-NUMGOAL", Text("no-name-first"))
    hooks(
        bars_value=lambda self, state, seat, value: barred if seat == P1 else None,
        helps=lambda self, state, seat: True,
    )
    table = table_with("5 7", "5 7", "7 7")
    assert [type(a).__name__ for a in table.options(P1)] == ["Skip"]


# Whose turn it is


@pytest.mark.rule("BB-C-14")
def test_the_marker_may_go_the_other_way_round(hooks: Patch) -> None:
    def order(self: Hooks, state: State) -> Next | None:
        if not state.turns:
            return None
        around = reversed(state.clockwise(state.turn))
        return Next(next(s for s in around if not state.finished(s)), "counter-clockwise")

    rounds: list[int] = []
    hooks(order=order, round=lambda self, step: noted(rounds, step.state.turns, ()))
    table = table_with("5 7", "5 7", "x4", "7 7").play(P1, "dual-cut 2:1 5")
    assert (table.turn, rounds) == (P4, [])
    table.play(P4, "dual-cut 2:2 7")
    assert (table.turn, rounds) == (P1, [2])


@pytest.mark.rule("BB-C-14", "BB-EQ-11-1")
def test_a_round_begins_when_the_marker_reaches_or_passes_the_captain(hooks: Patch) -> None:
    rounds: list[int] = []
    hooks(round=lambda self, step: noted(rounds, step.state.turns, ()))
    table = table_with("5 7", "x4", "5 7 8", "7 7 8 8 8", captain=P2, usable="mug")
    assert rounds == []
    table.play(P1, "dual-cut 3:1 5")
    assert (table.turn, rounds) == (P3, [1])
    table.play(P3, "use-mug 1")
    assert (table.turn, rounds) == (P1, [1])
    table.play(P1, "dual-cut 3:2 7")
    assert (table.turn, rounds) == (P3, [1, 3])


@pytest.mark.rule("BB-C-14")
def test_there_is_no_round_before_the_first_turn_and_one_for_a_player_alone(hooks: Patch) -> None:
    rounds: list[int] = []
    hooks(round=lambda self, step: noted(rounds, step.state.turns, ()))
    begun(f"tokens = 'none'\n{WRITTEN}")
    assert rounds == []
    table_with("5 5 7 7", "x4").play(P1, "solo-cut 5")
    assert rounds == [1]


@pytest.mark.rule("BB-C-14", "BB-C-13")
def test_a_question_of_the_round_comes_before_the_next_turn(hooks: Patch) -> None:
    hooks(round=lambda self, step: (who(P1),))
    table = table_with("5 7", "5 7", "7 7", captain=P1, turn=P3).play(P3, "dual-cut 1:2 7")
    assert (table.turn, table.asked) == (P3, ((P1, "who"),))
    assert same_world(table)
    assert table.play(P1, "name-next 1").asked == ((P1, "turn"),)


@pytest.mark.rule("BB-C-14")
def test_another_player_may_declare_the_action_and_the_marker_goes_on_from_its_place(hooks: Patch) -> None:
    hooks(declares=lambda self, state: P3 if state.turn == P1 else None)
    table = table_with("5 7", "5 7", "7 7")
    assert (table.turn, table.asked) == (P1, ((P3, "turn"),))
    assert [c.seats for c in table.match.clocks] == [(P3,)]
    assert same_world(table)
    with refused("BB-DUAL-02"):
        table.play(P3, "dual-cut 1:1 5")
    table.play(P3, "dual-cut 1:2 7")
    assert (table.hand(P1), table.hand(P3), table.turn) == ("5 x7", "x7 7", P2)


@pytest.mark.rule("BB-C-14", "BB-TURN-09")
def test_the_declaring_player_is_asked_again_after_a_swap(hooks: Patch) -> None:
    hooks(declares=lambda self, state: P3)
    table = table_with("5 7", "5 7", "7 7", usable="walkie")
    table.play(P2, "use-walkie 2:1 3")
    assert same_world(table)
    table.play(P3, "give-wire 3:1")
    assert (table.hand(P3), table.asked) == ("5 7", ((P3, "turn"),))
    assert table.play(P3, "dual-cut 1:1 5").hand(P1) == "x5 7"


@pytest.mark.rule("BB-C-13")
def test_a_turn_in_which_nobody_acts_still_ends(hooks: Patch) -> None:
    ends: list[int] = []
    hooks(
        declares=lambda self, state: "nobody" if state.turn == P1 else None,
        end_turn=lambda self, step: noted(ends, step.state.turn, ()),
    )
    table = table_with("5 7", "5 7", "7 7")
    assert (table.turn, ends, table.state.skipped) == (P2, [P1], 0)


@pytest.mark.rule("BB-C-41")
def test_two_mechanisms_cannot_both_decide_who_is_next(hooks: Patch) -> None:
    hooks(order=lambda self, state: None)
    with pytest.raises(Exception, match="BB-C-41"):
        begun('ban = ["mug"]\nmechanisms = [{ type = "NumberGoals" }, { type = "ClaimedTurns" }]')
