"""Bots that do what no bot should, each in its own way. Named in tests as `tests.arena.bots:Raises`."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Sequence
from typing import Any

from litfuse.bots.base import Answer, AnyFrame, AnyTold, Say, asked
from litfuse.bots.random import RandomBot
from litfuse.games.exploding_kittens.actions import PutBack
from litfuse.kernel.game import AnyGame
from litfuse.kernel.talk import Heard, Said


class Late(RandomBot):
    """Plays at random for five of its answers, then misbehaves."""

    answers = 0

    def answer(self, frame: AnyFrame) -> Any:
        self.answers += 1
        return super().answer(frame) if self.answers <= 5 else self.misbehave(frame)

    def misbehave(self, frame: AnyFrame) -> Any:
        raise NotImplementedError

    def question(self, frame: AnyFrame) -> str:
        decision = asked(frame, self.seat, offers=False)
        assert decision is not None
        return decision.id


class Raises(Late):
    def misbehave(self, frame: AnyFrame) -> Any:
        raise ZeroDivisionError("one\nby   nought")


class RaisesAtStart(RandomBot):
    def __init__(self, game: AnyGame, seat: int, key: bytes, standing_in: bool = False) -> None:
        raise ValueError("not today")


class RaisesInSee(RandomBot):
    def see(self, told: AnyTold, heard: Sequence[Heard] = ()) -> None:
        raise KeyError("see")


class Leaves(Late):
    def misbehave(self, frame: AnyFrame) -> Any:
        sys.exit(3)


class Illegal(Late):
    def misbehave(self, frame: AnyFrame) -> Any:
        return Answer(self.question(frame), PutBack(56))


class NoAction(Late):
    def misbehave(self, frame: AnyFrame) -> Any:
        return Answer(self.question(frame), "draw")


class NoAnswer(Late):
    def misbehave(self, frame: AnyFrame) -> Any:
        return PutBack(0)


class Uncomparable:
    def __eq__(self, other: object) -> bool:
        raise RuntimeError("do not compare")

    def __hash__(self) -> int:
        return 0

    def __repr__(self) -> str:
        return "odd"


class Odd(Late):
    def misbehave(self, frame: AnyFrame) -> Any:
        return Answer(self.question(frame), Uncomparable())


class Foreign(Late):
    """Answers with a record that is no action of this game."""

    def misbehave(self, frame: AnyFrame) -> Any:
        return Answer(self.question(frame), frame.open[0])


class Stale(Late):
    def misbehave(self, frame: AnyFrame) -> Any:
        return Answer("0.turn.0", PutBack(0))


class Silent(Late):
    def misbehave(self, frame: AnyFrame) -> Any:
        return None


class Chatters(Late):
    def misbehave(self, frame: AnyFrame) -> Any:
        return Say(Said(self.seat, "chat", "meow"))


class Pretends(Late):
    """Talks as somebody else."""

    def misbehave(self, frame: AnyFrame) -> Any:
        return Say(Said(1 - self.seat, "chat", "meow"))


class Sleeps(Late):
    def misbehave(self, frame: AnyFrame) -> Any:
        time.sleep(3600)


class Spins(Late):
    def misbehave(self, frame: AnyFrame) -> Any:
        while True:
            try:
                time.sleep(0)
            except BaseException:
                continue


class Dies(Late):
    def misbehave(self, frame: AnyFrame) -> Any:
        os._exit(7)


class Prints(RandomBot):
    """Counts its work, talks once, and prints where only the report should stand."""

    work = 0
    said = False
    heard = 0

    def see(self, told: AnyTold, heard: Sequence[Heard] = ()) -> None:
        super().see(told, heard)
        self.heard += len(heard)

    def answer(self, frame: AnyFrame) -> Any:
        print("thinking")
        self.work += 3
        if not self.said:
            self.said = True
            return Say(Said(self.seat, "chat", "hello"))
        assert self.heard  # its own word at least
        return super().answer(frame)


class Drifts(RandomBot):
    """Breaks the promise: what it does depends on how often this very object was asked."""

    answers = 0

    def answer(self, frame: AnyFrame) -> Answer | None:
        self.answers += 1
        self.tick += self.answers
        return super().answer(frame)


class Everything(RandomBot):
    """Sees every step, one by one, each with its frame."""

    every_step = True

    def see(self, told: AnyTold, heard: Sequence[Heard] = ()) -> None:
        assert (told.since, told.tick) == (self.tick, self.tick + 1)
        assert told.notices
        super().see(told, heard)


class Resumes(RandomBot):
    """The same, many steps at once."""

    every_step = False


class Takes(RandomBot):
    """Wants offers, and leaves them."""

    takes_offers = True

    def answer(self, frame: AnyFrame) -> Any:
        first = next((d for d in frame.open if d.seat == self.seat), None)
        if first is not None and not first.owed:
            assert frame.menus[first.id]
            return None
        return super().answer(frame)
