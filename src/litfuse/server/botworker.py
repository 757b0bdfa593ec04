"""A process in which bots think: `python -m litfuse.server.botworker`. It gets bytes and cannot reach a state."""

from __future__ import annotations

import sys
from typing import BinaryIO

from litfuse.bots import registry
from litfuse.bots.base import Answer, AnyFrame, Bot
from litfuse.games.registry import find
from litfuse.kernel.codec import Codec, codec, encode

from .botwire import HEAD, Answered, Ask, Drop, FromBot, Make, Raised, Tell, packed, to_bot


class Player:
    """One bot, its decoder, and the last frame it saw. A bot that raised once stays broken until it is made anew."""

    def __init__(self, make: Make) -> None:
        game = find(make.game)
        self.codec: Codec = codec(game)
        self.bot: Bot = registry.find(game, make.level).makes(game, make.seat, make.key, make.standing_in)
        self.frame: AnyFrame | None = None
        for told in make.past:
            self.tell(told)

    def tell(self, data: bytes) -> None:
        told = self.codec.told(data)
        self.frame = told.frame
        self.bot.see(told)

    def answer(self, number: int) -> Answered:
        assert self.frame is not None
        answer = self.bot.answer(self.frame)
        if not isinstance(answer, Answer):
            return Answered(number)
        return Answered(number, answer.decision, encode(answer.action))


class Worker:
    def __init__(self) -> None:
        self.players: dict[str, Player | str] = {}

    def handle(self, message: Make | Tell | Ask | Drop) -> FromBot | None:
        if type(message) is Drop:
            self.players.pop(message.bot, None)
            return None
        if type(message) is Ask:
            return self._ask(message)
        try:
            if type(message) is Make:
                self.players[message.bot] = Player(message)
            elif type(message) is Tell and isinstance(player := self.players.get(message.bot), Player):
                player.tell(message.told)
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
    serve(sys.stdin.buffer, sink)


if __name__ == "__main__":
    main()
