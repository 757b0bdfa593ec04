"""A bot in a seat: what it is told, what it hears, what it says and what it answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from litfuse.bots.base import Answer, AnyTold, Bot, Level, Replier, Say
from litfuse.bots.random import RandomBot
from litfuse.kernel.game import AnyGame
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Decision, Seat, Told
from litfuse.kernel.talk import Heard, Said
from litfuse.kernel.told import Perspective

from .session import Speak

# The most lines that a bot may say before one answer. It is the same at every table, so that a bot that works in the
# arena works on a server too. It is small because on a server people read these lines.
MOST_LINES: Final = 10


class SeatedBot:
    """Passes on to a bot what its seat is told and hears, and asks it.

    Needs no match, so another process can use it.
    """

    __slots__ = ("_heard", "_last", "bot")

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self._last: AnyTold | None = None
        self._heard: list[Heard] = []

    @property
    def was_told(self) -> bool:
        return self._last is not None

    def tell(self, told: AnyTold) -> None:
        """Tells the bot what its seat is told, after everything that the seat has heard before."""
        self._last = told
        words, self._heard = tuple(self._heard), []
        self.bot.see(told, words)

    def hear(self, words: Heard) -> None:
        """Keeps what the seat hears; the bot learns of it with the next step, or before it answers."""
        self._heard.append(words)

    def catch_up(self) -> None:
        """Passes on what the seat heard since the last step, with the present frame."""
        if self._heard:
            assert self._last is not None, "a bot is told something before it hears anything"
            self.tell(replace(self._last, since=self._last.tick, notices=()))

    def answer(self, speak: Callable[[Said], object]) -> Answer | Say | None:
        """Returns the bot's answer; `speak` gets every line that it says before.

        Returns a Say if it says more than MOST_LINES, None if it does not want to answer.
        """
        reply = self._ask()
        lines = 0
        while isinstance(reply, Say) and lines < MOST_LINES:
            speak(reply.said)
            lines += 1
            reply = self._ask()
        return reply

    def reply(self, speak: Callable[[Said], object]) -> None:
        """Lets a bot that replies say something about what its seat has heard, at most MOST_LINES lines."""
        if isinstance(self.bot, Replier):
            for _ in range(MOST_LINES):
                self.catch_up()
                assert self._last is not None, "a bot is told something before it replies"
                reply = self.bot.reply(self._last.frame)
                if reply is None:
                    return
                speak(reply.said)

    def _ask(self) -> Answer | Say | None:
        self.catch_up()
        assert self._last is not None, "a bot is told something before it is asked"
        return self.bot.answer(self._last.frame)


class BotPlayer:
    """A bot as a player of a session.

    If its level need not see every step, a bot gets the steps since its last question in one message when it is asked,
    like a client that resumes. So frames that nobody looks at are not built.
    """

    sees_offers = False

    def __init__(self, bot: Bot, level: Level, game: AnyGame, seat: Seat) -> None:
        self.takes_offers = level.takes_offers
        self.seat = seat
        self._every_step = level.every_step
        self._mind = SeatedBot(bot)
        self._perspective = Perspective(game, seat)
        self._since = 0
        self._fresh: list[Notice] = []
        self._addressed = False  # somebody said something since the bot last replied

    def follow(self, match: AnyMatch) -> None:
        notices = self._perspective.advance(match)
        if notices:
            self._fresh += notices
            if self._every_step:
                self._tell(match)

    def listen(self, words: Heard, private: bool) -> None:
        self._mind.hear(words)
        self._addressed |= words.body is not None and words.seat != self.seat

    def reply(self, match: AnyMatch, speak: Speak) -> None:
        if self._addressed:
            self._addressed = False
            self.catch_up(match)
            self._mind.reply(lambda said: speak(replace(said, seat=self.seat)))

    def answer(self, match: AnyMatch, decision: Decision, speak: Speak) -> AnyMatch | None:
        reply = self.asked(match, lambda said: speak(replace(said, seat=self.seat)))
        return match.play(reply.decision, reply.action) if isinstance(reply, Answer) else None

    def asked(self, match: AnyMatch, speak: Callable[[Said], object]) -> Answer | Say | None:
        """Returns what `SeatedBot.answer` returns, after telling the bot what is new."""
        self.catch_up(match)
        return self._mind.answer(speak)

    def catch_up(self, match: AnyMatch) -> None:
        """Tells the bot what is new."""
        if self._fresh or not self._mind.was_told:
            self._tell(match)

    def _tell(self, match: AnyMatch) -> None:
        now = self._perspective
        self._mind.tell(Told(self._since, now.tick, tuple(self._fresh), match.frame(self.seat), now.known))
        self._since = now.tick
        self._fresh = []


class GuardedPlayer:
    """A bot as a player of a session that survives the bot's faults.

    As on a server, a random answer is played if the bot raises, says too much, owes an answer and gives none, or gives
    an illegal answer. A bot that raises while it is made or told something stays broken, because it has missed
    something. `failed` gets the seat and the fault, in a word or two that reveal nothing of what the seat knows.
    """

    sees_offers = False

    def __init__(
        self, level: Level, game: AnyGame, seat: Seat, key: bytes, failed: Callable[[Seat, str], None]
    ) -> None:
        self.takes_offers = level.takes_offers
        self.seat = seat
        self._failed = failed
        self._spare = RandomBot(game, seat, key, standing_in=True)  # it avoids answers with a caution
        self._player: BotPlayer | None = None  # None: the bot is broken
        try:
            self._player = BotPlayer(level.makes(game, seat, key, False), level, game, seat)
        except Exception as error:
            failed(seat, type(error).__name__)

    def follow(self, match: AnyMatch) -> None:
        if self._player is not None:
            try:
                self._player.follow(match)
            except Exception as error:
                self._break(error)

    def listen(self, words: Heard, private: bool) -> None:
        if self._player is not None:
            self._player.listen(words, private)

    def reply(self, match: AnyMatch, speak: Speak) -> None:
        if self._player is not None:
            try:
                self._player.reply(match, speak)
            except Exception as error:
                self._break(error)

    def answer(self, match: AnyMatch, decision: Decision, speak: Speak) -> AnyMatch | None:
        answer = self._answer(match, decision, lambda said: speak(replace(said, seat=self.seat)))
        if answer is None and decision.owed:
            answer = self._spare.answer(match.frame(self.seat))
        return None if answer is None else match.play(answer.decision, answer.action)

    def _answer(self, match: AnyMatch, decision: Decision, speak: Callable[[Said], object]) -> Answer | None:
        """Returns the bot's answer if it is legal."""
        if self._player is None:
            return None
        try:
            self._player.catch_up(match)
        except Exception as error:
            self._break(error)
            return None
        try:
            reply = self._player.asked(match, speak)
        except Exception as error:
            self._failed(self.seat, type(error).__name__)
            return None
        if isinstance(reply, Answer):
            if is_legal(match, self.seat, reply):
                return reply
            self._failed(self.seat, "illegal")
        elif reply is not None or decision.owed:
            self._failed(self.seat, "silent" if reply is None else "stalled")
        return None

    def _break(self, error: Exception) -> None:
        self._player = None
        self._failed(self.seat, type(error).__name__)


def is_legal(match: AnyMatch, seat: Seat, answer: Answer) -> bool:
    """Returns whether the rules accept this answer of the seat; False also if checking it raises."""
    try:
        options = match.options(match.find(answer.decision, seat))
        return answer.action in options or options.written(answer.action) in options
    except Exception:
        return False
