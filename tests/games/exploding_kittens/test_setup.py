"""The cards and the deal (EK-COMP, EK-SETUP)."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from litfuse.games.exploding_kittens import GAME, Config
from litfuse.games.exploding_kittens.actions import Three
from litfuse.games.exploding_kittens.cards import CATS, COPIES, DEFUSE, KINDS, KITTEN, Card
from litfuse.kernel.errors import BadConfig
from litfuse.kernel.match import Match
from litfuse.kernel.records import Draw
from litfuse.kernel.rng import Scripted, Stream
from tests.games.exploding_kittens.table import KEY, ORDER, Table, dealt, position, refused, words

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])
keys = st.binary(min_size=1, max_size=8)


def every_card(table: Table) -> Counter[Card]:
    state = table.state
    return Counter([*state.pile, *state.discard, *state.out, *(c for hand in state.hands for c in hand)])


def ordinary(table: Table) -> int:
    return sum(c not in (KITTEN, DEFUSE) for c in table.state.pile)


@pytest.mark.rule("EK-COMP-1")
def test_the_deck_has_56_cards_in_the_order_of_the_card_table() -> None:
    assert sum(COPIES.values()) == 56
    assert words(tuple(COPIES)) == words(tuple(Card)) == ORDER
    assert tuple(COPIES.values()) == (4, 6, 5, 4, 4, 4, 4, 5, 4, 4, 4, 4, 4)
    assert len(CATS) * 4 == 56 - 36


@pytest.mark.rule("EK-COMP-2")
def test_of_the_thirteen_kinds_all_but_the_kitten_can_be_named() -> None:
    assert len(Card) == 13
    table = position("cat1 cat1 cat1", "skip")
    named = {a.named for a in table.options(0) if isinstance(a, Three)}
    assert named == set(KINDS) == set(Card) - {KITTEN}
    assert len(named) == 12


@SEATS
@pytest.mark.rule("EK-COMP-3", "EK-SETUP-6")
@given(key=keys)
def test_every_card_is_in_one_zone_after_the_deal(seats: int, key: bytes) -> None:
    table = dealt(seats, key)
    assert every_card(table) == COPIES
    assert len(table.state.pile) + 5 * seats + len(table.state.out) == 56


@SEATS
@pytest.mark.rule("EK-SETUP-1", "EK-SETUP-2")
@pytest.mark.scenario(5)
@given(key=keys)
def test_every_opening_hand_is_four_ordinary_cards_and_a_defuse(seats: int, key: bytes) -> None:
    for hand in dealt(seats, key).state.hands:
        assert len(hand) == 5
        assert hand.count(DEFUSE) == 1
        assert KITTEN not in hand


@pytest.mark.rule("EK-SETUP-3", "EK-SETUP-4")
@pytest.mark.scenario(1)
def test_two_players_play_without_two_of_the_defuses() -> None:
    table = dealt(2)
    pile, out = table.state.pile, table.state.out
    assert (len(pile), ordinary(table), pile.count(DEFUSE), pile.count(KITTEN)) == (41, 38, 2, 1)
    assert Counter(out) == {KITTEN: 3, DEFUSE: 2}


@pytest.mark.rule("EK-SETUP-5")
@pytest.mark.scenario(2)
def test_three_players_draw_from_39_cards() -> None:
    table = dealt(3)
    pile, out = table.state.pile, table.state.out
    assert (len(pile), ordinary(table), pile.count(DEFUSE), pile.count(KITTEN)) == (39, 34, 3, 2)
    assert Counter(out) == {KITTEN: 2}


@pytest.mark.rule("EK-SETUP-5")
@pytest.mark.scenario(3)
def test_four_players_draw_from_35_cards() -> None:
    table = dealt(4)
    pile, out = table.state.pile, table.state.out
    assert (len(pile), ordinary(table), pile.count(DEFUSE), pile.count(KITTEN)) == (35, 30, 2, 3)
    assert out == (KITTEN,)


@pytest.mark.rule("EK-SETUP-5")
@pytest.mark.scenario(4)
def test_five_players_draw_from_31_cards_and_nothing_is_out() -> None:
    table = dealt(5)
    pile, out = table.state.pile, table.state.out
    assert (len(pile), ordinary(table), pile.count(DEFUSE), pile.count(KITTEN)) == (31, 26, 1, 4)
    assert out == ()


@SEATS
@pytest.mark.rule("EK-SETUP-4", "EK-SETUP-5")
def test_surplus_cards_do_not_lie_on_the_discard_which_begins_empty(seats: int) -> None:
    table = dealt(seats)
    assert table.discard == ""
    assert table.kittens == seats - 1
    assert table.is_turn_of(table.turn)


@SEATS
@pytest.mark.rule("EK-SETUP-1", "EK-SETUP-5")
def test_cards_pile_and_first_player_come_from_the_shuffles_and_nowhere_else(seats: int) -> None:
    draws = {d.label: d for d in dealt(seats).match.entry.draws}
    pile = len(dealt(seats).state.pile)
    assert {label: d.of for label, d in draws.items()} == {"deal": 46, "pile": pile, "first": seats}
    for first in range(seats):
        rng = Scripted([draws["deal"], draws["pile"], Draw("first", seats, first)])
        match = Match.start(GAME, seats, KEY, rng=rng)
        assert (match.state.turn, match.state.pile) == (first, dealt(seats).state.pile)
    turned = Draw("pile", pile, tuple(reversed(draws["pile"].got)))  # type: ignore[arg-type]
    other = Match.start(GAME, seats, KEY, rng=Scripted([draws["deal"], turned, draws["first"]]))
    assert other.state.pile == tuple(reversed(dealt(seats).state.pile))


@pytest.mark.rule("EK-SETUP-5")
@pytest.mark.scenario(120)
def test_no_option_names_the_first_player_who_is_drawn_at_random() -> None:
    assert not {name for name in Config.__struct_fields__ if "first" in name or "start" in name}
    first = [dealt(4, str(i).encode()).turn for i in range(400)]
    assert all(70 <= first.count(s) <= 130 for s in range(4))


@SEATS
@pytest.mark.rule("EK-SETUP-5")
def test_turns_pass_clockwise(seats: int) -> None:
    table = position(*["defuse"] * seats, turn=seats - 1)
    assert [table.turn, *(table.draw().turn for _ in range(seats))] == [seats - 1, *range(seats)]


@pytest.mark.parametrize("seats", [0, 1, 6, 7])
@pytest.mark.rule("EK-SETUP-7")
@pytest.mark.scenario(98)
def test_a_table_for_one_or_six_does_not_start(seats: int) -> None:
    with pytest.raises(BadConfig) as caught:
        dealt(seats)
    assert caught.value.rule == "EK-SETUP-7"
    assert GAME.seats == range(2, 6)


@SEATS
@pytest.mark.rule("EK-SETUP-1")
def test_any_of_the_46_cards_may_be_dealt_to_anybody(seats: int) -> None:
    """Turns the deck by one card after another: every hand meets every ordinary kind."""
    met: list[set[Card]] = [set() for _ in range(seats)]
    for i in range(46):
        order = (*range(i, 46), *range(i))
        rng = Scripted([Draw("deal", 46, order)], Stream(i))
        for seat, hand in enumerate(Match.start(GAME, seats, KEY, rng=rng).state.hands):
            met[seat] |= set(hand)
    assert all(kinds == set(KINDS) for kinds in met)


@pytest.mark.rule("EK-COMP-3", "EK-COMBO-7")
def test_a_drawn_kitten_lies_open_and_in_no_zone_until_it_is_back() -> None:
    table = position("defuse skip", "nope", "cat1", pile="kitten")
    before = sum(every_card(table).values())
    table.draw()
    assert sum(every_card(table).values()) == before - 1
    assert table.kittens == 1
    with refused("EK-DEF-2"):
        table.play(0, "draw-card")  # a second one cannot lie open
    table.play(0, "defuse").play(0, "put-back 3")
    assert every_card(table) == COPIES
