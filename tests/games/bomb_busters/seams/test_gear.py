"""Cards and characters that a mission bars or unlocks in its own way, and cards that lie face down (BB-X-GEAR)."""

from typing import Any

import pytest

from litfuse.games.bomb_busters import GAME
from litfuse.games.bomb_busters.cards.words import PileTurnedUp
from litfuse.games.bomb_busters.invariants import everything, possible, seldom
from litfuse.games.bomb_busters.mechanisms.number_goals.words import Goals, GoalsPanel, GoalTurned
from litfuse.games.bomb_busters.state import State
from litfuse.games.bomb_busters.words import Character, Equipment
from litfuse.kernel.errors import BadConfig
from litfuse.kernel.records import Refusal, Seat, Text
from litfuse.testing import conform
from tests.games.bomb_busters.seams.conftest import Plant
from tests.games.bomb_busters.seams.made_up import begun, mission_of, not_to_be, table_of
from tests.games.bomb_busters.table import P1, P2, P3, Table, position, refused

PLAIN = 'mechanisms = [{ type = "NumberGoals" }]\n'
PILED = """
cards = 7
face_down = true
red = { count = 1 }
mechanisms = [{ type = "NumberGoals", cards = 1, reward = "card", refill = true }]
"""
RULE = "BB-X-GEAR"


def table(*hands: str, **more: Any) -> Table:
    return position(*hands, mission=mission_of(PLAIN), extras=(Goals(()),), **more)


def not_for_the_captain(state: State, seat: Seat, card: Equipment | Character) -> Refusal | None:
    return Refusal(RULE, Text("no-barred-here")) if seat == state.captain else None


@pytest.mark.rule("BB-C-50", "BB-X-GEAR")
def test_a_player_may_be_barred_from_all_cards_and_their_character(plant: Plant) -> None:
    plant("bars_card", not_for_the_captain)
    here = table("2 5 7", "2 5 7", "2 5 7", usable="triple stabilizer mug radar")
    on_turn = ("helped-cut 2:1,2:2 5 double", "helped-cut 2:1,2:2,2:3 5 triple", "use-stabilizer", "use-mug 2")
    for says in on_turn:
        assert not here.may(P1, says)
        with refused(RULE):
            here.play(P1, says)
    assert not here.may(P1, "use-radar 5 card", owed=False)
    with refused(RULE):
        here.play(P1, "use-radar 5 card")
    assert here.may(P2, "use-radar 5 card", owed=False)
    assert here.play(P1, "dual-cut 2:1 2").may(P2, "helped-cut 3:2,3:3 7 double")


@pytest.mark.rule("BB-C-49", "BB-C-50")
def test_a_card_that_nobody_may_use_does_not_keep_a_stuck_player_waiting(plant: Plant) -> None:
    plant("bars_deed", lambda state, seat, deed: Refusal(RULE, Text("no-barred-here")) if seat == P2 else None)
    hands = ("7 8", "7 8", "8 8")
    assert table(*hands, usable="walkie").play(P1, "dual-cut 2:1 7").turn == P2
    plant("bars_card", lambda state, seat, card: Refusal(RULE, Text("no-barred-here")))
    assert table(*hands, usable="walkie").play(P1, "dual-cut 2:1 7").turn == P3


@pytest.mark.rule("BB-C-50", "BB-EQG-02")
def test_a_mission_keeps_a_card_locked_or_unlocks_it(plant: Plant) -> None:
    says: dict[Equipment, bool] = {Equipment.RADAR: False, Equipment.REWINDER: True}
    plant("unlocks", lambda state, card: says.get(card))
    here = table("8 8 9 9", "9 9", "12 12 12 12", locked="radar rewinder equal").play(P1, "solo-cut 8")
    assert not here.card("radar").usable  # the eights are cut
    assert here.card("rewinder").usable  # though the sixes are not
    assert not here.card("equal").usable


@pytest.mark.rule("BB-X-GEAR")
@pytest.mark.parametrize("seats", GAME.seats)
def test_cards_lie_face_down_and_only_how_many_there_are_is_public(seats: int) -> None:
    here = begun(PILED, seats)
    assert (here.state.pile, here.state.equipment) == (7, ())
    for viewer in (P1, P2, "spectator"):
        assert (here.view(viewer).pile, here.view(viewer).equipment) == (7, ())
    assert begun("face_down = true", seats).state.pile == seats
    assert len(begun("cards = 6", seats).state.equipment) == 6


@pytest.mark.rule("BB-X-GEAR", "BB-X-NUMGOAL")
def test_a_completed_goal_turns_a_card_up_that_is_usable_at_once_and_the_next_goal() -> None:
    here = position(
        "2 2 7",
        "7 9 9",
        "7 9 9",
        mission=mission_of(PILED),
        extras=(Goals((2,), (3, 9, 7), (1,)),),
        deck="radar mug hook equal",
        pile=3,
    )
    here.play(P1, "solo-cut 2")
    assert [c.name for c in here.state.equipment if c.ready] == ["radar"]
    assert (here.state.pile, here.state.deck[0]) == (2, Equipment.MUG)
    for viewer in (P1, P3, "spectator"):
        assert PileTurnedUp((Equipment.RADAR,)) in here.told(viewer)
        assert GoalTurned(0, 9, (3,)) in here.told(viewer)
        assert "mug" not in str(here.view(viewer))
        assert here.view(viewer).panels == (GoalsPanel(0, (9,), "card", 1, (1, 2, 3)),)


@pytest.mark.rule("BB-X-NUMGOAL")
def test_goals_that_pay_with_cards_need_a_pile() -> None:
    with pytest.raises(BadConfig) as found:
        GAME.new(4, table_of('mechanisms = [{ type = "NumberGoals", reward = "card" }]'))
    assert found.value.rule == "BB-X-NUMGOAL"


@pytest.mark.rule("BB-X-GEAR")
@pytest.mark.parametrize("written", ["equipment = false\ncards = 3", "equipment = false\nface_down = true"])
def test_cards_of_a_mission_without_equipment_are_refused(written: str) -> None:
    with pytest.raises(BadConfig) as found:
        GAME.new(4, table_of(written))
    assert found.value.rule == "BB-X-GEAR"


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_mission_with_a_pile_that_bars_cards_conforms(plant: Plant, seats: int) -> None:
    plant("bars_card", not_for_the_captain)
    report = conform(
        GAME,
        seats,
        table_of(PILED),
        matches=1,
        branches=1,
        seed=7,
        count=everything,
        limits={"frame": 90_000, "notice": 1_500, "entry": 4_000, "told": 100_000},
        rule=r"BB(-[A-Z]+[0-9]*|-[0-9]+)+",
        seldom=seldom,
        possible=possible,
    )
    assert report.ok, report


@pytest.mark.rule("BB-X-CHAR", "BB-C-31")
def test_banned_characters_are_offered_to_nobody() -> None:
    here = begun('characters = "choice"\nban_characters = ["ray", "walkie"]')
    offered = {str(a.character) for a in here.options(P2)}
    assert offered == {"double", "radar", "triple"}
    with refused("BB-C-31"):
        here.play(P2, "pick-character ray")


@pytest.mark.rule("BB-X-CHAR")
@pytest.mark.parametrize(
    "written",
    [
        'ban_characters = ["ray"]',
        'characters = "choice"\nban_characters = ["double"]',
        'characters = "choice"\nban_characters = ["ray", "ray"]',
    ],
)
def test_only_later_characters_that_might_be_chosen_can_be_banned(written: str) -> None:
    with not_to_be("BB-X-CHAR"):
        begun(written)
