"""The bot that knows no game: it answers at random from the menu; a stand-in avoids answers with a caution."""

from __future__ import annotations

from collections.abc import Sequence

from litfuse.kernel.game import AnyGame
from litfuse.kernel.menus import careful, sampled
from litfuse.kernel.records import Menu, Seat
from litfuse.kernel.rng import Stream
from litfuse.kernel.talk import Heard

from .base import Answer, AnyFrame, AnyTold, asked, luck


class RandomBot:
    def __init__(self, game: AnyGame, seat: Seat, key: bytes, standing_in: bool = False) -> None:
        self.game = game
        self.seat = seat
        self.key = key
        self.standing_in = standing_in
        self.tick = 0

    def see(self, told: AnyTold, heard: Sequence[Heard] = ()) -> None:
        self.tick = told.tick

    def answer(self, frame: AnyFrame) -> Answer | None:
        decision = asked(frame, self.seat, offers=False)
        if decision is None:
            return None
        rng = luck(self.key, self.tick, decision)
        return Answer(decision.id, sampled(self.game, self.choices(frame.menus[decision.id], rng), rng))

    def choices(self, menu: Menu, luck: Stream) -> Menu:
        """Returns the forms among which it chooses."""
        return careful(menu) if self.standing_in else menu
