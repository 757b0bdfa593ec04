"""Bots that take over a match in the middle: each is told all that its seat was told before, then they play it out."""

from __future__ import annotations

from collections.abc import Sequence

from litfuse.bots.base import Answer, Bot, Level, Say
from litfuse.kernel.drive import Driver
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.records import Decision, Told
from litfuse.kernel.talk import Heard, heard, unsayable
from litfuse.kernel.told import Perspective

MOST_STEPS = 2000
MOST_WORDS = 10


class Table:
    """Bots in all seats. Whatever a bot raises comes out, and so does the refusal of an answer that is not legal."""

    def __init__(self, match: AnyMatch, levels: Sequence[Level], key: bytes) -> None:
        self.match = match
        self.levels = levels
        self.bots: list[Bot] = []
        self.perspectives: list[Perspective] = []
        for seat, level in enumerate(levels):
            self.bots.append(level.makes(match.game, seat, key + bytes([seat]), False))
            self.perspectives.append(Perspective(match.game, seat))
        for past in match.line():
            self._tell(past)

    def _tell(self, match: AnyMatch) -> None:
        for bot, perspective in zip(self.bots, self.perspectives, strict=True):
            if (told := perspective.told(match)) is not None:
                bot.see(told)

    def play_out(self) -> AnyMatch:
        driver = Driver(lambda seat: self.levels[seat].takes_offers)
        for _ in range(MOST_STEPS):
            if self.match.over:
                return self.match
            decision = driver.next(self.match)
            after = self.match.wait() if decision is None else self._answered(decision)
            if after is not None:
                self.match = after
                self._tell(after)
        raise AssertionError(f"not over after {MOST_STEPS} questions")

    def _answered(self, decision: Decision) -> AnyMatch | None:
        """The match after the answer, or None if the bot leaves an offer."""
        for _ in range(MOST_WORDS):
            reply = self.bots[decision.seat].answer(self.match.frame(decision.seat))
            if isinstance(reply, Answer):
                return self.match.play(reply.decision, reply.action)
            if reply is None:
                assert not decision.owed, f"no answer to {decision.id}"
                return None
            self._say(reply)
        raise AssertionError(f"more than {MOST_WORDS} messages at {decision.id}")

    def _say(self, reply: Say) -> None:
        assert unsayable(self.match.game.talk(self.match.state), reply.said, self.match.seats) is None
        for seat, bot in enumerate(self.bots):
            words: Heard | None = heard(reply.said, seat)
            if words is not None:
                at = self.perspectives[seat]
                bot.see(Told(at.tick, at.tick, (), self.match.frame(seat), at.known), (words,))
