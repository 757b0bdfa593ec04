"""How missions end, and what a table plays next (BB-END)."""

import pytest

from litfuse.games.bomb_busters import GAME, Config
from litfuse.kernel.errors import StaleAnswer
from litfuse.kernel.match import Match
from litfuse.kernel.records import Left, Outcome, Resign, text
from tests.games.bomb_busters.table import KEY, P1, P2, P3, dealt, position, stale


def outcome(won: bool, captain: int, seats: int = 4) -> Outcome:
    everybody = tuple(range(seats))
    return Outcome(everybody if won else (), (everybody,), text("won-defused"), {"captain": captain})


@pytest.mark.rule("BB-END-01", "BB-GEN-02")
@pytest.mark.scenario(20)
def test_all_win_when_no_wire_is_left() -> None:
    table = position("6", "6", dial=1).play(P1, "dual-cut 2:1 6")
    assert table.won
    assert table.match.outcome is not None
    assert table.match.outcome.facts["captain"] == P1


@pytest.mark.rule("BB-END-01")
def test_a_card_that_cuts_the_last_wires_wins() -> None:
    table = position("10 10 5 5", "5", "5", locked="disintegrator")
    table.play(P1, "solo-cut 10", draws={"disintegrator": (24, 8)})  # the ninth of 24 tokens is a 5
    assert table.won


@pytest.mark.rule("BB-END-02")
def test_the_others_go_on_without_a_finished_player() -> None:
    table = position("6", "6 8", "8").play(P1, "dual-cut 2:1 6")
    assert table.ended == ""
    assert table.turn == P2
    assert table.play(P2, "dual-cut 3:1 8").won


@pytest.mark.rule("BB-END-03", "BB-EQG-14")
@pytest.mark.scenario(41)
def test_a_finished_player_is_offered_nothing() -> None:
    table = position("x6 x6", "3 r9", "3", turn=P2, dial=2, start=3, usable="rewinder")
    assert not table.offered(P1)
    with stale():
        table.play(P1, "use-rewinder", to=table.question(P2, owed=False).id.replace("1.", "0.", 1))
    for seat in (P2, P3):
        assert table.copy().play(seat, "use-rewinder").dial == 3


@pytest.mark.rule("BB-END-03")
def test_a_finished_player_still_answers_the_radar() -> None:
    table = position("x6 x6", "3 r9", "3", turn=P2, usable="radar").play(P2, "use-radar 3")
    (answer,) = (f for f in table.view(P1).facts if hasattr(f, "yes"))
    assert answer.yes == (False, True, True)


@pytest.mark.rule("BB-END-04")
def test_defeat_comes_at_once_and_nothing_answers_it() -> None:
    for hand, reason in (("r4 5", "explosion"), ("4 5", "dial")):
        table = position("5", hand, "5", dial=1, start=3, usable="rewinder").play(P1, "dual-cut 2:1 5")
        assert (table.ended, table.lost, table.match.decisions) == (reason, True, ())


@pytest.mark.rule("BB-END-05", "BB-END-07", "BB-SETUP-01", "BB-SETUP-02")
@pytest.mark.scenario(83)
def test_captain_and_mission_follow_from_what_the_table_played() -> None:
    played = ((Config(mission=1), outcome(True, 1)), (Config(mission=4), outcome(False, 2)))
    suggested = GAME.again(4, played)[0]
    assert (suggested.mission, suggested.captain) == (2, 3)
    fixed = tuple((Config(mission=c.mission, captain=1, fixed_captain=True), o) for c, o in played)
    assert GAME.again(4, fixed)[0].captain == 1


@pytest.mark.rule("BB-END-06", "BB-SETUP-02", "BB-C-46")
@pytest.mark.scenario(42)
def test_after_a_defeat_the_left_neighbour_begins_anew() -> None:
    again = GAME.again(4, ((Config(mission=5), outcome(False, 3)),))
    (same,) = (c for c in again if c.mission == 5)
    assert same.captain == P1
    first = Match.start(GAME, 4, KEY, same)
    second = Match.start(GAME, 4, b"another deal", same)
    assert first.state.captain == second.state.captain == P1
    assert first.state.dial == 4
    assert not any(p.used for p in first.state.powers)
    assert first.state.stands != second.state.stands


@pytest.mark.rule("BB-END-08")
@pytest.mark.scenario(84)
def test_nobody_resigns_and_who_leaves_changes_nothing() -> None:
    match = dealt(3).match
    assert match.game.table(match.state) == ()
    for action in (Resign(P2), Left(P2)):
        with pytest.raises(StaleAnswer):
            match.table(action)
