"""How missions end, and what a table plays next (BB-END)."""

import pytest

from litfuse.games.bomb_busters import GAME, Config
from litfuse.games.bomb_busters.content import MISSIONS
from litfuse.games.bomb_busters.mission import Mission
from litfuse.kernel.campaign import PlayedMatch, progress_of
from litfuse.kernel.errors import StaleAnswer
from litfuse.kernel.match import Match
from litfuse.kernel.records import Left, Outcome, Resign, text
from tests.games.bomb_busters.table import KEY, P1, P2, P3, P4, dealt, position, stale


def outcome(won: bool, captain: int, seats: int = 4) -> Outcome:
    everybody = tuple(range(seats))
    return Outcome(everybody if won else (), (everybody,), text("won-defused"), {"captain": captain})


def played(config: Config, won: bool, captain: int, chairs: tuple[int, ...] = (0, 1, 2, 3)) -> PlayedMatch[Config]:
    return PlayedMatch(config, outcome(won, captain, len(chairs)), chairs)


def again(chairs: tuple[int, ...], *matches: PlayedMatch[Config]) -> tuple[Config, ...]:
    """What a table may play next after these matches."""
    return GAME.again(chairs, None, progress_of(GAME, matches))


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
    before = (played(Config(mission=1), True, P2), played(Config(mission=4), False, P3))
    suggested = again((0, 1, 2, 3), *before)[0]
    assert (suggested.mission, suggested.captain) == (4, P4)
    fixed = tuple(p._replace(config=Config(mission=p.config.mission, captain=P2, fixed_captain=True)) for p in before)
    assert again((0, 1, 2, 3), *fixed)[0].captain == P2


@pytest.mark.rule("BB-END-05", "BB-END-06", "BB-SETUP-01")
@pytest.mark.parametrize(("won", "missions"), [(True, [6, 5, 1]), (False, [5, 1, 2])])
def test_a_lost_mission_is_offered_again_first_and_after_a_success_the_next_one(won: bool, missions: list[int]) -> None:
    configs = again((0, 1, 2, 3), played(Config(mission=5), won, P1))
    assert [c.mission for c in configs][:3] == missions
    assert sorted(c.mission for c in configs) == list(range(1, 9))


@pytest.mark.rule("BB-SETUP-01")
@pytest.mark.parametrize(
    ("won", "suggested"),
    [
        ([1, 2, 4, 3], 5),  # the lowest above the last one won that is not yet won
        ([1, 3, 4, 5, 6, 7, 8, 2, 16], next(n for n in MISSIONS if n > 16)),
        ([n for n in MISSIONS if n > 8], 1),  # nothing above: the lowest not yet won
        ([*MISSIONS, 4], 5),  # all won: the one after the last
        ([*MISSIONS], 1),
    ],
)
def test_after_a_success_the_lowest_open_mission_above_it_is_suggested(won: list[int], suggested: int) -> None:
    assert again((0, 1), *[played(Config(mission=n), True, P1, (0, 1)) for n in won])[0].mission == suggested


@pytest.mark.rule("BB-SETUP-01", "BB-END-06")
def test_a_lost_mission_of_the_tables_own_is_offered_again_and_a_won_one_after_the_suggested_one() -> None:
    own = Config(custom=Mission(blue=6, equipment=False))
    lost, won = (again((0, 1), played(own, result, P1, (0, 1))) for result in (False, True))
    assert [(c.custom is None, c.mission) for c in lost[:2]] == [(False, 1), (True, 1)]
    assert [(c.custom is None, c.mission) for c in won[:2]] == [(True, 1), (False, 1)]


@pytest.mark.rule("BB-SETUP-01")
def test_the_hosts_choice_comes_first_and_its_options_apply_to_all_offers() -> None:
    chosen = Config(mission=3, history="open", captain=P2)
    after = progress_of(GAME, [played(Config(mission=5), True, P1)])
    configs = GAME.again((0, 1, 2, 3), chosen, after)
    assert configs[0] == chosen
    assert {(c.history, c.captain) for c in configs} == {("open", P2)}
    assert [c.mission for c in configs][:3] == [3, 6, 1]


@pytest.mark.rule("BB-SETUP-02", "BB-END-05")
@pytest.mark.parametrize(
    ("before", "captain", "now", "chair"),
    [
        ((0, 1, 2, 3), P2, (1, 2, 3), 2),  # somebody on the right left
        ((0, 1, 2, 3), P4, (1, 2, 3), 1),
        ((0, 1, 2, 3), P2, (0, 2, 3), 2),  # the Captain left
        ((0, 1, 2, 3), P2, (0, 1, 3), 3),  # the neighbour left
        ((0, 1, 3), P2, (0, 1, 2, 3), 2),  # a new neighbour came
        ((0, 1, 3), P2, (0, 2, 3), 2),
        ((1, 2), P2, (0, 3, 4), 3),  # others altogether
    ],
)
def test_the_next_captain_is_found_by_the_chairs(
    before: tuple[int, ...], captain: int, now: tuple[int, ...], chair: int
) -> None:
    for config in again(now, played(Config(mission=4), False, captain, before)):
        assert config.captain is not None
        assert now[config.captain] == chair


@pytest.mark.rule("BB-SETUP-02")
@pytest.mark.parametrize("chosen", [P4, None])
@pytest.mark.parametrize(("now", "chair"), [((0, 1, 2, 3), 3), ((1, 2, 3), 3), ((0, 1, 2), 0), ((0, 2, 3, 4), 3)])
def test_a_fixed_captain_stays_on_the_chair_and_an_empty_one_locks_nothing(
    now: tuple[int, ...], chair: int, chosen: int | None
) -> None:
    config = Config(mission=4, captain=chosen, fixed_captain=True)  # none chosen: the one that was drawn stays
    for offered in again(now, played(config, False, P4)):
        assert offered.captain is not None
        assert now[offered.captain] == chair
        GAME.new(len(now), offered)


@pytest.mark.rule("BB-END-06", "BB-SETUP-02", "BB-C-46")
@pytest.mark.scenario(42)
def test_after_a_defeat_the_left_neighbour_begins_anew() -> None:
    same = again((0, 1, 2, 3), played(Config(mission=5), False, P4))[0]
    assert same.mission == 5
    assert same.captain == P1
    first = Match.start(GAME, 4, KEY, same)
    second = Match.start(GAME, 4, b"another deal", same)
    assert first.state.captain == second.state.captain == P1
    assert first.state.dial == 4
    assert not any(p.used for p in first.state.powers)
    assert first.state.stands != second.state.stands


@pytest.mark.rule("BB-END-08")
@pytest.mark.scenario(84)
def test_nobody_resigns_and_a_player_who_leaves_changes_nothing() -> None:
    match = dealt(3).match
    assert match.game.table(match.state) == ()
    for action in (Resign(P2), Left(P2)):
        with pytest.raises(StaleAnswer):
            match.table(action)
