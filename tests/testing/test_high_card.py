"""The rules of High Card, each shown by a test that cites it."""

from __future__ import annotations

from typing import Any

import pytest

from litfuse.kernel.errors import BadConfig, IllegalAction, StaleAnswer
from litfuse.kernel.match import AnyMatch, Match
from litfuse.kernel.records import SPECTATOR, Draw, Resign
from litfuse.kernel.rng import Scripted
from litfuse.testing.skeleton import GAME, Config
from litfuse.testing.skeleton.actions import Choose, ChooseBlind, PassCards
from litfuse.testing.skeleton.cards import DECK
from litfuse.testing.skeleton.knowledge import Knowledge
from litfuse.testing.skeleton.notices import CardsShown, ChoiceMade, HandsMoved, PassReady

ORDER = tuple(range(24))  # undealt: seat 0 gets 1 to 5, seat 1 gets 6 to 10, seat 2 gets 11 to 15
LOW = {0: (1, 2), 1: (6, 7), 2: (11, 12)}


def dealt(**config: Any) -> AnyMatch:
    return Match.start(GAME, 3, bytes(32), Config(**config), rng=Scripted([Draw("deal", 24, ORDER)]))


def passed(**config: Any) -> AnyMatch:
    """Everybody has passed the two lowest cards: the hands are 3 4 5 11 12, 1 2 8 9 10 and 6 7 13 14 15."""
    match = dealt(**config)
    for seat, cards in LOW.items():
        match = match.play(f"{seat}.pass.1", PassCards(cards))
    return match


def choose(match: AnyMatch, *cards: int) -> AnyMatch:
    for decision, card in zip(match.owed, cards, strict=True):
        match = match.play(decision, Choose(card))
    return match


@pytest.mark.rule("HC-SETUP-1")
def test_everybody_is_dealt_five_cards() -> None:
    state = Match.start(GAME, 4, bytes(32)).state
    assert [len(hand) for hand in state.hands] == [5, 5, 5, 5]
    assert sorted((*state.rest, *(card for hand in state.hands for card in hand))) == list(DECK)
    with pytest.raises(BadConfig, match="HC-SETUP-1"):
        Match.start(GAME, 5, bytes(32))


@pytest.mark.rule("HC-PASS-1")
def test_two_cards_go_to_the_left_when_all_have_chosen() -> None:
    match = dealt()
    assert [d.id for d in match.owed] == ["0.pass.1", "1.pass.1", "2.pass.1"]
    with pytest.raises(IllegalAction, match="HC-PASS-1"):
        match.play("0.pass.1", PassCards((1, 6)))
    with pytest.raises(IllegalAction, match="HC-PASS-1"):
        match.play("0.pass.1", ChooseBlind())
    after = match.play("0.pass.1", PassCards((1, 2)))
    assert after.state.hands == match.state.hands
    assert after.notices(1) == after.notices(SPECTATOR) == (PassReady(0),)
    with pytest.raises(StaleAnswer):
        after.play("0.pass.1", PassCards((3, 4)))
    assert passed().state.hands == ((3, 4, 5, 11, 12), (1, 2, 8, 9, 10), (6, 7, 13, 14, 15))
    assert passed().notices(0)[-1] == HandsMoved(gave=(1, 2), got=(11, 12))
    assert passed().notices(SPECTATOR)[-1] == HandsMoved()


@pytest.mark.rule("HC-PASS-1")
def test_a_player_remembers_which_cards_the_neighbour_got() -> None:
    known = None
    for match in choose(passed(), 3, 2, 6).line():
        for notice in match.notices(0):
            known = GAME.learn(0, known, notice)
    assert known == Knowledge(0, held=(1,))


@pytest.mark.rule("HC-CHOOSE-1")
def test_a_choice_may_be_changed_and_nobody_notices() -> None:
    match = passed().play("1.choose.1", Choose(8))
    assert match.notices(0) == (ChoiceMade(1),)
    with pytest.raises(IllegalAction, match="HC-CHOOSE-1"):
        match.play("1.choose.1", Choose(3))
    with pytest.raises(IllegalAction, match="HC-CHOOSE-1"):
        match.play("1.choose.1", PassCards((1, 2)))
    changed = match.play("1.choose.1", Choose(10))
    assert changed.state.picks[1] == (10,)
    for viewer in (0, 2, SPECTATOR):
        assert not changed.notices(viewer)
        assert changed.frame(viewer) == match.frame(viewer)


@pytest.mark.rule("HC-CHOOSE-1")
@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_there_are_as_many_rounds_as_the_table_wants(rounds: int) -> None:
    match = passed(rounds=rounds)
    for _ in range(rounds):
        assert not match.over
        match = match.wait()
    assert match.over


@pytest.mark.rule("HC-CHOOSE-2")
def test_a_blind_choice_is_any_card_of_the_hand() -> None:
    match = passed()
    for place, card in enumerate(match.state.hands[0]):
        after = match.play("0.choose.1", ChooseBlind(), rng=Scripted([Draw("blind", 5, place)]))
        assert after.state.picks[0] == (card,)


@pytest.mark.rule("HC-SCORE-1")
def test_the_highest_card_scores_and_all_are_out() -> None:
    match = choose(passed(), 12, 10, 6)
    assert match.notices(SPECTATOR)[-1] == CardsShown((12, 10, 6))
    assert (match.state.points, match.state.gone) == ((1, 0, 0), (6, 10, 12))
    assert match.state.hands == ((3, 4, 5, 11), (1, 2, 8, 9), (7, 13, 14, 15))


@pytest.mark.rule("HC-END-1")
def test_the_most_points_win() -> None:
    match = choose(choose(passed(rounds=2), 12, 10, 6), 3, 2, 15)
    assert match.outcome is not None
    assert match.outcome.ranking == ((0, 2), (1,))


@pytest.mark.rule("HC-END-1")
def test_a_player_who_resigns_ends_the_match_and_comes_last() -> None:
    match = choose(passed(), 12, 10, 6).table(Resign(0))
    assert match.outcome is not None
    assert match.outcome.ranking == ((1, 2), (0,))


@pytest.mark.rule("HC-TIME-1")
def test_the_clock_chooses_for_everybody_who_has_not() -> None:
    match = dealt().play("1.pass.1", PassCards((6, 10))).wait()
    moved = match.entry.events[-1].cards
    assert (moved[1], len(moved[0]), len(moved[2])) == ((6, 10), 2, 2)
    late = match.play("1.choose.1", Choose(7)).wait()
    assert late.state.shown[1] == 7
    assert len(late.state.shown) == 3
