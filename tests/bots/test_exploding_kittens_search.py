"""What the searching bot of Exploding Kittens adds: suspicion, and worlds played out in plain numbers."""

from __future__ import annotations

from typing import Any

import pytest

from litfuse.bots.exploding_kittens.model import Memory, Model
from litfuse.bots.exploding_kittens.policy import KittenOdds, choose, defuses_hidden
from litfuse.bots.exploding_kittens.suspicion import Suspicion
from litfuse.games.exploding_kittens import GAME, notices
from litfuse.games.exploding_kittens.actions import Action, Give, Nope, Pass, Play, PutBack
from litfuse.games.exploding_kittens.cards import ATTACK, CATS, KITTEN, SKIP
from litfuse.games.exploding_kittens.config import Config
from litfuse.games.exploding_kittens.view import View
from litfuse.kernel.notices import Notice
from litfuse.kernel.playout import Playout
from litfuse.kernel.records import Seat
from litfuse.kernel.rng import Stream
from tests.games.exploding_kittens.table import A, B, Table, position

CAT = CATS[0]


def heard(*those: Notice, pile: int = 9) -> Suspicion:
    out = Suspicion(A)
    out.hear([notices.WasDealt(A, 2, Config(), (), pile, (), A), *those])
    return out


def test_a_kitten_put_back_is_suspected_where_the_next_player_draws_it() -> None:
    assert heard(notices.TurnBegan(B, 1), notices.WentBack(B)).places == (0,)
    assert heard(notices.TurnBegan(B, 2), notices.WentBack(B)).places == (1,)
    assert heard(notices.TurnBegan(B, 1), notices.WentBack(B)).knowers == {B: 0}


@pytest.mark.parametrize("pile", [1, 2, 3])
@pytest.mark.parametrize("owed", range(1, 9))
def test_a_suspected_place_lies_in_the_pile_however_small_it_is(pile: int, owed: int) -> None:
    met = (notices.TurnBegan(B, owed), notices.KittenDrawn(B), notices.Defused(B), notices.WentBack(B))
    suspicion = heard(*met, pile=pile)
    assert suspicion.places == (min(owed, pile) - 1,)
    assert suspicion.knowers == {B: min(owed, pile) - 1}


def test_a_pile_from_which_a_kitten_was_taken_is_smaller() -> None:
    back = (notices.TurnBegan(B, 3), notices.WentBack(B))
    assert heard(notices.GaveUp(2), *back, pile=2).places == (1,)
    assert heard(notices.GaveUp(2, facing=True), *back, pile=2).places == (2,)
    assert heard(notices.WentBack(B, late=True), *back, pile=1).places == (2,)


def test_a_place_chosen_by_a_clock_or_by_oneself_raises_no_suspicion() -> None:
    assert heard(notices.WentBack(B, late=True)).places == ()
    assert heard(notices.WentBack(A, 0)).places == ()


def test_a_player_who_looked_ahead_and_does_not_draw_saw_a_kitten() -> None:
    skipped = notices.WindowClosed(B, Play(SKIP), worked=True)
    assert heard(notices.LookedAhead(B, 3), skipped).places == (0,)
    assert heard(skipped).places == ()
    assert heard(notices.LookedAhead(B, 3), notices.WindowClosed(B, Play(ATTACK), worked=False)).places == ()
    assert heard(notices.LookedAhead(B, 3), notices.Drew(B), notices.TurnBegan(B, 1), skipped).places == ()


@pytest.mark.parametrize(
    ("after", "places"),
    [
        (notices.Drew(B), (0,)),
        (notices.KittenDrawn(B), (0,)),
        (notices.PileShuffled(), ()),
        (notices.GaveUp(B), ()),
        (notices.WentBack(A, 0), (2,)),
        (notices.WentBack(A, 2), (1,)),
        (notices.WentBack(B), (1, 2)),
        (notices.LookedAhead(A, 3, (CAT, CAT, CAT)), ()),
        (notices.LookedAhead(A, 3, (CAT, KITTEN, CAT)), (1,)),
        (notices.LookedAhead(A, 1, (CAT,)), (1,)),
    ],
)
def test_a_suspected_place_moves_with_the_pile(after: Notice, places: tuple[int, ...]) -> None:
    assert heard(notices.TurnBegan(B, 2), notices.WentBack(B), after).places == places


def test_a_table_that_proves_suspicion_wrong_is_suspected_less() -> None:
    before = heard(notices.WentBack(B)).trust
    assert (
        heard(notices.WentBack(B), notices.Drew(A)).trust
        < before
        < heard(notices.WentBack(B), notices.KittenDrawn(A)).trust
    )
    assert heard(notices.WentBack(B), notices.LookedAhead(A, 3, (CAT, CAT, CAT))).trust < before
    assert heard(notices.WentBack(B), notices.PileShuffled()).trust == before


def test_odds_mix_suspicion_with_what_is_known() -> None:
    suspicion = heard(notices.WentBack(B))
    odds = suspicion.odds([0.25] * 4, 1)
    assert odds[0] == pytest.approx(suspicion.trust + (1 - suspicion.trust) / 4)
    assert sum(odds) == pytest.approx(1)
    assert sum(suspicion.odds([0.5] * 4, 2)) == pytest.approx(2)
    assert suspicion.odds([0.0, 0.5, 0.5], 1) == [0.0, 0.5, 0.5]
    assert suspicion.odds([1.0, 0.0], 1) == [1.0, 0.0]


def test_a_suspected_kitten_is_moved_and_the_safe_cards_keep_their_order() -> None:
    suspicion = heard(notices.WentBack(B))
    pile = (CATS[0], CATS[1], KITTEN, CATS[2])
    assert suspicion.pile(pile, [0.25] * 4, 1, doubt=0.0) == (KITTEN, *CATS[:3])
    assert suspicion.pile(pile, [0.25] * 4, 1, doubt=suspicion.trust) == pile
    assert suspicion.pile(pile, [0.0, 0.0, 1.0, 0.0], 1, doubt=0.0) == pile


def nothing(seats: int) -> Memory:
    return Memory((False,) * seats, (0,) * seats, (-1,) * seats, -1)


def winner(table: Table, seat: Seat, action: Action, luck: int = 1) -> Seat:
    state = table.match.state
    seats = len(state.hands)
    return Model(state, nothing(seats), luck).run(state.ask, seat, action)


def plain_odds(view: View) -> KittenOdds:
    """Odds from the view alone: kittens spread evenly over what nobody has looked at."""
    seen = view.top
    rest = view.pile - len(seen)
    left = view.kittens - seen.count(KITTEN) if seen else view.kittens
    even = left / rest if rest else 0.0
    first = float(seen[0] is KITTEN) if seen else even
    second = float(seen[1] is KITTEN) if len(seen) > 1 else even
    hidden = defuses_hidden(view)
    unseen = view.pile + sum(view.sizes) - len(view.hand)
    return KittenOdds(first, second, tuple([min(1.0, hidden * n / unseen) if unseen else 0.0 for n in view.sizes]))


def by_the_rules(state: Any, luck: int) -> Seat:
    """Everybody plays like the expert, on the views of the real game."""
    playout = Playout(GAME, state, Stream(luck))
    while (asked := playout.owed) is not None:
        view = GAME.view(playout.state, asked.seat)
        assert isinstance(view, View)
        playout.play(asked, choose(asked.kind, view, plain_odds(view)))
    outcome = GAME.outcome(playout.state)
    assert outcome is not None
    return outcome.winners[0]


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("config", [Config(), Config(stacking=True, combos="first-game"), Config(combos="none")])
def test_the_model_wins_as_often_as_the_rules(seats: int, config: Config) -> None:
    """From the deal, by seats counted from whoever begins; what players remember makes a small difference."""
    games = 400
    wins = [[0] * seats, [0] * seats]
    for n in range(games):
        state = Playout.start(GAME, seats, config, Stream(n)).state
        view = GAME.view(state, state.turn)
        assert isinstance(view, View)
        own = choose("turn", view, plain_odds(view))
        model = Model(state, nothing(seats), n).run(state.ask, state.turn, own)
        wins[0][(model - state.turn) % seats] += 1
        wins[1][(by_the_rules(state, n) - state.turn) % seats] += 1
    for one, other in zip(*wins, strict=True):
        assert abs(one - other) / games < 0.13


def test_the_model_knows_what_saves_and_what_kills() -> None:
    assert winner(position("skip", "cat1", pile="kitten cat2 cat3", size=3), A, Play(SKIP)) == A
    facing = position("defuse", "cat2", pile="kitten cat3 cat4", size=3).play(A, "draw-card").play(A, "defuse")
    assert winner(facing, A, PutBack(0)) == A
    assert winner(facing, A, PutBack(1)) == B
    attacked = position("attack", "nope", pile="kitten cat3 cat4", size=3).play(A, "play attack")
    assert winner(attacked, B, Pass()) == A
    assert winner(attacked, B, Nope()) == B


def test_the_model_moves_the_card_that_is_given() -> None:
    table = position("favor", "defuse cat1", pile="kitten cat3 cat4", size=3).play(A, "ask-favor 1").let()
    state = table.match.state
    model = Model(state, nothing(2), 1)
    model.answer(state.ask, B, Give(CAT))
    assert model.sizes == [1, 1]
    assert model.turn == A
