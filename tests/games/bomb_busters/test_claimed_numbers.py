"""Whoever claims a number first must cut it: mission 45 (BB-X-CALL, BB-X-SNIP, BB-M45)."""

from random import Random
from typing import Any

import pytest

from litfuse.games.bomb_busters import GAME
from litfuse.games.bomb_busters.mechanisms.named_cutter.words import CallDeck, CallPanel
from litfuse.games.bomb_busters.public import Window
from litfuse.games.bomb_busters.setup import pool_of
from litfuse.games.bomb_busters.words import Character, Equipment
from litfuse.kernel.codec import encode
from litfuse.kernel.records import Text
from litfuse.kernel.talk import Said, unsayable
from litfuse.kernel.told import told
from tests.games.bomb_busters.every_deal import EveryDeal
from tests.games.bomb_busters.seams.checked import conforms
from tests.games.bomb_busters.seams.made_up import mission_of, not_to_be, table_of
from tests.games.bomb_busters.table import P1, P2, P3, P4, Table, picked, position, refused, stale
from tests.games.bomb_busters.test_exact_odds import played

WRITTEN = 'ban = ["mug"]\ntokens = "none"\ndial = 6\nmechanisms = [{ type = "ClaimedNumbers" }]'


def window(*hands: str, deck: tuple[int, ...] = (8, 5), turn: int = P1, **more: Any) -> Table:
    """This player has just cut two 12s, and the first number of the deck is turned up."""
    held = [f"{hand} 12 12".strip() if seat == turn else hand for seat, hand in enumerate(hands)]
    data = CallDeck(deck, (), 12, turn, True)
    return position(*held, number=45, turn=turn, extras=(data,), **more).play(turn, "solo-cut 12")


def panel(table: Table) -> CallPanel:
    (found,) = table.view("spectator").panels
    assert isinstance(found, CallPanel)
    return found


def claim(table: Table, seat: int, says: str = "claim-turn") -> Table:
    (decision,) = (d for d in table.match.decisions if d.kind == "claim" and d.seat == seat)
    table.match = table.match.play(decision, table.read(says))
    return table


def offered(table: Table) -> list[int]:
    return [d.seat for d in table.match.decisions if d.kind == "claim"]


HANDS = ("5 7 9", "5 7 9", "8 8 5 9", "7 5 r9 8 8")


@pytest.mark.rule("BB-M45-1", "BB-M45-2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_captain_turns_up_a_number_and_anybody_may_claim_it(seats: int) -> None:
    table = picked(seats, 45)
    mission = table.state.mission
    assert (mission.red.count, mission.yellow.count) == (3 if seats == 2 else 2, 0)
    assert not {Equipment.RAY, Equipment.MUG} & set(pool_of(mission))
    assert mission.ban_characters == (Character.RAY,)
    while table.asked:
        action = next(iter(table.options(table.asked[0][0])))
        table.match = table.match.play(table.match.owed[0], action)
    assert panel(table).card is not None
    assert len(panel(table).deck) == 11
    assert offered(table) == list(range(seats))


@pytest.mark.rule("BB-M45-2", "BB-X-CALL", "BB-M45-7")
@pytest.mark.scenario("BB-M45-S1")
def test_the_first_claimant_who_has_the_number_must_cut_it() -> None:
    table = claim(window(*HANDS), P3)
    assert (table.asked, table.turn, panel(table).named, panel(table).has) == (((P3, "turn"),), P3, P3, True)
    assert table.called(P3) == {8}
    with refused("BB-X-CALL"):
        table.play(P3, "dual-cut 1:1 5")
    with stale():
        claim_late = f"{P4}.claim.1"
        table.play(P4, "claim-turn", to=claim_late)
    table.play(P3, "dual-cut 4:4 8")
    assert (type(table.state.ask), panel(table).card, panel(table).used) == (Window, 5, (8,))


@pytest.mark.rule("BB-M45-3")
@pytest.mark.scenario("BB-M45-S2")
def test_a_claim_without_the_number_costs_a_step_and_the_captain_must_name() -> None:
    table = claim(window(*HANDS), P2)
    assert (table.dial, table.asked, panel(table).card) == (3, ((P1, "name"),), 8)
    assert [a.seat for a in table.options(P1)] == [P2, P3, P4, P1]
    assert table.play(P1, "name-cutter 4").asked == ((P4, "turn"),)


@pytest.mark.rule("BB-M45-4")
@pytest.mark.scenario("BB-M45-S3")
def test_a_player_named_in_vain_costs_a_step_and_sets_a_token() -> None:
    table = window("5 7 9", "5 7 9", "8 8 5 9", "7 5 r9 9", deck=(8, 5)).time_up()
    table.play(P1, "name-cutter 4")
    assert (table.dial, table.asked) == (3, ((P4, "confess"),))
    with refused("BB-X-CALL"):
        table.play(P4, "confess-wire 4:3")
    table.play(P4, "confess-wire 4:2")
    assert table.hand(P4) == "7 5{5} r9 9"
    assert (panel(table).card, panel(table).used, type(table.state.ask)) == (5, (8,), Window)


@pytest.mark.rule("BB-M45-4")
def test_a_player_named_in_vain_with_no_wire_to_mark_sets_none() -> None:
    table = window("5 5", "r9", "8 8", "8 8").time_up().play(P1, "name-cutter 2")
    assert (table.dial, panel(table).card, offered(table)) == (3, 5, [P1, P2, P3, P4])


@pytest.mark.rule("BB-M45-5", "BB-C-12")
@pytest.mark.scenario("BB-M45-S4")
def test_a_claim_with_red_wires_alone_reveals_them_and_the_number_stays() -> None:
    table = window("5 5 8", "r7 r9", "8 8", "5 5 8")
    (before,) = table.match.clocks
    claim(table, P2)
    assert (table.hand(P2), table.dial, panel(table).card) == ("xr7 xr9", 4, 8)
    (after,) = table.match.clocks
    assert after.key != before.key
    assert offered(table) == [P1, P3, P4]


@pytest.mark.rule("BB-M45-4")
@pytest.mark.scenario("BB-M45-S5")
def test_the_captain_may_name_before_anybody_claims() -> None:
    table = claim(window(*HANDS), P1, "name-cutter 3")
    assert (table.asked, table.called(P3)) == (((P3, "turn"),), {8})
    with refused("BB-X-CALL"):
        claim(window(*HANDS), P2, "name-cutter 3")


@pytest.mark.rule("BB-M45-4", "BB-X-SNIP")
@pytest.mark.scenario("BB-M45-S6")
def test_when_the_claim_clock_ends_the_captain_owes_a_name() -> None:
    table = window(*HANDS)
    late = next(d.id for d in table.match.decisions if d.kind == "claim" and d.seat == P3)
    table.time_up()
    assert table.asked == ((P1, "name"),)
    with stale():
        table.match.play(late, table.read("claim-turn"))


@pytest.mark.rule("BB-M45-4")
def test_a_captain_without_wires_may_name_and_not_claim() -> None:
    table = window("", "5 5 8", "8 8", "5 5 8")
    (mine,) = (d for d in table.match.decisions if d.seat == P1)
    assert {type(a).__name__ for a in table.match.options(mine)} == {"NameCutter"}


@pytest.mark.rule("BB-M45-6", "BB-X-CALL")
def test_used_numbers_are_shuffled_and_with_reds_alone_the_captain_calls_the_reveals() -> None:
    table = claim(window("8 8", "8", "8 r9", "r7", deck=(8,)), P1)
    table.play(P1, "dual-cut 2:1 8")
    assert panel(table).card == 12 or panel(table).card == 8  # the deck was made anew
    last = claim(window("8 8", "r7", "r9", "", deck=(8,)), P1).play(P1, "solo-cut 8")
    assert (panel(last).card, last.asked) == (None, ((P1, "name"),))
    assert last.play(P1, "name-cutter 3").hand(P3) == "xr9"
    assert last.play(P1, "name-cutter 2").won


@pytest.mark.rule("BB-M45-3", "BB-C-24")
def test_nobody_speaks_in_the_window() -> None:
    table = window(*HANDS, chat="free")
    assert unsayable(GAME.talk(table.state), Said(P2, "chat", "not me"), 4) == Text("talk-claims")
    assert GAME.talk(claim(table, P3).state).chat == "free"


@pytest.mark.rule("BB-X-SNIP", "BB-X-TIMER")
def test_a_table_that_counts_turns_has_the_captain_name() -> None:
    assert window(*HANDS, timers="turns").asked == ((P1, "name"),)


@pytest.mark.rule("BB-X-CALL")
@pytest.mark.parametrize("written", [WRITTEN.replace('ban = ["mug"]\n', ""), f"yellow = {{ count = 2 }}\n{WRITTEN}"])
def test_the_coffee_mug_and_yellow_wires_have_no_place_where_numbers_are_claimed(written: str) -> None:
    with not_to_be("BB-X-CALL"):
        GAME.new(4, table_of(written))


@pytest.mark.rule("BB-X-CALL", "BB-C-10")
def test_odds_are_those_of_every_deal_that_agrees_with_the_claims() -> None:
    mission = mission_of(f"blue = 2\nseats = [2, 3]\nred = {{ count = 2 }}\n{WRITTEN}").at(3)
    for number in range(6):
        luck = Random(number)
        assert played(EveryDeal(mission, 3, [], luck.randrange(3), b"claim %d" % number, 4000), luck, number)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_mission_with_claimed_numbers_conforms(seats: int) -> None:
    conforms(f"blue = 6\nred = {{ count = 2 }}\n{WRITTEN}", seats)


@pytest.mark.rule("BB-X-CALL")
def test_knowledge_from_failed_claims_is_kept_and_survives_encoding() -> None:
    table = claim(window("5 5 7 7", "7 9 9 5", "8 8 8 8 5 7", "9 9"), P2).play(P1, "name-cutter 4")
    table.play(P4, "confess-wire 4:1")
    for seat in (P1, P2, P3, P4):
        known = told(table.match, seat).known
        assert encode(known)
