"""Bots in their processes: they answer, and when they do not, somebody learns of it in time."""

import asyncio
import subprocess
import sys
from pathlib import Path

from litfuse.games.registry import GAMES
from litfuse.kernel.codec import codec, encode
from litfuse.kernel.match import Match
from litfuse.kernel.told import Listener
from litfuse.server.botpool import COMMAND, BotPool, Link
from litfuse.server.botwire import Answered, Ask, Past, packed

GAME = GAMES["exploding-kittens"]
MATCH = Match.start(GAME, 2, b"key")
FIRST = MATCH.owed[0]

BAD_BOTS = """
import time
from litfuse.bots import registry
from litfuse.bots.base import Level
from litfuse.server.botworker import main

class Bad:
    def __init__(self, how): self.how = how
    def see(self, told, heard=()): print("a bot may print")
    def answer(self, frame):
        if self.how == "raises": raise ValueError("no idea")
        time.sleep(60)

levels = tuple(Level(how, lambda *a, how=how: Bad(how)) for how in ("raises", "sleeps"))
registry.LEVELS["exploding-kittens"] = registry.LEVELS["exploding-kittens"] + levels
main()
"""


def past(seat: int) -> list[Past]:
    told = Listener(GAME, seat).told(MATCH)
    return [Past(encode(told))]


def made(pool: BotPool, level: str) -> Link:
    return pool.make(GAME.name, level, FIRST.seat, b"k", False, past(FIRST.seat))


async def answer(link: Link) -> Answered | None:
    done: asyncio.Future[Answered | None] = asyncio.get_running_loop().create_future()
    link.ask(done.set_result)
    return await asyncio.wait_for(done, 20)


def test_a_bot_answers_from_what_its_seat_was_told() -> None:
    async def run() -> None:
        pool = BotPool(1, 10)
        await pool.start()
        got = await answer(made(pool, "random"))
        assert got is not None
        assert MATCH.play(got.decision, codec(GAME).action(got.action)).seq == 1
        again = await answer(made(pool, "random"))
        assert again is not None
        assert again.action == got.action  # a fresh bot with the same past acts the same
        await pool.stop()

    asyncio.run(run())


def test_who_raises_or_is_late_is_reported_and_the_process_comes_back(tmp_path: Path) -> None:
    script = tmp_path / "bad.py"
    script.write_text(BAD_BOTS)

    async def run() -> None:
        pool = BotPool(1, 10, (sys.executable, str(script)))
        await pool.start()
        assert await answer(made(pool, "raises")) is None
        assert await answer(made(pool, "random")) is not None
        pool._workers[0]._budget = 0.3
        late = made(pool, "sleeps")
        assert await answer(late) is None
        pool._workers[0]._budget = 10
        async with asyncio.timeout(10):
            while await answer(made(pool, "random")) is None:  # until a new process is there
                await asyncio.sleep(0.05)
        assert not late.alive
        await pool.stop()

    asyncio.run(run())


def test_a_process_whose_server_is_gone_ends_without_a_word() -> None:
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        process.stdin.write(packed(Ask("nobody", 1)))
        process.stdin.close()
        assert process.stderr.read() == b""
        assert process.wait(60) == 0
