"""Compares what every seat knows during a game with the truth, and with worlds that it cannot tell from the truth."""

from __future__ import annotations

from typing import Any

from litfuse.kernel.codec import encode
from litfuse.kernel.events import Step
from litfuse.kernel.game import AnyGame
from litfuse.kernel.rng import Stream


class KnowledgeCheck:
    """Follows what every seat of one game knows. It must be given every step, in order."""

    def __init__(self, game: AnyGame, seats: int, rng: Stream) -> None:
        self.game = game
        self.known: list[Any] = [None] * seats
        self.rng = rng

    def wrong_after(self, step: Step[Any]) -> str | None:
        """Returns what is wrong, if anything: knowledge that is false, or a world that shows another view.

        Empties the step's list of events.
        """
        game, state = self.game, step.state
        for seat in range(len(self.known)):
            known = self.known[seat]
            for event in step.events:
                notice = event.notice(seat)
                if notice is not None:
                    known = game.learn(seat, known, notice)
            self.known[seat] = known
            if known is not None and not game.holds(known, state):
                return f"seat {seat} knows what is not so"
        step.events.clear()
        seat = self.rng.below("", len(self.known))
        view = game.view(state, seat)
        world = game.resample(view, self.known[seat], self.rng)
        if not game.holds(self.known[seat], world):
            return f"seat {seat} knows what is not so in a world made for it"
        if encode(game.view(world, seat)) != encode(view):
            return f"a world made for seat {seat} shows it something else"
        return None
