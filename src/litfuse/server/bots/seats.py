"""The seats of a match that programs play: bots on their chairs, and stand-ins for absent persons."""

from __future__ import annotations

import hmac
import secrets
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from functools import partial
from typing import Final, NamedTuple

import structlog
from msgspec.structs import replace

from litfuse.bots.registry import known as find_level
from litfuse.kernel import menus
from litfuse.kernel.codec import Decoder, codec, encode
from litfuse.kernel.errors import BadRecord, IllegalAction, StaleAnswer
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.records import Decision
from litfuse.kernel.rng import Stream
from litfuse.kernel.talk import Said

from ..matches.running import RunningMatch
from ..matches.telling import pasts
from ..tables.keeper import TableKeeper
from ..talk.lines import Line, heard_by
from ..talk.talking import Talking
from ..timing import Delays, now_ms
from .messages import Answered, Past
from .pool import BotFault, BotPool, Link

log = structlog.get_logger("litfuse.bots")
_said: Decoder[Said] = Decoder(Said)
TRIES: Final = 3  # how many processes may die over one question before it is answered at random


class DueReply(NamedTuple):
    """What a bot says about what it has heard, and when."""

    at: int
    said: Said


class LinkedBot:
    """A bot's seat, and the answer that it has had ready since `since`. If `action` is None, `random` plays."""

    __slots__ = ("action", "asked", "decision", "fresh", "link", "listens", "lost", "replies", "since", "words")

    def __init__(self, link: Link, listens: bool) -> None:
        self.link = link
        self.listens = listens  # what it hears may change its answer
        self.words: list[Said] = []  # what it wants to say and has not said yet
        self.replies: list[DueReply] = []
        self.asked = 0
        self.fresh = 0  # the question from which answers are up to date
        self.decision = ""
        self.action: bytes | None = None
        self.since = 0
        self.lost: int | None = None  # when its process ended over a question, through no fault of this bot


class BotSeats(Collection[int]):
    """The bots of a match. `wake` is called when a bot has an answer ready."""

    def __init__(
        self,
        running: RunningMatch,
        keeper: TableKeeper,
        talk: Talking,
        pool: BotPool,
        delays: Delays,
        wake: Callable[[], None],
    ) -> None:
        self._running = running
        self._keeper = keeper
        self._talk = talk
        self._pool = pool
        self._delays = delays
        self._wake = wake
        self._seats: dict[int, LinkedBot] = {}
        self._losses: Counter[int] = Counter()  # processes that a seat has lost since its last answer

    def __contains__(self, seat: object) -> bool:
        return seat in self._seats

    def __iter__(self) -> Iterator[int]:
        return iter(self._seats)

    def __len__(self) -> int:
        return len(self._seats)

    async def attach(self, seats: Collection[int]) -> None:
        """Puts bots on these seats, with everything that the seats have been told and have heard."""
        if seats:
            running = self._running
            rows = await self._keeper.store.entries(running.id)
            lines = await self._talk.lines()
            self.make(pasts(running.game, running.doc.header, rows, tuple(seats), lines, self._keeper.doc.seating))

    def make(self, told: Mapping[int, list[Past]]) -> None:
        running, doc = self._running, self._keeper.doc
        for seat, past in told.items():
            self.drop(seat)
            standing_in = doc.holder(seat) == "person"
            level = doc.bot if standing_in else doc.chairs[doc.seating[seat]].level
            # A bot's own randomness: the same after a restart, and independent of the match's.
            key = hmac.digest(bytes.fromhex(running.doc.bots), f"seat/{seat}".encode(), "sha256")
            link = self._pool.make(running.game.name, level, seat, key, standing_in, past)
            self._seats[seat] = LinkedBot(link, find_level(running.game, level).listens)
            self._ask(seat)

    def drop(self, seat: int) -> None:
        bot = self._seats.pop(seat, None)
        if bot is not None:
            bot.link.drop()

    def clear(self) -> None:
        for seat in tuple(self._seats):
            self.drop(seat)

    async def tell(self, told: Mapping[int, bytes], moved: int) -> None:
        """Tells bots of a step. A bot that was told something, or that moved, is asked anew."""
        anew = [seat for seat, bot in self._seats.items() if not bot.link.alive]
        await self.attach(anew)  # with everything that was told, including this step
        for seat, bot in self._seats.items():
            if seat in anew:
                continue
            if seat in told:
                bot.link.tell(told[seat])
            if seat in told or seat == moved:
                bot.decision = ""
                self._ask(seat)

    def hear(self, line: Line) -> None:
        """A line was said. Its speaker knows it; bots that listen think again, and keep their last answer meanwhile.

        So nobody can talk to a bot in order to see how long it thinks. For the same reason the moment of a reply is
        drawn here, before the bot knows whether it has one.
        """
        seating = self._keeper.doc.seating
        for seat, bot in self._seats.items():
            words = heard_by(line, seat, seating) if line.chair != seating[seat] else None
            if words is not None and bot.listens:
                bot.link.hear(encode(words))
                if words.body is not None and self._plays_itself(seat):
                    bot.link.respond(partial(self._responded, bot, seat, now_ms() + self._delays.bot()))
                self._ask(seat, again=True)

    def _ask(self, seat: int, again: bool = False) -> None:
        """Asks the bot. `again`: its answer to the previous question stays valid until it has thought."""
        bot = self._seats[seat]
        bot.asked += 1
        if not again:
            bot.fresh = bot.asked
        offers = self._plays_itself(seat)  # a stand-in answers owed questions only
        if any(d.seat == seat and (d.owed or offers) for d in self._running.match.decisions):
            bot.link.ask(partial(self._replied, bot, seat, bot.asked))

    @property
    def lost(self) -> int | None:
        """Returns since when a bot waits to be made anew because its process ended, None if none does."""
        return min((bot.lost for bot in self._seats.values() if bot.lost is not None), default=None)

    async def revive(self) -> None:
        """Makes lost bots anew. They think from the beginning, which takes a while, and play as well as before."""
        await self.attach([seat for seat, bot in self._seats.items() if bot.lost is not None])

    def _replied(self, bot: LinkedBot, seat: int, number: int, answer: Answered | BotFault) -> None:
        if self._seats.get(seat) is not bot:
            return  # another player has the seat by now
        if answer is BotFault.LOST:
            self._losses[seat] += 1
            if self._losses[seat] < TRIES:
                bot.lost = now_ms()
                self._wake()
                return
        elif isinstance(answer, Answered):
            self._losses[seat] = 0
        bot.since = now_ms()
        # The bot takes its words as said, however old its answer is. A stand-in says nothing.
        if isinstance(answer, Answered) and self._plays_itself(seat):
            bot.words += [replace(self._spoken(words), seat=seat) for words in answer.words]
        if number < bot.fresh:
            return  # the seat has been told more and asked again since
        owed = self._owed(seat)
        bot.decision = ""
        if isinstance(answer, Answered) and any(d.id == answer.decision for d in self._running.match.decisions):
            bot.decision, bot.action = answer.decision, answer.action
        elif owed is not None:
            bot.decision, bot.action = owed.id, None
        self._wake()

    def _responded(self, bot: LinkedBot, seat: int, moment: int, answer: Answered | BotFault) -> None:
        if isinstance(answer, Answered) and answer.words and self._seats.get(seat) is bot:
            at = self._delays.later(moment, now_ms())
            bot.replies += [DueReply(at, replace(self._spoken(words), seat=seat)) for words in answer.words]
            self._wake()

    @property
    def next_reply(self) -> int | None:
        """Returns when the next bot says something about what it has heard, None if no bot has anything to say."""
        return min((reply.at for bot in self._seats.values() for reply in bot.replies), default=None)

    async def reply(self) -> None:
        """Says the next of these lines."""
        bot = min((bot for bot in self._seats.values() if bot.replies), key=lambda bot: bot.replies[0].at)
        await self._talk.speak(bot.replies[0].said, self._running)
        del bot.replies[0]

    def _plays_itself(self, seat: int) -> bool:
        return self._keeper.doc.holder(seat) == "bot"

    def _spoken(self, data: bytes) -> Said:
        said = _said(data)
        phrase = codec(self._running.game).phrase
        return replace(said, body=phrase.convert(said.body)) if isinstance(said.body, dict) else said

    def _owed(self, seat: int) -> Decision | None:
        return next((d for d in self._running.match.decisions if d.seat == seat and d.owed), None)

    def ready(self, decision: Decision) -> bool:
        return self._seats[decision.seat].decision == decision.id

    def ready_since(self, seat: int) -> int:
        """Returns when the bot on this seat had its last answer ready."""
        return self._seats[seat].since

    def wants_to_speak(self, seat: int) -> bool:
        return bool(self._seats[seat].words)

    async def speak(self, seat: int) -> None:
        """Returns everything that the bot on this seat wants to say."""
        bot = self._seats[seat]
        while bot.words:
            await self._talk.speak(bot.words[0], self._running)
            del bot.words[0]

    def played(self, decision: Decision) -> AnyMatch:
        """Returns the match after the bot's answer, or after a random one if that is missing or illegal."""
        match = self._running.match
        bot = self._seats[decision.seat]
        if bot.action is not None:
            try:
                return match.play(decision.id, codec(match.game).action(bot.action))
            except (BadRecord, IllegalAction) as error:
                log.warning("bot_illegal", error=error)
        if not decision.owed:
            bot.decision = ""  # nobody waits for an offer, so it is not answered at random
            raise StaleAnswer
        log.warning("bot_at_random", game=match.game.name)
        menu = menus.careful(match.frame(decision.seat).menus[decision.id])  # avoids answers with a caution
        return match.play(decision.id, menus.sampled(match.game, menu, Stream(secrets.token_bytes(16))))
