"""One game among bots: a match from a public seed, played without clocks."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from time import process_time
from typing import Final

from litfuse.bots import registry as bots
from litfuse.bots.base import Answer, AnyFrame, AnyTold, Bot, Level, Replier, Say
from litfuse.games import registry as games
from litfuse.kernel import archive
from litfuse.kernel.codec import codec
from litfuse.kernel.errors import RulesBug, StaleAnswer
from litfuse.kernel.game import AnyGame
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.records import TABLE, Decision, Header, Seat
from litfuse.kernel.talk import Heard, Said
from litfuse.play.seat import MOST_LINES, BotPlayer, is_legal
from litfuse.play.session import Session, Speak

from .results import BotCost, FaultKind, GameFault, Plan, PlayedGame

MOST_STEPS: Final = 20_000  # most steps of one game; hundreds are usual
Mark = Callable[[Seat], None]  # called with the seat that thinks now, TABLE for nobody
Clock = Callable[[], float]  # in seconds


class Misplayed(Exception):
    """A game ends early, because of this."""

    def __init__(self, kind: FaultKind, what: str, seat: int = TABLE, decision: str = "") -> None:
        super().__init__(what)
        self.kind = kind
        self.what = what
        self.seat = seat
        self.decision = decision

    def __reduce__(self) -> tuple[type[Misplayed], tuple[FaultKind, str, int, str]]:
        """Pickles it, to pass it between processes."""
        return Misplayed, (self.kind, self.what, self.seat, self.decision)


class TimedBot:
    """A bot whose time is measured; anything it raises ends the game."""

    def __init__(self, level: Level, game: AnyGame, seat: Seat, key: bytes, mark: Mark, clock: Clock) -> None:
        self.seconds = 0.0
        self.decision: Decision | None = None  # the question it was asked
        self._seat = seat
        self._mark = mark
        self._clock = clock
        with self:
            self.bot: Bot = level.makes(game, seat, key, False)

    def __enter__(self) -> None:
        self._mark(self._seat)
        self._begun = self._clock()

    def __exit__(self, kind: object, error: BaseException | None, where: object) -> None:
        self.seconds += self._clock() - self._begun
        self._mark(TABLE)
        if error is not None and not isinstance(error, KeyboardInterrupt):
            raise Misplayed("raised", described(error), self._seat, self._asked) from error

    def see(self, told: AnyTold, heard: Sequence[Heard] = ()) -> None:
        decision, self.decision = self.decision, None
        with self:
            self.bot.see(told, heard)
        self.decision = decision

    def answer(self, frame: AnyFrame) -> Answer | Say | None:
        with self:
            reply = self.bot.answer(frame)
        if not isinstance(reply, Answer | Say | None):
            raise Misplayed("illegal", f"answer() gave {shortened(repr(reply))}", self._seat, self._asked)
        return reply

    def reply(self, frame: AnyFrame) -> Say | None:
        if not isinstance(self.bot, Replier):
            return None
        with self:
            return self.bot.reply(frame)

    @property
    def _asked(self) -> str:
        return "" if self.decision is None else self.decision.id


class Contestant(BotPlayer):
    """A bot in a game of the arena: its cost is counted, and its mistakes end the game."""

    def __init__(self, level: Level, game: AnyGame, seat: Seat, key: bytes, mark: Mark, clock: Clock) -> None:
        self.level = level
        self.decisions = 0
        self._timed = TimedBot(level, game, seat, key, mark, clock)
        super().__init__(self._timed, level, game, seat)

    @property
    def bot(self) -> Bot:
        return self._timed.bot

    def answer(self, match: AnyMatch, decision: Decision, speak: Speak) -> AnyMatch | None:
        self.decisions += 1
        self._timed.decision = decision

        reply = self.asked(match, partial(self._say, speak, decision.id))
        self._timed.decision = None
        if isinstance(reply, Answer):
            return self._played(match, decision, reply)
        if isinstance(reply, Say):
            raise Misplayed("stalled", f"{MOST_LINES} messages", self.seat, decision.id)
        if decision.owed:
            raise Misplayed("silent", decision.kind, self.seat, decision.id)
        return None

    def reply(self, match: AnyMatch, speak: Speak) -> None:
        super().reply(match, partial(self._say, speak, ""))

    def _say(self, speak: Speak, decision: str, said: Said) -> None:
        if said.seat != self.seat or speak(said) is not None:
            raise Misplayed("illegal", shortened(repr(said)), self.seat, decision)

    def _played(self, match: AnyMatch, decision: Decision, answer: Answer) -> AnyMatch:
        try:
            asked = match.find(answer.decision if isinstance(answer.decision, Decision) else str(answer.decision))
            if asked.seat != self.seat:
                raise StaleAnswer
        except StaleAnswer as error:
            raise Misplayed("stale", shortened(str(answer.decision)), self.seat, decision.id) from error
        try:
            return match.play(asked, answer.action)
        except Exception as error:
            if isinstance(error, RulesBug) and is_legal(match, self.seat, answer):
                raise
            what = f"{shortened(repr(answer.action))}: {described(error)}"
            raise Misplayed("illegal", what, self.seat, asked.id) from error

    def cost(self) -> BotCost:
        work = getattr(self.bot, "work", 0)
        return BotCost(self.decisions, work if isinstance(work, int) else 0, self._timed.seconds)


class Contest:
    """Plays any game of a plan. Raises BadRecord or BadConfig if the plan cannot be played.

    The cost of bots is read from the clock, twice for each question. A caller that does not need it may pass a clock
    that stands still.
    """

    def __init__(self, plan: Plan, clock: Clock = process_time) -> None:
        self.plan = plan
        self._clock = clock
        self.game = games.find(plan.game)
        self.config = codec(self.game).config.convert(plan.config)
        self.game.new(plan.seats, self.config)
        self.levels = tuple(bots.loaded(bots.find(self.game, name)) for name in plan.bots)

    def session(self, number: int, mark: Mark = lambda seat: None) -> Session[Contestant]:
        """Returns a game that is dealt, with the bots in their seats."""
        plan = self.plan
        match = archive.begin(self.game, self.header(number), plan.seed_of(number))
        places = [plan.place(number, seat) for seat in range(plan.seats)]
        players = [
            Contestant(self.levels[p], self.game, s, plan.key(number, p), mark, self._clock)
            for s, p in enumerate(places)
        ]
        return Session(match, players)

    def header(self, number: int) -> Header:
        players = [self.levels[self.plan.place(number, seat)].name for seat in range(self.plan.seats)]
        return archive.header_of(self.game, self.plan.seats, self.config, self.plan.seed_of(number), players=players)

    def play(self, number: int, mark: Mark = lambda seat: None) -> tuple[PlayedGame, bytes]:
        """Plays one game. Returns it with its record, if the plan keeps records; after a fault as far as it came."""
        session: Session[Contestant] | None = None
        fault: GameFault | None = None
        try:
            session = self.session(number, mark)
            if not session.play(MOST_STEPS).over:
                raise Misplayed("endless", f"{MOST_STEPS} steps", session.match.entry.seat)
        except Misplayed as error:
            fault = fault_of(self.plan, number, error.kind, error.what, error.seat, error.decision)
        except Exception as error:  # not caused by a bot
            fault = fault_of(self.plan, number, "rules", described(error))
        if session is None:
            return PlayedGame(number, 0, (BotCost(),) * self.plan.seats, None, fault), b""
        match = session.match
        costs = tuple(session.players[self.plan.seat(number, place)].cost() for place in range(self.plan.seats))
        record = archive.write(self.header(number), match, self.plan.seed_of(number)) if self.plan.keep else b""
        return PlayedGame(number, match.seq, costs, None if fault else match.outcome, fault), record


def fault_of(plan: Plan, number: int, kind: FaultKind, what: str, seat: int = TABLE, decision: str = "") -> GameFault:
    place = None if seat == TABLE else plan.place(number, seat)
    bot = "" if place is None else plan.bots[place]
    return GameFault(number, plan.deal(number), kind, what, seat, place, bot, decision)


def shortened(words: str, most: int = 200) -> str:
    """Returns the words on one line, not too long."""
    words = " ".join(words.split())
    return words if len(words) <= most else f"{words[: most - 1]}…"


def described(error: BaseException) -> str:
    """Returns an exception on one line, with the place it came from."""
    said = shortened(str(error))
    name = type(error).__name__
    where = traceback.extract_tb(error.__traceback__)
    at = f" ({Path(where[-1].filename).name}:{where[-1].lineno})" if where else ""
    return f"{name}: {said}{at}" if said else f"{name}{at}"
