"""The bot that knows no game: any answer of the menu is as good as another."""

from __future__ import annotations

from collections.abc import Sequence

from litfuse.kernel.game import AnyGame
from litfuse.kernel.menus import sampled
from litfuse.kernel.records import Seat
from litfuse.kernel.talk import Heard

from .base import Answer, AnyFrame, AnyTold, asked, luck


class RandomBot:
    def __init__(self, game: AnyGame, seat: Seat, key: bytes, standing_in: bool = False) -> None:
        self.game = game
        self.seat = seat
        self.key = key
        self.tick = 0

    def see(self, told: AnyTold, heard: Sequence[Heard] = ()) -> None:
        self.tick = told.tick

    def answer(self, frame: AnyFrame) -> Answer | None:
        decision = asked(frame, self.seat, offers=False)
        if decision is None:
            return None
        return Answer(decision.id, sampled(self.game, frame.menus[decision.id], luck(self.key, self.tick, decision)))
