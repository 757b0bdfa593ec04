"""A bot in a seat: what it is told, what it hears, what it says and what it answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from litfuse.bots.base import Answer, AnyTold, Bot, Level, Say
from litfuse.kernel.game import AnyGame
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.records import Decision, Notice, Seat, Told
from litfuse.kernel.talk import Heard, Said
from litfuse.kernel.told import Perspective

from .session import Speak

# The lines that a bot may say before one answer. It is the same at every table, so that a bot that holds its own in the
# arena does so on a server too; and it is small, because on a server people read these lines.
MOST_LINES: Final = 10


class BotSeat:
    """Passes on to a bot what its seat is told and hears, and asks it. Needs no match: a process apart can use it."""

    __slots__ = ("_heard", "_last", "bot")

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self._last: AnyTold | None = None
        self._heard: list[Heard] = []

    @property
    def was_told(self) -> bool:
        return self._last is not None

    def tell(self, told: AnyTold) -> None:
        """The seat is told this. What it has heard before goes with it."""
        self._last = told
        words, self._heard = tuple(self._heard), []
        self.bot.see(told, words)

    def hear(self, words: Heard) -> None:
        """The seat hears this; the bot learns of it with the next step, or before it answers."""
        self._heard.append(words)

    def catch_up(self) -> None:
        """Passes on what the seat heard since the last step, with the frame as it stands."""
        if self._heard:
            assert self._last is not None, "a bot is told something before it hears anything"
            self.tell(replace(self._last, since=self._last.tick, notices=()))

    def answer(self, speak: Callable[[Said], object]) -> Answer | Say | None:
        """The bot's answer; `speak` gets every line that it says before. Returns a Say if it says more than MOST_LINES,
        None if it does not want to answer."""
        for _ in range(MOST_LINES):
            reply = self._ask()
            if not isinstance(reply, Say):
                return reply
            speak(reply.said)
        return self._ask()

    def _ask(self) -> Answer | Say | None:
        self.catch_up()
        assert self._last is not None, "a bot is told something before it is asked"
        return self.bot.answer(self._last.frame)


class BotPlayer:
    """A bot as a player of a session.

    A bot of a level that need not see every step gets the steps since its last question in one message when it is
    asked, as a client that resumes does: frames that nobody looks at are not built.
    """

    sees_offers = False

    def __init__(self, bot: Bot, level: Level, game: AnyGame, seat: Seat) -> None:
        self.takes_offers = level.takes_offers
        self.seat = seat
        self._every_step = level.every_step
        self._mind = BotSeat(bot)
        self._perspective = Perspective(game, seat)
        self._since = 0
        self._fresh: list[Notice] = []

    def follow(self, match: AnyMatch) -> None:
        notices = self._perspective.advance(match)
        if notices:
            self._fresh += notices
            if self._every_step:
                self._tell(match)

    def listen(self, words: Heard, private: bool) -> None:
        self._mind.hear(words)

    def answer(self, match: AnyMatch, decision: Decision, speak: Speak) -> AnyMatch | None:
        reply = self.asked(match, lambda said: speak(replace(said, seat=self.seat)))
        return match.play(reply.decision, reply.action) if isinstance(reply, Answer) else None

    def asked(self, match: AnyMatch, speak: Callable[[Said], object]) -> Answer | Say | None:
        """The bot's reply, as `BotSeat.answer` gives it, after the bot has been told what is new."""
        if self._fresh or not self._mind.was_told:
            self._tell(match)
        return self._mind.answer(speak)

    def _tell(self, match: AnyMatch) -> None:
        now = self._perspective
        self._mind.tell(Told(self._since, now.tick, tuple(self._fresh), match.frame(self.seat), now.known))
        self._since = now.tick
        self._fresh = []
