"""Acts on the cues of a script: turns the other way, mime, wires passed on, a constraint card; mission 42 (BB-M42)."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from litfuse.games.bomb_busters import GAME, moves
from litfuse.games.bomb_busters.facts import Passed
from litfuse.games.bomb_busters.mechanisms.constraint_cards.words import (
    FIRST,
    Constraint,
    Constraints,
    ConstraintsPanel,
)
from litfuse.games.bomb_busters.mechanisms.passed_wires import events as passing
from litfuse.games.bomb_busters.mechanisms.passed_wires.hooks import Hooks as Passers
from litfuse.games.bomb_busters.mechanisms.passed_wires.words import Passing, PassingPanel, WirePicked
from litfuse.games.bomb_busters.mechanisms.restricted_talk.words import Restricted
from litfuse.games.bomb_busters.mechanisms.reversed_turns.words import TurnOrder
from litfuse.games.bomb_busters.mechanisms.script.words import ScriptPanel, ScriptState
from litfuse.games.bomb_busters.notices import PassedWire, WiresPassed
from litfuse.games.bomb_busters.state import State
from litfuse.games.bomb_busters.view import Hidden
from litfuse.kernel.events import Step
from litfuse.kernel.records import SPECTATOR, TimeUp, Viewer
from litfuse.kernel.rng import Stream
from tests.games.bomb_busters.seams.checked import conforms, exact_odds
from tests.games.bomb_busters.seams.made_up import begun, not_to_be, table_of
from tests.games.bomb_busters.table import P1, P2, P3, P4, Table, picked, position, refused

HANDS = ("1 2 4 8", "1 2 5 8", "1 2 4 9", "1 2 5 9")
FRESH = "4 5 8 9"
VIEWERS: tuple[Viewer, ...] = (P1, P2, P3, P4, SPECTATOR)


def act(*hands: str, done: int = 0, turns: int = 4, card: Constraint | None = None, **more: Any) -> Table:
    """Mission 42 after so many turns since its last cue."""
    reverse = TurnOrder(done == 1)
    cards = Constraints(card=card, left=tuple(c for c in FIRST if c is not card))
    extras = (reverse, Restricted(), Passing(), cards, ScriptState(done, turns))
    return position(*(hands or HANDS), number=42, extras=extras, **{"fresh": FRESH, **more})


def binding_card(table: Table, viewer: Viewer) -> Constraint | None:
    """Returns the card that binds everybody, as this viewer sees it."""
    (panel,) = (p for p in table.view(viewer).panels if isinstance(p, ConstraintsPanel))
    return panel.card


def cues(table: Table) -> ScriptPanel:
    panel = table.view(SPECTATOR).panels[4]
    assert isinstance(panel, ScriptPanel)
    return panel


@pytest.mark.rule("BB-M42-1", "BB-M42-2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_mission_42_has_five_acts_and_four_yellow_wires(seats: int) -> None:
    table = picked(seats, 42)
    mission = table.state.mission
    assert (mission.red.count, mission.red.out_of, mission.yellow.count, table.dial) == (1, 3, 4, seats)
    assert (cues(table).left, cues(table).turns, cues(table).then) == (5, 5, "ReversedTurns")
    assert GAME.talk(table.state).chat == "phrases"


@pytest.mark.rule("BB-M42-2", "BB-M42-3", "BB-X-SCRIPT")
@pytest.mark.scenario("BB-M42-S1")
def test_after_the_fifth_turn_turns_go_counter_clockwise() -> None:
    table = act().play(P1, "dual-cut 2:1 1")
    assert (table.turn, cues(table).now) == (P4, "ReversedTurns")
    assert table.play(P4, "dual-cut 3:1 1").turn == P3


@pytest.mark.rule("BB-M42-3")
def test_players_without_wires_are_passed_over_counter_clockwise_too() -> None:
    assert act("1 2", "1 2", "4 4", "").play(P1, "dual-cut 2:1 1").turn == P3


@pytest.mark.rule("BB-M42-4", "BB-C-14")
def test_the_coffee_mug_gives_the_turn_away_clockwise_and_then_it_goes_on_to_the_right() -> None:
    table = act(done=1, turns=1, usable="mug").play(P1, "use-mug 2")
    assert table.turn == P2
    assert table.play(P2, "dual-cut 1:1 1").turn == P1


@pytest.mark.rule("BB-M42-3", "BB-X-SILENCE")
def test_in_the_second_act_turns_go_clockwise_again_and_nobody_says_a_word() -> None:
    table = act(done=1).play(P1, "dual-cut 2:1 1")
    assert (table.turn, cues(table).now, GAME.talk(table.state).chat) == (P2, "RestrictedTalk", "off")
    assert any(d.kind == "report" for d in table.match.decisions)
    ended = act("1 2 4 8", *HANDS[1:], done=2).play(P1, "dual-cut 2:1 1")
    assert GAME.talk(ended.state).chat == "phrases"


def juggled(*hands: str, **more: Any) -> Table:
    """The third act has just begun."""
    return act(*hands, done=2, **more).play(P1, "dual-cut 2:1 1")


@pytest.mark.rule("BB-M42-3", "BB-EQ-02-7")
@pytest.mark.scenario("BB-M42-S2")
def test_everybody_passes_a_wire_to_the_left_at_the_same_time() -> None:
    table = juggled("1 2 4 8{8}", *HANDS[1:])
    assert [seat for seat, _ in table.asked] == [P1]
    table.play(P1, "pass-wire 1:4").play(P2, "pass-wire 2:3").play(P3, "pass-wire 3:4")
    assert table.hand(P2) == "x1 2 5 8"  # nothing moves before all have chosen
    table.play(P4, "pass-wire 4:1")
    hands = [table.hand(seat) for seat in range(4)]
    assert hands == ["x1 1 2 4", "x1 2 8 8{8}", "1 2 4 5", "2 5 9 9"]
    assert (table.turn, cues(table).now, cues(table).left) == (P2, "PassedWires", 2)
    for viewer in (P1, P3, SPECTATOR):
        tokens = [w.tokens for w in table.view(viewer).stands[1].wires]
        assert [len(t) for t in tokens] == [0, 0, 0, 1]


@pytest.mark.rule("BB-M42-3", "BB-VIS-01")
def test_only_giver_and_taker_know_a_wire_and_all_know_where_it_stands() -> None:
    table = juggled()
    for seat, cell in ((P1, "1:4"), (P2, "2:3"), (P3, "3:4")):
        table.play(seat, f"pass-wire {cell}")
        for viewer in VIEWERS:
            shown = tuple(map(int, cell.split(":"))) if viewer == seat else None
            at = None if shown is None else (shown[0] - 1, shown[1] - 1)
            assert WirePicked(2, seat, at) in table.told(viewer)
    table.play(P4, "pass-wire 4:1")
    there = ((P1, P2, (0, 3), (1, 3), 80), (P2, P3, (1, 2), (2, 3), 50))
    for viewer in VIEWERS:
        (told,) = (n for n in table.told(viewer) if isinstance(n, WiresPassed))
        wanted = [PassedWire(g, t, c, n, key if viewer in (g, t) else None) for g, t, c, n, key in there]
        assert list(told.passes[:2]) == wanted
    (fact,) = (f for f in table.view(P1).facts if isinstance(f, Passed))
    assert all(p.key is None for p in fact.passes)
    assert isinstance(table.view(P1).stands[1].wires[3], Hidden)


@pytest.mark.rule("BB-VIS-01", "BB-M42-3")
def test_what_others_have_chosen_is_in_no_view() -> None:
    one = juggled().play(P1, "pass-wire 1:4")
    other = juggled().play(P1, "pass-wire 1:2")
    assert one.view(P1) != other.view(P1)
    for viewer in (P2, P3, P4, SPECTATOR):
        assert one.view(viewer) == other.view(viewer)


@pytest.mark.rule("BB-M42-3")
def test_a_player_with_two_stands_chooses_one_and_who_has_no_wires_is_passed_over() -> None:
    table = juggled("1 2 4 / 8", "1 2 / 5 8", captain=P1)
    table.play(P1, "pass-wire 1:2").play(P2, "pass-wire 4:2")
    assert table.asked == ((P1, "file"),)
    table.play(P1, "choose-stand 3").play(P2, "choose-stand 4")
    assert (table.hand(P1), table.hand(P2)) == ("x1 4 / 8 8", "x1 2 / 2 5")
    three = juggled("1 2 4", "1 2 5", "", "5 8").play(P1, "pass-wire 1:2")
    with refused("BB-X-SCRIPT"):
        three.play(P2, "pass-wire 4:1")
    three.play(P2, "pass-wire 2:3").play(P4, "pass-wire 4:1")
    assert [three.hand(seat) for seat in (P1, P2, P4)] == ["x1 4 5", "x1 2 2", "5 8"]


@pytest.mark.rule("BB-M42-3")
def test_nobody_passes_a_wire_alone() -> None:
    table = act("4 4 8 8", "", "", done=2, fresh="").play(P1, "solo-cut 4")
    assert (table.asked, table.turn) == (((P1, "turn"),), P1)


@pytest.mark.rule("BB-M42-3", "BB-K-3", "BB-K-A")
def test_in_the_fourth_act_one_card_of_five_binds_all_but_not_yellow() -> None:
    table = act("1 2 y4 8", "1 2 5 y5", "1 2 4 9", "1 2 5 9", done=3)
    draws = {"3 Constraint card": (5, 0)}
    table.play(P1, "dual-cut 2:1 1", draws=draws)
    assert binding_card(table, P3) is Constraint.A
    with refused("BB-X-CONSTR"):
        table.play(P2, "dual-cut 4:3 5")
    assert table.play(P2, "dual-cut 1:3 yellow").state.cuts[13] == 4


@pytest.mark.rule("BB-M42-3", "BB-C-49")
def test_who_is_blocked_skips_and_after_a_round_of_that_the_card_goes() -> None:
    bound = act("1 2", "1 3", "5 2", "5 3", done=4, turns=0, card=Constraint.A, fresh="")
    table = bound.play(P1, "dual-cut 3:2 2")
    assert (table.ended, table.dial) == ("", 4)
    assert binding_card(table, P1) is None
    assert len(table.match.owed) == 1


@pytest.mark.rule("BB-M42-3", "BB-K-3")
def test_who_alone_has_wires_may_take_the_yellow_ones_whatever_the_card() -> None:
    table = act("1 1 3 3 y4 y5", "", "", "", done=4, turns=0, card=Constraint.A, fresh="")
    assert table.asked == ((P1, "turn"),)
    assert not table.may(P1, "skip")
    assert binding_card(table.play(P1, "solo-cut yellow"), P1) is None


@pytest.mark.rule("BB-M42-3")
def test_in_the_last_act_nothing_is_in_force() -> None:
    table = act(done=4, card=Constraint.B).play(P1, "dual-cut 2:1 1")
    assert (cues(table).left, cues(table).now) == (0, "")
    assert binding_card(table, P1) is None
    assert table.called(P2) == {2, 5, 8}


@pytest.mark.rule("BB-M42-2", "BB-X-SCRIPT")
@pytest.mark.scenario("BB-M42-S3")
def test_by_the_clock_an_act_begins_when_the_turn_ends() -> None:
    table = act(turns=0, timers="wall").play(P1, "dual-cut 2:1 1")
    for seat, says, then in ((P2, "dual-cut 3:2 2", "ReversedTurns"), (P1, "dual-cut 4:2 2", "RestrictedTalk")):
        (clock,) = (c for c in table.match.clocks if c.kind == "cue")
        assert clock.seconds == 150
        table.match = table.match.table(TimeUp(clock.key))
        assert (table.turn, cues(table).now == then) == (seat, False)
        assert cues(table.play(seat, says)).now == then


@pytest.mark.rule("BB-X-SCRIPT", "BB-C-1")
@pytest.mark.parametrize(
    "mechanisms",
    [
        '{ type = "ReversedTurns" }',
        '{ type = "PassedWires" }',
        '{ type = "PassedWires" }, { type = "UnsortedWires" }, { type = "Script", cues = [{ calls = "PassedWires" }] }',
    ],
)
def test_what_waits_for_a_cue_needs_a_script(mechanisms: str) -> None:
    with not_to_be("BB-X-SCRIPT"):
        GAME.new(4, table_of(f"mechanisms = [{mechanisms}]"))


@pytest.mark.rule("BB-X-CONSTR", "BB-C-1")
@pytest.mark.parametrize(
    "written",
    [
        'mechanisms = [{ type = "ConstraintCards", change = "cue" }]',
        """mechanisms = [{ type = "ConstraintCards" }, { type = "Script", cues = [{ calls = "ConstraintCards" }] }]""",
        """yellow = { count = 2 }\nmechanisms = [{ type = "ConstraintCards" }]""",
    ],
)
def test_constraint_cards_wait_for_cues_only_if_they_are_called(written: str) -> None:
    with not_to_be("BB-X-CONSTR"):
        GAME.new(4, table_of(written))


ACTS = """
dial = 6
mechanisms = [
    { type = "ReversedTurns" },
    { type = "RestrictedTalk", mode = "mime" },
    { type = "PassedWires" },
    { type = "ConstraintCards", change = "cue" },
    { type = "Script", cues = [
        { turns = 1, calls = "PassedWires" },
        { turns = 2, calls = "ReversedTurns" },
        { turns = 1, calls = "PassedWires" },
        { turns = 1, calls = "ConstraintCards", times = 3 },
        { turns = 1, calls = "RestrictedTalk" },
        { turns = 1, calls = "PassedWires", times = 2 },
    ] },
]
"""


def tells_the_choice(patch: pytest.MonkeyPatch) -> None:
    def notice(self: passing.WireChosen, to: Viewer) -> WirePicked:
        return WirePicked(self.place, self.seat, self.cell)

    patch.setattr(passing.WireChosen, "notice", notice)


def shows_the_choice(patch: pytest.MonkeyPatch) -> None:
    honest = Passers.panel

    def panel(self: Passers, state: State, viewer: Viewer) -> PassingPanel:
        chosen = [cell for cell in self.data(state).picks if cell is not None]
        return replace(honest(self, state, viewer), wire=chosen[0] if chosen else None)

    patch.setattr(Passers, "panel", panel)


def all_chose_but_one() -> Table:
    """Every player but the last has chosen a wire to pass on."""
    table = begun(f"blue = 5\n{ACTS}")
    while len(table.match.owed) and table.asked[0] != (P4, "pass"):
        (decision,) = table.match.owed
        tries = (table.match.play(decision, action) for action in table.match.options(decision))
        table.match = next(match for match in tries if not match.over)
    return table


def alike_in_all_worlds(viewer: Viewer) -> int:
    """Worlds that this viewer cannot tell apart, in which the same wires go to the same places, are told alike."""
    table = all_chose_but_one()
    action = table.options(P4)[0]
    same = 0
    known = table.known(viewer) if isinstance(viewer, int) else None

    def outcome(state: State) -> tuple[tuple[PassedWire, ...], Any]:
        step = Step(state, Stream("luck"))
        GAME.decide(step, P4, action)
        (passed,) = (e for e in step.events if isinstance(e, moves.WiresHandedOn))
        told = [n for e in step.events if (n := e.notice(viewer)) is not None]
        return passed.passes, (told, GAME.view(step.state, viewer))

    def public(passes: tuple[PassedWire, ...]) -> list[Any]:
        return [(p.now, p.key if viewer in (p.giver, p.taker) else None) for p in passes]

    here, seen = outcome(table.state)
    for n in range(40):
        world = GAME.resample(table.view(viewer), known, Stream(f"world {n}"))
        extras = (*world.extras[:2], table.state.extras[2], *world.extras[3:])  # the same wires are chosen
        there, other = outcome(replace(world, extras=extras))
        if public(there) == public(here):
            same += there != here
            assert other == seen
    return same


@pytest.mark.rule("BB-VIS-01", "BB-M42-3")
@pytest.mark.parametrize("viewer", [P1, P3, SPECTATOR])
def test_worlds_that_differ_in_the_wires_of_others_are_told_alike(viewer: Viewer) -> None:
    assert alike_in_all_worlds(viewer)


@pytest.mark.rule("BB-VIS-01")
def test_a_planted_leak_of_the_wires_that_others_pass_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def notice(self: moves.WiresHandedOn, to: Viewer) -> WiresPassed:
        return WiresPassed(self.passes)

    monkeypatch.setattr(moves.WiresHandedOn, "notice", notice)
    with pytest.raises(AssertionError):
        alike_in_all_worlds(P1)


@pytest.mark.rule("BB-VIS-01")
@pytest.mark.parametrize("leak", [tells_the_choice, shows_the_choice])
def test_a_planted_leak_of_a_choice_is_found(
    leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError):
        conforms(f"blue = 5\n{ACTS}", 3)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_acts_conform(seats: int) -> None:
    conforms(f"blue = 6\nyellow = {{ count = 2 }}\nred = {{ count = 1 }}\n{ACTS}", seats, matches=1, seed=seats)


@pytest.mark.rule("BB-M42-3", "BB-K-3")
@pytest.mark.parametrize(("seats", "cards"), [(2, "walkie"), (3, "triple"), (3, "")])
def test_odds_with_wires_passed_on_and_a_card_for_all_equal_those_of_every_deal(seats: int, cards: str) -> None:
    small = "blue = 2\nyellow = { count = 2 }\nred = { count = 1 }\n"
    done = exact_odds(f"seats = [{seats}]\n{small}{ACTS}", seats, range(5), cards, most=6000)
    assert done["PassWire"]
