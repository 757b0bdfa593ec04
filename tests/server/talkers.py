"""A server with small games that talk, and bots that listen: `python -m tests.server.talkers serve ...`.

After `still` no time passes there by itself (`still.py`).

`talker` has everything: open words, whispers, nudges, phrases. `strict` knows phrases only, `hushed` is silent.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from litfuse.bots import registry as bots
from litfuse.bots.base import AnyFrame, AnyTold, Level, Say
from litfuse.bots.random import RandomBot
from litfuse.games import registry as games
from litfuse.kernel.options import Form, Options
from litfuse.kernel.records import Record, Seat, Talk, Text
from litfuse.kernel.talk import Heard, Said
from litfuse.server.bots import pool, worker
from litfuse.testing.skeleton import HighCard
from litfuse.testing.skeleton.state import State
from tests.server.process import ServerProcess
from tests.server.quick import hurry
from tests.server.still import StillServer, stop_time


class Claim(Record):
    """I hold this card."""

    card: int


class Point(Record):
    """This one there."""

    seat: Seat


class Talker(HighCard):
    types: Final = HighCard.types._replace(phrase=Claim | Point)  # type: ignore[misc]

    def __init__(self, name: str, **talk: Any) -> None:
        self.name = name  # type: ignore[misc]
        self._talk = talk

    def talk(self, state: State) -> Talk:
        phrases = Options((), (Form[Any](Claim, range(1, 8)), Form[Any](Point, range(len(state.hands))))).describe()
        return Talk(phrases=phrases, **self._talk)


GAMES: Final = (
    Talker("talker", whispers=True, nudges=True),
    Talker("strict", chat="phrases", why=Text("chat-closed")),
    Talker("hushed", chat="off"),
)


class Echo(RandomBot):
    """Whispers back to whoever whispers to it how much it has heard; then plays."""

    listens = True

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.heard: list[Heard] = []

    def see(self, told: AnyTold, heard: Sequence[Heard] = ()) -> None:
        super().see(told, heard)
        self.heard += heard

    def answer(self, frame: AnyFrame) -> Any:
        asked = [h.seat for h in self.heard if h.kind == "whisper" and h.to == self.seat]
        answered = sum(h.kind == "whisper" and h.seat == self.seat for h in self.heard)
        if answered < len(asked):
            return Say(Said(self.seat, "whisper", Claim(min(7, len(self.heard))), asked[answered]))
        return super().answer(frame)


class Muser(RandomBot):
    """Thinks about whatever it hears, for ever."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.heard = False

    def see(self, told: AnyTold, heard: Sequence[Heard] = ()) -> None:
        super().see(told, heard)
        self.heard = bool(heard)

    def answer(self, frame: AnyFrame) -> Any:
        if self.heard:
            time.sleep(10**6)
        return super().answer(frame)


class TalkingServer(ServerProcess):
    module = "tests.server.talkers"

    def __init__(self, folder: Path, **settings: object) -> None:
        super().__init__(folder, **{"chat_lines": 1000, **settings})


class StillTalkingServer(TalkingServer, StillServer):
    def command(self) -> list[str]:
        return [*super().command()[:3], "still", *super().command()[3:]]


def register() -> None:
    for game in GAMES:
        games.GAMES[game.name] = game
        mine = [Level(name, bot, listens=True) for name, bot in (("echo", Echo), ("muser", Muser))]
        bots.LEVELS[game.name] = (*bots.EVERYWHERE, *mine)


def main() -> None:
    register()
    if sys.argv[1:] == ["bots"]:
        worker.main()
        return
    if sys.argv[1] == "still":
        del sys.argv[1]
        stop_time()
    from litfuse.cli.main import main as litfuse

    hurry()

    command = (sys.executable, "-m", "tests.server.talkers", "bots")
    pool.BotPool.__init__.__defaults__ = (command,)
    litfuse()


if __name__ == "__main__":
    main()
