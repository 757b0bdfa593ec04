"""Plays a world on among bots, without clocks and without talk."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

from litfuse.bots.base import Answer, AnyFrame, Bot
from litfuse.kernel.events import Event, Step
from litfuse.kernel.frames import frame_of
from litfuse.kernel.game import AnyGame
from litfuse.kernel.menus import careful, sampled
from litfuse.kernel.notices import Notice
from litfuse.kernel.records import TABLE, Decision, Outcome, Seat, TimeUp, Told
from litfuse.kernel.rng import Stream

MOST_STEPS: Final = 3000  # most steps of one world; a hundred are usual
MOST_LINES: Final = 10  # most lines that a bot says before it answers; nobody hears them


class Counted:
    """A stream that counts draws. A world in which nothing was drawn is played on with a certain result."""

    __slots__ = ("_stream", "drawn")

    def __init__(self, seed: str) -> None:
        self._stream = Stream(seed)
        self.drawn = 0

    def below(self, label: str, n: int, /) -> int:
        self.drawn += 1
        return self._stream.below(label, n)

    def shuffled(self, label: str, items: Sequence[Any], /) -> tuple[Any, ...]:
        self.drawn += 1
        return self._stream.shuffled(label, items)

    def bytes(self, label: str, n: int, /) -> bytes:
        self.drawn += 1
        return self._stream.bytes(label, n)


class Packed:
    """A bot at one point of the match, of which copies can be seated in many worlds."""

    def __init__(self, bot: Any) -> None:
        self._game = bot.game
        bot.game = None  # a game is code and need not be copied
        self._bytes = pickle.dumps(bot, pickle.HIGHEST_PROTOCOL)
        bot.game = self._game

    def fresh(self) -> Any:
        bot = pickle.loads(self._bytes)
        bot.game = self._game
        return bot


class Mind(NamedTuple):
    """A bot that is not seated yet, and what its seat knows for certain."""

    bot: Packed
    known: Any
    tick: int


class Chair:
    """A bot in a seat of one world."""

    def __init__(self, game: AnyGame, seat: Seat, mind: Mind) -> None:
        self.game = game
        self.seat = seat
        self.bot: Bot = mind.bot.fresh()
        self.known = mind.known
        self.tick = mind.tick
        self._pending: list[Sequence[Event[Any]]] = []

    def follow(self, events: Sequence[Event[Any]]) -> None:
        self._pending.append(events)

    def asked(self, state: Any) -> Answer | None:
        """Returns the bot's answer after telling it what is new; None if it leaves the question alone, or fails."""
        frame = frame_of(self.game, state, self.seat)
        self._tell(frame)
        for _ in range(MOST_LINES):
            reply = self.bot.answer(frame)
            if isinstance(reply, Answer) or reply is None:
                return reply
        return None

    def _tell(self, frame: AnyFrame) -> None:
        since, notices = self.tick, list[Notice]()
        for events in self._pending:
            new = [n for e in events if (n := e.notice(self.seat)) is not None]
            if new:
                self.tick += 1
                notices += new
        self._pending.clear()
        for notice in notices:
            self.known = self.game.learn(self.seat, self.known, notice)
        if notices:
            self.bot.see(Told(since, self.tick, tuple(notices), frame, self.known))


class World:
    """A state, with bots in all seats."""

    def __init__(self, game: AnyGame, state: Any, minds: Sequence[Mind], offers: bool, seed: str) -> None:
        self.game = game
        self.state = state
        self.luck = Counted(seed)
        self.chairs = [Chair(game, seat, mind) for seat, mind in enumerate(minds)]
        self._offers = offers
        self._put: set[str] = set()
        self.steps = 0

    def play(self, decision: Decision, action: Any) -> None:
        self._step(decision.seat, action)

    def leave(self, decision: Decision) -> None:
        """Notes that the offer is left alone, so that it is not put to its seat again."""
        self._put.add(decision.id)

    def _step(self, seat: Seat, action: Any) -> None:
        step = Step(self.state, self.luck)
        self.game.decide(step, seat, action)
        self.state = step.state
        self.steps += 1
        for chair in self.chairs:
            chair.follow(step.events)

    def finish(self) -> Outcome | None:
        """Plays to the end. Returns the outcome, None if it takes too long."""
        game = self.game
        while self.steps < MOST_STEPS:
            outcome = game.outcome(self.state)
            if outcome is not None:
                return outcome
            self._move()
        return None

    def _move(self) -> None:
        decision = self._next()
        if decision is None:
            self._step(TABLE, TimeUp(self.game.clocks(self.state)[0].key))
            return
        answer: Answer | None = None
        with suppress(Exception):  # a faulty bot is replaced by a random answer, as on a server
            answer = self.chairs[decision.seat].asked(self.state)
        if answer is not None and (found := self._legal(decision, answer)):
            self._step(found.seat, answer.action)
        elif decision.owed:
            menu = self.game.options(self.state, decision).describe()
            self._step(decision.seat, sampled(self.game, careful(menu), self.luck))

    def _legal(self, decision: Decision, answer: Answer) -> Decision | None:
        """Returns the question that the bot has answered, None if the answer is not legal."""
        for d in self.game.decisions(self.state):
            if d.id == answer.decision and d.seat == decision.seat:
                return d if answer.action in self.game.options(self.state, d) else None
        return None

    def _next(self) -> Decision | None:
        first: Decision | None = None
        for d in self.game.decisions(self.state):
            if d.owed:
                first = first or d
            elif self._offers and d.id not in self._put and self.game.options(self.state, d):
                self._put.add(d.id)
                return d
        return first
