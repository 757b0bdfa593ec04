"""Checks the promise of every bot: a new one, given the same history, acts the same."""

from __future__ import annotations

from typing import Any, NamedTuple

from litfuse.bots.base import Answer, AnyTold, Level
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.records import Seat, Told
from litfuse.kernel.told import Perspective
from litfuse.play.seat import SeatedBot

from .play import Contest
from .results import Plan


class Difference(NamedTuple):
    """What was answered in the match, and what a new bot answers there."""

    seat: Seat
    seq: int
    played: Answer
    now: Any


def same_again(level: Level, match: AnyMatch, seat: Seat, key: bytes) -> list[Difference]:
    """Puts a new bot before every question that this seat answered in a match, telling it each step with its frame.

    `level` and `key` are those with which the seat was played. Talk is not part of the record, so a bot whose play
    depends on talk cannot be checked like this. An empty result means that the promise is kept.
    """
    perspective = Perspective(match.game, seat)
    history: list[AnyTold] = []
    found: list[Difference] = []
    for after in match.line():
        if after.entry.seat == seat and after.before is not None:
            fresh = SeatedBot(level.makes(match.game, seat, key, False))
            for past in history or [Told(0, 0, (), after.before.frame(seat), None)]:
                fresh.tell(past)
            now = fresh.answer(lambda said: None)
            played = Answer(after.entry.answers, after.entry.action)
            if not isinstance(now, Answer) or now.decision != played.decision or not same(after, now.action):
                found.append(Difference(seat, after.seq, played, now))
        if (told := perspective.told(after)) is not None:
            history.append(told)
    return found


def same(after: AnyMatch, action: Any) -> bool:
    """Returns whether this is the action of the last step, however its sets are written."""
    assert after.before is not None
    return bool(after.before.options(after.entry.answers).written(action) == after.entry.action)


def same_again_in(plan: Plan, number: int = 0) -> list[Difference]:
    """Plays a game of a plan and checks every bot in it."""
    session = Contest(plan).session(number)
    session.play()
    found: list[Difference] = []
    for player in session.players:
        key = plan.key(number, plan.place(number, player.seat))
        found += same_again(player.level, session.match, player.seat, key)
    return found
