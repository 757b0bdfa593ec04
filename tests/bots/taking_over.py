"""Bots that take over a match in the middle: each is told all that its seat was told before, then they play it out."""

from __future__ import annotations

from collections.abc import Sequence

from litfuse.arena.play import Contestant
from litfuse.bots.base import Level
from litfuse.kernel.match import AnyMatch
from litfuse.play.session import Session

MOST_STEPS = 2000


def play_out(match: AnyMatch, levels: Sequence[Level], key: bytes) -> AnyMatch:
    """The match to its end with bots in all seats. Raises Misplayed if a bot raises or does what it must not."""
    players = [
        Contestant(level, match.game, seat, key + bytes([seat]), lambda seat: None, lambda: 0.0)
        for seat, level in enumerate(levels)
    ]
    for past in match.line()[:-1]:
        for player in players:
            player.follow(past)
    end = Session(match, players).play(match.seq + MOST_STEPS)
    assert end.over, f"not over after {MOST_STEPS} steps"
    return end
