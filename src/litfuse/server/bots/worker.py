"""A process in which bots think: `python -m litfuse.server.bots.worker`. It gets bytes and cannot reach a state."""

from __future__ import annotations

import os
import signal
import sys
from functools import partial
from typing import BinaryIO

from msgspec.structs import replace

from litfuse.bots import registry
from litfuse.bots.base import Answer, Say
from litfuse.games.registry import find
from litfuse.kernel.codec import Codec, Decoder, codec, encode
from litfuse.kernel.talk import Heard, Said, heard
from litfuse.play.seat import MOST_LINES, SeatedBot

from .budget import ThinkingTime
from .messages import (
    HEAD,
    OVER_BUDGET,
    Answered,
    Ask,
    Begin,
    Drop,
    FromBot,
    Hear,
    Make,
    Past,
    Raised,
    Ready,
    Respond,
    Tell,
    packed,
    to_bot,
)

_heard: Decoder[Heard] = Decoder(Heard)


class HostedBot:
    """One bot and its decoder. A bot that raised once stays broken until it is made anew."""

    def __init__(self, make: Make) -> None:
        game = find(make.game)
        self.seat = make.seat
        self.codec: Codec = codec(game)
        self.mind = SeatedBot(registry.known(game, make.level).makes(game, make.seat, make.key, make.standing_in))

    def tell(self, past: Past) -> None:
        self.mind.tell(self.codec.told(past.told))
        for words in past.words:
            self.hear(words)

    def hear(self, data: bytes) -> None:
        words = _heard(data)
        if isinstance(words.body, dict):
            words = replace(words, body=self.codec.phrase.convert(words.body))
        self.mind.hear(words)
        self.mind.catch_up()

    def answer(self, number: int) -> Answered:
        """Answers a question. What the bot says is sent with its answer, to be said at the moment drawn for that."""
        said: list[bytes] = []
        answer = self.mind.answer(partial(self._speak, said))
        if isinstance(answer, Say):
            raise RuntimeError(f"says more than {MOST_LINES} things in a row")
        if not isinstance(answer, Answer):
            return Answered(number, words=tuple(said))
        return Answered(number, answer.decision, encode(answer.action), tuple(said))

    def respond(self, number: int) -> Answered:
        """Lets the bot say something about what its seat has heard, without a question."""
        said: list[bytes] = []
        self.mind.reply(partial(self._speak, said))
        return Answered(number, words=tuple(said))

    def _speak(self, said: list[bytes], line: Said) -> None:
        """Sends a line of the bot, which also hears it itself at once."""
        said.append(encode(line))
        words = heard(line, self.seat)
        assert words is not None, "a bot says what is not its own"
        self.mind.hear(words)


class BotHost:
    """The bots of a process; for one that raised, the error's class instead.

    Each thing that a bot does has the whole budget. A bot with a long past is therefore made in many steps.
    """

    def __init__(self, budget: ThinkingTime) -> None:
        self.bots: dict[str, HostedBot | str] = {}
        self._budget = budget

    def handle(self, message: Make | Tell | Hear | Ask | Respond | Drop) -> FromBot | None:
        if type(message) is Drop:
            self.bots.pop(message.bot, None)
            return None
        if isinstance(message, Ask | Respond):
            return self._ask(message)
        try:
            if type(message) is Make:
                self._make(message)
            elif isinstance(bot := self.bots.get(message.bot), HostedBot):
                with self._budget.spent():
                    if isinstance(message, Hear):
                        bot.hear(message.words)
                    elif isinstance(message, Tell):
                        bot.tell(Past(message.told))
        except Exception as error:
            self.bots[message.bot] = type(error).__name__
        return None

    def _make(self, message: Make) -> None:
        with self._budget.spent():
            self.bots[message.bot] = bot = HostedBot(message)
        for past in message.past:
            with self._budget.spent():
                bot.tell(past)

    def _ask(self, message: Ask | Respond) -> FromBot:
        bot = self.bots.get(message.bot, "NeverMade")
        if isinstance(bot, str):
            return Raised(message.number, bot)
        try:
            with self._budget.spent():
                return (bot.answer if isinstance(message, Ask) else bot.respond)(message.number)
        except Exception as error:
            return Raised(message.number, type(error).__name__)


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Serves until the pipe ends, which happens when the server is gone, for whatever reason."""
    worker: BotHost | None = None
    while len(head := source.read(HEAD)) == HEAD:
        size = int.from_bytes(head, "big")
        data = source.read(size)
        if len(data) < size:
            return  # the server ended while it was writing
        message = to_bot.decode(data)
        if isinstance(message, Begin):
            worker = BotHost(ThinkingTime(message.budget, lambda: os._exit(OVER_BUDGET)))
            answer: FromBot | None = Ready()
        else:
            assert worker is not None, "the first message begins"
            answer = worker.handle(message)
        if answer is not None:
            sink.write(packed(answer))
            sink.flush()


def mute() -> BinaryIO:
    """Returns the pipe to the server, for answers only.

    What a bot prints, or Python prints about it, is discarded: it may contain a hand, and others read the server's log.
    """
    os.closerange(3, 256)  # event loops may leak copies of the server's own streams
    sink = os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):
        os.dup2(nowhere, stream)
    os.close(nowhere)
    return sink


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which closes the pipe
    for levels in registry.LEVELS.values():  # loaded before it is ready, as its time is limited then
        for level in levels:
            registry.loaded(level)
    try:
        serve(sys.stdin.buffer, mute())
    except BrokenPipeError:  # the server ended while a bot was thinking
        os._exit(0)  # nothing is left to write, and flushing again would only raise


if __name__ == "__main__":
    main()
