"""Missions whose tokens tell less or something else: 21 and 33, 24 and 40, 52."""

import pytest

from litfuse.games.bomb_busters.content import MISSIONS
from litfuse.games.bomb_busters.words import RED, Cell, Equipment
from tests.games.bomb_busters.table import P1, P2, P4, Table, dealt, picked, position, refused


def placed(table: Table, value: int) -> str:
    """P1 sets a first token at an own wire of this value, which is there; returns the wire."""
    cell = next(c for c in table.state.uncut(P1) if table.state.value(c) == value)
    table.play(P1, f"place-token {cell[0] + 1}:{cell[1] + 1}")
    return table.hand(P1).split()[cell[1]]


def with_value(mission: int, value: int, **config: object) -> Table:
    """A deal in which P1 has such a wire."""
    for n in range(20):
        table = dealt(4, mission, key=b"deal %d" % n, **config)
        if any(table.state.value(c) == value for c in table.state.uncut(P1)):
            return table
    raise AssertionError("no such deal")


@pytest.mark.rule("BB-M21-1", "BB-M33-1")
def test_missions_21_and_33_have_the_wires_of_the_rules() -> None:
    for number, few, many in ((21, (1, 2), (2, 0)), (33, (2, 3), (3, 0))):
        assert MISSIONS[number].token_kind == "parity"
        for seats in (3, 4, 5):
            red = MISSIONS[number].at(seats).red
            assert (red.count, red.out_of) == few
        red = MISSIONS[number].at(2).red
        assert (red.count, red.out_of) == many
    assert (MISSIONS[21].characters, MISSIONS[33].characters) == ("double", "choice")


@pytest.mark.rule("BB-M21-1", "BB-X-TOKKIND")
@pytest.mark.scenario("BB-M21-S1")
def test_a_first_token_before_a_six_says_even() -> None:
    assert placed(with_value(21, 6), 6) == "6{even}"


@pytest.mark.rule("BB-M21-2")
@pytest.mark.scenario("BB-M21-S2")
def test_a_failure_at_a_nine_says_odd() -> None:
    table = position("4 9", "4 9", "4 9", "4 9", number=21, turn=P2).play(P2, "dual-cut 3:2 4")
    assert (table.hand(2), table.dial) == ("4 9{odd}", 3)


@pytest.mark.rule("BB-M21-2", "BB-M33-2")
def test_a_dual_cut_that_hits_a_red_wire_explodes_all_the_same() -> None:
    for number in (21, 33):
        table = position("4 9", "4 r5 9", "4 9", "4 9", number=number).play(P1, "dual-cut 2:2 4")
        assert table.ended == "explosion"


@pytest.mark.rule("BB-M33-2")
@pytest.mark.scenario("BB-M33-S1")
def test_the_post_it_before_an_eleven_says_odd() -> None:
    table = position("4 11", "4 11", "4 11", "4 11", number=33, usable="post-it").play(P1, "use-post-it 1:2")
    assert table.hand(P1) == "4 11{odd}"


@pytest.mark.rule("BB-M33-2")
@pytest.mark.scenario("BB-M33-S2")
def test_a_failure_at_an_eight_says_even() -> None:
    table = position("4 8", "4 8", "4 8", "4 8", number=33, turn=P2).play(P2, "dual-cut 4:2 4")
    assert (table.hand(P4), table.dial) == ("4 8{even}", 3)


@pytest.mark.rule("BB-M33-1", "BB-M40-1", "BB-C-31")
@pytest.mark.parametrize("number", [33, 40, 48, 52, 62])
def test_from_mission_31_on_all_but_the_captain_choose_their_characters(number: int) -> None:
    assert [ask.seat for ask in (dealt(4, number).state.ask, *dealt(4, number).state.todo)] == [1, 2, 3]  # type: ignore[union-attr]


@pytest.mark.rule("BB-M24-1", "BB-M40-1")
def test_missions_24_and_40_have_the_wires_of_the_rules() -> None:
    assert [MISSIONS[24].at(n).red.count for n in (2, 3, 4, 5)] == [3, 2, 2, 2]
    assert [MISSIONS[40].at(n).red.count for n in (2, 3, 4, 5)] == [3, 3, 3, 3]
    assert MISSIONS[24].token_kind == MISSIONS[40].token_kind == "count"
    table = dealt(4, 24)
    values = {table.state.value(a.cell) for a in table.options(P1)}
    assert max(values) <= 12


@pytest.mark.rule("BB-M24-2")
@pytest.mark.scenario("BB-M24-S1")
def test_cut_copies_count() -> None:
    table = position("6 9", "x5 5 5", "6 9", "9 9", number=24).play(P1, "dual-cut 2:2 6")
    assert (table.hand(P2), table.dial) == ("x5 5{x3} 5", 3)


@pytest.mark.rule("BB-M24-2")
@pytest.mark.scenario("BB-M24-S4")
def test_after_a_failure_the_token_stands_where_the_cut_pointed_and_nobody_is_asked() -> None:
    table = position("6 9", "5 5 5", "6 9", "9 9", number=24).play(P1, "dual-cut 2:2 6")
    assert (table.hand(P2), table.asked) == ("5 5{x3} 5", ((P2, "turn"),))


@pytest.mark.rule("BB-M24-3", "BB-M40-1")
@pytest.mark.scenario("BB-M24-S2")
@pytest.mark.parametrize("number", [24, 40])
def test_a_wire_that_is_swapped_loses_its_token(number: int) -> None:
    hands = ("6 9", "5{x2} 5 6", "6 9", "6 9 9")
    if number == 40:
        table = position(*hands, number=40, characters=("double", "walkie", "double", "double"))
        table.play(P2, "use-walkie 2:1 4 power").play(P4, "give-wire 4:1")
    else:
        table = position(*hands, number=24, usable="walkie").play(P2, "use-walkie 2:1 4").play(P4, "give-wire 4:1")
    assert (table.hand(P2), table.hand(P4)) == ("5 6 6", "5 9 9")


@pytest.mark.rule("BB-M24-3")
@pytest.mark.scenario("BB-M24-S3")
@pytest.mark.parametrize("given", ["4:1", "4:2"])
def test_a_swap_of_other_wires_dates_the_token_whatever_was_swapped(given: str) -> None:
    table = position("6 9", "5{x2} 5 6", "6 9", "5 9 9", number=24, usable="walkie")
    table.play(P2, "use-walkie 2:3 4").play(P4, f"give-wire {given}")
    assert "5{x2~}" in table.hand(P2)


@pytest.mark.rule("BB-M40-1")
@pytest.mark.scenario("BB-M40-S1")
def test_with_two_players_the_captain_of_mission_40_sets_no_token() -> None:
    table = dealt(2, 40).play(P2, "pick-character double")
    assert table.asked == ((P2, "token"),)
    cell = table.options(P2)[0].cell
    table.play(P2, f"place-token {cell[0] + 1}:{cell[1] + 1}")
    tokens = [t for s in table.state.stands for w in s.wires for t in w.tokens]
    assert [t.says[0] for t in tokens] == ["x"]
    assert table.asked == ((P1, "turn"),)


@pytest.mark.rule("BB-M40-2")
@pytest.mark.scenario("BB-M40-S2")
def test_the_post_it_may_mark_a_cut_wire() -> None:
    table = position("x7 7 9", "7 9", "7 9", "9", number=40, usable="post-it").play(P1, "use-post-it 1:1")
    assert table.hand(P1) == "x7{x2} 7 9"


@pytest.mark.rule("BB-M52-1")
def test_mission_52_has_the_wires_and_cards_of_the_rules() -> None:
    assert [(MISSIONS[52].at(n).red.count, MISSIONS[52].at(n).yellow.count) for n in (2, 3, 4, 5)] == [
        (3, 4),
        (3, 0),
        (3, 0),
        (3, 0),
    ]
    for seats in (2, 4):
        table = picked(seats, 52)
        there = {*(c.name for c in table.state.equipment), *table.state.deck}
        assert not there & {Equipment.UNEQUAL, Equipment.EQUAL}
        assert (Equipment.FALSE_BOTTOM in there) == (seats == 2)


def held(table: Table) -> dict[int, Cell]:
    """A wire of P1 of each value."""
    return {table.state.value(cell): cell for cell in table.state.uncut(P1)}


@pytest.mark.rule("BB-M52-1", "BB-X-TOKSET")
@pytest.mark.scenario("BB-M52-S1")
def test_first_tokens_lie_at_blue_and_red_wires_and_never_name_yellow() -> None:
    tables = (picked(4, 52, key=b"lies %d" % n) for n in range(40))
    table, mine = next((t, held(t)) for t in tables if {4, RED} <= set(held(t)))
    (a, b), (c, d) = mine[4], mine[RED]
    for says in (f"{a + 1}:{b + 1} 4", f"{a + 1}:{b + 1} yellow", f"{c + 1}:{d + 1} yellow"):
        with refused("BB-X-TOKSET"):
            table.play(P1, f"place-false-token {says}")
    table.play(P1, f"place-false-token {c + 1}:{d + 1} 4")
    assert table.asked == ((P1, "token"),)
    assert [t.says for t in table.state.wire(mine[RED]).tokens] == ["is-not"]


@pytest.mark.rule("BB-M52-2")
@pytest.mark.scenario("BB-M52-S2")
def test_a_failure_denies_what_was_called_and_tells_no_more() -> None:
    table = position("7 9", "7 9", "7 9", "7 9", number=52).play(P1, "dual-cut 2:1 9")
    assert (table.hand(P2), table.dial) == ("7{!9} 9", 3)
    assert "7" not in [str(t.value) for t in table.view(P1).stands[P2].wires[0].tokens]


@pytest.mark.rule("BB-M52-2")
def test_with_two_players_a_failed_call_of_yellow_sets_the_yellow_token_and_a_detector_spares_red_wires() -> None:
    table = position("7 y9 / 9", "7 9 / y2 9", number=52).play(P1, "dual-cut 2:1 yellow")
    assert table.hand(P2) == "7{!Y} 9 / y2 9"
    table = position("7 9", "7 r8 8", "7 9", "7 9", number=52).play(P1, "helped-cut 2:2,2:3 9 double")
    assert [a.cell for a in table.options(P2)] == [(P2, 2)]


@pytest.mark.rule("BB-M52-3")
def test_the_post_it_lies_too() -> None:
    table = position("7 9", "7 9", "7 r8 9", "7 9", number=52, usable="post-it")
    assert table.copy().play(P2, "use-false-post-it 2:1 9").hand(P2) == "7{!9} 9"
    with refused("BB-EQ-04-2"):
        table.play(2, "use-false-post-it 3:2 9")
