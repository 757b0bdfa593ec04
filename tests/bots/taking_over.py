"""Bots that take over a match in the middle: each is told all that its seat was told before, then they play it out."""

from __future__ import annotations

from collections.abc import Sequence

from litfuse.bots.base import Answer, Level
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.records import Decision
from litfuse.kernel.talk import Said
from litfuse.play.seat import BotPlayer
from litfuse.play.session import Session, Speak

MOST_STEPS = 2000


class Strict(BotPlayer):
    """A bot that must answer what it owes. Whatever it raises comes out, and so does the refusal of an answer."""

    def answer(self, match: AnyMatch, decision: Decision, speak: Speak) -> AnyMatch | None:
        def say(said: Said) -> None:
            assert speak(said) is None, f"says what may not be said at {decision.id}"

        reply = self.asked(match, say)
        if isinstance(reply, Answer):
            return match.play(reply.decision, reply.action)
        assert reply is None, f"too many messages at {decision.id}"
        assert not decision.owed, f"no answer to {decision.id}"
        return None


def play_out(match: AnyMatch, levels: Sequence[Level], key: bytes) -> AnyMatch:
    """The match after its end, played on from here by bots of these levels."""
    players = []
    for seat, level in enumerate(levels):
        bot = level.makes(match.game, seat, key + bytes([seat]), False)
        players.append(Strict(bot, level, match.game, seat))
    for past in match.line()[:-1]:
        for player in players:
            player.follow(past)
    end = Session(match, players).play(MOST_STEPS)
    assert end.over
    return end
