"""The driving loop: people and bots at one table, without clocks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from litfuse.bots.base import Answer, AnyTold, Bot
from litfuse.kernel.drive import Driver
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.records import SPECTATOR, Decision
from litfuse.kernel.told import Listener


class Player(Protocol):
    """Whoever has a seat."""

    takes_offers: bool

    def hear(self, told: AnyTold, private: bool) -> None:
        """The seat was told this; `private`: something in it is not for everybody."""
        ...

    def answer(self, match: AnyMatch, decision: Decision) -> AnyMatch | None:
        """The match after the answer to this question; None: left alone."""
        ...


class BotPlayer:
    def __init__(self, bot: Bot, takes_offers: bool = False) -> None:
        self.bot = bot
        self.takes_offers = takes_offers

    def hear(self, told: AnyTold, private: bool) -> None:
        self.bot.see(told)

    def answer(self, match: AnyMatch, decision: Decision) -> AnyMatch | None:
        answer = self.bot.answer(match.frame(decision.seat))
        if not isinstance(answer, Answer):
            return None
        return match.play(answer.decision, answer.action)


class Table:
    """One match and its players. `match` is always the last one that is good: whatever happens, it can be kept."""

    def __init__(self, match: AnyMatch, players: Sequence[Player], changed: Callable[[AnyMatch], None]) -> None:
        self.match = match
        self.players = players
        self.changed = changed
        self._driver = Driver(lambda seat: players[seat].takes_offers)
        self._ears = [Listener(match.game, seat) for seat in range(match.seats)]

    def run(self) -> AnyMatch:
        self._tell()
        while not self.match.over:
            decision = self._driver.next(self.match)
            after = self.players[decision.seat].answer(self.match, decision) if decision else None
            if after is None:
                if decision is not None and not decision.owed:
                    continue
                after = self.match.wait()  # nobody is asked, or a bot has no answer: the rules have one
            self.match = after
            self._tell()
        return self.match

    def _tell(self) -> None:
        self.changed(self.match)
        public = self.match.notices(SPECTATOR)
        for player, ear in zip(self.players, self._ears, strict=True):
            told = ear.told(self.match)
            if told is not None:
                player.hear(told, told.notices != public)
