"""A number is turned up and somebody is named who must cut it: after the radar (18), or by the boss (51)."""

from random import Random

import pytest

from litfuse.games.bomb_busters import GAME
from litfuse.games.bomb_busters.content import MISSIONS
from litfuse.games.bomb_busters.mechanisms.named_cutter.words import CallDeck, CallPanel, StandsAnswered
from litfuse.games.bomb_busters.setup import pool_of
from litfuse.games.bomb_busters.words import Character, Equipment
from tests.games.bomb_busters.every_deal import EveryDeal
from tests.games.bomb_busters.seams.checked import conforms
from tests.games.bomb_busters.seams.made_up import mission_of
from tests.games.bomb_busters.table import P1, P2, P3, P4, Table, dealt, picked, position, refused
from tests.games.bomb_busters.test_exact_odds import played

HANDS = ("5 8", "7 8 8", "5 9 9", "7 9 9 6 6")
RADAR = 'tokens = "none"\nequipment = false\ndial = 6\nmechanisms = [{ type = "NamedCutter", radar = true }]'


def called(*hands: str, number: int = 18, deck: tuple[int, ...] = (7, 5, 8), **more: object) -> Table:
    return position(*hands, number=number, extras=(CallDeck(deck),), **more)  # type: ignore[arg-type]


def panel(table: Table) -> CallPanel:
    (found,) = table.view("spectator").panels
    assert isinstance(found, CallPanel)
    return found


@pytest.mark.rule("BB-M18-1")
@pytest.mark.parametrize("seats", GAME.seats)
def test_mission_18_has_a_radar_and_nothing_else(seats: int) -> None:
    table = dealt(seats, 18)
    mission = table.state.mission
    assert (mission.red.count, mission.yellow.count, mission.equipment) == (3 if seats == 2 else 2, 0, False)
    assert table.asked == ((P1, "order"),)  # no first tokens
    assert len(panel(table).yes) == len(table.state.stands)
    assert len(panel(table).deck) == 11


@pytest.mark.rule("BB-M18-2", "BB-X-CALL")
@pytest.mark.scenario("BB-M18-S1")
def test_only_players_whose_stand_said_yes_may_be_named() -> None:
    table = called(*HANDS)
    assert (panel(table).card, panel(table).yes) == (7, (False, True, False, True))
    assert [a.seat for a in table.options(P1)] == [P2, P4]
    with refused("BB-X-CALL"):
        table.play(P1, "name-cutter 3")
    own = called(*HANDS, deck=(5, 7))
    assert [a.seat for a in own.options(P1)] == [P3, P1]  # oneself last


@pytest.mark.rule("BB-M18-3", "BB-M18-4", "BB-X-CALL")
@pytest.mark.scenario("BB-M18-S2")
def test_the_named_player_cuts_and_the_turn_passes_left_of_the_namer() -> None:
    table = called(*HANDS).play(P1, "name-cutter 4")
    assert table.called(P4) == {7}
    assert {type(a).__name__ for a in table.options(P4)} == {"DualCut", "HelpedCut"}
    table.play(P4, "dual-cut 2:1 7")
    assert (table.turn, table.asked, panel(table).card) == (P2, ((P2, "order"),), 5)
    failed = called(*HANDS).play(P1, "name-cutter 4").play(P4, "dual-cut 2:2 7")
    assert (failed.dial, failed.hand(P2)) == (3, "7 8{8} 8")


@pytest.mark.rule("BB-M18-5")
def test_a_number_that_is_complete_leaves_and_the_deck_is_made_of_the_used_ones() -> None:
    table = position("5 5 8", "7 8", "7", "8", number=18, extras=(CallDeck((5,), (7, 8)),))
    table.play(P1, "name-cutter 1").play(P1, "solo-cut 5")
    assert {panel(table).card, *panel(table).deck} == {7, 8}
    assert any(panel(table).yes)


@pytest.mark.rule("BB-M18-6", "BB-C-12")
@pytest.mark.scenario("BB-M18-S3")
def test_for_a_red_hand_no_number_is_turned_up() -> None:
    table = position("5 8", "5 8", "r2 r3", "8 8", number=18, turn=P2, extras=(CallDeck((5, 8)),))
    table.play(P2, "name-cutter 2").play(P2, "dual-cut 1:1 5")
    assert table.hand(P3) == "xr2 xr3"
    assert (table.turn, panel(table).card) == (P4, 8)


@pytest.mark.rule("BB-M18-7", "BB-COM-05", "BB-X-CALL")
def test_the_answers_are_gone_with_the_turn_and_no_log_keeps_them() -> None:
    table = called(*HANDS, history="open")
    talk = GAME.talk(table.state)
    assert (talk.log, talk.notebook) == (False, False)
    table.play(P1, "name-cutter 4").play(P4, "dual-cut 2:1 7")
    assert panel(table).yes == (True, False, True, False)  # of the new number
    assert all(not hasattr(fact, "yes") for fact in table.view(P3).facts)
    assert GAME.talk(dealt(4, 4, history="open").state).log


@pytest.mark.rule("BB-M18-2")
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_mission_with_the_radar_conforms(seats: int) -> None:
    conforms(f"blue = 5\nred = {{ count = 1 }}\n{RADAR}", seats, matches=1)


@pytest.mark.rule("BB-M18-2", "BB-X-CALL")
@pytest.mark.parametrize("block", range(3))
def test_odds_take_the_answers_of_the_stands_into_account(block: int) -> None:
    done = 0
    for number in range(6 * block, 6 * block + 6):
        luck = Random(number)
        mission = mission_of(f"blue = {luck.choice((2, 3))}\nred = {{ count = {luck.choice((1, 2))} }}\n{RADAR}")
        seats = 2 if mission.blue == 3 else luck.choice((2, 3))
        found = played(EveryDeal(mission, seats, (), luck.randrange(seats), b"radar %d" % number, 3000), luck, number)
        done += found["NameCutter"]
    assert done


@pytest.mark.rule("BB-M51-1", "BB-C-31")
@pytest.mark.scenario("BB-M51-S1")
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_dial_of_mission_51_has_one_step_more_than_there_are_players(seats: int) -> None:
    table = picked(seats, 51)
    mission = table.state.mission
    assert (table.dial, mission.red.count) == (seats + 1, 2 if seats == 2 else 1)
    assert Equipment.RAY not in pool_of(mission)
    assert Character.RAY not in {a.character for a in dealt(seats, 51).options(P2)}
    assert (table.asked[0][0] == P2) == (seats == 2)  # then the Captain sets no first token
    assert MISSIONS[51].first_tokens(captain=False) == "own"


BOSS = ("5 8", "5 9", "6 8 9", "5 8 9")


def boss(*hands: str, deck: tuple[int, ...] = (6, 5), **more: object) -> Table:
    return position(*hands, number=51, extras=(CallDeck(deck),), **more)  # type: ignore[arg-type]


@pytest.mark.rule("BB-M51-2", "BB-M51-3", "BB-M51-5", "BB-X-CALL")
@pytest.mark.scenario("BB-M51-S2")
def test_a_named_player_with_the_number_must_cut_it_and_the_next_boss_is_left_of_the_boss() -> None:
    table = boss(*BOSS, usable="triple super stabilizer")
    assert [a.seat for a in table.options(P1)] == [P2, P3, P4, P1]
    assert panel(table).yes == ()
    table.play(P1, "name-cutter 3")
    helpers = {h for a in table.options(P3) if type(a).__name__ == "HelpedCut" for h in a.helpers}
    assert helpers == {"double"}
    with refused("BB-X-CALL"):
        table.play(P3, "use-stabilizer")
    table.play(P3, "dual-cut 2:2 6")
    assert (table.hand(P2), table.dial, table.asked) == ("5 9{9}", 4, ((P2, "order"),))


@pytest.mark.rule("BB-M51-4", "BB-X-CALL")
@pytest.mark.scenario("BB-M51-S3")
def test_a_player_who_is_named_and_lacks_the_number_sets_a_true_token_for_a_step() -> None:
    table = boss(*BOSS).play(P1, "name-cutter 4")
    assert (table.dial, table.asked) == (4, ((P4, "confess"),))
    table.play(P4, "confess-wire 4:2")
    assert (table.hand(P4), table.asked) == ("5 8{8} 9", ((P2, "order"),))
    none = boss("5 8", "5{5} r3", "6 8 9", "5 8 9").play(P1, "name-cutter 2")
    assert (none.dial, none.asked) == (4, ((P2, "order"),))
    reds = boss("5 8", "5 8", "6 8 9", "r3").play(P1, "name-cutter 4")
    assert (reds.dial, reds.ended, reds.asked) == (4, "", ((P2, "order"),))


@pytest.mark.rule("BB-M51-5", "BB-C-21", "BB-X-CALL")
def test_a_boss_with_the_coffee_mug_is_asked_before_a_number_is_turned_up() -> None:
    table = boss(*BOSS, usable="mug")
    assert (table.asked, panel(table).card) == (((P1, "turn-up"),), None)
    with refused("BB-X-CALL"):
        table.play(P1, "name-cutter 3")
    gives = boss(*BOSS, usable="mug").play(P1, "use-mug 3")
    assert (gives.turn, gives.asked, panel(gives).card, gives.dial) == (P3, ((P3, "order"),), 6, 5)
    assert gives.card("mug").used
    turned = table.play(P1, "turn-up-number")
    assert (turned.asked, panel(turned).card, turned.card("mug").used) == (((P1, "order"),), 6, False)
    with refused("BB-X-CALL"):
        turned.play(P1, "use-mug 3")


@pytest.mark.rule("BB-M51-5", "BB-C-12")
def test_a_boss_with_red_wires_alone_reveals() -> None:
    table = boss("5 8", "r3", "5 6 8", "5 8", deck=(5, 6)).play(P1, "name-cutter 1").play(P1, "dual-cut 3:1 5")
    assert (table.hand(P2), table.turn, panel(table).card) == ("xr3", P3, 6)


@pytest.mark.rule("BB-M51-6")
def test_every_number_is_called_once_before_the_deck_is_made_anew() -> None:
    table = picked(4, 51)
    while table.asked[0][1] == "token":
        decision = table.match.owed[0]
        table.match = table.match.play(decision, table.match.options(decision)[0])
    before = panel(table)
    assert sorted((before.card or 0, *before.deck)) == list(range(1, 13))
    assert before.used == ()


def test_with_two_players_each_stand_answers() -> None:
    table = dealt(2, 18, captain=P1)
    (told,) = [n for n in table.told(P2) if isinstance(n, StandsAnswered)]
    assert told.owners == (0, 1, 0, 1)
