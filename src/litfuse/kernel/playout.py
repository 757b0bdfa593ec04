"""Playout: moves a game on for simulations and records nothing."""

from __future__ import annotations

from typing import Generic

from .events import QuietStep, Step
from .game import A, C, Game, K, S, V
from .records import TABLE, Decision, TimeUp
from .rng import Rng


class Playout(Generic[C, S, A, V, K]):
    """A state that is moved on in place, unrecorded and unchecked: for search and benchmarks."""

    __slots__ = ("game", "step")

    def __init__(self, game: Game[C, S, A, V, K], state: S, rng: Rng) -> None:
        self.game = game
        self.step: Step[S] = QuietStep(state, rng)

    @classmethod
    def start(cls, game: Game[C, S, A, V, K], seats: int, config: C, rng: Rng) -> Playout[C, S, A, V, K]:
        playout = cls(game, game.new(seats, config), rng)
        game.setup(playout.step)
        return playout

    @property
    def state(self) -> S:
        return self.step.state

    @property
    def owed(self) -> Decision | None:
        """Returns the first question that the match waits for; None if it is over, or if only a clock moves it on."""
        for d in self.game.decisions(self.step.state):
            return d if d.owed else None
        return None

    def play(self, decision: Decision, action: A) -> None:
        self.game.decide(self.step, decision.seat, action)

    def wait(self) -> bool:
        """Lets the first clock run out. Returns False if no clock runs, because the match is over."""
        clocks = self.game.clocks(self.step.state)
        if not clocks:
            return False
        self.game.decide(self.step, TABLE, TimeUp(clocks[0].key))
        return True

    def random_game(self, limit: int = 1_000_000) -> int:
        """Plays on at random, without offers; returns the number of steps."""
        game, step = self.game, self.step
        decisions, options, decide, rng = game.decisions, game.options, game.decide, step.rng
        for n in range(limit):
            state = step.state
            asked = decisions(state)
            if asked and (first := asked[0]).owed:
                decide(step, first.seat, options(state, first).sample(rng))
            elif not self.wait():
                return n
        return limit
