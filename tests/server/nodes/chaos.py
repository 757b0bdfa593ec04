"""Everything breaks while people play: `python -m tests.server.nodes.chaos`, or `make chaos`.

Several nodes at a real PostgreSQL, tables of persons and bots, each person at a node drawn anew for every line, each
command sent to one to three of them (`guests.py`). Meanwhile nodes are killed, paused for longer than their lease,
stopped and started; sessions of the database are ended, one dies badly, the database itself is restarted at once; lines
between nodes are cut; answers of the database are kept back from a node. Whoever plays holds the house to what it was
told and acknowledged.
"""

from __future__ import annotations

import argparse
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
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from litfuse.games.registry import find
from litfuse.kernel import archive
from tests.postgres import Postgres, new_folder
from tests.server.audit import log_faults
from tests.server.kill import PACE, SETTINGS
from tests.server.nodes.guests import LOST, Crowd, Guest
from tests.server.nodes.street import node
from tests.server.nodes.wires import Wire, wired
from tests.server.office import Office
from tests.server.places import Place, rows
from tests.server.process import ServerProcess
from tests.server.proxy import Proxy, between

T = TypeVar("T")
LEASE: Final = 2.0
GRACE: Final = 2.0  # seconds beyond the lease until every table has a home again
QUIET: Final = (
    2.0  # seconds until everybody sees the same when nobody plays any more, one of them to see that nobody plays
)
SESSIONS: Final = "select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()"
HOMES: Final = "select t.id, t.home, n.address from tables t left join nodes n on n.id = t.home where running"
NEWEST: Final = "select match_id, max(seq) from entries group by match_id"
# Lines of a log that only a mistake of this program writes.
BUGS: Final = (
    "command_failed",
    "job_failed",
    "lease_failed",
    "look_around_failed",
    "request_failed",
    "rules_bug",
    "table_not_opened",
    "table_unreadable",
    "writer_ended",
)
PLAN: Final = {"killed": 20, "paused": 10, "restarted": 10, "sessions_ended": 20, "cut": 10, "held_back": 10}
PLAN_MORE: Final = {"stopped": 5, "crashed": 5}


class Run(NamedTuple):
    """What is asked of one run."""

    nodes: int
    commands: int  # at least
    faults: list[str]  # in their order
    seed: int = 2
    tables: int = 8
    seconds: float = 1800.0  # at most; then it stops and says that it was not done
    timed: bool = False  # bounds of time hold: not on a busy machine
    progress: bool = False


class Chaos(Crowd):
    """The nodes, the tables, the faults and the reckoning."""

    def __init__(self, folder: Path, url: str, run: Run, database: Postgres) -> None:
        self.url = url
        self.run_ = run
        self.place = Place(folder, url)
        self.folder = folder
        self.database = database
        self.nodes: list[ServerProcess] = []
        super().__init__(folder / "unused", run.tables, 2)
        self.random = random.Random(run.seed)
        self.proxies: list[Proxy] = []  # between each node and the database
        self.wires: list[Wire] = []  # between each node and the others
        self.counts: Counter[str] = Counter()
        self.guests: list[Guest] = []
        self.away: set[int] = set()  # ports of nodes that do not run
        self.dead: set[str] = set()  # ids of nodes that ended or sleep
        self.came_back = time.monotonic()  # the database, last
        self.homeless = 0.0  # seconds that a table had no home, at most
        self.settled = 0.0  # seconds until everybody saw the same
        self.finished = True
        self.began = time.monotonic()

    @property
    def server(self) -> ServerProcess:
        """Any node, dead or alive: clients do not know."""
        return self.random.choice(self.nodes)

    @server.setter
    def server(self, _: ServerProcess) -> None:
        """There are several."""

    def anywhere(self) -> str:
        return self.server.socket_url

    def made(self) -> list[Office]:
        return []  # every kind of command is `kill.py`'s

    def rows(self, query: str) -> list[Any]:
        return rows(self.place, query)

    def parted(self, message: dict[str, Any]) -> None:
        assert message["says"]["key"] in {"come-back", "server-stops", "store-failed"}, message

    def clock(self, message: dict[str, Any]) -> None:
        """A change of home charges nobody: whatever a clock shows is more than nothing, or it is out."""

    # --- the run -----------------------------------------------------------------------------------------------------

    async def play(self) -> None:
        async with AsyncExitStack() as stack:
            for number in range(self.run_.nodes):
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
            await self._played()

    def _end(self, made: ServerProcess) -> None:
        if made.process is not None and made.process.poll() is None:
            made.go_on()
            made.kill()

    def seat(self) -> None:
        for number in range(self.tables):
            at = self.nodes[number % len(self.nodes)]
            host = tried(partial(at.open_table, "P0", self.persons + 1, 0, pace=PACE))
            joins = [partial(self.server.join, host["table"], f"P{n}") for n in range(1, self.persons)]
            seated = [host, *(tried(join) for join in joins)]
            tried(partial(self._set_bot, host))
            self.guests += [Guest(self, s, len(self.guests) + n) for n, s in enumerate(seated)]
        self.players = [*self.guests]

    def _set_bot(self, host: dict[str, Any]) -> None:
        assert self.server.send_command(host, "SetBot", chair=self.persons, level="random").status == 200

    async def _played(self) -> None:
        tasks = [asyncio.create_task(run()) for guest in self.guests for run in (guest.run, guest.elsewhere)]
        tasks += [asyncio.create_task(guest.watch()) for guest in self.guests]
        tasks += [asyncio.create_task(self._count_homeless()), asyncio.create_task(self._report())]
        try:
            async with asyncio.timeout(self.run_.seconds):
                await self._storm(tasks)
        except TimeoutError:
            self.finished = False
        for made in self.nodes:  # the limit may have come in the middle of a fault
            if made.process is not None and made.process.poll() is None:
                made.go_on()
                self._back(made)
            else:
                await self._started(made)
        for wire in self.wires:
            wire.refuses = False
        async with asyncio.timeout(300):
            await self.until(tasks, self.well)
            enough = "select 1 from matches where status = 'over'"
            await self.until(tasks, lambda: bool(self.rows(enough)))
            await self.quiet(tasks)
        await asyncio.to_thread(self.verify_records)

    async def _storm(self, tasks: list[asyncio.Task[None]]) -> None:
        """The faults are spread over the commands."""
        faults = self.run_.faults
        for number, name in enumerate(faults):
            due = self.run_.commands * number / max(1, len(faults))
            while self.counts["commands"] < due:
                await self.check(tasks)
                await asyncio.sleep(0.05)
            await asyncio.sleep(self.random.uniform(0.1, 0.6))
            await self.check(tasks)
            await getattr(self, name)()
            self.counts[name] += 1
        while self.counts["commands"] < self.run_.commands:
            await self.check(tasks)
            await asyncio.sleep(0.05)

    async def _report(self) -> None:
        while self.run_.progress and not self.done:
            await asyncio.sleep(10)
            print(f"{time.monotonic() - self.began:6.0f} s", dict(self.counts), f"{self.homeless:.1f} s", flush=True)

    def well(self) -> bool:
        with suppress(OSError):
            return all(made.get("/readyz").status == 200 for made in self.nodes)
        return False

    async def quiet(self, tasks: list[asyncio.Task[None]]) -> None:
        """Nobody plays any more: soon every line shows what every node shows."""
        self.resting = True
        for guest in self.guests:
            while not await self._sees_what_is(guest):
                await self.check(tasks)
        await self.check(tasks)
        self.done = True
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _sees_what_is(self, guest: Guest) -> bool:
        """False if something happened meanwhile: bots and clocks go on for a while."""
        before, began = await self._newest(), time.monotonic()
        if before != await self._newest(1.0):
            return False
        shown = {await self._look(guest) for _ in range(2 * len(self.nodes))}
        if before != await self._newest():
            return False
        assert len(shown) == 1, ("different views of one moment", shown)
        match, tick, digest = shown.pop()
        while guest.told is None or (guest.told["match"], guest.told["told"]["tick"]) != (match, tick):
            assert time.monotonic() - began < 120, "somebody was not told"
            await asyncio.sleep(0.02)
            if before != await self._newest():
                return False
        assert guest.told["hash"] == digest
        self.settled = max(self.settled, time.monotonic() - began)
        return True

    async def _newest(self, wait: float = 0.0) -> list[Any]:
        await asyncio.sleep(wait)
        return sorted(await asyncio.to_thread(self.rows, NEWEST))

    async def _look(self, guest: Guest) -> tuple[str, int, str]:
        async with asyncio.timeout(120):
            while True:
                with suppress(*LOST):
                    return await guest.look()
                await asyncio.sleep(0.1)

    async def _count_homeless(self) -> None:
        """How long a running table has no home that runs, at most. After a restart of the database every node has one
        more lease, whether it lives or not."""
        since: dict[str, float] = {}
        while not self.done:
            with suppress(Exception):
                found = await asyncio.to_thread(self.rows, HOMES)
                now = time.monotonic()
                lost = {
                    table
                    for table, home, address in found
                    if address is None or home in self.dead or int(address.rpartition(":")[2]) in self.away
                }
                since = {table: max(since.get(table, now), self.came_back) for table in lost}
                self.homeless = max([self.homeless, *(now - begun for begun in since.values())])
            await asyncio.sleep(0.2)

    # --- faults ------------------------------------------------------------------------------------------------------

    def _gone(self, made: ServerProcess) -> None:
        address = str(made.settings["advertise"])
        self.away.add(int(address.rpartition(":")[2]))
        with suppress(Exception):
            self.dead |= {id for (id,) in self.rows(f"select id from nodes where address = '{address}'")}

    def _back(self, made: ServerProcess) -> None:
        self.away.discard(int(str(made.settings["advertise"]).rpartition(":")[2]))

    async def killed(self) -> None:
        made = self.server
        made.kill()
        await asyncio.to_thread(self._gone, made)
        await asyncio.sleep(self.random.choice((0.0, 1.5 * LEASE)))
        await self._started(made)

    async def paused(self) -> None:
        """For longer than its lease, so that others have its tables when it wakes up."""
        made = self.server
        made.pause()
        await asyncio.to_thread(self._gone, made)
        await asyncio.sleep(self.random.uniform(1.2, 2) * LEASE)
        made.go_on()
        self._back(made)

    async def stopped(self) -> None:
        made = self.server
        status = await asyncio.to_thread(made.stop)
        assert status == 0, made.log.read_text()[-2000:]
        await asyncio.to_thread(self._gone, made)
        await self._started(made)

    async def rolled(self) -> None:
        """Each node stopped and started, one after the other."""
        for made in self.nodes:
            assert await asyncio.to_thread(made.stop) == 0, made.log.read_text()[-2000:]
            await self._started(made)
            async with asyncio.timeout(120):
                while not await asyncio.to_thread(self.well):
                    await asyncio.sleep(0.1)

    async def _started(self, made: ServerProcess) -> None:
        for _ in range(10):  # the database may be away
            try:
                await asyncio.to_thread(made.start)
                self._back(made)
                return
            except AssertionError:
                await asyncio.sleep(0.5)
        raise AssertionError(made.log.read_text()[-2000:])

    async def sessions_ended(self) -> None:
        """Each of them, one after the other."""
        await asyncio.to_thread(self.rows, f"select pg_terminate_backend(pid) from ({SESSIONS}) as lines")

    async def crashed(self) -> None:
        """One session dies badly, so the database throws all out and recovers."""
        found = await asyncio.to_thread(self.rows, f"{SESSIONS} and application_name = 'litfuse' limit 1")
        if found:
            os.kill(found[0][0], signal.SIGKILL)
        await self._answers()

    async def restarted(self) -> None:
        """At once."""
        await asyncio.to_thread(self.database.restart)
        await self._answers()

    async def _answers(self) -> None:
        async def asked() -> None:
            await asyncio.to_thread(self.rows, "select 1")

        await self._retried(asked)
        self.came_back = time.monotonic() + LEASE

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
        for (match,) in over[:: max(1, len(over) // 30)]:
            data = self.server.get(f"/api/matches/{match}/record").body
            assert all(finding.held for finding in archive.verify(archive.read(data, find), data))
            self.counts["records"] += 1

    def verify(self) -> int:
        return self.counts["records"]

    def figures(self) -> dict[str, Any]:
        found = {**self.reckon(), **self.counts}
        for made in self.nodes:
            said = made.log.read_text()
            faults = log_faults(said)
            assert not faults, faults[:5]
            bugs = [line for line in said.splitlines() if any(f'"{bug}"' in line for bug in BUGS)]
            assert not bugs, bugs[:5]
        if self.run_.timed:
            assert self.homeless <= LEASE + GRACE, f"a table had no home for {self.homeless:.1f} s"
            assert self.settled <= QUIET, f"somebody saw something else for {self.settled:.1f} s"
        times = {"longest": round(self.longest, 2), "homeless": round(self.homeless, 1)}
        return {**found, **times, "settled": round(self.settled, 2), "done": self.finished}


def tried(do: Callable[[], T]) -> T:
    """As a client does it that is told to come back."""
    for _ in range(50):
        try:
            return do()
        except AssertionError:
            time.sleep(0.5)
    return do()


def chaos(folder: Path, url: str, run: Run, database: Postgres) -> dict[str, Any]:
    storm = Chaos(folder, url, run, database)
    asyncio.run(storm.play())
    return storm.figures()


def planned(share: float, seed: int) -> list[str]:
    """So much of a whole storm, in any order; each kind at least once."""
    kinds = {**PLAN, **PLAN_MORE}
    out = [kind for kind, times in kinds.items() for _ in range(max(1, round(times * share)))]
    random.Random(seed).shuffle(out)
    return out


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.server.nodes.chaos", description=__doc__)
    parser.add_argument("--nodes", type=int, nargs="+", default=[2, 3], help="a run with each of these")
    parser.add_argument("--commands", type=int, default=20_000, help="of each run; each is sent one to three times")
    parser.add_argument("--share", type=float, default=1.0, help="of the faults of a whole storm")
    parser.add_argument("--seconds", type=float, default=3600.0, help="after which a run stops, done or not")
    parser.add_argument("--seed", type=int, default=2)
    parser.add_argument("--untimed", action="store_true", help="hold nothing to a bound of time: for a busy machine")
    return parser.parse_args()


def main() -> int:
    args, well = arguments(), True
    for count in args.nodes:
        postgres = Postgres(new_folder(), os.getpid())
        run = Run(
            nodes=count,
            commands=args.commands,
            faults=planned(args.share, args.seed),
            seed=args.seed,
            seconds=args.seconds,
            timed=not args.untimed,
            progress=True,
        )
        try:
            with postgres.database() as url, tempfile.TemporaryDirectory() as folder:
                began = time.monotonic()
                found = chaos(Path(folder), url, run, postgres)
                print(json.dumps({"nodes": count, "seconds": round(time.monotonic() - began), **found}), flush=True)
                well = well and found["done"]
        finally:
            postgres.stop()
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
