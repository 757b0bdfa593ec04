"""A process in which bots think: `python -m litfuse.server.bots.worker`. It gets bytes and cannot reach a state."""

from __future__ import annotations

import os
import sys
from typing import BinaryIO

from msgspec.structs import replace

from litfuse.bots import registry
from litfuse.bots.base import Answer, AnyTold, Bot, Say
from litfuse.games.registry import find
from litfuse.kernel.codec import Codec, Decoder, codec, encode
from litfuse.kernel.talk import Heard, heard

from .messages import HEAD, Answered, Ask, Drop, FromBot, Hear, Make, Past, Raised, Tell, packed, to_bot

MOST_WORDS = 10  # said in a row at one question
_heard: Decoder[Heard] = Decoder(Heard)


class Player:
    """One bot, its decoder, and what it was told last. A bot that raised once stays broken until it is made anew."""

    def __init__(self, make: Make) -> None:
        game = find(make.game)
        self.seat = make.seat
        self.codec: Codec = codec(game)
        self.bot: Bot = registry.known(game, make.level).makes(game, make.seat, make.key, make.standing_in)
        self.last: AnyTold | None = None
        for past in make.past:
            self.tell(past)

    def tell(self, past: Past) -> None:
        self.last = self.codec.told(past.told)
        self.bot.see(self.last)
        for words in past.words:
            self.hear(words)

    def hear(self, data: bytes) -> None:
        words = _heard(data)
        if isinstance(words.body, dict):
            words = replace(words, body=self.codec.phrase.convert(words.body))
        self._listen(words)

    def _listen(self, words: Heard) -> None:
        """Words between two steps come with the frame as it stands."""
        assert self.last is not None
        self.bot.see(replace(self.last, since=self.last.tick, notices=()), (words,))

    def answer(self, number: int) -> Answered:
        """What the bot says goes out with its answer, at the moment drawn for that; the bot hears itself at once."""
        assert self.last is not None
        said: list[bytes] = []
        while isinstance(answer := self.bot.answer(self.last.frame), Say):
            if len(said) == MOST_WORDS:
                raise RuntimeError(f"says more than {MOST_WORDS} things in a row")
            said.append(encode(answer.said))
            words = heard(answer.said, self.seat)
            assert words is not None, "a bot says what is not its own"
            self._listen(words)
        if not isinstance(answer, Answer):
            return Answered(number, words=tuple(said))
        return Answered(number, answer.decision, encode(answer.action), tuple(said))


class Worker:
    def __init__(self) -> None:
        self.players: dict[str, Player | str] = {}

    def handle(self, message: Make | Tell | Hear | Ask | Drop) -> FromBot | None:
        if type(message) is Drop:
            self.players.pop(message.bot, None)
            return None
        if type(message) is Ask:
            return self._ask(message)
        try:
            if type(message) is Make:
                self.players[message.bot] = Player(message)
            elif isinstance(player := self.players.get(message.bot), Player):
                if isinstance(message, Hear):
                    player.hear(message.words)
                elif isinstance(message, Tell):
                    player.tell(Past(message.told))
        except Exception as error:
            self.players[message.bot] = repr(error)
        return None

    def _ask(self, message: Ask) -> FromBot:
        player = self.players.get(message.bot, "never made")
        if isinstance(player, str):
            return Raised(message.number, player)
        try:
            return player.answer(message.number)
        except Exception as error:
            return Raised(message.number, repr(error))


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Until the pipe ends, which it does when the server is gone, however it went."""
    worker = Worker()
    while len(head := source.read(HEAD)) == HEAD:
        answer = worker.handle(to_bot.decode(source.read(int.from_bytes(head, "big"))))
        if answer is not None:
            sink.write(packed(answer))
            sink.flush()


def main() -> None:
    sink = sys.stdout.buffer
    sys.stdout = sys.stderr  # a bot that prints must not garble the pipe
    try:
        serve(sys.stdin.buffer, sink)
    except BrokenPipeError:  # the server went while a bot was thinking
        os._exit(0)  # nothing is left to be written, and to try it once more would only complain


if __name__ == "__main__":
    main()
