"""Constraint cards (BB-X-CONSTR, BB-K): own ones (31), one for all (32, 37), one beside each number (57)."""

import pytest

from litfuse.games.bomb_busters import GAME
from litfuse.games.bomb_busters.content import MISSIONS
from litfuse.games.bomb_busters.mechanisms.constraint_cards.words import Constraint, Constraints, ConstraintsPanel
from tests.games.bomb_busters.seams.checked import conforms, exact_odds
from tests.games.bomb_busters.seams.made_up import not_to_be, table_of
from tests.games.bomb_busters.table import P1, P2, P3, P4, Table, picked, position, refused

REST = tuple(Constraint)[5:]


def bound(card: str, *hands: str, number: int = 37, left: tuple[Constraint, ...] = REST, **more: object) -> Table:
    """One card binds everybody, at the beginning of P1's turn."""
    data = Constraints(card=Constraint(card), left=left)
    return position(*hands, number=number, extras=(data,), **more)  # type: ignore[arg-type]


def own(cards: str, *hands: str, **more: object) -> Table:
    """Everybody has an own card; `-` has none."""
    data = Constraints(tuple(None if c == "-" else Constraint(c) for c in cards.split()), left=())
    return position(*hands, number=31, extras=(data,), **more)  # type: ignore[arg-type]


def card(table: Table) -> Constraint | None:
    (panel,) = table.view(P1).panels
    assert isinstance(panel, ConstraintsPanel)
    return panel.card


@pytest.mark.rule("BB-K-A", "BB-K-B", "BB-K-C", "BB-K-D", "BB-K-E", "BB-K-F", "BB-X-CONSTR")
@pytest.mark.parametrize(
    ("letter", "values"),
    [("a", {2, 4, 8}), ("b", {3, 9}), ("c", {2, 3, 4}), ("d", {8, 9}), ("e", {4, 8, 9}), ("f", {2, 3})],
)
def test_a_card_leaves_some_values_to_call(letter: str, values: set[int]) -> None:
    table = bound(letter, "2 3 4 8 9", "2 3 4 8 9", "2 3 4 8 9")
    assert table.called(P1) == values
    barred = min({2, 3, 4, 8, 9} - values)
    with refused("BB-X-CONSTR"):
        table.play(P1, f"dual-cut 2:1 {barred}")


@pytest.mark.rule("BB-K-G")
def test_a_player_under_g_uses_neither_equipment_nor_the_own_character() -> None:
    table = bound("g", "2 3 4", "2 3 4", "2 3 4", usable="super radar")
    assert not table.may(P1, "helped-cut 2:1,2:2 2 double")
    for says in ("helped-cut 2:1,2:2 2 double", "helped-cut 2:1,2:2,2:3 2 super"):
        with refused("BB-X-CONSTR"):
            table.play(P1, says)


@pytest.mark.rule("BB-K-H", "BB-X-NOINFO")
def test_under_h_wires_with_tokens_are_left_alone_and_failures_tell_nothing() -> None:
    table = bound("h", "2 3{3} 3 4", "2{2} 3 4", "2 3 4 4", usable="post-it")
    for says in ("dual-cut 2:1 2", "dual-cut 2:2 3~1:2"):
        with refused("BB-X-CONSTR"):
            table.play(P1, says)
    assert not table.may(P1, "use-post-it 1:1", owed=False)
    table.play(P1, "dual-cut 2:2 4")
    assert (table.hand(P2), table.dial) == ("2{2} 3 4", 2)


@pytest.mark.rule("BB-K-I", "BB-K-J", "BB-K-1")
@pytest.mark.parametrize(("letter", "slot"), [("i", 3), ("j", 1)])
def test_an_end_of_a_stand_is_no_target(letter: str, slot: int) -> None:
    table = bound(letter, "2 3 4", "2 3 4", "3 3", usable="super")
    value = slot + 1
    assert not table.may(P1, f"dual-cut 2:{slot} {value}")
    with refused("BB-X-CONSTR"):
        table.play(P1, f"dual-cut 2:{slot} {value}")
    left = ",".join(f"2:{s}" for s in (1, 2, 3) if s != slot)
    assert table.may(P1, f"helped-cut {left} 3 super")


@pytest.mark.rule("BB-K-K", "BB-M32-3")
@pytest.mark.scenario("BB-M32-S1")
def test_under_k_there_is_no_solo_cut() -> None:
    table = bound("k", "6 6 7", "7 8 8", "7 7 8 8", turn=P1)
    with refused("BB-X-CONSTR"):
        table.play(P1, "solo-cut 6")
    assert table.may(P1, "dual-cut 2:1 6")


@pytest.mark.rule("BB-K-L")
def test_under_l_a_failure_costs_two_steps() -> None:
    assert bound("l", "2 3", "2 3", "2 3", "2 3").play(P1, "dual-cut 2:2 2").dial == 2


# Own cards (31)


@pytest.mark.rule("BB-M31-1", "BB-X-CONSTR")
def test_everybody_takes_one_of_five_cards_before_the_first_tokens() -> None:
    table = picked(4, 31)
    for seat, letter in ((P1, "c"), (P2, "a"), (P3, "e"), (P4, "b")):
        assert table.asked == ((seat, "constraint"),)
        with refused("BB-X-CONSTR"):
            table.play(seat, "take-constraint f")
        table.play(seat, f"take-constraint {letter}")
    assert table.asked == ((P1, "token"),)
    assert MISSIONS[31].red.out_of == 3


@pytest.mark.rule("BB-M31-1", "BB-K-A")
@pytest.mark.scenario("BB-M31-S1")
def test_an_own_card_binds_its_player() -> None:
    table = own("- a - -", "7 8 9", "7 8 9", "7 8 9", "7 8 9", turn=P2)
    with refused("BB-X-CONSTR"):
        table.play(P2, "dual-cut 1:1 7")


@pytest.mark.rule("BB-M31-2")
@pytest.mark.scenario("BB-M31-S2")
def test_a_card_that_cannot_be_obeyed_is_turned_down_for_good() -> None:
    table = own("- a - -", "4 5 9", "3 5 9", "3 4 5 9", "3 3 5 9", turn=P1, usable="walkie")
    table.play(P1, "dual-cut 4:3 5")
    assert table.called(P2) == {3, 5, 9}
    table.play(P1, "use-walkie 1:1 2").play(P2, "give-wire 2:1")
    assert 4 in table.called(P2)
    table.play(P2, "dual-cut 3:3 5")
    (panel,) = table.view(P1).panels
    assert isinstance(panel, ConstraintsPanel)
    assert panel.own == (None,) * 4


@pytest.mark.rule("BB-M31-3")
def test_a_hand_of_red_wires_is_revealed_whatever_the_card() -> None:
    table = own("- a - -", "5 8", "r3 r4", "5 8", "5 5 8 8").play(P1, "dual-cut 3:1 5")
    assert table.turn == P3
    assert table.hand(P2) == "xr3 xr4"


# One card for all (32, 37)


@pytest.mark.rule("BB-M32-1", "BB-M32-2")
def test_in_every_turn_the_captain_keeps_the_card_or_has_it_replaced() -> None:
    table = bound("k", "6 7", "6 7", "6 6 7 7", number=32)
    assert table.asked == ((P1, "replace"),)
    with refused("BB-X-CONSTR"):
        table.play(P1, "dual-cut 2:1 6", to=table.match.owed[0].id)
    table.play(P1, "keep-constraint").play(P1, "dual-cut 2:1 6")
    assert (table.asked, table.turn) == (((P1, "replace"),), P2)
    table.play(P1, "replace-constraint", draws={"0 Constraint card": (7, 1)})
    assert (card(table), table.asked) == (Constraint.G, ((P2, "turn"),))


@pytest.mark.rule("BB-M32-3", "BB-C-49")
@pytest.mark.scenario("BB-M32-S2")
def test_a_blocked_player_skips_at_no_cost() -> None:
    table = bound("b", "5 7", "6 8", "5 5 5 7 7 7", "6 6 6 8 8 8", number=32).play(P1, "keep-constraint")
    table.play(P1, "dual-cut 3:1 5").play(P1, "keep-constraint")
    assert (table.turn, table.dial) == (P3, 4)


@pytest.mark.rule("BB-M32-4")
@pytest.mark.scenario("BB-M32-S3")
def test_without_another_card_nobody_is_bound_any_more() -> None:
    table = bound("b", "6 7", "6 7", "6 6 7 7", number=32, left=()).play(P1, "replace-constraint")
    assert (card(table), table.called(P1)) == (None, {6, 7})
    assert table.play(P1, "dual-cut 2:1 6").asked == ((P2, "turn"),)


@pytest.mark.rule("BB-K-2", "BB-K-K", "BB-M32-3")
@pytest.mark.scenario("BB-M32-S4")
def test_a_player_who_could_only_cut_alone_is_blocked_by_k() -> None:
    table = bound("k", "5 7", "8 8 r9", "5 7", "5 5 7 7", number=32).play(P1, "keep-constraint")
    table.play(P1, "dual-cut 3:1 5").play(P1, "keep-constraint")
    assert (table.turn, table.dial) == (P3, 4)


@pytest.mark.rule("BB-K-2", "BB-C-49")
def test_a_blocked_player_whom_something_may_help_is_asked_with_skip_beside_the_duals() -> None:
    table = bound("k", "5 7", "8 8 r9", "5 7", "5 5 7 7", usable="mug").play(P1, "dual-cut 3:1 5")
    assert table.turn == P2
    assert table.may(P2, "skip")
    assert table.may(P2, "dual-cut 1:2 8")


@pytest.mark.rule("BB-M32-5", "BB-M32-6")
def test_a_round_of_skips_has_the_card_replaced() -> None:
    table = bound("b", "6 8", "6 8", "6 6 8 8", number=32)
    for _ in range(3):
        table.play(P1, "keep-constraint", draws={"0 Constraint card": (7, 0)})
    assert (card(table), table.dial) == (Constraint.F, 3)


@pytest.mark.rule("BB-M37-1", "BB-M37-2")
@pytest.mark.scenario("BB-M37-S1")
def test_a_completed_number_brings_the_next_card() -> None:
    table = bound("a", "8 9", "8 9", "9 9").play(P1, "dual-cut 2:1 8", draws={"0 Constraint card": (7, 5)})
    assert card(table) is Constraint.K


@pytest.mark.rule("BB-M37-3", "BB-C-43")
@pytest.mark.scenario("BB-M37-S2")
def test_a_round_of_skips_costs_a_step_and_brings_the_next_card() -> None:
    table = bound("d", "1 2", "1 2", "1 2", "1 2", left=(Constraint.K,))
    assert (table.dial, card(table), table.turn) == (3, Constraint.K, P1)


# One beside each number (57)


@pytest.mark.rule("BB-M57-1", "BB-M57-2", "BB-M57-4", "BB-K-K")
@pytest.mark.scenario("BB-M57-S1")
def test_a_completed_number_puts_the_card_beside_it_in_force() -> None:
    first, second, third, *others = Constraint
    pairs = (first, second, Constraint.K, *[c for c in others if c is not Constraint.K], third)
    table = position("3 9", "3 9 8", "9 9 8 8 8", number=57, extras=(Constraints(pairs=pairs),))
    assert card(table) is None
    assert card(table.play(P1, "dual-cut 2:1 3")) is Constraint.K
    assert len(MISSIONS[57].later) == 4


@pytest.mark.rule("BB-M57-3")
@pytest.mark.scenario("BB-M57-S2")
def test_a_round_of_skips_explodes() -> None:
    data = Constraints(card=Constraint.A, pairs=tuple(Constraint))
    assert position("5 7", "5 7", "5 5 7 7", number=57, extras=(data,)).ended == "explosion"


@pytest.mark.rule("BB-M57-1")
def test_a_card_lies_beside_every_number() -> None:
    (found,) = picked(4, 57).view(P1).panels
    assert isinstance(found, ConstraintsPanel)
    assert sorted(found.pairs) == sorted(Constraint)


# What everybody can tell


@pytest.mark.rule("BB-X-CONSTR")
@pytest.mark.parametrize("written", ["yellow = { count = 2 }", 'token_kind = "parity"'])
def test_constraints_need_true_values_and_no_yellow_wires(written: str) -> None:
    with not_to_be("BB-X-CONSTR"):
        GAME.new(4, table_of(f'{written}\nmechanisms = [{{ type = "ConstraintCards" }}]'))


@pytest.mark.rule("BB-K-2", "BB-X-CONSTR")
@pytest.mark.parametrize(
    ("change", "seats", "cards"),
    [
        ("completion", 2, ""),
        ("completion", 3, "walkie"),
        ("pairs", 3, "triple"),
        ("captain", 3, ""),
        ("captain", 4, ""),
        ("captain", 2, "walkie mug"),
    ],
)
def test_odds_equal_those_of_every_deal(change: str, seats: int, cards: str) -> None:
    written = (
        f"blue = 2\ndial = 6\nred = {{ count = 1 }}\nmechanisms = [{{ type = 'ConstraintCards', change = '{change}' }}]"
    )
    done = exact_odds(written, seats, range(25), cards, most=9000)
    assert done["DualCut"]


@pytest.mark.parametrize("change", ["never", "captain", "completion", "pairs"])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_mission_with_constraints_conforms(change: str, seats: int) -> None:
    conforms(
        f"blue = 7\nred = {{ count = 2 }}\nmechanisms = [{{ type = 'ConstraintCards', change = '{change}' }}]", seats
    )
