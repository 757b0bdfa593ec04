"""python -m benchmarks.server: persons at many tables of a real server, beside a bare echo of the same messages.

The server has a file of SQLite, a PostgreSQL of its own that keeps what it commits (`one`), or is two nodes at that
PostgreSQL (`two`): tables live at both in turn, and half of the sockets of each come in at the other node. All of them
and the echo are measured in alternation. CPU of the server is that of its nodes; the database is listed by itself.

"One command each 2 s" can be said of a table or of each of its persons; both are measured. The figure that counts is
the first, the harder one: with fewer moves a second, less is shared between them and all caches are colder. The third
load is all that the server can take: every table sends its next command as soon as the last one is acknowledged.
A busy machine makes CPU times longer too, so look at the ratio there; times to acknowledgement need a quiet one.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as Grid

from litfuse.games.registry import find
from tests.postgres import Postgres, new_folder
from tests.server.nodes.street import figure, node
from tests.server.process import ServerProcess, free_port

from .load import Seat, Spent, Table, Tally


class Load(msgspec.Struct):
    """Milliseconds of CPU and of waiting, with a command of each table every so many seconds."""

    kind: str
    every: float
    moves: int
    p50: float
    p99: float
    cpu_per_move: float
    database_cpu_per_move: float
    commits_per_second: float
    echo_cpu_per_move: float
    echo_p99: float
    ratio: float


class Report(msgspec.Struct):
    """Sizes and memory in bytes."""

    tables: int
    seats: int
    seconds: float
    loads: list[Load]
    told_bytes: float
    memory_per_match: float


def no_clocks(game: str) -> dict[str, None]:
    """Only commands move these matches."""
    return {kind: None for kind, clock in find(game).times.items() if clock.may_be_off}


KINDS = {"sqlite": "SQLite", "one": "PostgreSQL", "two": "PostgreSQL, two nodes"}


def seated(server: ServerProcess, game: str, seats: int) -> list[str]:
    """A table of persons, and their tokens."""
    first = server.open_table("P0", seats, game=game, pace=no_clocks(game))
    return [first["token"], *(server.join(first["table"], f"P{n}")["token"] for n in range(1, seats))]


@contextmanager
def running(folder: Path, kind: str = "sqlite") -> Iterator[House]:
    with ExitStack() as stack:
        postgres = None
        if kind == "sqlite":
            made = [ServerProcess(folder)]
        else:
            postgres = Postgres(new_folder(), os.getpid(), durable=True)
            stack.callback(postgres.stop)
            url = stack.enter_context(postgres.database())
            made = [node(folder / f"node{n}", url, metrics=True) for n in range(1 + (kind == "two"))]
        for server in made:
            server.start()
            stack.callback(server.stop)
        yield House(kind, made, postgres)


class House(NamedTuple):
    kind: str
    servers: list[ServerProcess]
    postgres: Postgres | None

    def commits(self) -> float:
        return sum(figure(server, "litfuse_commits_total") for server in self.servers) if self.postgres else 0.0

    def database_cpu(self) -> float:
        """Seconds of all its processes; of those that have ended as well."""
        if self.postgres is None:
            return 0.0
        boss = int((self.postgres.folder / "data" / "postmaster.pid").read_text().splitlines()[0])
        children = Path(f"/proc/{boss}/task/{boss}/children").read_text().split()
        return Spent(boss).with_ended() + sum(cpu_of(int(pid)) for pid in children)


def cpu_of(pid: int) -> float:
    try:
        return Spent(pid).cpu()
    except FileNotFoundError:
        return 0.0


class Tables:
    """Persons at tables of a real server."""

    def __init__(self, house: House, args: argparse.Namespace) -> None:
        self.house = house
        self.args = args
        self.tally = Tally()
        self.spent = [Spent(server.pid) for server in house.servers]
        self.reset()
        self.tables = [Table(n, args.seats, self.tally) for n in range(args.tables)]

    def reset(self) -> None:
        self.tally.waits.clear()
        self.cpu = self.database_cpu = self.commits = 0.0

    async def open(self) -> None:
        servers = self.house.servers
        for number, table in enumerate(self.tables):
            tokens = seated(servers[number % len(servers)], self.args.game, self.args.seats)
            await table.open([server.socket_url for server in servers], tokens)
        await self.run(min(5.0, self.args.seconds / 4), self.args.every)  # what is made once is made now
        self.size = int(self.tally.bytes / max(1, self.tally.messages))

    def _now(self) -> tuple[float, float, float]:
        return sum(spent.cpu() for spent in self.spent), self.house.database_cpu(), self.house.commits()

    async def run(self, seconds: float, every: float) -> None:
        before, end = self._now(), perf_counter() + seconds
        async with asyncio.TaskGroup() as group:
            for table in self.tables:
                group.create_task(table.run(every, end))
        after = self._now()
        self.cpu += after[0] - before[0]
        self.database_cpu += after[1] - before[1]
        self.commits += after[2] - before[2]

    async def close(self) -> None:
        for table in self.tables:
            await table.close()


class Rooms:
    """The same sockets and messages at a bare echo."""

    def __init__(self, port: int, pid: int, args: argparse.Namespace) -> None:
        self.port = port
        self.args = args
        self.tally = Tally()
        self.spent = Spent(pid)
        self.cpu = 0.0
        self.rooms = [[Seat(self.tally) for _ in range(args.seats)] for _ in range(args.tables)]

    def reset(self) -> None:
        self.tally.waits.clear()
        self.cpu = 0.0

    async def open(self) -> None:
        for number, room in enumerate(self.rooms):
            for seat in room:
                await seat.open(f"ws://127.0.0.1:{self.port}/", str(number))

    async def run(self, seconds: float, every: float) -> None:
        before, end = self.spent.cpu(), perf_counter() + seconds
        async with asyncio.TaskGroup() as group:
            for number, room in enumerate(self.rooms):
                group.create_task(self._talk(room, number, every, end))
        self.cpu += self.spent.cpu() - before

    async def _talk(self, room: list[Seat], number: int, every: float, end: float) -> None:
        await asyncio.sleep(every * number / self.args.tables)
        while perf_counter() < end:
            due = perf_counter() + every
            await room[number % self.args.seats].command("Play")
            await asyncio.sleep(max(0.0, min(due, end) - perf_counter()))

    async def close(self) -> None:
        for room in self.rooms:
            for seat in room:
                await seat.close()


@contextmanager
def echoing(size: int) -> Iterator[tuple[int, int]]:
    """Port and process id of a bare echo."""
    port = free_port()
    with subprocess.Popen([sys.executable, "-m", "benchmarks.echo", str(port), str(size)]) as process:
        try:
            wait_for(port)
            yield port, process.pid
        finally:
            process.kill()


def wait_for(port: int) -> None:
    for _ in range(200):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise RuntimeError("the echo does not answer")


async def memory(server: ServerProcess, args: argparse.Namespace) -> float:
    """Bytes for each match that runs, sockets aside: its persons come, play some moves and go, table after table."""
    spent = Spent(server.pid)

    async def begun(count: int) -> None:
        for number in range(count):
            table = Table(number, args.seats, Tally())
            await table.open([server.socket_url], seated(server, args.game, args.seats))
            end = perf_counter() + 5
            while table.played < args.moves and perf_counter() < end:
                if not await table.move():
                    await asyncio.sleep(0.01)
            await table.close()

    await begun(args.matches)  # what is made once, or kept for all matches up to a bound, is there
    before = spent.memory()
    await begun(args.matches)
    grown: float = (spent.memory() - before) / args.matches
    return grown


def arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server", description=__doc__)
    parser.add_argument("--game", default="exploding-kittens")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--every", type=float, default=2.0, help="seconds from one command of a table to the next")
    parser.add_argument("--seconds", type=float, default=60.0, help="of each load")
    parser.add_argument("--matches", type=int, default=100, help="for the memory of each")
    parser.add_argument("--moves", type=int, default=20, help="in each of those")
    parser.add_argument("--stores", nargs="+", choices=KINDS, default=list(KINDS), help="which servers")
    parser.add_argument("--slices", type=int, default=6, help="of each load, in alternation")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results there too")
    return parser.parse_args(argv)


async def measured(args: argparse.Namespace) -> Report:
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        sides = []
        for kind in args.stores:
            sides.append(Tables(stack.enter_context(running(Path(folder) / kind, kind)), args))
            await sides[-1].open()
        port, pid = stack.enter_context(echoing(sides[0].size))
        rooms = Rooms(port, pid, args)
        await rooms.open()
        paces = (args.every, args.every / args.seats, 0.0)
        loads = [load for every in paces for load in await together(sides, rooms, every, args)]
        for side in sides:
            await side.close()
        await rooms.close()
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as house:
        kept = await memory(house.servers[0], args)
    return Report(args.tables, args.seats, args.seconds, loads, sides[0].size, kept)


async def together(sides: list[Tables], rooms: Rooms, every: float, args: argparse.Namespace) -> list[Load]:
    measured: list[Tables | Rooms] = [*sides, rooms]
    for side in measured:
        side.reset()
    for _ in range(args.slices):  # in alternation: whatever else the machine does, it does to all
        for side in measured:
            await side.run(args.seconds / args.slices, every)
    return [load(side, rooms, every, args.seconds) for side in sides]


def load(tables: Tables, rooms: Rooms, every: float, seconds: float) -> Load:
    moves = len(tables.tally.waits)
    each, echo_each = (1000 * side.cpu / max(1, len(side.tally.waits)) for side in (tables, rooms))
    return Load(
        tables.house.kind,
        every,
        moves,
        tables.tally.percentile(50),
        tables.tally.percentile(99),
        each,
        1000 * tables.database_cpu / max(1, moves),
        tables.commits / seconds,
        echo_each,
        rooms.tally.percentile(99),
        each / echo_each if echo_each else 0.0,
    )


ROWS: dict[str, Callable[[Load, float], str]] = {
    "moves, stored": lambda load, _: f"{load.moves:,}",
    "in a second": lambda load, seconds: f"{load.moves / seconds:,.0f}",
    "to acknowledgement, median": lambda load, _: f"{load.p50:.1f} ms",
    "to acknowledgement, 99 %": lambda load, _: f"{load.p99:.1f} ms",
    "to the echo of a bare server, 99 %": lambda load, _: f"{load.echo_p99:.1f} ms",
    "CPU of the server for a move": lambda load, _: f"{load.cpu_per_move:.2f} ms",
    "CPU of a bare echo": lambda load, _: f"{load.echo_cpu_per_move:.2f} ms",
    "ratio": lambda load, _: f"{load.ratio:.2f}",
    "CPU of PostgreSQL for a move": lambda load, _: f"{load.database_cpu_per_move:.2f} ms",
    "commits of PostgreSQL in a second": lambda load, _: f"{load.commits_per_second:,.0f}",
}


def shown(report: Report) -> list[Grid]:
    """One grid for each server."""
    out = []
    for kind in dict.fromkeys(load.kind for load in report.loads):
        loads = [load for load in report.loads if load.kind == kind]
        title = f"{KINDS[kind]}: {report.tables} tables of {report.seats}, for {report.seconds:g} s"
        grid = Grid("", box=SIMPLE_HEAD, title=title)
        for name in (f"each table {loads[0].every:g} s", f"each person {loads[0].every:g} s", "without a pause"):
            grid.add_column(name, justify="right")
        for name, value in ROWS.items():
            if "PostgreSQL" not in name or kind != "sqlite":
                grid.add_row(name, *(value(load, report.seconds) for load in loads))
        out.append(grid)
    out[0].add_row("a message to a viewer", f"{report.told_bytes:,.0f} bytes")
    out[0].add_row("memory of a match that runs", f"{report.memory_per_match / 1000:.1f} kB")
    return out


def main(argv: Sequence[str] | None = None) -> int:
    args = arguments(argv)
    report = asyncio.run(measured(args))
    for grid in shown(report):
        Console().print(grid)
    if args.json:
        args.json.write_bytes(msgspec.json.format(msgspec.json.encode(report)) + b"\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
