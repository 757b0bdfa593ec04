"""Number cards that gate values: missions 26, 47 and 65 (BB-X-NUMGATE)."""

import pytest

from litfuse.games.bomb_busters import GAME, Config
from litfuse.games.bomb_busters.content import MISSIONS
from litfuse.games.bomb_busters.mechanisms.number_gate.words import GateCards, GatePanel
from litfuse.kernel.errors import BadConfig
from tests.games.bomb_busters.seams.checked import conforms, exact_odds
from tests.games.bomb_busters.seams.made_up import not_to_be, table_of
from tests.games.bomb_busters.table import P1, P2, P3, P4, Table, dealt, picked, position, refused

ALL = tuple(range(1, 13))


def gate(table: Table) -> GatePanel:
    (found,) = table.view("spectator").panels
    assert isinstance(found, GatePanel)
    return found


def one(up: tuple[int, ...], *hands: str, down: tuple[int, ...] = (), **more: object) -> Table:
    return position(*hands, number=26, extras=(GateCards(up, down),), **more)  # type: ignore[arg-type]


def pair(up: tuple[int, ...], *hands: str, **more: object) -> Table:
    down = tuple(n for n in ALL if n not in up)
    return position(*hands, number=47, extras=(GateCards(up, down),), **more)  # type: ignore[arg-type]


def own(rows: tuple[tuple[int, ...], ...], *hands: str, **more: object) -> Table:
    return position(*hands, number=65, extras=(GateCards(own=rows),), **more)  # type: ignore[arg-type]


# One card of the table (26)


@pytest.mark.rule("BB-M26-1", "BB-X-NUMGATE")
def test_all_number_cards_lie_open_and_one_is_turned_down_before_the_cut() -> None:
    table = dealt(4, 26)
    assert (gate(table).up, gate(table).down) == (ALL, ())
    assert [(m.red.count, [*m.ban]) for m in (MISSIONS[26].at(2), MISSIONS[26].at(3))] == [(3, ["ray"]), (2, ["ray"])]
    table = one((2, 5), "2 5 9", "2 5 6 9", "2 2 5 5 9 9")
    with refused("BB-X-NUMGATE"):
        table.play(P1, "dual-cut 2:2 5")  # no card was turned yet
    for says in ("use-number 9", "use-number 7"):
        with refused("BB-X-NUMGATE"):
            table.play(P1, says)
    table.play(P1, "use-number 5")
    assert (gate(table).number, table.asked, table.called(P1)) == (5, ((P1, "turn"),), {5})
    for says in ("dual-cut 2:1 2", "use-number 2"):
        with refused("BB-X-NUMGATE"):
            table.play(P1, says)


@pytest.mark.rule("BB-M26-2")
@pytest.mark.scenario("BB-M26-S1")
def test_after_a_failure_the_card_stays_down() -> None:
    table = one((2, 5), "2 5 9", "2 5 6 9", "2 2 5 5 9 9", "6 6", dial=4).play(P1, "use-number 5")
    table.play(P1, "dual-cut 2:3 5")
    assert (table.hand(P2), table.dial, gate(table).down) == ("2 5 6{6} 9", 3, (5,))
    assert gate(table).number is None


@pytest.mark.rule("BB-M26-4", "BB-C-49")
@pytest.mark.scenario("BB-M26-S2")
def test_a_player_who_holds_none_of_the_open_numbers_skips_at_no_cost() -> None:
    table = one((2, 5), "2 5 9", "6 9", "2 5 6 9", "2 2 9").play(P1, "use-number 5").play(P1, "dual-cut 3:2 5")
    assert (table.turn, table.dial) == (P3, 4)


@pytest.mark.rule("BB-M26-3")
@pytest.mark.scenario("BB-M26-S3")
def test_if_no_card_is_open_all_that_are_left_are_turned_up() -> None:
    table = one((5,), "5 9", "5 9", "5 5 9 9", down=(2, 9)).play(P1, "use-number 5").play(P1, "dual-cut 2:1 5")
    assert (gate(table).up, gate(table).down) == ((2, 5, 9), ())
    assert table.may(P2, "use-number 9")


@pytest.mark.rule("BB-M26-3", "BB-C-12")
def test_for_a_player_who_reveals_no_card_is_turned_up() -> None:
    table = one((5,), "5 9", "r3 r4", "5 9 9 9", down=(9,)).play(P1, "use-number 5").play(P1, "dual-cut 3:1 5")
    assert (table.hand(P2), table.turn, gate(table).up) == ("xr3 xr4", P3, (9,))


@pytest.mark.rule("BB-M26-3")
def test_the_card_of_a_completed_value_leaves() -> None:
    table = one((2, 5), "5 5 9", "9 2 2", "2 2 9 9", down=(9,)).play(P1, "use-number 5").play(P1, "solo-cut 5")
    assert (gate(table).up, gate(table).down) == ((2,), (9,))


@pytest.mark.rule("BB-M26-4", "BB-C-49", "BB-C-10")
def test_equipment_may_bring_a_number_that_is_open() -> None:
    table = one((2, 5), "5 9", "5 5 9", "2 2 2 2 5 9 9", turn=P2, usable="walkie", down=(9,))
    table = one((2,), "5 9", "2 5 9", "2 2 2 5 5 9 9", usable="walkie", down=(5, 9))
    assert table.asked == ((P1, "turn"),)
    assert table.may(P1, "skip")
    table.play(P1, "use-walkie 1:1 2").play(P2, "give-wire 2:1")
    assert table.may(P1, "use-number 2")
    assert not table.may(P1, "skip")


# Two cards of the table (47)


@pytest.mark.rule("BB-M47-1", "BB-M47-2", "BB-X-NUMGATE")
@pytest.mark.scenario("BB-M47-S1")
def test_sum_or_difference_of_two_cards_is_cut() -> None:
    table = pair(ALL, "6 7 12", "6 7 12", "6 6 7 7 12 12")
    with refused("BB-X-NUMGATE"):
        table.play(P1, "use-pair 3,9 7")
    table.play(P1, "use-pair 3,9 12")
    assert gate(table).up == (1, 2, 4, 5, 6, 7, 8, 10, 11, 12)
    with refused("BB-X-NUMGATE"):
        table.play(P1, "dual-cut 2:2 7")
    assert table.play(P1, "dual-cut 2:3 12").turn == P2
    assert (MISSIONS[47].red.out_of, *MISSIONS[47].ban, *MISSIONS[47].ban_characters) == (3, "ray", "ray")


@pytest.mark.rule("BB-M47-2", "BB-M47-4")
@pytest.mark.scenario("BB-M47-S2")
def test_with_two_cards_there_are_two_values_and_a_skip_costs_a_step() -> None:
    table = pair((4, 9), "5 6", "5 6 8", "5 5 6 6 8", "8 8", turn=P2, dial=4)
    offered = [a for a in table.options(P2) if type(a).__name__ == "UsePair"]
    assert [(a.cards, a.number) for a in offered] == [((4, 9), 5)]
    assert table.play(P2, "skip").dial == 3
    assert gate(table).up == (4, 9)


@pytest.mark.rule("BB-M47-3")
@pytest.mark.scenario("BB-M47-S3")
def test_with_the_last_two_cards_all_come_back() -> None:
    table = pair((4, 9), "5 6", "5 6", "5 5 6 6").play(P1, "use-pair 4,9 5")
    assert (gate(table).up, gate(table).down, table.called(P1)) == (ALL, (), {5})


@pytest.mark.rule("BB-M47-2")
def test_after_a_failure_both_cards_stay_away() -> None:
    table = pair(ALL, "6 7 12", "6 7 12", "6 6 7 7 12 12").play(P1, "use-pair 3,9 12").play(P1, "dual-cut 2:1 12")
    assert gate(table).down == (3, 9)


@pytest.mark.rule("BB-M47-4", "BB-C-49")
def test_a_player_whose_values_cannot_be_made_is_passed_over_for_a_step() -> None:
    table = pair((4, 9), "5 6", "6 8", "5 5 6 6 8", "8 8", dial=4).play(P1, "skip")
    assert (table.turn, table.dial) == (P3, 2)


@pytest.mark.rule("BB-M47-4", "BB-C-21")
@pytest.mark.scenario("BB-C-S10")
def test_a_mug_uses_no_cards_and_costs_nothing() -> None:
    table = pair(ALL, "6 7 12", "6 7 12", "6 7 12", "6 7 12", turn=P2, usable="mug", dial=4).play(P2, "use-mug 4")
    assert (table.turn, table.dial, gate(table).up) == (P4, 4, ALL)


# Own cards (65)


ROWS = ((2, 5, 9), (1, 3, 7), (4, 8, 10), (6, 11, 12))


@pytest.mark.rule("BB-M65-1", "BB-X-NUMGATE")
@pytest.mark.parametrize(("seats", "sizes"), [(3, [4, 4, 4]), (4, [3, 3, 3, 3]), (5, [3, 3, 2, 2, 2])])
def test_the_number_cards_are_dealt_openly(seats: int, sizes: list[int]) -> None:
    table = picked(seats, 65)
    assert [len(row) for row in gate(table).own] == sizes
    assert sorted(n for row in gate(table).own for n in row) == list(ALL)


@pytest.mark.rule("BB-M65-1")
@pytest.mark.scenario("BB-M65-S3")
def test_mission_65_is_not_for_two_players() -> None:
    with pytest.raises(BadConfig):
        GAME.new(2, Config(mission=65))


@pytest.mark.rule("BB-M65-2", "BB-M65-4")
@pytest.mark.scenario("BB-M65-S1")
def test_only_numbers_of_own_cards_are_cut_and_one_is_given_away() -> None:
    table = own(ROWS, "5 7 9", "5 7 9", "5 7 9", "5 7 9")
    with refused("BB-X-NUMGATE"):
        table.play(P1, "dual-cut 2:2 7")
    table.play(P1, "dual-cut 2:1 5")
    assert table.asked == ((P1, "hand"),)
    for says in ("hand-number 3 2", "hand-number 5 1", "skip"):
        with refused("BB-X-NUMGATE"):
            table.play(P1, says)
    table.play(P1, "hand-number 9 2")
    assert (gate(table).own[:2], table.turn) == (((2, 5), (1, 3, 7, 9)), P2)


@pytest.mark.rule("BB-M65-3", "BB-M65-4")
@pytest.mark.scenario("BB-M65-S2")
def test_a_skip_costs_a_step_and_a_card_is_given_all_the_same() -> None:
    table = own(ROWS, "5 9", "5 9", "5 9", "5 9", dial=4).play(P1, "dual-cut 2:1 5").play(P1, "hand-number 2 3")
    assert (table.asked, table.dial) == (((P2, "hand"),), 3)


@pytest.mark.rule("BB-M65-5")
def test_the_card_of_a_completed_value_stays_turned_down() -> None:
    table = own(ROWS, "5 9", "5 9", "9 8", "9 8 8 8").play(P1, "dual-cut 2:1 5")
    assert (gate(table).own[0], gate(table).down) == ((2, 9), (5,))
    with refused("BB-X-NUMGATE"):
        table.play(P1, "hand-number 5 2")


@pytest.mark.rule("BB-M65-6")
def test_a_player_who_runs_out_of_wires_gives_all_cards_away() -> None:
    table = own(ROWS, "5 9", "5", "5 5 9 8", "9 9 8 8 8").play(P1, "dual-cut 2:1 5").play(P1, "hand-number 2 3")
    for number in (1, 3, 7):
        assert table.asked == ((P2, "hand"),)
        table.play(P2, f"hand-number {number} 4")
    assert (gate(table).own[1], table.turn) == ((), P3)


@pytest.mark.rule("BB-M65-4", "BB-C-21")
def test_a_card_is_given_after_a_mug_too() -> None:
    table = own(ROWS, "5 9", "5 9", "5 9", "5 9", usable="mug").play(P1, "use-mug 3")
    assert table.asked == ((P1, "hand"),)
    assert table.play(P1, "hand-number 9 3").turn == P3


# What everybody can tell


@pytest.mark.rule("BB-X-NUMGATE")
def test_number_cards_need_a_mission_without_yellow_wires() -> None:
    with not_to_be("BB-X-NUMGATE"):
        GAME.new(4, table_of('yellow = { count = 2 }\nmechanisms = [{ type = "NumberGate" }]'))


SMALL = "blue = 3\ndial = 6\nred = {{ count = 1 }}\nmechanisms = [{{ type = 'NumberGate', cards = '{}' }}]"


@pytest.mark.rule("BB-X-NUMGATE", "BB-C-49")
@pytest.mark.parametrize("kind", ["one", "pair", "own"])
@pytest.mark.parametrize(("seats", "cards"), [(2, ""), (3, "walkie mug"), (3, "")])
def test_odds_equal_those_of_every_deal(kind: str, seats: int, cards: str) -> None:
    done = exact_odds(SMALL.format(kind), seats, range(10 if seats == 2 else 24), cards, most=9000)
    assert done["DualCut"] > 8


@pytest.mark.parametrize("kind", ["one", "pair", "own"])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_mission_with_such_cards_conforms(kind: str, seats: int) -> None:
    conforms(SMALL.format(kind).replace("blue = 3", "blue = 7"), seats)
