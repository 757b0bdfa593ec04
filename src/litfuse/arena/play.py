"""One game among bots: a match from a public seed, played without time."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from time import process_time
from typing import Final

from litfuse.bots import registry as bots
from litfuse.bots.base import Answer, AnyFrame, AnyTold, Level, Say
from litfuse.games import registry as games
from litfuse.kernel import archive
from litfuse.kernel.codec import codec
from litfuse.kernel.drive import Driver
from litfuse.kernel.errors import RulesBug, StaleAnswer
from litfuse.kernel.game import AnyGame
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.records import TABLE, Decision, Header, Notice, Seat, Told
from litfuse.kernel.talk import Heard, Said, heard, unsayable
from litfuse.kernel.told import Perspective

from .results import Cost, Fault, FaultKind, Plan, Played

MOST_STEPS: Final = 20_000  # of one game: hundreds are usual
MOST_WORDS: Final = 100  # said in a row at one question
Mark = Callable[[Seat], None]  # told who thinks now, TABLE for nobody
Clock = Callable[[], float]  # in seconds


class Misplayed(Exception):
    """What ends a game before its end."""

    def __init__(self, kind: FaultKind, what: str, seat: int = TABLE, decision: str = "") -> None:
        super().__init__(what)
        self.kind = kind
        self.what = what
        self.seat = seat
        self.decision = decision

    def __reduce__(self) -> tuple[type[Misplayed], tuple[FaultKind, str, int, str]]:
        """From one process to another."""
        return Misplayed, (self.kind, self.what, self.seat, self.decision)


class Chair:
    """A bot at the table: what it was not told yet, and what it has cost.

    It is told what a client is told. A level that need not see every step gets the steps since its last question in
    one message when it is asked, as a client that resumes does: frames that nobody looks at are not built.
    """

    def __init__(self, level: Level, game: AnyGame, seat: Seat, key: bytes, mark: Mark, clock: Clock) -> None:
        self.level = level
        self.seat = seat
        self.decisions = 0
        self.seconds = 0.0
        self._mark = mark
        self._clock = clock
        self._perspective = Perspective(game, seat)
        self._since = 0
        self._fresh: list[Notice] = []
        self._heard: list[Heard] = []
        self._frame: AnyFrame | None = None
        self._begins()
        try:
            self._bot = level.makes(game, seat, key, False)
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            raise self._raised(error) from error
        finally:
            self._ends()

    def _begins(self) -> None:
        self._mark(self.seat)
        self._begun = self._clock()

    def _ends(self) -> None:
        self.seconds += self._clock() - self._begun
        self._mark(TABLE)

    def _raised(self, error: BaseException, decision: str = "") -> Misplayed:
        return Misplayed("raised", described(error), self.seat, decision)

    def follow(self, match: AnyMatch) -> None:
        """One step was made."""
        notices = self._perspective.advance(match)
        if notices:
            self._fresh += notices
            if self.level.every_step:
                self._tell(match)

    def listen(self, said: Said) -> None:
        words = heard(said, self.seat)
        if words is not None:
            self._heard.append(words)

    def _tell(self, match: AnyMatch) -> AnyFrame:
        """Passes on what is new. The frame stays as it was while there are no notices."""
        frame = self._frame
        if frame is None or self._fresh:
            frame = self._frame = match.frame(self.seat)
        elif not self._heard:
            return frame
        told: AnyTold = Told(self._since, self._perspective.tick, tuple(self._fresh), frame, self._perspective.known)
        words = tuple(self._heard)
        self._since = self._perspective.tick
        self._fresh = []
        self._heard = []
        self._begins()
        try:
            self._bot.see(told, words)
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            raise self._raised(error) from error
        finally:
            self._ends()
        return frame

    def ask(self, match: AnyMatch, decision: Decision) -> Answer | Say | None:
        frame = self._tell(match)
        self._begins()
        try:
            reply = self._bot.answer(frame)
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            raise self._raised(error, decision.id) from error
        finally:
            self._ends()
        if not isinstance(reply, Answer | Say | None):
            raise Misplayed("illegal", f"answer() gave {shortened(repr(reply))}", self.seat, decision.id)
        return reply

    def cost(self) -> Cost:
        work = getattr(self._bot, "work", 0)
        return Cost(self.decisions, work if isinstance(work, int) else 0, self.seconds)


class Sitting:
    """One game in progress; `match` is as far as it came."""

    def __init__(self, match: AnyMatch, chairs: Sequence[Chair]) -> None:
        self.match = match
        self.chairs = chairs
        self._driver = Driver(lambda seat: chairs[seat].level.takes_offers)
        self._nudged: set[Seat] = set()  # since the last step

    def play(self) -> None:
        """To the end; Misplayed where it does not get there."""
        while not self.match.over:
            for chair in self.chairs:
                chair.follow(self.match)
            after: AnyMatch | None = None
            while after is None:
                decision = self._driver.next(self.match)
                after = self.match.wait() if decision is None else self._asked(decision)
            self.match = after
            self._nudged.clear()
            if self.match.seq > MOST_STEPS:
                raise Misplayed("endless", f"{MOST_STEPS} steps", self.match.entry.seat)
        for chair in self.chairs:
            chair.follow(self.match)

    def _asked(self, decision: Decision) -> AnyMatch | None:
        """The match after the answer; None: an offer was left."""
        chair = self.chairs[decision.seat]
        chair.decisions += 1
        for _ in range(MOST_WORDS):
            reply = chair.ask(self.match, decision)
            if reply is None:
                if decision.owed:
                    raise Misplayed("silent", decision.kind, chair.seat, decision.id)
                return None
            if isinstance(reply, Answer):
                return self._answered(chair.seat, decision, reply)
            self._say(chair.seat, decision, reply.said)
        raise Misplayed("stalled", f"{MOST_WORDS} messages", chair.seat, decision.id)

    def _answered(self, seat: Seat, decision: Decision, answer: Answer) -> AnyMatch:
        match = self.match
        try:
            asked = match.find(answer.decision if isinstance(answer.decision, Decision) else str(answer.decision), seat)
        except StaleAnswer as error:
            raise Misplayed("stale", shortened(str(answer.decision)), seat, decision.id) from error
        try:
            return match.play(asked, answer.action)
        except Exception as error:
            if isinstance(error, RulesBug) and is_legal(match, asked, answer.action):
                raise
            what = f"{shortened(repr(answer.action))}: {described(error)}"
            raise Misplayed("illegal", what, seat, asked.id) from error

    def _say(self, seat: Seat, decision: Decision, said: Said) -> None:
        """Without clocks, one nudge a step stands for one in so many seconds."""
        why = unsayable(self.match.game.talk(self.match.state), said, self.match.seats)
        if said.seat != seat or why is not None or (said.kind == "nudge" and seat in self._nudged):
            raise Misplayed("illegal", shortened(repr(said)), seat, decision.id)
        if said.kind == "nudge":
            self._nudged.add(seat)
        for chair in self.chairs:
            chair.listen(said)


def is_legal(match: AnyMatch, decision: Decision, action: object) -> bool:
    """Is it for the rules to carry this out? What cannot even be looked for is not."""
    try:
        options = match.options(decision)
        return action in options or options.written(action) in options
    except Exception:
        return False


class Table:
    """Plays any game of a plan. BadRecord or BadConfig where the plan cannot be played.

    What the bots cost is read off the clock, twice for each question: who does not ask may bring one that stands still.
    """

    def __init__(self, plan: Plan, clock: Clock = process_time) -> None:
        self.plan = plan
        self._clock = clock
        self.game = games.find(plan.game)
        self.config = codec(self.game).config.convert(plan.config)
        self.game.new(plan.seats, self.config)
        self.levels = tuple(bots.find(self.game, name) for name in plan.bots)

    def sitting(self, number: int, mark: Mark = lambda seat: None) -> Sitting:
        """A game dealt, the bots in their chairs."""
        plan = self.plan
        match = archive.begin(self.game, self.header(number), plan.seed_of(number))
        places = [plan.place(number, seat) for seat in range(plan.seats)]
        chairs = [
            Chair(self.levels[p], self.game, s, plan.key(number, p), mark, self._clock) for s, p in enumerate(places)
        ]
        return Sitting(match, chairs)

    def header(self, number: int) -> Header:
        players = [self.levels[self.plan.place(number, seat)].name for seat in range(self.plan.seats)]
        return archive.header_of(self.game, self.plan.seats, self.config, self.plan.seed_of(number), players=players)

    def play(self, number: int, mark: Mark = lambda seat: None) -> tuple[Played, bytes]:
        """One game, and its record if the plan keeps them; of a game that broke off as far as it came."""
        sitting: Sitting | None = None
        fault: Fault | None = None
        try:
            sitting = self.sitting(number, mark)
            sitting.play()
        except Misplayed as error:
            fault = fault_of(self.plan, number, error.kind, error.what, error.seat, error.decision)
        except Exception as error:  # whatever is not the bots' doing
            fault = fault_of(self.plan, number, "rules", described(error))
        if sitting is None:
            return Played(number, 0, (Cost(),) * self.plan.seats, None, fault), b""
        match = sitting.match
        costs = tuple(sitting.chairs[self.plan.seat(number, place)].cost() for place in range(self.plan.seats))
        record = archive.write(self.header(number), match, self.plan.seed_of(number)) if self.plan.keep else b""
        return Played(number, match.seq, costs, None if fault else match.outcome, fault), record


def fault_of(plan: Plan, number: int, kind: FaultKind, what: str, seat: int = TABLE, decision: str = "") -> Fault:
    place = None if seat == TABLE else plan.place(number, seat)
    bot = "" if place is None else plan.bots[place]
    return Fault(number, plan.deal(number), kind, what, seat, place, bot, decision)


def shortened(words: str, most: int = 200) -> str:
    """On one line, and not too long."""
    words = " ".join(words.split())
    return words if len(words) <= most else f"{words[: most - 1]}…"


def described(error: BaseException) -> str:
    """An exception in one line, with the place it came from."""
    said = shortened(str(error))
    name = type(error).__name__
    where = traceback.extract_tb(error.__traceback__)
    at = f" ({Path(where[-1].filename).name}:{where[-1].lineno})" if where else ""
    return f"{name}: {said}{at}" if said else f"{name}{at}"
