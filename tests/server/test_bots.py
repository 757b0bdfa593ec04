"""Bots in their processes: they answer, and when they do not, somebody learns of it in time."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from litfuse.bots import registry
from litfuse.bots.base import Answer, AnyTold, Say
from litfuse.games.registry import GAMES
from litfuse.kernel.codec import codec, encode
from litfuse.kernel.match import AnyMatch, Match
from litfuse.kernel.talk import heard
from litfuse.kernel.told import Perspective
from litfuse.server.bots.messages import Answered, Ask, Make, Past, packed
from litfuse.server.bots.pool import COMMAND, BotPool, Link
from litfuse.server.bots.worker import HostedBot

GAME = GAMES["exploding-kittens"]
MATCH = Match.start(GAME, 2, b"key")
FIRST = MATCH.owed[0]

BAD_BOTS = """
import time
from litfuse.bots import registry
from litfuse.bots.base import Level
from litfuse.server.bots.worker import main

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
    told = Perspective(GAME, seat).told(MATCH)
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


LEVELS = [(game, level.name) for game, levels in registry.LEVELS.items() for level in levels]


@pytest.mark.parametrize(("name", "level"), LEVELS)
def test_a_bot_that_gets_bytes_answers_as_one_that_gets_records(name: str, level: str) -> None:
    compared = 0
    for number in range(20):
        compared += answers_alike(name, level, number)
        if compared >= 10:
            return
    pytest.fail("matches too short to compare anything")


def answers_alike(name: str, level: str, number: int, most: int = 10) -> int:
    game, key, seats = GAMES[name], b"k" * 32, range(3)
    match: AnyMatch = Match.start(game, 3, f"table {number}".encode())
    sent = [HostedBot(Make(str(seat), name, level, seat, key, False, ())) for seat in seats]
    here = [registry.known(game, level).makes(game, seat, key, False) for seat in seats]
    perspectives = [Perspective(game, seat) for seat in seats]
    last: dict[int, AnyTold] = {}
    compared = 0
    while not match.over and compared < most:
        for seat in seats:
            told = perspectives[seat].told(match)
            if told is not None:
                sent[seat].tell(Past(encode(told)))
                here[seat].see(told)
                last[seat] = told
        seat = match.owed[0].seat
        got = sent[seat].answer(compared)
        while isinstance(answer := here[seat].answer(last[seat].frame), Say):
            words = heard(answer.said, seat)
            assert words is not None
            here[seat].see(replace(last[seat], since=last[seat].tick, notices=()), (words,))
        assert isinstance(answer, Answer)
        assert (got.decision, got.action) == (answer.decision, encode(answer.action))
        match = match.play(answer.decision, answer.action)
        compared += 1
    return compared


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
