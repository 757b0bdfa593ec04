"""Characters that are shuffled, and a Captain who must not fail (14)."""

import pytest

from litfuse.bots.bomb_busters.belief import Belief
from litfuse.bots.bomb_busters.calls import AFTER_MISS, Caller
from litfuse.games.bomb_busters import GAME, Config
from litfuse.games.bomb_busters.content import MISSIONS
from litfuse.games.bomb_busters.words import Character
from litfuse.kernel.match import Match
from litfuse.kernel.records import Draw
from tests.games.bomb_busters.table import P1, P2, P3, position, refused, scripted, set_up
from tests.games.bomb_busters.test_progress import campaign, played


@pytest.mark.rule("BB-M14-1", "BB-X-CHAR", "BB-C-46")
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_shuffle_decides_who_is_captain_though_the_table_has_fixed_one(seats: int) -> None:
    for seat in range(seats):
        config = Config(mission=14, captain=P1, fixed_captain=True)
        table = scripted(seats, config, [Draw("character shuffle", seats, seat)])
        assert (table.state.captain, table.asked) == (seat, ((seat, "token"),))
        assert [p.character for p in table.state.powers] == [Character.DOUBLE] * seats
        assert [s.owner for s in table.state.stands[seats:]] == {2: [0, 1], 3: [seat]}.get(seats, [])
        assert table.view(P1).panels[0].seat == seat  # type: ignore[union-attr]
    mission = MISSIONS[14].at(seats)
    few = (2, 2, 3) if seats > 2 else (3, 4, 4)
    assert (mission.red.count, mission.yellow.count, mission.yellow.shown) == few


@pytest.mark.rule("BB-C-48")
def test_there_is_no_draw_for_the_captain() -> None:
    match = Match.start(GAME, 4, b"rookie", Config(mission=14))
    labels = [draw.label for draw in match.entry.draws]
    assert "character shuffle" in labels
    assert "Captain" not in labels


@pytest.mark.rule("BB-C-46", "BB-SETUP-02")
def test_no_next_captain_is_named_if_the_cards_decide() -> None:
    def notes(mission: int) -> object:
        return campaign(played(mission, False)).notes

    assert notes(14) == ()
    assert notes(9) != ()


@pytest.mark.rule("BB-M14-2")
@pytest.mark.scenario("BB-M14-S1")
def test_a_failed_dual_cut_of_the_rookie_explodes_with_a_detector_too() -> None:
    hands = ("8 9", "7 9", "7 8", "8 8 9")
    assert position(*hands, number=14).play(P1, "helped-cut 2:1,2:2 8 double").ended == "explosion"
    assert position(*hands, number=14).play(P1, "dual-cut 2:1 8").ended == "explosion"


@pytest.mark.rule("BB-M14-3")
@pytest.mark.scenario("BB-M14-S2")
def test_failures_at_the_rookies_hand_and_solo_cuts_work_as_usual() -> None:
    table = position("7 9", "7 8", "7 8", "8 8 9", number=14, turn=P2).play(P2, "dual-cut 1:1 8")
    assert (table.hand(P1), table.dial, table.turn) == ("7{7} 9", 3, P3)
    solo = position("7 7 9", "8 9", "8 9", "8 8 9", number=14).play(P1, "solo-cut 7")
    assert (solo.hand(P1), solo.ended) == ("x7 x7 9", "")


@pytest.mark.rule("BB-M14-2", "BB-X-FRAGILE")
@pytest.mark.scenario("BB-M14-S3")
def test_the_rookie_may_not_use_the_stabilizer() -> None:
    table = position("7 9", "7 9", "7 8", "8 7 9", number=14, usable="stabilizer")
    with refused("BB-X-FRAGILE"):
        table.play(P1, "use-stabilizer")
    assert position("7 9", "7 9", "7 8", "8 7 9", number=14, usable="stabilizer", turn=P2).may(P2, "use-stabilizer")


@pytest.mark.rule("BB-X-FRAGILE")
def test_bots_know_that_a_mistake_of_the_rookie_loses() -> None:
    table = set_up(4, 14)
    for seat in range(4):
        caller = Caller(Belief(table.view(seat), table.known(seat).clues, ()), ())
        assert caller.miss == (0.0 if seat == table.state.captain else AFTER_MISS[4])
