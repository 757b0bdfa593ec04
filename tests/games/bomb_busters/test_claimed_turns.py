"""Fifteen minutes and turns that are claimed: mission 10 (BB-X-SNIP, BB-X-TIMER, BB-M10)."""

from typing import Any

import pytest

from litfuse.games.bomb_busters.invariants import wrong_cards
from litfuse.games.bomb_busters.mechanisms.claimed_turns.words import ClaimsPanel
from litfuse.games.bomb_busters.mechanisms.countdown.words import CountdownPanel
from litfuse.games.bomb_busters.public import Window
from litfuse.games.bomb_busters.words import Equipment
from litfuse.kernel.records import TimeUp
from tests.games.bomb_busters.seams.test_claims import claim, offered
from tests.games.bomb_busters.seams.test_clocks import run_out
from tests.games.bomb_busters.table import P1, P2, P3, P4, Table, dealt, position, refused, stale


def window(*hands: str, turn: int = P2, **more: Any) -> Table:
    """P2, or another player, has just cut two 12s, and the next turn may be claimed."""
    held = [f"{hand} 12 12".strip() if seat == turn else hand for seat, hand in enumerate(hands)]
    return position(*held, number=10, turn=turn, **more).play(turn, "solo-cut 12")


def until_play(table: Table) -> Table:
    while table.asked and table.asked[0][1] == "token":
        table.play(table.asked[0][0], str(next(iter(map(written, table.options(table.asked[0][0]))))))
    return table


def written(action: Any) -> str:
    return f"place-token {action.cell[0] + 1}:{action.cell[1] + 1}"


HANDS = ("5 7 r8", "5 7", "7 9", "7 9")


@pytest.mark.rule("BB-M10-1", "BB-X-TIMER")
@pytest.mark.parametrize(("seats", "seconds", "turns"), [(2, 720, 36), (3, 900, 45), (4, 900, 45), (5, 900, 45)])
def test_the_clock_of_fifteen_minutes_starts_when_all_is_set(seats: int, seconds: int, turns: int) -> None:
    table = dealt(seats, 10)
    mission = table.state.mission
    assert (mission.red.count, mission.yellow.count, mission.ban) == (1, 4, (Equipment.MUG,))
    assert Equipment.FALSE_BOTTOM in mission.later
    assert [c.kind for c in table.match.clocks] == ["token"]
    until_play(table)
    assert [(c.kind, c.seconds) for c in table.match.clocks] == [("claim", None), ("timer", seconds)]
    by_turns = until_play(dealt(seats, 10, timers="turns"))
    assert [c.kind for c in by_turns.match.clocks] == ["prompt"]
    (panel,) = (p for p in by_turns.view(P1).panels if isinstance(p, CountdownPanel))
    assert panel.turns == turns


@pytest.mark.rule("BB-M10-2")
def test_anybody_may_claim_the_first_turn() -> None:
    table = until_play(dealt(4, 10))
    assert (table.asked, offered(table)) == ((), [P1, P2, P3, P4])
    assert all(d.race for d in table.match.decisions if d.kind == "claim")
    assert claim(table, P3).asked == ((P3, "turn"),)


@pytest.mark.rule("BB-M10-3", "BB-M10-4")
@pytest.mark.scenario("BB-M10-S1")
def test_a_player_who_has_just_played_is_offered_no_claim() -> None:
    table = window(*HANDS)
    assert offered(table) == [P1, P3, P4]
    (panel,) = (p for p in table.view(P2).panels if isinstance(p, ClaimsPanel))
    assert panel.barred == P2
    with stale():
        table.play(P2, "claim-turn")
    assert claim(table, P4).turn == P4
    with stale():  # it is P4's turn
        table.play(P1, "claim-turn", to=f"{P1}.claim.{table.state.asked}")


@pytest.mark.rule("BB-M10-2", "BB-EQ-02-4")
def test_a_swap_between_turns_waits_for_an_answer_although_the_last_player_has_no_wires_left() -> None:
    table = window("5 7", "x5", "5 7", "9 9", usable="walkie")
    assert table.state.finished(table.turn)
    table.play(P1, "use-walkie 1:1 3")
    assert table.asked == ((P3, "swap"),)
    assert wrong_cards(table.state) is None
    table.play(P3, "give-wire 3:2")
    assert isinstance(table.state.ask, Window)
    assert wrong_cards(table.state) is None


@pytest.mark.rule("BB-M10-3")
@pytest.mark.scenario("BB-M10-S2")
def test_with_two_players_the_same_one_may_claim_again() -> None:
    table = window("5 7 r8", "5 7", turn=P1)
    assert offered(table) == [P1, P2]
    assert claim(table, P1).turn == P1


@pytest.mark.rule("BB-M10-5")
@pytest.mark.scenario("BB-M10-S3")
def test_when_the_time_is_up_with_wires_left_the_mission_is_lost() -> None:
    for table in (window(*HANDS), claim(window(*HANDS), P3), window(*HANDS).time_up()):
        assert run_out(table).ended == "timer"
        assert table.lost


@pytest.mark.rule("BB-M10-3")
@pytest.mark.scenario("BB-M10-S4")
def test_a_player_who_is_alone_with_wires_may_claim_again() -> None:
    table = window("x7", "5 5", "x7", "x7")
    assert offered(table) == [P2]
    assert claim(table, P2).turn == P2


@pytest.mark.rule("BB-M10-5", "BB-X-TIMER")
@pytest.mark.scenario("BB-M10-S5")
def test_a_pending_choice_that_cuts_the_last_pair_wins_at_zero() -> None:
    table = position("4", "4 r8", "x7", "x7", number=10, usable="super")
    table.play(P1, "helped-cut 2:1,2:2 4 super")
    assert table.asked == ((P2, "settle"),)
    run_out(table)
    assert (table.ended, table.hand(P2)) == ("timer", "x4 r8")  # the red one is still to be revealed
    last = position("4", "4", "x7", "x7", number=10, usable="super").play(P1, "helped-cut 2:1 4 super")
    assert last.asked == ((P2, "settle"),)
    assert run_out(last).won


@pytest.mark.rule("BB-M10-5", "BB-X-TIMER")
@pytest.mark.scenario("BB-M10-S6")
def test_a_pending_choice_is_settled_before_the_mission_is_lost() -> None:
    table = position("4", "4 4", "9 4", "9", number=10, usable="super").play(P1, "helped-cut 2:1,2:2 4 super")
    assert run_out(table).ended == "timer"
    assert (table.hand(P1), table.hand(P2)) == ("x4", "x4 4")


@pytest.mark.rule("BB-M10-2", "BB-X-SNIP")
@pytest.mark.scenario("BB-M10-S7")
def test_a_rewinder_in_the_window_leaves_it_open_and_its_clock_running() -> None:
    table = window(*HANDS, usable="rewinder", dial=3, start=4)
    before = table.match.clocks
    table.play(P3, "use-rewinder")
    assert (table.dial, table.match.clocks) == (4, before)
    assert type(table.state.ask) is Window
    assert offered(table) == [P1, P3, P4]


@pytest.mark.rule("BB-M10-6")
@pytest.mark.parametrize("timers", ["wall", "turns"])
def test_the_captain_names_a_player_who_has_not_just_played(timers: str) -> None:
    table = window(*HANDS, timers=timers)
    if timers == "wall":
        table.time_up()
    assert table.asked == ((P1, "name"),)
    with refused("BB-X-SNIP"):
        table.play(P1, "name-next 2")
    assert table.play(P1, "name-next 4").turn == P4


@pytest.mark.rule("BB-M10-7", "BB-C-14")
def test_there_are_no_rounds_and_the_claimant_uses_cards_of_the_turn() -> None:
    table = claim(window(*HANDS, usable="stabilizer"), P3)
    assert table.may(P3, "use-stabilizer")
    with stale():
        table.play(P1, "use-stabilizer")


@pytest.mark.rule("BB-M10-5")
def test_the_clock_goes_on_in_windows_turns_and_choices() -> None:
    table = window(*HANDS, usable="walkie")
    (timer,) = (c for c in table.match.clocks if c.kind == "timer")
    seen = [timer]
    table.play(P3, "use-walkie 3:1 2")
    seen.append(next(c for c in table.match.clocks if c.kind == "timer"))
    table.play(P2, "give-wire 2:1")
    claim(table, P4)
    seen.append(next(c for c in table.match.clocks if c.kind == "timer"))
    assert seen == [timer] * 3
    assert TimeUp(timer.key) == TimeUp("1.timer")
