"""The neighbour guesses: mission 29 (BB-X-SECRETNUM, BB-M29)."""

from typing import Any

import pytest
from msgspec.structs import replace

from litfuse.games.bomb_busters import GAME
from litfuse.games.bomb_busters.facts import Called, Revealed
from litfuse.games.bomb_busters.invariants import wrong_cards
from litfuse.games.bomb_busters.mechanisms.secret_numbers.words import Bet, Discarded, Numbers, NumbersPanel
from litfuse.kernel.match import Match
from tests.games.bomb_busters.table import KEY, P1, P2, P3, P4, Table, dealt, position, refused, stale

FRESH = "1 3 4 5 6 9 10 11 12"  # of these nothing was cut, so their cards stay
HANDS = ("2 7 8", "2 7 8", "2 7 8", "2 7 8")


def numbers(*hands: str, deck: str = "", out: str = "") -> tuple[Numbers]:
    return (
        Numbers(
            tuple(tuple(map(int, h.split())) for h in hands),
            tuple(map(int, deck.split())),
            tuple(map(int, out.split())),
        ),
    )


def panel(table: Table, viewer: Any = "spectator") -> NumbersPanel:
    (found,) = table.view(viewer).panels
    assert isinstance(found, NumbersPanel)
    return found


def data(table: Table) -> Numbers:
    (found,) = table.state.extras
    assert isinstance(found, Numbers)
    return found


def bets(table: Table) -> list[Bet]:
    return [f for f in table.view("spectator").facts if isinstance(f, Bet)]


CARDS = numbers("2 3", "4 5", "6 8", "7 9", deck="1 10 11 12")


@pytest.mark.rule("BB-M29-1", "BB-X-SECRETNUM")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_cards_each_and_three_to_the_right_of_the_captain(seats: int) -> None:
    table = dealt(seats, 29, captain=1)
    sizes = [2] * seats
    sizes[0] = 3
    assert list(panel(table).sizes) == sizes
    assert panel(table).deck == 12 - sum(sizes)
    for seat in range(seats):
        assert panel(table, seat).hand == data(table).hands[seat]
    assert panel(table).hand == ()
    assert table.state.mission.red.count == 3


@pytest.mark.rule("BB-M29-2", "BB-M29-8")
@pytest.mark.scenario("BB-M29-S1")
def test_a_card_that_names_the_value_cut_costs_a_step() -> None:
    table = position(*HANDS, number=29, fresh=FRESH, extras=CARDS, dial=4)
    assert table.asked == ((P4, "lay"),)
    table.play(P4, "lay-number 7")
    assert table.asked == ((P1, "turn"),)
    table.play(P1, "dual-cut 2:2 7")
    assert table.dial == 3
    assert data(table).hands[P1] == (2, 3, 7)
    assert bets(table) == [Bet(1, P4, 7, True)]
    assert table.asked == ((P1, "lay"),)


@pytest.mark.rule("BB-M29-3", "BB-M29-2")
@pytest.mark.scenario("BB-M29-S2")
def test_a_failed_cut_costs_nothing_more() -> None:
    table = (
        position(*HANDS, number=29, fresh=FRESH, extras=CARDS, dial=4)
        .play(P4, "lay-number 7")
        .play(P1, "dual-cut 2:1 7")
    )
    assert table.dial == 3
    assert data(table).hands[P1] == (2, 3, 7)


@pytest.mark.rule("BB-M29-3")
@pytest.mark.parametrize(("settled", "dial"), [("2:2", 3), ("2:3", 4)])
def test_with_a_detector_and_a_ray_only_the_wire_that_was_cut_counts(settled: str, dial: int) -> None:
    table = position(*HANDS, number=29, fresh=FRESH, extras=CARDS, dial=4, usable="ray").play(P4, "lay-number 7")
    table.play(P1, "helped-cut 2:2,2:3 7,8 double,ray").play(P2, f"settle {settled}")
    assert (table.dial, data(table).hands[P1]) == (dial, (2, 3, 7))


@pytest.mark.rule("BB-M29-3")
def test_what_a_detector_only_points_at_does_not_count() -> None:
    table = position(*HANDS, number=29, fresh=FRESH, extras=CARDS, dial=4).play(P4, "lay-number 7")
    table.play(P1, "helped-cut 2:2,2:3 8 double").play(P2, "settle 2:3")
    assert (table.dial, bets(table)) == (4, [Bet(1, P4, 7, False)])


@pytest.mark.rule("BB-M29-2", "BB-M29-4", "BB-M29-5")
def test_two_players_lay_against_each_other() -> None:
    cards = numbers("2 3", "4 5 7", deck="1 6 8")
    table = position("2 7 8 / 2 7", "2 7 8 / 2 7", number=29, fresh=FRESH, extras=cards, dial=2)
    assert table.asked == ((P2, "lay"),)
    table.play(P2, "lay-number 7").play(P1, "dual-cut 2:1 2")
    assert (table.dial, data(table).hands) == (2, ((2, 3, 7), (4, 5)))
    assert table.asked == ((P1, "lay"),)
    table.play(P1, "lay-number 3").play(P2, "dual-cut 1:2 7")
    assert (table.dial, data(table).hands) == (2, ((2, 7), (3, 4, 5)))
    assert table.asked == ((P2, "lay"),)


@pytest.mark.rule("BB-C-43")
def test_to_lay_a_card_neither_breaks_nor_lengthens_a_chain_of_skips() -> None:
    table = position(*HANDS, number=29, fresh=FRESH, extras=CARDS)
    match = table.match
    skipped = Table(Match(GAME, 4, match.config, KEY, replace(table.state, skipped=2), match.entry, None))
    assert skipped.play(P4, "lay-number 7").state.skipped == 2
    assert skipped.play(P1, "dual-cut 2:1 2").state.skipped == 0


@pytest.mark.rule("BB-M29-4")
@pytest.mark.scenario("BB-M29-S3")
def test_the_card_of_a_completed_value_is_tested_and_discarded() -> None:
    table = position("2 7 7 8", "2 8", "2 8", "2 8", number=29, fresh=FRESH, extras=CARDS, dial=4)
    table.play(P4, "lay-number 7").play(P1, "solo-cut 7")
    assert table.dial == 3
    assert 7 in panel(table).out
    assert data(table).hands[P1] == (2, 3)


@pytest.mark.rule("BB-M29-4")
def test_cards_of_completed_values_go_and_a_player_who_has_one_left_draws() -> None:
    cards = numbers("2 3", "4 7", "6 8", "5 9", deck="10 11 12")
    table = position("2 7 7 8", "2 8", "2 8", "2 8", number=29, fresh=FRESH, extras=cards, dial=4)
    table.play(P4, "lay-number 5").play(P1, "solo-cut 7")
    assert 7 in panel(table).out
    assert len(data(table).hands[P2]) == 2
    assert len(data(table).hands[P4]) == 2  # laid one, drew one
    assert panel(table).deck == 1


@pytest.mark.rule("BB-M29-4")
def test_completed_values_of_the_deck_are_thrown_away_in_drawing() -> None:
    cards = numbers("2 3", "4 7", "6 8", "5 9", deck="12 10 11")
    table = position("2 7 7 8", "2 8", "2 8", "2 8", number=29, fresh="1 3 4 5 6 9 10 11", extras=cards, dial=4)
    table.play(P4, "lay-number 5").play(P1, "solo-cut 7")
    assert 12 in panel(table).out  # all 12s are cut
    assert 10 in {*data(table).hands[P2], *data(table).hands[P4]}
    empty = position(*HANDS, number=29, fresh=FRESH, extras=numbers("2 3", "4 7", "6 8", "5"), dial=4)
    empty.play(P4, "lay-number 5").play(P1, "dual-cut 2:1 2")
    assert data(empty).hands[P4] == ()


@pytest.mark.rule("BB-M29-4")
def test_a_player_who_has_no_card_left_gets_one_on_turn() -> None:
    cards = numbers("2 3", "4 5", "6 8", "7 9", deck="1 10 11 12")
    table = position("2 7 7 8", "2 8", "2 8", "2 8", number=29, fresh=FRESH, extras=cards, dial=4)
    table.play(P4, "lay-number 9").play(P1, "solo-cut 7")
    assert data(table).hands[P4] == ()
    assert panel(table).deck == 4
    table.play(P1, "lay-number 3").play(P2, "dual-cut 3:2 8")
    table.play(P2, "lay-number 4").play(P3, "dual-cut 4:2 2")
    table.play(P3, "lay-number 6").play(P4, "dual-cut 1:4 8")
    assert data(table).hands[P4] == (1, 6)  # taken; with one card one draws


@pytest.mark.rule("BB-M29-5")
@pytest.mark.scenario("BB-M29-S4")
def test_without_a_card_the_next_one_to_the_right_lays() -> None:
    table = position(*HANDS, number=29, fresh=FRESH, extras=numbers("2 3", "4 7", "6 8", ""))
    assert table.asked == ((P3, "lay"),)
    nobody = position(*HANDS, number=29, fresh=FRESH, extras=numbers("2 3", "", "", ""))
    assert nobody.asked == ((P1, "turn"),)


@pytest.mark.rule("BB-M29-5")
def test_players_without_wires_put_their_cards_under_the_deck() -> None:
    table = position("7", "2 8", "7 2 8", number=29, fresh=FRESH, extras=numbers("2 3", "4 5", "6 8", deck="10 11"))
    table.play(P3, "lay-number 6").play(P1, "dual-cut 3:1 7")
    assert data(table).hands[P1] == ()
    assert set(data(table).deck[-3:]) == {2, 3, 6}


@pytest.mark.rule("BB-M29-6")
def test_with_one_value_left_the_mechanism_ends() -> None:
    table = position("7 8", "7 8", "8", "8", number=29, extras=numbers("2 3", "4 5", "6 8", "7 9"), dial=4)
    table.play(P4, "lay-number 9").play(P1, "dual-cut 2:1 7")
    assert panel(table).over
    assert table.asked == ((P2, "turn"),)


@pytest.mark.rule("BB-M29-7", "BB-C-21")
def test_after_the_coffee_mug_the_card_is_taken_unseen() -> None:
    table = position(*HANDS, number=29, fresh=FRESH, extras=CARDS, dial=4, usable="mug").play(P4, "lay-number 7")
    table.play(P1, "use-mug 3")
    assert data(table).hands[P1] == (2, 3, 7)
    assert bets(table) == []
    assert table.dial == 4
    assert (table.turn, table.asked) == (P3, ((P2, "lay"),))


@pytest.mark.rule("BB-M29-8", "BB-X-SECRETNUM", "BB-C-17")
def test_the_card_is_laid_first_and_in_secret() -> None:
    one = position(*HANDS, number=29, fresh=FRESH, extras=CARDS, usable="rewinder", dial=3, start=4)
    other = one.copy()
    question = one.question(P4).id
    with stale():
        one.play(P1, "dual-cut 2:1 2", to="0.turn.1")
    with stale():
        one.play(P2, "use-rewinder", to="1.card.1")
    with refused("BB-X-SECRETNUM"):
        one.play(P4, "lay-number 8")
    with refused("BB-X-SECRETNUM"):
        one.play(P4, "dual-cut 2:1 2")
    one.play(P4, "lay-number 7")
    other.play(P4, "lay-number 9")
    for viewer in (P1, P2, P3, "spectator"):
        assert one.match.frame(viewer) == other.match.frame(viewer)
        assert one.told(viewer) == other.told(viewer)
    assert panel(one, P4).laid == 7
    with stale():
        one.play(P4, "lay-number 9", to=question)


@pytest.mark.rule("BB-M29-8", "BB-C-12")
def test_for_an_all_red_player_no_card_is_laid() -> None:
    table = position("r2", "2 7", "2 7", "2 7", number=29, fresh=FRESH, extras=CARDS)
    assert table.hand(P1) == "xr2"
    assert table.turn == P2


@pytest.mark.rule("BB-C-13")
@pytest.mark.scenario("BB-C-S1")
def test_the_last_cut_wins_before_anything_at_the_end_of_the_turn() -> None:
    table = position("7", "7", number=29, fresh=FRESH, extras=numbers("2 3", "7 5"), dial=1, start=2)
    table.play(P2, "lay-number 7").play(P1, "dual-cut 2:1 7")
    assert table.won


@pytest.mark.rule("BB-C-13", "BB-M29-2")
def test_the_step_of_a_card_may_be_the_last() -> None:
    table = position(*HANDS, number=29, fresh=FRESH, extras=CARDS, dial=1, start=4).play(P4, "lay-number 7")
    table.play(P1, "dual-cut 2:2 7")
    assert (table.ended, table.lost) == ("dial", True)


@pytest.mark.rule("BB-COM-09", "BB-M29-2")
def test_the_card_that_was_shown_is_seen_in_its_turn_and_the_next() -> None:
    table = position(*HANDS, number=29, fresh=FRESH, extras=CARDS, dial=4)
    table.play(P4, "lay-number 9").play(P1, "dual-cut 2:2 7")
    shown = [Bet(1, P4, 9, False)]
    assert bets(table) == shown
    table.play(P1, "lay-number 2")
    assert bets(table) == shown
    table.play(P2, "dual-cut 3:3 8")
    assert bets(table) == [Bet(2, P1, 2, False)]


@pytest.mark.rule("BB-COM-09", "BB-M29-6")
def test_the_last_card_that_was_shown_goes_like_the_others() -> None:
    table = position("7 8", "7 8", "8 r2", "8", number=29, extras=numbers("2 3", "4 5", "6 8", "7 9"), dial=4)
    table.play(P4, "lay-number 9").play(P1, "dual-cut 2:1 7")
    assert (panel(table).over, bets(table)) == (True, [Bet(1, P4, 9, False)])
    table.play(P2, "dual-cut 1:2 8")
    assert bets(table) == []


@pytest.mark.rule("BB-COM-09")
def test_what_a_chain_of_reveals_kept_goes_when_the_next_card_is_laid() -> None:
    table = position("2 7 8", "r3", "r4", "2 7 8", number=29, fresh=FRESH, extras=CARDS, dial=4)
    table.play(P4, "lay-number 9").play(P1, "dual-cut 4:2 7")
    kept = [type(f) for f in table.view(P1).facts]
    assert (table.turn, kept) == (P4, [Called, Bet, Discarded, Revealed, Revealed])
    table.play(P1, "lay-number 2")
    assert [type(f) for f in table.view(P1).facts] == [Revealed]


@pytest.mark.rule("BB-COM-09", "BB-M29-4")
def test_from_where_a_card_was_discarded_is_seen_in_its_turn_and_the_next() -> None:
    cards = numbers("2 3", "4 7", "6 8", "5 9", deck="12 10 11")
    table = position("2 7 7 8", "2 8", "2 8", "2 8", number=29, fresh="1 3 4 5 6 9 10 11", extras=cards, dial=4)
    table.play(P4, "lay-number 5").play(P1, "solo-cut 7")
    went = [Bet(1, P4, 5, False), Discarded(1, P2, (7,)), Discarded(1, P2, (12,), drawn=True)]
    assert list(table.view(P3).facts) == went
    assert panel(table).sizes == (3, 2, 2, 2)  # by itself this tells nobody whose card went
    table.play(P1, "lay-number 2")
    assert list(table.view(P3).facts) == went
    table.play(P2, "dual-cut 3:2 8")
    assert [type(f) for f in table.view(P3).facts] == [Called, Bet]


@pytest.mark.rule("BB-COM-09", "BB-M29-4")
def test_a_returning_player_sees_whose_card_was_discarded() -> None:
    """P3 cannot tell these tables apart; when the 7 is complete, the one who held its card discards it and draws."""
    hands = ("2 7 7 8", "2 8", "2 8", "2 8")
    one = position(*hands, number=29, fresh=FRESH, extras=numbers("2 3", "4 7", "6 8", "5 9", deck="10 11"))
    other = position(*hands, number=29, fresh=FRESH, extras=numbers("2 3", "4 9", "6 8", "5 7", deck="10 11"))
    for table in (one, other):
        table.play(P4, "lay-number 5")
    assert one.match.frame(P3) == other.match.frame(P3)
    for table in (one, other):
        table.play(P1, "solo-cut 7")
    assert one.told(P3) != other.told(P3)
    assert one.match.frame(P3) != other.match.frame(P3)


@pytest.mark.rule("BB-TURN-09", "BB-EQ-1111-3", "BB-M29-5", "BB-C-13")
def test_a_turn_ended_by_the_grappling_hook_ends_like_any_other() -> None:
    table = position("7", *HANDS[1:], number=29, fresh=FRESH, extras=CARDS, usable="hook", dial=4)
    table.play(P4, "lay-number 9").play(P3, "use-hook 1:1 3")
    assert bets(table) == [Bet(1, P4, 9, False)]
    assert data(table).hands[P1] == ()
    assert data(table).deck[-3:] == (2, 3, 9)  # taken, and under the deck with the rest of the hand
    assert (table.turn, table.asked) == (P2, ((P4, "lay"),))
    assert wrong_cards(table.state) is None


@pytest.mark.rule("BB-C-20", "BB-M29-2")
def test_a_bet_is_about_the_fast_pass_too() -> None:
    table = position("2 7 7 8", *HANDS[1:3], "2 8", number=29, fresh=FRESH, extras=CARDS, dial=4, usable="fast-pass")
    table.play(P4, "lay-number 7").play(P1, "fast-pass [1:2,1:3]")
    assert (table.dial, bets(table)) == (3, [Bet(1, P4, 7, True)])


@pytest.mark.rule("BB-C-19", "BB-M29-4")
def test_no_bet_is_about_what_the_disintegrator_cuts() -> None:
    hands = ("2 8 10 10", "2 7 8", "2 7 8", "2 7 7 8")
    cards = numbers("2 3", "4 5", "6 8", "7 9", deck="1 11 12")
    table = position(*hands, number=29, fresh="1 3 4 5 6 9 11 12", extras=cards, dial=4, locked="disintegrator")
    table.play(P4, "lay-number 7").play(P1, "solo-cut 10", draws={"disintegrator": (24, 12)})  # this is a 7
    assert (table.dial, bets(table)) == (4, [Bet(1, P4, 7, False)])
    assert 7 in panel(table).out  # complete
