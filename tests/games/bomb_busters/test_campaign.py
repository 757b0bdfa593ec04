"""Principles of the campaign (BB-C)."""

import pytest
from msgspec.structs import replace

from litfuse.games.bomb_busters import GAME, Config
from litfuse.games.bomb_busters.mechanisms.secret_numbers.words import SecretNumbers
from litfuse.games.bomb_busters.mechanisms.sequence_gate.words import SequenceGate
from litfuse.games.bomb_busters.mission import Mission
from litfuse.games.bomb_busters.public import Over
from litfuse.games.bomb_busters.turns import skip
from litfuse.kernel.events import Step
from litfuse.kernel.match import Match
from litfuse.kernel.rng import Stream
from tests.games.bomb_busters.table import KEY, P1, P2, P3, P4, Table, position, refused, row, stale


@pytest.mark.rule("BB-C-3", "BB-C-8")
@pytest.mark.scenario("BB-C-S2")
def test_the_last_step_loses_by_the_dial_and_nothing_follows() -> None:
    table = position("5 9", "5 9", "5 5", number=9, extras=row(5, 9, 2), dial=1).play(P1, "dual-cut 2:2 5")
    assert (table.ended, table.lost) == ("dial", True)
    assert [type(n).__name__ for n in table.told(P3)] == ["CallMade", "DialMoved", "MissionEnded"]


@pytest.mark.rule("BB-C-3")
def test_the_dial_does_not_rise_above_its_start() -> None:
    table = position("5 9", "5 9", "5 5", number=9, extras=row(5, 9, 2), dial=3, usable="rewinder")
    with refused("BB-EQG-08"):
        table.play(P2, "use-rewinder")


@pytest.mark.rule("BB-C-7")
def test_whether_a_solo_cut_is_offered_depends_on_visible_facts_only() -> None:
    one = position("4 4 6", "6 8", "4 4 8")
    other = position("4 4 6", "4 8", "4 6 8")
    assert one.refusal(P1, "solo-cut 4") == other.refusal(P1, "solo-cut 4")
    assert one.refusal(P1, "solo-cut 4") is not None
    assert position("4 4 6", "6").may(P1, "solo-cut 4")


@pytest.mark.rule("BB-C-17")
@pytest.mark.scenario("BB-C-S7")
def test_a_pending_choice_blocks_cards_of_any_time() -> None:
    table = position("5 9", "5 9", "5 5", number=9, extras=row(5, 9, 2), dial=2, start=3, usable="rewinder")
    offer = table.question(P3, owed=False).id
    table.play(P1, "helped-cut 2:1,2:2 5 double")
    with stale():
        table.play(P3, "use-rewinder", to=offer)
    table.play(P2, "settle 2:1")
    assert table.play(P3, "use-rewinder").dial == 3


@pytest.mark.rule("BB-C-18")
def test_a_cut_of_several_wires_is_one_action_with_one_value() -> None:
    table = position("5 5 5 5", "9", "9", number=9, extras=row(5, 9, 2)).play(P1, "solo-cut 5")
    assert [type(n).__name__ for n in table.told(P2)].count("WiresCut") == 1
    assert table.turn == P2
    assert table.called(P2) == {9}


@pytest.mark.rule("BB-C-21")
def test_the_coffee_mug_passes_every_gate() -> None:
    table = position("9", "5 9", "5 5", number=9, extras=row(5, 9, 2), usable="mug")
    assert table.asked == ((P1, "turn"),)
    table.play(P1, "use-mug 2")
    assert (table.turn, table.ended) == (P2, "")


@pytest.mark.rule("BB-C-16", "BB-C-8")
def test_a_player_who_can_do_nothing_skips_and_when_all_do_the_mission_is_lost() -> None:
    table = position("4", "x5", number=13)  # a lone wire: no target, and no pair for a Solo Cut
    assert (table.ended, table.lost) == ("stall", True)
    assert [type(n).__name__ for n in table.told(P1)].count("TurnSkipped") == 1
    with refused("BB-TURN-02"):
        position("2 3", "2 3").play(P1, "skip")


@pytest.mark.rule("BB-C-16", "BB-C-43")
def test_the_mission_is_lost_when_the_last_of_the_unfinished_skips_and_not_before() -> None:
    step = Step(position("2 3", "2 3", "x4", "2 2 3 3", number=13).state, Stream("skips"))
    for seat in (P1, P2):
        skip(step, seat, chosen=False)
        assert not isinstance(step.state.ask, Over)
    assert (step.state.turn, step.state.skipped) == (P4, 2)
    skip(step, P4, chosen=False)
    assert step.state.ask == Over(False, "stall")


@pytest.mark.rule("BB-C-49")
@pytest.mark.parametrize("usable", ["walkie", "mug", "hook"])
def test_nobody_can_help_if_no_other_player_is_left(usable: str) -> None:
    assert position("4", "x5", number=13, usable=usable).ended == "stall"


@pytest.mark.rule("BB-C-43")
@pytest.mark.parametrize(("seat", "says"), [(P1, "dual-cut 2:1 2"), (P3, "use-radar 3"), (P1, "use-mug 2")])
def test_any_deed_breaks_a_chain_of_skips(seat: int, says: str) -> None:
    table = position("2 3", "2 3", "2 3", usable="radar mug")
    match = table.match
    skipped = Table(Match(GAME, 3, match.config, KEY, replace(table.state, skipped=2), match.entry, None))
    assert skipped.play(seat, says).state.skipped == 0


@pytest.mark.rule("BB-C-41")
def test_a_refusal_of_a_mission_names_the_mechanism_and_changes_nothing() -> None:
    table = position("5 9", "5 9", "5 5", number=9, extras=row(5, 9, 2))
    before = table.copy()
    with refused("BB-X-SEQ"):
        table.play(P1, "dual-cut 2:1 9")
    assert table.nothing_happens(before)


@pytest.mark.rule("BB-C-48")
def test_draws_of_mechanisms_are_labelled_with_their_places() -> None:
    own = Mission(mechanisms=(SequenceGate(), SecretNumbers()))
    labels = [draw.label for draw in Match.start(GAME, 4, KEY, Config(custom=own)).entry.draws]
    assert {"0 Number cards", "1 Number cards"} <= set(labels)
    assert "0 Number cards" in [draw.label for draw in Match.start(GAME, 4, KEY, Config(mission=29)).entry.draws]


@pytest.mark.rule("BB-X-SEQ", "BB-C-48")
def test_a_mechanism_works_in_a_mission_of_the_tables_own() -> None:
    own = Mission(blue=6, mechanisms=(SequenceGate(cards=4, need=4),))
    state = GAME.new(4, Config(custom=own))
    assert state.mission.mechanisms == own.mechanisms
