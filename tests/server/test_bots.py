"""Bots in their processes: they answer, and when they do not, somebody learns of it in time."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
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
from litfuse.server.bots.budget import ThinkingTime
from litfuse.server.bots.messages import Answered, Ask, Begin, Make, Past, Raised, Tell, packed
from litfuse.server.bots.pool import COMMAND, PATIENCE, BotFault, BotPool, Link
from litfuse.server.bots.worker import BotHost, HostedBot
from tests.server.client import Client, run
from tests.server.process import ServerProcess

GAME = GAMES["exploding-kittens"]
MATCH = Match.start(GAME, 2, b"key")
FIRST = MATCH.owed[0]

BAD_BOTS = """
import os, time
from litfuse.bots import registry
from litfuse.bots.base import Level
from litfuse.server.bots.messages import OVER_BUDGET
from litfuse.server.bots.worker import main

class Bad:
    def __init__(self, how): self.how = how
    def see(self, told, heard=()): print("a bot may print")
    def answer(self, frame):
        if self.how == "raises": raise ValueError("no idea")
        if self.how == "dies": os._exit(1)
        if self.how == "ends":
            os.closerange(1, 256)
            time.sleep(0.2)
            os._exit(OVER_BUDGET)
        while self.how == "spins": pass
        time.sleep(3600)

levels = tuple(Level(how, lambda *a, how=how: Bad(how)) for how in ("raises", "dies", "ends", "spins", "sleeps"))
registry.LEVELS["exploding-kittens"] = registry.LEVELS["exploding-kittens"] + levels
main()
"""


def past(seat: int) -> list[Past]:
    told = Perspective(GAME, seat).told(MATCH)
    return [Past(encode(told))]


def made(pool: BotPool, level: str) -> Link:
    return pool.make(GAME.name, level, FIRST.seat, b"k", False, past(FIRST.seat))


def asked(link: Link) -> asyncio.Future[Answered | BotFault]:
    done: asyncio.Future[Answered | BotFault] = asyncio.get_running_loop().create_future()
    link.ask(done.set_result)
    return done


async def answer(link: Link) -> Answered | BotFault:
    return await asyncio.wait_for(asked(link), 120)


def pooled(test: Callable[[BotPool], Awaitable[None]], budget: float, *command: str) -> None:
    """Runs a test with one process."""

    async def whole() -> None:
        pool = BotPool(1, budget, command or COMMAND)
        pool.start()
        try:
            await test(pool)
        finally:
            await pool.stop()

    asyncio.run(whole())


def pid_of(pool: BotPool) -> int:
    process = pool._workers[0]._process
    assert process is not None
    return process.pid


@pytest.fixture
def bad(tmp_path: Path) -> tuple[str, str]:
    """The command of a process with bad bots among its own."""
    script = tmp_path / "bad.py"
    script.write_text(BAD_BOTS)
    return sys.executable, str(script)


def test_a_bot_answers_from_what_its_seat_was_told() -> None:
    async def test(pool: BotPool) -> None:
        got = await answer(made(pool, "random"))
        assert isinstance(got, Answered)
        assert MATCH.play(got.decision, codec(GAME).action(got.action)).seq == 1
        again = await answer(made(pool, "random"))
        assert isinstance(again, Answered)
        assert again.action == got.action  # a fresh bot with the same past acts the same

    pooled(test, 10)


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


def test_a_bot_that_raises_fails_alone(bad: tuple[str, str]) -> None:
    async def test(pool: BotPool) -> None:
        wrong, right = made(pool, "raises"), made(pool, "random")
        assert await answer(wrong) is BotFault.FAILED
        assert isinstance(await answer(right), Answered)
        assert right.alive

    pooled(test, 10, *bad)


@pytest.mark.parametrize("how", ["spins", "ends", "sleeps"])
def test_a_bot_that_is_late_fails_and_its_neighbours_are_only_lost(bad: tuple[str, str], how: str) -> None:
    async def test(pool: BotPool) -> None:
        late, innocent = made(pool, how), made(pool, "random")
        async with asyncio.timeout(120):
            assert [*await asyncio.gather(asked(late), asked(innocent))] == [BotFault.FAILED, BotFault.LOST]
        assert not innocent.alive
        assert await answer(innocent) is BotFault.LOST
        assert isinstance(await answer(made(pool, "random")), Answered)  # the next process knows it when it is made

    pooled(test, 0.3, *bad)


def test_a_process_that_dies_blames_nobody(bad: tuple[str, str]) -> None:
    async def test(pool: BotPool) -> None:
        async with asyncio.timeout(120):
            dead = [*await asyncio.gather(asked(made(pool, "dies")), asked(made(pool, "random")))]
        assert dead == [BotFault.LOST, BotFault.LOST]

    pooled(test, 10, *bad)


def test_what_is_sent_while_no_process_is_there_waits_for_the_next_one(bad: tuple[str, str]) -> None:
    async def test(pool: BotPool) -> None:
        dying = made(pool, "dies")
        dying.ask(lambda _: None)
        async with asyncio.timeout(120):
            while dying.alive:
                await asyncio.sleep(0)
        assert pool._workers[0]._process is None
        assert isinstance(await answer(made(pool, "random")), Answered)

    pooled(test, 10, *bad)


def test_a_process_may_start_for_longer_than_a_bot_may_think(tmp_path: Path) -> None:
    slow = tmp_path / "slow.py"
    slow.write_text("import time\nend = time.process_time() + 2\nwhile time.process_time() < end: pass\n" + BAD_BOTS)

    async def test(pool: BotPool) -> None:
        assert isinstance(await answer(made(pool, "random")), Answered)

    pooled(test, 2 / PATIENCE / 2, sys.executable, str(slow))  # twice as long as a silent process is waited for


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="no such signal")
def test_a_process_that_gets_no_time_is_slower_and_not_late() -> None:
    budget = 0.5

    async def test(pool: BotPool) -> None:
        link = made(pool, "random")
        assert isinstance(await answer(link), Answered)
        os.kill(pid_of(pool), signal.SIGSTOP)
        waiting = asked(link)
        await asyncio.sleep(4 * budget)
        assert not waiting.done()
        os.kill(pid_of(pool), signal.SIGCONT)
        assert isinstance(await asyncio.wait_for(waiting, 60), Answered)
        assert link.alive

    pooled(test, budget)


def test_each_step_of_a_long_past_has_a_budget_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    spent: list[str] = []

    class Noted(ThinkingTime):
        @contextmanager
        def spent(self) -> Iterator[None]:
            spent.append("")
            yield

    host = BotHost(Noted(1, lambda: None))
    steps = past(FIRST.seat) * 5
    host.handle(Make("1", GAME.name, "random", FIRST.seat, b"k", False, tuple(steps)))
    assert len(spent) == 6
    assert isinstance(host.handle(Ask("1", 1)), Answered)
    assert len(spent) == 7


def test_nothing_that_a_bot_says_of_its_error_leaves_its_process() -> None:
    class Broken(HostedBot):
        def answer(self, number: int) -> Answered:
            raise ValueError("I hold a Nope and a Defuse")

    host = BotHost(ThinkingTime(10, lambda: None))
    host.bots["1"] = Broken(Make("1", GAME.name, "random", FIRST.seat, b"k", False, ()))
    assert host.handle(Ask("1", 1)) == Raised(1, "ValueError")
    host.handle(Tell("1", b"no told"))
    assert host.handle(Ask("1", 2)) == Raised(2, "BadRecord")


def test_a_process_gets_nothing_of_the_servers_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    seen, script = tmp_path / "seen.json", tmp_path / "script.py"
    script.write_text(
        f"import json, os, sys\nopen({str(seen)!r}, 'w').write(json.dumps([dict(os.environ), os.getcwd(), sys.argv]))\n"
        + BAD_BOTS
    )
    for name, value in (("LITFUSE_SECRET", "s" * 32), ("LITFUSE_DATA", "/data"), ("HOME", "/home"), ("PATH", "/bin")):
        monkeypatch.setenv(name, value)
    monkeypatch.setenv("PYTHONPATH", "src")

    async def test(pool: BotPool) -> None:
        assert isinstance(await answer(made(pool, "random")), Answered)

    pooled(test, 10, sys.executable, str(script))
    environ, folder, argv = json.loads(seen.read_text())
    locale = {"LC_CTYPE"}  # Python's own, where none is set
    assert {k: v for k, v in environ.items() if k not in locale} == {"PYTHONPATH": str(Path("src").resolve())}
    assert folder == os.path.abspath(os.sep)
    assert argv == [str(script)]


def bots_of(server: ServerProcess, number: int) -> list[Path]:
    """Their processes, once each of them is ready."""
    children = Path(f"/proc/{server.pid}/task/{server.pid}/children")
    end = time.monotonic() + 60
    while True:
        found = [Path(f"/proc/{pid}") for pid in children.read_text().split()]
        with suppress(OSError):  # it has just gone
            if len(found) == number and all(str((bot / "fd" / "2").readlink()) == os.devnull for bot in found):
                return found
        assert time.monotonic() < end
        time.sleep(0.05)


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="no /proc")
def test_a_servers_bots_cannot_see_its_secret_or_its_folder(tmp_path: Path) -> None:
    secret = "a secret of the tests alone"
    server = StartedAnew(tmp_path, secret=secret, bot_workers=2).start()
    assert secret in Path(f"/proc/{server.pid}/environ").read_text()
    for bot in bots_of(server, 2):
        seen = [(bot / "environ").read_text(), (bot / "cmdline").read_text(), str((bot / "cwd").readlink())]
        seen += [str(file.readlink()) for file in (bot / "fd").iterdir()]
        for hidden in (secret, str(server.folder), "LITFUSE"):
            assert not [found for found in seen if hidden in found]
    server.end()


class StartedAnew(ServerProcess):
    copied = False


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="no /proc")
def test_bots_whose_process_is_killed_play_on_as_themselves(serve: Callable[..., ServerProcess]) -> None:
    server = serve()

    async def test() -> None:
        client = await Client(server, server.open_table(seats=3, bots=2, level="expert")).connect()
        await client.command("Start")
        await client.until(lambda: client.told is not None)
        for n in range(1, 4):
            await client.play_on(until=lambda n=n: client.tick >= 4 * n)  # type: ignore[misc]
            for bot in await asyncio.to_thread(bots_of, server, 1):
                os.kill(int(bot.name), signal.SIGKILL)
        await client.play_on()

    run(test)
    said = server.log.read_text()
    assert "bots_ended" in said
    for fault in ("bot_at_random", "bot_raised", "bot_late"):
        assert fault not in said


def test_a_process_whose_server_is_gone_ends_without_a_word() -> None:
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        process.stdin.write(packed(Begin(10)) + packed(Ask("nobody", 1)))
        process.stdin.close()
        assert process.stderr.read() == b""
        assert process.wait(60) == 0
