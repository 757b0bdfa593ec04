"""Oxygen that cuts cost: missions 44, 49 and 63 (BB-X-OXY)."""

import pytest

from litfuse.games.bomb_busters import GAME
from litfuse.games.bomb_busters.content import MISSIONS
from litfuse.games.bomb_busters.mechanisms.oxygen.words import Air, OxygenPanel
from litfuse.games.bomb_busters.mechanisms.restricted_talk.words import Restricted, RestrictedPanel
from tests.games.bomb_busters.seams.checked import conforms, exact_odds
from tests.games.bomb_busters.seams.made_up import begun, mission_of, not_to_be, table_of
from tests.games.bomb_busters.table import P1, P2, P3, P4, Table, picked, position, refused


def air(table: Table) -> OxygenPanel:
    (found,) = (p for p in table.view("spectator").panels if isinstance(p, OxygenPanel))
    return found


def stocks(table: Table) -> tuple[int, tuple[int, ...]]:
    """The reserve, and what everybody has."""
    return air(table).reserve, air(table).stocks


def talk(number: int) -> str:
    (mode,) = (p.mode for p in picked(4, number).view("spectator").panels if isinstance(p, RestrictedPanel))
    return mode


# From the reserve (44)


def shared(reserve: int, *hands: str, **more: object) -> Table:
    taken = (0,) * (len(hands) - 1) + (2 * len(hands) - reserve,)
    return position(*hands, number=44, extras=(Air(reserve, taken), Restricted()), **more)  # type: ignore[arg-type]


@pytest.mark.rule("BB-M44-1", "BB-X-OXY")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_reserve_holds_two_for_each_player(seats: int) -> None:
    table = picked(seats, 44)
    mission = MISSIONS[44].at(seats)
    assert stocks(table) == (2 * seats, (0,) * seats)
    assert (mission.red.count, mission.red.out_of, mission.yellow.count) == (1, 3, 0)
    assert (mission.ban, mission.ban_characters) == (("ray",), ("ray",))
    assert talk(44) == "mute"


@pytest.mark.rule("BB-M44-2", "BB-X-OXY")
@pytest.mark.parametrize(("value", "tokens"), [(1, 1), (4, 1), (5, 2), (8, 2), (9, 3), (12, 3)])
def test_a_cut_takes_one_to_three_by_depth_even_if_it_fails(value: int, tokens: int) -> None:
    hands = (f"{value} 7 11", f"{value} 7 11", f"{value} 7 11", "7 11")
    for target in ("2:1", "2:2") if value < 7 else ("2:2", "2:1"):
        table = shared(8, *hands).play(P1, f"dual-cut {target} {value}")
        assert stocks(table) == (8 - tokens, (tokens, 0, 0, 0))


@pytest.mark.rule("BB-M44-2", "BB-C-18")
def test_a_solo_of_four_costs_once() -> None:
    assert stocks(shared(8, "9 9 9 9 2", "2", "2", "2").play(P1, "solo-cut 9")) == (5, (3, 0, 0, 0))


@pytest.mark.rule("BB-M44-2", "BB-M44-4", "BB-C-49")
@pytest.mark.scenario("BB-M44-S1")
def test_a_player_who_can_pay_for_no_held_value_is_passed_over_for_a_step() -> None:
    table = shared(6, "6 10 12", "6 7 10", "9 10 12", dial=3).play(P1, "dual-cut 2:3 10").play(P2, "dual-cut 1:1 6")
    assert stocks(table) == (6, (0, 0, 0))  # a new round
    assert (table.turn, table.dial) == (P1, 2)


@pytest.mark.rule("BB-M44-2", "BB-C-41")
def test_a_value_that_the_reserve_is_too_small_for_cannot_be_called() -> None:
    table = shared(1, "3 9 9", "3 9 9", "3 3", dial=3)
    assert table.called(P1) == {3}
    for says in ("dual-cut 2:2 9", "give-oxygen 3 2"):
        with refused("BB-X-OXY"):
            table.play(P1, says)
    assert (stocks(table), table.dial) == ((1, (0, 0, 5)), 3)
    solo = shared(1, "3 9 9", "3", "3 3")
    with refused("BB-X-OXY"):
        solo.play(P1, "solo-cut 9")


@pytest.mark.rule("BB-M44-3", "BB-C-14")
@pytest.mark.scenario("BB-M44-S2")
def test_all_tokens_return_when_the_marker_is_back_at_the_captain() -> None:
    table = shared(6, "6 6 12", "6 6 12", "9 9 12 12", "9 9", turn=P4).play(P4, "dual-cut 3:1 9")
    assert (table.turn, stocks(table)) == (P1, (8, (0, 0, 0, 0)))


@pytest.mark.rule("BB-M44-4")
@pytest.mark.scenario("BB-M44-S3")
def test_who_can_pay_may_skip_for_a_step() -> None:
    table = shared(6, "6 7 12", "6 7 12", "6 7 12", "6 7 12", turn=P2).play(P2, "skip")
    assert (table.turn, table.dial, stocks(table)) == (P3, 3, (6, (0, 0, 0, 2)))


@pytest.mark.rule("BB-M44-4", "BB-M44-6", "BB-C-49")
@pytest.mark.scenario("BB-M44-S4")
def test_under_the_stabilizer_a_skip_costs_nothing() -> None:
    table = shared(1, "6 10", "6 10", "10 10", "3 3 6 6", dial=4, turn=P3, usable="stabilizer")
    assert (table.turn, table.asked) == (P3, ((P3, "turn"),))
    assert not table.called(P3)
    table.play(P3, "use-stabilizer").play(P3, "skip")
    assert (table.turn, table.dial) == (P4, 4)
    able = shared(6, "6 10", "6 10", "10 10", "6 6", dial=4, turn=P3, usable="stabilizer")
    able.play(P3, "use-stabilizer").play(P3, "skip")
    assert able.dial == 4


@pytest.mark.rule("BB-M44-4", "BB-C-49")
@pytest.mark.parametrize("cards", ["", "rewinder radar"])
def test_other_cards_do_not_help_a_player_who_cannot_pay(cards: str) -> None:
    table = shared(1, "6 10", "6 10", "10 10", "6 6 3 3", dial=4, turn=P3, usable=cards)
    assert (table.turn, table.dial) == (P4, 3)


@pytest.mark.rule("BB-M44-5")
def test_a_reveal_costs_no_oxygen() -> None:
    table = shared(0, "6 10", "r3", "6 6 10 10", "6 10", turn=P2)
    assert (table.hand(P2), stocks(table)[1]) == ("xr3", (0, 0, 0, 0))


@pytest.mark.rule("BB-X-OXY", "BB-C-43")
def test_a_full_round_of_skips_costs_its_steps_alone() -> None:
    table = shared(4, "6 6", "6 6", "", "", dial=4).play(P1, "skip").play(P2, "skip")
    assert (table.ended, table.dial, table.turn) == ("", 2, P1)


@pytest.mark.rule("BB-C-13", "BB-X-OXY")
def test_the_last_cut_wins_with_the_last_token() -> None:
    assert shared(1, "3", "3", "", "", dial=1).play(P1, "dual-cut 2:1 3").won


@pytest.mark.rule("BB-X-OXY", "BB-C-11")
def test_with_a_ray_the_dearer_value_is_paid() -> None:
    written = "red = { count = 1 }\nmechanisms = [{ type = 'Oxygen', flow = 'reserve', stock = [4, 6, 8, 10] }]"
    table = position(
        "2 10", "2 10", "2 2 10 10", mission=mission_of(written), extras=(Air(6, (0, 0, 0)),), usable="ray"
    )
    table.play(P1, "helped-cut 2:2 2,10 ray")
    assert stocks(table) == (3, (3, 0, 0))


# To a teammate (49)


def giving(stocks: tuple[int, ...], *hands: str, **more: object) -> Table:
    return position(*hands, number=49, extras=(Air(0, stocks), Restricted()), **more)  # type: ignore[arg-type]


@pytest.mark.rule("BB-M49-1", "BB-X-OXY")
@pytest.mark.parametrize(("seats", "each"), [(2, 7), (3, 6), (4, 5), (5, 4)])
def test_everybody_begins_with_the_same_stock(seats: int, each: int) -> None:
    table = picked(seats, 49)
    mission = MISSIONS[49].at(seats)
    assert stocks(table) == (0, (each,) * seats)
    assert (mission.red.count, mission.ban, mission.ban_characters) == (3 if seats == 2 else 2, ("ray",), ("ray",))
    assert talk(49) == "mute"


@pytest.mark.rule("BB-M49-2")
@pytest.mark.scenario("BB-M49-S1")
def test_a_cut_is_paid_to_any_one_teammate_even_if_it_fails() -> None:
    table = giving((5, 5, 5, 5), "4 7", "4 7", "4 7", "4 7", dial=4).play(P1, "give-oxygen 4 3")
    assert (stocks(table), table.asked, table.called(P1)) == ((0, (1, 5, 9, 5)), ((P1, "turn"),), {4})
    table.play(P1, "dual-cut 2:2 4")
    assert (stocks(table), table.dial, table.turn) == ((0, (1, 5, 9, 5)), 3, P2)


@pytest.mark.rule("BB-M49-2", "BB-C-41")
@pytest.mark.scenario("BB-C-S9")
def test_what_is_refused_for_want_of_oxygen_changes_nothing() -> None:
    table = giving((5, 5, 5, 5), "4 7", "4 7", "4 7", "4 7", dial=4)
    for says in ("give-oxygen 7 3", "give-oxygen 5 3", "give-oxygen 4 1", "dual-cut 2:1 4", "dual-cut 2:2 7"):
        with refused("BB-X-OXY"):
            table.play(P1, says)
    assert (stocks(table), table.dial, table.turn) == ((0, (5, 5, 5, 5)), 4, P1)
    table.play(P1, "give-oxygen 4 3")
    for says in ("give-oxygen 4 2", "dual-cut 2:2 7"):
        with refused("BB-X-OXY"):
            table.play(P1, says)
    with refused("BB-TURN-02"):
        table.play(P1, "skip")


@pytest.mark.rule("BB-M49-2", "BB-C-18", "BB-C-20")
def test_a_solo_and_a_fast_pass_are_paid_like_a_dual() -> None:
    table = giving((5, 5, 5, 5), "3 3 9", "9", "9", "9").play(P1, "give-oxygen 3 2").play(P1, "solo-cut 3")
    assert stocks(table) == (0, (2, 8, 5, 5))
    written = "later = ['fast-pass']\nmechanisms = [{ type = 'Oxygen', flow = 'purse', stock = [9, 9, 9, 9] }]"
    quick = position("9 9 3", "9 9 3", mission=mission_of(written), extras=(Air(0, (9, 0)),), usable="fast-pass")
    assert stocks(quick.play(P1, "fast-pass 1:1,1:2")) == (3, (0, 6))


@pytest.mark.rule("BB-M49-3", "BB-C-49")
@pytest.mark.scenario("BB-M49-S2")
def test_a_player_who_holds_only_numbers_above_the_own_stock_is_passed_over() -> None:
    table = giving((5, 5, 5, 5), "4 8", "8 9 12", "4 9 12", "4 4", turn=P2, dial=4)
    assert (table.turn, table.dial, stocks(table)) == (P3, 3, (0, (5, 5, 5, 5)))


@pytest.mark.rule("BB-M49-3")
def test_who_can_pay_a_teammate_may_skip_for_a_step() -> None:
    table = giving((5, 5, 5, 5), "4 7", "4 7", "4 7", "4 7", dial=4).play(P1, "skip")
    assert (table.turn, table.dial, stocks(table)) == (P2, 3, (0, (5, 5, 5, 5)))


@pytest.mark.rule("BB-M49-4")
@pytest.mark.scenario("BB-M49-S3")
def test_the_tokens_of_a_player_who_reveals_leave_the_game() -> None:
    table = giving((1, 5, 9, 5), "4 7", "4 7", "r3", "4 7 7 4", turn=P3)
    assert (table.hand(P3), stocks(table)) == ("xr3", (0, (1, 5, 0, 5)))


@pytest.mark.rule("BB-M49-4")
def test_the_tokens_of_a_player_who_runs_out_of_wires_leave_the_game() -> None:
    table = giving((5, 5, 5, 0), "4 7", "4", "7 7 7", "").play(P1, "give-oxygen 4 2").play(P1, "dual-cut 2:1 4")
    assert stocks(table) == (0, (1, 0, 5, 0))


@pytest.mark.rule("BB-M49-4")
def test_nothing_is_paid_if_no_teammate_has_wires() -> None:
    table = giving((1, 0, 0, 0), "9 9 12 12", "", "", "").play(P1, "solo-cut 9")
    assert stocks(table) == (0, (1, 0, 0, 0))
    assert table.play(P1, "solo-cut 12").won


# One purse (63)


def purse(reserve: int, stocks: tuple[int, ...], *hands: str, **more: object) -> Table:
    return position(*hands, number=63, extras=(Air(reserve, stocks), Restricted()), **more)  # type: ignore[arg-type]


@pytest.mark.rule("BB-M63-1", "BB-X-OXY")
@pytest.mark.parametrize(("seats", "count"), [(2, 14), (3, 18), (4, 24), (5, 30)])
def test_the_captain_begins_with_the_purse(seats: int, count: int) -> None:
    table = picked(seats, 63)
    mission = MISSIONS[63].at(seats)
    assert stocks(table) == (0, (count, *(0,) * (seats - 1)))
    assert (mission.red.count, mission.ban, mission.ban_characters) == (3 if seats == 2 else 2, ("ray",), ("ray",))
    assert talk(63) == "mime"


@pytest.mark.rule("BB-M63-2", "BB-M63-3")
@pytest.mark.scenario("BB-M63-S1")
def test_a_cut_is_paid_to_the_reserve_and_the_rest_goes_left() -> None:
    table = purse(0, (18, 0, 0), "3 10", "3 8", "3 3 10 10 10 8").play(P1, "dual-cut 3:4 10")
    assert (stocks(table), table.turn) == ((10, (0, 8, 0)), P2)


@pytest.mark.rule("BB-M63-2", "BB-M63-3", "BB-C-49")
@pytest.mark.scenario("BB-M63-S2")
def test_who_cannot_pay_is_passed_over_and_the_purse_goes_left_all_the_same() -> None:
    table = purse(10, (0, 8, 0), "3 11", "9 11", "3 9", turn=P2, dial=3)
    assert (table.turn, table.dial, stocks(table)) == (P3, 2, (10, (0, 0, 8)))
    with refused("BB-TURN-02"):
        table.play(P3, "skip")


@pytest.mark.rule("BB-M63-3", "BB-C-14")
@pytest.mark.scenario("BB-M63-S3")
def test_the_captain_takes_the_reserve_before_acting() -> None:
    table = purse(10, (0, 0, 8), "3 11", "9 11", "3 9", turn=P3, dial=3).play(P3, "dual-cut 1:1 3")
    assert (table.turn, stocks(table)) == (P1, (0, (18, 0, 0)))


@pytest.mark.rule("BB-M63-3")
def test_for_a_captain_without_wires_the_next_player_takes_the_reserve() -> None:
    table = purse(10, (0, 0, 8), "", "9 9 11", "3 3 11", turn=P3, dial=3).play(P3, "solo-cut 3")
    assert (table.turn, stocks(table)) == (P2, (0, (0, 18, 0)))


@pytest.mark.rule("BB-M63-4", "BB-C-21")
def test_after_a_mug_nothing_is_paid_and_the_purse_goes_left_by_seat() -> None:
    table = purse(0, (24, 0, 0, 0), "3 5", "3 5", "3 5", "3 5", usable="mug").play(P1, "use-mug 3")
    assert (table.turn, table.dial, stocks(table)) == (P2, 1, (0, (0, 24, 0, 0)))  # nobody before could pay


@pytest.mark.rule("BB-X-OXY")
def test_a_player_without_wires_hands_the_purse_on() -> None:
    table = purse(0, (4, 20, 0), "3 5", "3", "5 5 5").play(P1, "dual-cut 2:1 3")
    assert (table.turn, stocks(table)) == (P3, (3, (0, 0, 21)))


# Out of the own stock, with refunds (as in mission 54)

OWN = "dial = 6\nred = { count = 1 }\nmechanisms = [{ type = 'Oxygen', stock = [9, 6, 3, 2], refund = true }]"


def own(reserve: int, stocks: tuple[int, ...], *hands: str, **more: object) -> Table:
    mission = mission_of(OWN)
    return position(*hands, mission=mission, extras=(Air(reserve, stocks),), **more)  # type: ignore[arg-type]


@pytest.mark.rule("BB-X-OXY")
@pytest.mark.parametrize(("seats", "each"), [(2, 9), (3, 6), (4, 3), (5, 2)])
def test_own_stocks_leave_the_rest_of_the_supply_in_the_reserve(seats: int, each: int) -> None:
    assert stocks(begun(OWN, seats)) == (32 - each * seats, (each,) * seats)


@pytest.mark.rule("BB-X-OXY")
def test_cuts_are_paid_from_the_players_stock_to_the_reserve_and_nobody_skips_by_choice() -> None:
    table = own(20, (3, 3, 3, 3), "7 11", "7 11", "7 11", "7 11")
    with refused("BB-TURN-02"):
        table.play(P1, "skip")
    assert stocks(table.play(P1, "dual-cut 2:1 7")) == (22, (1, 3, 3, 3))


@pytest.mark.rule("BB-X-OXY")
def test_a_completed_value_brings_each_player_with_wires_a_token() -> None:
    table = own(20, (3, 3, 3, 3), "6 11", "6 11", "11 11", "").play(P1, "dual-cut 2:1 6")
    assert stocks(table) == (19, (2, 4, 4, 3))


@pytest.mark.rule("BB-X-OXY")
def test_the_last_tokens_of_the_reserve_come_to_the_captain_first() -> None:
    table = own(0, (11, 7, 7, 7), "11", "6 11", "6 11", "11", turn=P2, captain=P3).play(P2, "dual-cut 3:1 6")
    assert stocks(table) == (0, (11, 5, 8, 8))


@pytest.mark.rule("BB-X-OXY", "BB-C-49")
def test_a_player_who_has_too_little_is_passed_over_for_a_step() -> None:
    table = own(20, (3, 0, 3, 3), "7 11", "7 11", "7 11", "7 11", turn=P2, dial=4)
    assert (table.turn, table.dial) == (P3, 3)


@pytest.mark.rule("BB-X-OXY", "BB-C-31")
@pytest.mark.parametrize("flow", ["reserve", "teammate", "own", "purse"])
def test_there_is_no_oxygen_yet_while_characters_are_chosen(flow: str) -> None:
    written = f"characters = 'choice'\nmechanisms = [{{ type = 'Oxygen', flow = '{flow}', stock = [4, 5, 6, 6] }}]"
    assert stocks(begun(written)) == (0, ())


# Missions that cannot be


@pytest.mark.rule("BB-X-OXY", "BB-C-1")
@pytest.mark.parametrize(
    "written",
    [
        "yellow = { count = 2 }\nmechanisms = [{ type = 'Oxygen', stock = [2, 2, 2, 2] }]",
        "mechanisms = [{ type = 'Oxygen', stock = [2, 2, 2, 7] }]",
        "mechanisms = [{ type = 'Oxygen', flow = 'purse', stock = [2, 2, 2, 7], refund = true }]",
        "equipment = false\nmechanisms = [{ type = 'Oxygen', stock = [2, 2, 2, 2], spared = true }]",
        "mechanisms = [{ type = 'Oxygen', stock = [2, 2, 2, 2] }, { type = 'BlindWires' }]",
    ],
)
def test_oxygen_for_such_missions_is_refused(written: str) -> None:
    with not_to_be("BB-X-OXY"):
        GAME.new(5, table_of(written))


# What everybody can tell

KINDS = (
    "flow = 'reserve', stock = [1, 1, 2, 2], skip = true, spared = true",
    "flow = 'teammate', price = 'value', stock = [3, 2, 2, 2], skip = true",
    "flow = 'own', stock = [2, 1, 1, 1], refund = true",
    "flow = 'purse', price = 'value', stock = [3, 3, 3, 3]",
)
SMALL = "blue = {}\ndial = 6\nred = {{ count = 1 }}\nmechanisms = [{{ type = 'Oxygen', {} }}]"


@pytest.mark.rule("BB-X-OXY", "BB-C-49")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("seats", "cards"), [(2, ""), (3, "walkie mug"), (3, "stabilizer"), (3, "")])
def test_odds_equal_those_of_every_deal(kind: str, seats: int, cards: str) -> None:
    done = exact_odds(SMALL.format(3, kind), seats, range(8 if seats == 2 else 12), cards, most=9000)
    assert done["DualCut"]
    assert done.total() > 40


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_mission_with_oxygen_conforms(kind: str, seats: int) -> None:
    conforms(SMALL.format(7, kind).replace("[1, 1, 2, 2]", "[3, 4, 5, 6]"), seats)
