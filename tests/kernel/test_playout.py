"""A playout moves like a match and keeps nothing."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from litfuse.games.registry import GAMES
from litfuse.kernel.playout import Playout
from litfuse.kernel.records import Decision
from litfuse.kernel.rng import Stream
from litfuse.testing.skeleton import GAME, Config
from litfuse.testing.skeleton.actions import ChooseBlind, PassCards
from litfuse.testing.skeleton.public import Choosing


@given(st.sampled_from(sorted(GAMES)), st.integers(0, 2**32))
def test_a_playout_moves_like_a_match(name: str, seed: int) -> None:
    game = GAMES[name]
    config = game.types.config()
    playout = Playout.start(game, game.seats[-1], config, Stream(seed))
    steps = playout.random_game()
    assert game.outcome(playout.state) is not None
    assert steps > 0
    assert playout.owed is None
    assert not playout.wait()


def test_a_playout_moves_step_by_step_like_a_match() -> None:
    playout = Playout.start(GAME, 2, Config(rounds=1), Stream(1))
    decision = playout.owed
    assert decision is not None
    playout.play(decision, PassCards(playout.state.hands[0][:2]))
    assert playout.state.waiting() == (1,)
    assert playout.wait()
    assert playout.state.ask == Choosing(1)
    for seat in (0, 1):
        playout.play(Decision(seat, "choose", 1), ChooseBlind())
    assert playout.owed is None
    assert not playout.wait()
    assert playout.random_game() == 0
