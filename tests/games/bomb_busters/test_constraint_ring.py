"""A ring of constraint cards that is passed on, and spare cards for a step of the dial (61)."""

from collections import Counter

import pytest

from litfuse.games.bomb_busters import GAME
from litfuse.games.bomb_busters.actions import Skip
from litfuse.games.bomb_busters.mechanisms.constraint_cards.ring import Own, laid, shifted
from litfuse.games.bomb_busters.mechanisms.constraint_cards.words import (
    FIRST,
    Constraint,
    Constraints,
    ConstraintsPanel,
    RingLaid,
    RingShifted,
    Shift,
    ShiftRing,
    SpareTaken,
    TakeSpare,
)
from litfuse.games.bomb_busters.setup import pool_of
from litfuse.games.bomb_busters.words import Equipment
from tests.games.bomb_busters.seams.checked import conforms, exact_odds
from tests.games.bomb_busters.table import P1, P2, P3, P4, Table, picked, position, refused

RULE = "BB-X-CONSTR"
REST = tuple(c for c in Constraint if c not in FIRST)
LOW = ("2 3", "2 3", "2 3", "2 3")


def ring(own: str, *hands: str, between: str = "", spare: tuple[Constraint, ...] = REST, **more: object) -> Table:
    """Mission 61 with these own cards, at the beginning of a turn that is not the first one."""
    cards = [tuple(map(Constraint, words.split())) for words in (own, between)]
    data = Constraints(cards[0], left=spare, between=cards[1])
    table = position(*hands, number=61, extras=(data,), **more)  # type: ignore[arg-type]
    if table.asked[0][1] == "shift":
        table.play(table.state.captain, "shift-ring none")
    return table


def spare(table: Table, seat: int, card: str = "") -> Table:
    """This seat takes a spare card."""
    offer = next(d for d in table.match.decisions if d.seat == seat and not d.owed)
    left = panel_of(table).left
    draws = {"0 Constraint card": (len(left), left.index(Constraint(card)))} if card else None
    return table.play(seat, "take-spare", to=offer.id, draws=draws)


def panel_of(table: Table) -> ConstraintsPanel:
    (panel,) = table.view(P1).panels
    assert isinstance(panel, ConstraintsPanel)
    return panel


@pytest.mark.rule("BB-M61-1")
@pytest.mark.parametrize(("seats", "between"), [(2, 2), (3, 1), (4, 0), (5, 0)])
def test_everybody_has_one_of_five_cards_and_with_few_players_others_lie_between(seats: int, between: int) -> None:
    table = picked(seats, 61)
    assert table.state.mission.red.count == (2 if seats == 2 else 1)
    assert Equipment.DISINTEGRATOR in pool_of(table.state.mission)
    panel = panel_of(table)
    cards = [*panel.own, *panel.between]
    assert (len(panel.own), len(panel.between), panel.left) == (seats, between, REST)
    assert len(set(cards)) == len(cards)
    assert set(cards) <= set(FIRST)
    assert any(isinstance(n, RingLaid) for n in table.told(P2))


@pytest.mark.rule("BB-M61-1", "BB-M61-3")
@pytest.mark.scenario("BB-M61-S1")
def test_all_cards_of_the_ring_go_on_by_one_place() -> None:
    table = ring("a d e", "2 3 / 8", "2 3 8", "2 3 8", between="c", turn=P3).play(P3, "dual-cut 2:3 8")
    assert (table.turn, table.asked) == (P3, ((P1, "shift"),))
    assert [a.shift for a in table.options(P1)] == list(Shift)
    table.play(P1, "shift-ring clockwise")
    panel = panel_of(table)
    assert ("".join(filter(None, panel.own)), panel.between) == ("ecd", (Constraint.A,))
    assert table.told(P2)[0] == RingShifted(0, P1, Shift.CLOCKWISE)
    assert (table.turn, table.asked) == (P1, ((P1, "turn"),))


@pytest.mark.rule("BB-M61-1")
@pytest.mark.parametrize("captain", range(5))
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_ring_comes_round_to_where_it_was(seats: int, captain: int) -> None:
    captain %= seats
    cards = FIRST[: {2: 4, 3: 4}.get(seats, seats)]
    first = laid(cards, seats, captain)
    own: Own = first[0]
    between = first[1]
    assert own[captain] is cards[0]
    if seats < 4:
        assert between[0] is cards[1]
    there = shifted(own, between, captain, Shift.CLOCKWISE)
    assert there != (own, between)
    assert shifted(*there, captain, Shift.COUNTER) == shifted(own, between, captain, Shift.NONE) == (own, between)
    for _ in cards:
        own, between = shifted(own, between, captain, Shift.CLOCKWISE)
    assert (own, between) == first


@pytest.mark.rule("BB-M61-3", "BB-C-14")
def test_the_captain_is_asked_before_the_first_turn_and_whenever_a_round_begins() -> None:
    table = position("2 3 8", "2 3 8", "2 3 8 8", "2 3", number=61)
    assert table.asked == ((P1, "shift"),)
    with refused(RULE):
        table.play(P1, "dual-cut 2:1 2")
    table = ring("c c c c", "2 3 8", "2 3 8", "2 3 8 8", "2 3")
    table.play(P1, "dual-cut 2:1 2")
    assert table.asked == ((P2, "turn"),)
    gone = ring("c c c c", "x2", "2 3 8", "2 3 8 8", "2 3 8 x8", turn=P4).play(P4, "dual-cut 2:1 2")
    assert (gone.asked, gone.play(P1, "shift-ring counter-clockwise").turn) == (((P1, "shift"),), P2)


@pytest.mark.rule("BB-M61-2")
def test_each_player_obeys_the_own_card_and_a_blocked_one_skips_at_no_cost() -> None:
    table = ring("c d c c", *LOW, spare=())
    with refused(RULE):
        ring("d d d d", "2 8", "2 8", "2 8 8", "2 3").play(P1, "dual-cut 2:1 2")
    table.play(P1, "dual-cut 3:1 2")
    assert (table.turn, table.dial) == (P3, 4)


@pytest.mark.rule("BB-M61-2")
def test_a_hand_of_red_wires_is_revealed_whatever_the_card() -> None:
    table = ring("c d c c", "2 3", "r9", "2 3 3", "2 2 3", spare=()).play(P1, "dual-cut 3:1 2")
    assert (table.hand(P2), table.turn) == ("xr9", P3)


@pytest.mark.rule("BB-M61-4")
@pytest.mark.scenario("BB-M61-S2")
def test_a_spare_card_costs_a_step_and_the_old_card_does_not_return() -> None:
    table = ring("c d a b", *LOW, dial=3)
    spare(table, P2, "k")
    assert (table.dial, panel_of(table).own[P2]) == (2, Constraint.K)
    assert panel_of(table).left == tuple(c for c in REST if c is not Constraint.K)
    assert table.told(P4)[0] == SpareTaken(0, P2, Constraint.K)
    assert (table.asked, table.turn) == (((P1, "turn"),), P1)
    assert [table.offered(seat) for seat in range(4)] == [True] * 4
    with refused(RULE):
        table.play(P1, "take-spare", to=table.question(P1).id)


@pytest.mark.rule("BB-M61-4")
def test_a_question_stays_good_while_another_player_takes_a_spare_card() -> None:
    table = ring("c d a b", *LOW)
    before = table.question(P1).id
    spare(table, P2)
    assert table.question(P1).id == before
    spare(table, P1)
    assert table.question(P1).id != before


@pytest.mark.rule("BB-M61-4", "BB-C-3")
def test_a_spare_card_for_the_last_step_loses_the_mission() -> None:
    table = ring("c d a b", *LOW, dial=1)
    options = table.options(P2, owed=False)
    assert options.describe()[0].caution is not None
    assert spare(table, P2).ended == "dial"


@pytest.mark.rule("BB-M61-4")
def test_without_a_spare_card_none_is_offered() -> None:
    table = ring("c d a b", *LOW, spare=(Constraint.K,))
    spare(table, P2)
    assert not any(table.offered(seat) for seat in range(4))
    assert TakeSpare() not in table.options(P1)


@pytest.mark.rule("BB-M61-2", "BB-M61-4", "BB-C-43", "BB-C-49")
@pytest.mark.scenario("BB-M61-S3")
def test_blocked_players_are_asked_and_a_round_of_skips_explodes_unless_a_spare_card_breaks_it() -> None:
    for breaks in (False, True):
        table = ring("d d d d", *LOW)
        for seat in (P1, P2, P3, P4):
            assert table.asked == ((seat, "turn"),)
            assert list(table.options(seat)) == [Skip()]
            if breaks and seat == P3:
                spare(table, P3, "l")
                assert (table.state.skipped, table.asked) == (0, ((P3, "turn"),))
                table.play(P3, "dual-cut 4:1 2")
            else:
                table.play(seat, "skip")
        assert table.ended == ("" if breaks else "explosion")


@pytest.mark.rule("BB-M61-2", "BB-C-49")
def test_a_player_whom_the_last_spare_card_does_not_help_is_passed_over() -> None:
    table = ring("d c c c", *LOW, spare=(Constraint.K,))
    assert table.asked == ((P1, "turn"),)
    spare(table, P2)
    assert table.turn == P2


MECHANISMS = 'mechanisms = [{ type = "ConstraintCards", change = "ring" }]'


def written(blue: int, red: int) -> str:
    return f"blue = {blue}\ndial = 6\nred = {{ count = {red} }}\n{MECHANISMS}"


@pytest.mark.rule("BB-K-2", "BB-X-CONSTR")
@pytest.mark.parametrize(("seats", "blue"), [(2, 2), (3, 3)])
def test_odds_with_a_ring_equal_those_of_every_deal(seats: int, blue: int) -> None:
    done: Counter[str] = exact_odds(written(blue, red=1), seats, range(10), "walkie", most=3000)
    assert done[ShiftRing.__name__]
    assert done[TakeSpare.__name__]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_mission_with_a_ring_conforms(seats: int) -> None:
    conforms(written(6, red=2), seats)
