"""python -m benchmarks.server: persons at many tables of a real server, beside a bare echo of the same messages.

"One command each 2 s" can be said of a table or of each of its persons; both are measured. The figure that counts is
the first, the harder one: with fewer moves a second, less is shared between them and all caches are colder. The third
load is all that the server can take: every table sends its next command as soon as the last one is acknowledged.
A busy machine makes CPU times longer too, so look at the ratio there; times to acknowledgement need a quiet one.
"""

from __future__ import annotations

import argparse
import asyncio
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as Grid

from litfuse.games.registry import find
from tests.server.process import ServerProcess, free_port

from .load import Seat, Spent, Table, Tally

SLICES = 6


class Load(msgspec.Struct):
    """Milliseconds of CPU and of waiting, with a command of each table every so many seconds."""

    every: float
    moves: int
    p50: float
    p99: float
    cpu_per_move: float
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


def seated(server: ServerProcess, game: str, seats: int) -> list[str]:
    """A table of persons, and their tokens."""
    first = server.open_table("P0", seats, game=game, pace=no_clocks(game))
    return [first["token"], *(server.join(first["table"], f"P{n}")["token"] for n in range(1, seats))]


@contextmanager
def running(folder: Path) -> Iterator[ServerProcess]:
    server = ServerProcess(folder).start()
    try:
        yield server
    finally:
        server.stop()


class Tables:
    """Persons at tables of a real server."""

    def __init__(self, server: ServerProcess, args: argparse.Namespace) -> None:
        self.server = server
        self.args = args
        self.tally = Tally()
        self.spent = Spent(server.pid)
        self.cpu = 0.0
        self.tables = [Table(n, args.seats, self.tally) for n in range(args.tables)]

    async def open(self) -> None:
        for table in self.tables:
            await table.open(self.server.socket_url, seated(self.server, self.args.game, self.args.seats))
        await self.run(min(5.0, self.args.seconds / 4), self.args.every)  # what is made once is made now
        self.size = int(self.tally.bytes / max(1, self.tally.messages))

    async def run(self, seconds: float, every: float) -> None:
        before, end = self.spent.cpu(), perf_counter() + seconds
        async with asyncio.TaskGroup() as group:
            for table in self.tables:
                group.create_task(table.run(every, end))
        self.cpu += self.spent.cpu() - before

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
            await table.open(server.socket_url, seated(server, args.game, args.seats))
            end = perf_counter() + 5
            while table.played < args.moves and perf_counter() < end:
                if not await table.move():
                    await asyncio.sleep(0.01)
            await table.close()

    await begun(max(2, args.matches // 5))  # so that what is made once and grows in steps is there
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
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results there too")
    return parser.parse_args(argv)


async def measured(args: argparse.Namespace) -> Report:
    with tempfile.TemporaryDirectory() as folder:
        with running(Path(folder) / "load") as server:
            tables = Tables(server, args)
            await tables.open()
            with echoing(tables.size) as (port, pid):
                rooms = Rooms(port, pid, args)
                await rooms.open()
                paces = (args.every, args.every / args.seats, 0.0)
                loads = [await load(tables, rooms, every, args.seconds) for every in paces]
                await rooms.close()
            await tables.close()
        with running(Path(folder) / "memory") as server:
            kept = await memory(server, args)
    return Report(args.tables, args.seats, args.seconds, loads, tables.size, kept)


async def load(tables: Tables, rooms: Rooms, every: float, seconds: float) -> Load:
    for side in (tables, rooms):
        side.tally.waits.clear()
        side.cpu = 0.0
    for _ in range(SLICES):  # in alternation: whatever else the machine does, it does to both
        await tables.run(seconds / SLICES, every)
        await rooms.run(seconds / SLICES, every)
    moves = len(tables.tally.waits)
    each, echo_each = (1000 * side.cpu / max(1, len(side.tally.waits)) for side in (tables, rooms))
    return Load(
        every,
        moves,
        tables.tally.percentile(50),
        tables.tally.percentile(99),
        each,
        echo_each,
        rooms.tally.percentile(99),
        each / echo_each if echo_each else 0.0,
    )


def shown(report: Report) -> Grid:
    title = f"{report.tables} tables of {report.seats}, for {report.seconds:g} s"
    out = Grid("", box=SIMPLE_HEAD, title=title)
    rows: dict[str, Callable[[Load], str]] = {
        "moves, stored": lambda load: f"{load.moves:,}",
        "in a second": lambda load: f"{load.moves / report.seconds:,.0f}",
        "to acknowledgement, median": lambda load: f"{load.p50:.1f} ms",
        "to acknowledgement, 99 %": lambda load: f"{load.p99:.1f} ms",
        "to the echo of a bare server, 99 %": lambda load: f"{load.echo_p99:.1f} ms",
        "CPU of the server for a move": lambda load: f"{load.cpu_per_move:.2f} ms",
        "CPU of a bare echo": lambda load: f"{load.echo_cpu_per_move:.2f} ms",
        "ratio": lambda load: f"{load.ratio:.2f}",
    }
    every = f"{report.loads[0].every:g} s"
    for name in (f"each table {every}", f"each person {every}", "without a pause"):
        out.add_column(name, justify="right")
    for name, value in rows.items():
        out.add_row(name, *(value(load) for load in report.loads))
    out.add_row("a message to a viewer", f"{report.told_bytes:,.0f} bytes")
    out.add_row("memory of a match that runs", f"{report.memory_per_match / 1000:.1f} kB")
    return out


def main(argv: Sequence[str] | None = None) -> int:
    args = arguments(argv)
    report = asyncio.run(measured(args))
    Console().print(shown(report))
    if args.json:
        args.json.write_bytes(msgspec.json.format(msgspec.json.encode(report)) + b"\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
