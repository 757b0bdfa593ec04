"""Rules that break, readers that do not read: the rest goes on."""

import asyncio
import json
import socket
import sys
from collections.abc import Callable
from pathlib import Path

from litfuse.server import protocol
from tests.server.client import Client, run, settled
from tests.server.process import ServerProcess
from tests.server.test_commands import DRAW, turn_of, two

BROKEN = """
import sys
from pathlib import Path
from litfuse.games.exploding_kittens.game import ExplodingKittens
from litfuse.cli.main import main

flag, right = Path(sys.argv.pop(1)), ExplodingKittens.decide

def decide(step, seat, action):
    right(step, seat, action)
    if flag.exists():
        raise ZeroDivisionError("planted")

ExplodingKittens.decide = staticmethod(decide)
main()
"""


class Broken(ServerProcess):
    """Its rules break while the flag is there."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder / "server")
        self.flag = folder / "flag"
        self._script = folder / "broken.py"
        self._script.write_text(BROKEN)

    def command(self) -> list[str]:
        return [sys.executable, str(self._script), str(self.flag), "serve", "--port", str(self.port)]


def test_a_rules_bug_stores_nothing_stops_the_match_and_lets_it_be_closed(tmp_path: Path) -> None:
    server = Broken(tmp_path)

    async def test() -> None:
        flag = server.start().flag
        on, off = await two(server)
        other = await Client(server, server.open_table(seats=2, bots=1), seed=3).connect()
        tick, match = on.tick, on.table["match"]
        flag.touch()
        assert (await on.play(turn_of(on), DRAW))["type"] == "Stale"
        await off.until(lambda: off.table.get("stopped", False))
        await settled(on, off)
        assert (on.tick, off.tick) == (tick, tick)
        assert "rules_bug" in server.log.read_text()
        flag.unlink()
        assert (await on.play(turn_of(on), DRAW))["type"] == "Stale"
        server.restart()
        for client in (on, off):
            await client.close()
            await client.connect(resume=True)
        assert on.table["stopped"]
        await on.command("CloseMatch")
        await off.command("CloseMatch")
        await on.until(lambda: on.over and not on.table.get("stopped", False))
        record = server.get(f"/api/matches/{match}/record").body.split(b"\n")
        assert [json.loads(line).get("seq") for line in record[1:-2]] == [0, 1]
        await other.close()
        await other.connect()
        assert (await other.command("Start"))["type"] == "Ack"
        server.stop()

    run(test)


ILLEGAL = """
import sys
from litfuse.bots import registry
from litfuse.bots.base import Answer, Level
from litfuse.games.exploding_kittens.actions import PutBack

class Cheat:
    def see(self, told, heard=()): ...
    def answer(self, frame):
        return Answer(next((d.id for d in frame.open if d.owed), ""), PutBack(56))

registry.LEVELS["exploding-kittens"] = (Level("random", lambda *a: Cheat()),)
if sys.argv[1:]:
    from functools import partial
    from litfuse.server.bots import pool
    from litfuse.server import serve
    from tests.server.quick import hurry
    hurry()
    serve.BotPool = partial(pool.BotPool, command=(sys.executable, __file__))
    from litfuse.cli.main import main
else:
    from litfuse.server.bots.worker import main
main()
"""


def test_a_bot_that_answers_illegally_is_replaced_by_random_for_that_decision(tmp_path: Path) -> None:
    script = tmp_path / "cheats.py"
    script.write_text(ILLEGAL)

    class Cheated(ServerProcess):
        def command(self) -> list[str]:
            return [sys.executable, str(script), "serve", "--port", str(self.port)]

    async def test() -> None:
        server = Cheated(tmp_path / "server").start()
        client = await Client(server, server.open_table(seats=3, bots=2)).connect()
        await client.command("Start")
        await client.until(lambda: client.told is not None)
        await client.play_on()
        assert "bot_illegal" in server.log.read_text()
        server.stop()

    run(test)


def test_a_client_that_does_not_read_holds_up_nobody(serve: Callable[..., ServerProcess]) -> None:
    async def test() -> None:
        server = serve()
        seated = server.open_table(seats=2, bots=1)
        client = await Client(server, seated).connect()
        with socket.create_connection(("127.0.0.1", server.port)) as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.sendall(
                b"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
            )
            hello = json.dumps({"type": "Hello", "version": protocol.VERSION, "token": seated["token"]}).encode()
            deaf.sendall(bytes([0x81, 0x80 | 126]) + len(hello).to_bytes(2, "big") + bytes(4) + hello)
            await asyncio.sleep(0.3)
            for _ in range(3):
                await client.command("Start")
                await client.until(lambda: client.told is not None and client.table["phase"] == "playing")
                await client.play_on()
                await client.until(lambda: client.table["phase"] == "lobby")

    run(test)
