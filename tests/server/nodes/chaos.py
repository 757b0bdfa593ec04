"""Everything breaks while people play: `python -m tests.server.nodes.chaos 60 3`, or `make chaos`.

Several nodes at a real PostgreSQL, tables of persons and bots, each person at a node drawn anew for every line.
Meanwhile nodes are killed, paused for longer than their lease, stopped and started; sessions of the database are ended
and the database itself crashes; lines between nodes are cut; answers of the database are kept back from a node. Whoever
plays holds the house to what it was told and acknowledged, also by asking again at other nodes (`kill.py`).
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from litfuse.games.registry import find
from litfuse.kernel import archive
from litfuse.server import protocol
from tests.postgres import Postgres, new_folder
from tests.server.audit import log_faults
from tests.server.client import REPLIES
from tests.server.kill import PACE, SETTINGS, Load, Player
from tests.server.nodes.street import node
from tests.server.nodes.wires import Wire, wired
from tests.server.office import Office
from tests.server.places import Place, rows
from tests.server.process import ServerProcess
from tests.server.proxy import Proxy, between

LEASE: Final = 2.0
LOST: Final = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError, EOFError)
SESSIONS: Final = "select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()"
HOMELESS: Final = """select count(*) from tables t where running
    and not exists (select from nodes n where n.id = t.home and n.alive_until > clock_timestamp())"""


class Guest(Player):
    """A person who comes in at any node, and asks again at others."""

    load: Chaos

    def answered(self, message: dict[str, Any]) -> None:
        if message["type"] == "Failed":
            self.load.counts["failed"] += 1
            raise ConnectionResetError  # nothing is known to have happened: the same is sent again
        super().answered(message)

    async def echo(self) -> None:
        """What was acknowledged is sent once more, over another line, and has the same answer."""
        while not self.load.done:
            await asyncio.sleep(self.random.uniform(0.2, 1))
            plays = [m for m in self.acked.values() if m["type"] in {"Play", "Say"}]
            if not plays:
                continue
            message = self.random.choice(plays[-20:])
            with suppress(*LOST):
                async with asyncio.timeout(10), connect(self.load.server.socket_url, compression=None) as socket:
                    hello = {"type": "Hello", "version": protocol.VERSION, "token": self.token}
                    await socket.send(json.dumps(hello))
                    await socket.send(json.dumps(message))
                    async for data in socket:
                        reply = json.loads(data)
                        if reply["type"] in REPLIES:
                            if reply["type"] != "Failed":
                                assert reply == self.replies[message["id"]], "another answer at another node"
                                self.load.counts["echoes"] += 1
                            break

    async def look(self) -> tuple[int, str] | None:
        """Tick and hash that a new line at any node shows of the match."""
        async with asyncio.timeout(30), connect(self.load.server.socket_url, compression=None) as socket:
            await socket.send(json.dumps({"type": "Hello", "version": protocol.VERSION, "token": self.token}))
            async for data in socket:
                message = json.loads(data)
                if message["type"] == "Told":
                    return message["told"]["tick"], message["hash"]
                if message["type"] == "Bye":
                    raise ConnectionResetError
        raise ConnectionResetError


class Chaos(Load):
    """The nodes, the tables, the faults and the reckoning."""

    def __init__(self, folder: Path, url: str, count: int, tables: int = 4, persons: int = 2) -> None:
        self.url = url
        self.place = Place(folder, url)
        self.folder = folder
        self.count = count
        self.nodes: list[ServerProcess] = []
        super().__init__(folder / "unused", tables, persons)
        self.random = random.Random(2)
        self.proxies: list[Proxy] = []  # between each node and the database
        self.wires: list[Wire] = []  # between each node and the others
        self.counts: Counter[str] = Counter()
        self.homeless = 0.0  # seconds, at most
        self.guests: list[Guest] = []

    @property
    def server(self) -> ServerProcess:
        """Any node, dead or alive: clients do not know."""
        return self.random.choice(self.nodes)

    @server.setter
    def server(self, _: ServerProcess) -> None:
        """There are several."""

    def made(self) -> list[Office]:
        return []  # every kind of command is `kill.py`'s

    def rows(self, query: str) -> list[Any]:
        return rows(self.place, query)

    def parted(self, message: dict[str, Any]) -> None:
        assert message["says"]["key"] in {"come-back", "server-stops", "store-failed", "hello-late"}, message

    def clock(self, message: dict[str, Any]) -> None:
        """A change of home charges nobody: whatever a clock shows is more than nothing, or it is out."""

    # --- the run -----------------------------------------------------------------------------------------------------

    async def play(self, faults: int) -> None:
        async with AsyncExitStack() as stack:
            for number in range(self.count):
                near = stack.enter_context(tempfile.TemporaryDirectory(dir="/tmp"))
                proxy, url = await stack.enter_async_context(between(self.url, Path(near)))
                made = node(self.folder / f"node{number}", url, **{**SETTINGS, "lease_seconds": LEASE})
                wire = await stack.enter_async_context(wired(made.port))
                made.settings["advertise"] = f"127.0.0.1:{wire.port}"
                self.proxies.append(proxy)
                self.wires.append(wire)
                self.nodes.append(made)
                stack.callback(self._end, made)
            await asyncio.gather(*(asyncio.to_thread(made.start) for made in self.nodes))
            await asyncio.to_thread(self.seat)
            await self._played(faults)

    def _end(self, made: ServerProcess) -> None:
        if made.process is not None and made.process.poll() is None:
            made.go_on()
            made.kill()

    def seat(self) -> None:
        for number in range(self.tables):
            at = self.nodes[number % self.count]
            host = at.open_table("P0", self.persons + 1, 0, pace=PACE)
            seated = [host, *(self.server.join(host["table"], f"P{n}") for n in range(1, self.persons))]
            assert self.server.send_command(host, "SetBot", chair=self.persons, level="random").status == 200
            self.guests += [Guest(self, s, len(self.guests) + n) for n, s in enumerate(seated)]
        self.players = [*self.guests]

    async def _played(self, faults: int) -> None:
        tasks = [asyncio.create_task(run()) for guest in self.guests for run in (guest.run, guest.echo)]
        tasks.append(asyncio.create_task(self._count_homeless()))
        kinds = (self.killed, self.paused, self.stopped, self.sessions_ended, self.crashed, self.cut, self.held_back)
        for number in range(faults):
            fault = kinds[number % len(kinds)]
            await asyncio.sleep(self.random.uniform(0.2, 1.5))
            await self.check(tasks)
            await fault()
            self.counts[fault.__name__] += 1
        await self.until(tasks, self.well)
        enough = "select 1 from matches where status = 'over'"
        await self.until(tasks, lambda: bool(self.rows(enough)))
        await self.quiet(tasks)
        await asyncio.to_thread(self.verify_records)

    def well(self) -> bool:
        return all(made.get("/readyz").status == 200 for made in self.nodes)

    async def quiet(self, tasks: list[asyncio.Task[None]]) -> None:
        """Nobody plays any more: every node shows everybody what the last line showed."""
        await self.check(tasks)
        self.done = True
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for guest in self.guests:
            shown = [await self._look(guest) for _ in range(2 * self.count)]
            newest = max(tick for tick, _ in shown)
            for tick, digest in shown:
                if tick == newest:
                    assert digest == dict(shown)[newest], "one tick, two views"
                assert guest.told is not None

    async def _look(self, guest: Guest) -> tuple[int, str]:
        async with asyncio.timeout(120):
            while True:
                with suppress(*LOST):
                    if (found := await guest.look()) is not None:
                        return found
                await asyncio.sleep(0.1)

    async def _count_homeless(self) -> None:
        """How long a running table has no living home, at most; a figure, not a bound."""
        since: float | None = None
        while not self.done:
            with suppress(Exception):
                found = (await asyncio.to_thread(self.rows, HOMELESS))[0][0]
                now = time.monotonic()
                since = None if not found else now if since is None else since
                self.homeless = max(self.homeless, 0.0 if since is None else now - since)
            await asyncio.sleep(0.25)

    # --- faults ------------------------------------------------------------------------------------------------------

    async def killed(self) -> None:
        made = self.server
        made.kill()
        await asyncio.sleep(self.random.choice((0.0, 1.5 * LEASE)))
        await self._started(made)

    async def paused(self) -> None:
        """For longer than its lease, so that others have its tables when it wakes up."""
        made = self.server
        made.pause()
        await asyncio.sleep(self.random.uniform(1.2, 2) * LEASE)
        made.go_on()

    async def stopped(self) -> None:
        made = self.server
        status = await asyncio.to_thread(made.stop)
        assert status == 0, made.log.read_text()[-2000:]
        await self._started(made)

    async def _started(self, made: ServerProcess) -> None:
        for _ in range(10):  # the database may be away
            try:
                await asyncio.to_thread(made.start)
                return
            except AssertionError:
                await asyncio.sleep(0.5)
        raise AssertionError(made.log.read_text()[-2000:])

    async def sessions_ended(self) -> None:
        self.rows(f"select pg_terminate_backend(pid) from ({SESSIONS}) as lines")

    async def crashed(self) -> None:
        """One session dies badly, so the database throws all out and recovers."""
        found = self.rows(f"{SESSIONS} and application_name = 'litfuse' limit 1")
        if found:
            os.kill(found[0][0], signal.SIGKILL)
        await self._retried(lambda: asyncio.to_thread(self.rows, "select 1"))

    async def _retried(self, do: Callable[[], Awaitable[Any]]) -> None:
        async with asyncio.timeout(60):
            while True:
                with suppress(Exception):
                    await do()
                    return
                await asyncio.sleep(0.1)

    async def cut(self) -> None:
        """Between the nodes, and for a while nothing passes."""
        wire = self.random.choice(self.wires)
        wire.refuses = True
        wire.cut()
        await asyncio.sleep(self.random.uniform(0, LEASE))
        wire.refuses = False

    async def held_back(self) -> None:
        """What the database answers one node, until its lines are cut."""
        proxy = self.random.choice(self.proxies)
        proxy.hold_answers()
        await asyncio.sleep(self.random.uniform(0.2, 1.5) * LEASE)
        if self.random.random() < 0.5:
            proxy.cut()

    # --- the reckoning -----------------------------------------------------------------------------------------------

    def verify_records(self) -> None:
        over = self.rows("select id from matches where status = 'over'")
        for (match,) in over:
            data = self.server.get(f"/api/matches/{match}/record").body
            assert all(finding.held for finding in archive.verify(archive.read(data, find), data))
        self.counts["records"] = len(over)

    def verify(self) -> int:
        return self.counts["records"]

    def figures(self) -> dict[str, Any]:
        for made in self.nodes:
            assert not log_faults(made.log.read_text())
        return {**self.reckon(), **self.counts, "homeless": round(self.homeless, 1)}


def chaos(folder: Path, url: str, faults: int, count: int) -> dict[str, Any]:
    run = Chaos(folder, url, count)
    asyncio.run(run.play(faults))
    return run.figures()


def main() -> None:
    faults = int(sys.argv[1]) if len(sys.argv) > 1 else 140
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 3
    postgres = Postgres(new_folder(), os.getpid())
    try:
        with postgres.database() as url, tempfile.TemporaryDirectory() as folder:
            began = time.monotonic()
            found = chaos(Path(folder), url, faults, count)
            print(json.dumps({"nodes": count, "faults": faults, "seconds": round(time.monotonic() - began), **found}))
    finally:
        postgres.stop()


if __name__ == "__main__":
    main()
