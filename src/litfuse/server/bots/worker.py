"""A process in which bots think: `python -m litfuse.server.bots.worker`. It gets bytes and cannot reach a state."""

from __future__ import annotations

import os
import sys
from typing import BinaryIO

from msgspec.structs import replace

from litfuse.bots import registry
from litfuse.bots.base import Answer, Say
from litfuse.games.registry import find
from litfuse.kernel.codec import Codec, Decoder, codec, encode
from litfuse.kernel.talk import Heard, Said, heard
from litfuse.play.seat import MOST_LINES, SeatedBot

from .messages import HEAD, Answered, Ask, Drop, FromBot, Hear, Make, Past, Raised, Tell, packed, to_bot

_heard: Decoder[Heard] = Decoder(Heard)


class HostedBot:
    """One bot and its decoder. A bot that raised once stays broken until it is made anew."""

    def __init__(self, make: Make) -> None:
        game = find(make.game)
        self.seat = make.seat
        self.codec: Codec = codec(game)
        self.mind = SeatedBot(registry.known(game, make.level).makes(game, make.seat, make.key, make.standing_in))
        for past in make.past:
            self.tell(past)

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
        """What the bot says goes out with its answer, at the moment drawn for that; the bot hears itself at once."""
        said: list[bytes] = []

        def speak(line: Said) -> None:
            said.append(encode(line))
            words = heard(line, self.seat)
            assert words is not None, "a bot says what is not its own"
            self.mind.hear(words)

        answer = self.mind.answer(speak)
        if isinstance(answer, Say):
            raise RuntimeError(f"says more than {MOST_LINES} things in a row")
        if not isinstance(answer, Answer):
            return Answered(number, words=tuple(said))
        return Answered(number, answer.decision, encode(answer.action), tuple(said))


class BotHost:
    def __init__(self) -> None:
        self.bots: dict[str, HostedBot | str] = {}

    def handle(self, message: Make | Tell | Hear | Ask | Drop) -> FromBot | None:
        if type(message) is Drop:
            self.bots.pop(message.bot, None)
            return None
        if type(message) is Ask:
            return self._ask(message)
        try:
            if type(message) is Make:
                self.bots[message.bot] = HostedBot(message)
            elif isinstance(bot := self.bots.get(message.bot), HostedBot):
                if isinstance(message, Hear):
                    bot.hear(message.words)
                elif isinstance(message, Tell):
                    bot.tell(Past(message.told))
        except Exception as error:
            self.bots[message.bot] = repr(error)
        return None

    def _ask(self, message: Ask) -> FromBot:
        bot = self.bots.get(message.bot, "never made")
        if isinstance(bot, str):
            return Raised(message.number, bot)
        try:
            return bot.answer(message.number)
        except Exception as error:
            return Raised(message.number, repr(error))


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Until the pipe ends, which it does when the server is gone, however it went."""
    worker = BotHost()
    while len(head := source.read(HEAD)) == HEAD:
        answer = worker.handle(to_bot.decode(source.read(int.from_bytes(head, "big"))))
        if answer is not None:
            sink.write(packed(answer))
            sink.flush()


def main() -> None:
    sink = sys.stdout.buffer
    sys.stdout = sys.stderr  # a bot that prints must not garble the pipe
    for levels in registry.LEVELS.values():  # before the first question, whose time is limited
        for level in levels:
            registry.loaded(level)
    try:
        serve(sys.stdin.buffer, sink)
    except BrokenPipeError:  # the server went while a bot was thinking
        os._exit(0)  # nothing is left to be written, and to try it once more would only complain


if __name__ == "__main__":
    main()
