"""High Card for the plain board: three cards are passed, and the lowest one always goes along."""

from __future__ import annotations

from typing import Final

from litfuse.kernel.options import Form, Options, Some
from litfuse.kernel.records import Decision
from litfuse.testing import skeleton
from litfuse.testing.skeleton import Action, HighCard
from litfuse.testing.skeleton.actions import PassCards
from litfuse.testing.skeleton.public import Passing
from litfuse.testing.skeleton.state import State


class PlainGame(HighCard):
    def options(self, state: State, decision: Decision) -> Options[Action]:
        lowest, *others = state.hands[decision.seat]
        if isinstance(state.ask, Passing):
            return Options((), (Form[Action](PassCards, Some(tuple(others), 2, (lowest,))),))
        return skeleton.GAME.options(state, decision)


GAME: Final = PlainGame()
