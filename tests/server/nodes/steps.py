"""Races played step by step: sessions of a real PostgreSQL, each of which does one thing when the test says so."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

import asyncpg
from msgspec.structs import astuple

from litfuse.server.storage.postgres import homes
from tests.server.test_storage import entry

LEASE: Final = 3600.0  # long: a test says itself when a lease is over
SHORT: Final = 0.0  # the database has been up for longer than this


def without(statement: str, clause: str, instead: str = "") -> str:
    """The statement as it would be without one of its rules."""
    assert clause in statement, "the clause is not in the statement any more"
    return statement.replace(clause, instead)


class Session:
    """One connection. `begin` ... `commit` around a statement is the time between its work and its end."""

    def __init__(self, connection: asyncpg.Connection) -> None:
        self._connection = connection
        self.pid: int = connection.get_server_pid()

    async def run(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        return [tuple(row) for row in await self._connection.fetch(statement, *values)]

    def start(self, statement: str, *values: Any) -> asyncio.Task[list[tuple[Any, ...]]]:
        return asyncio.create_task(self.run(statement, *values))

    # --- what a node does ---

    async def join(self, node: str, lease: float = LEASE) -> None:
        await self.run(homes.JOIN, node, lease, f"{node}.example.org:8000", "rules", "0005", "", "")

    async def look(self, table: str = "t") -> tuple[Any, ...]:
        return (await self.run(homes.LOOK, table))[0]

    async def log(self, match: str = "m") -> list[int]:
        return [row[0] for row in await self.run("select seq from entries where match_id = $1 order by seq", match)]


def write(node: str, epoch: int, seq: int, table: str = "t", match: str = "m") -> tuple[Any, ...]:
    """The values of WRITE for one entry."""
    return write_all(node, (table, epoch, match, seq))


def write_all(node: str, *units: tuple[str, int, str, int]) -> tuple[Any, ...]:
    entries = [astuple(entry(seq, match=match)) for _, _, match, seq in units]
    return (
        node,
        [u[0] for u in units],
        [u[1] for u in units],
        *(list(column) for column in zip(*entries, strict=True)),
    )


class House:
    """A database with one table `t`, which node `a` has at epoch 1 and in whose match `m` nothing happened yet."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._open: list[asyncpg.Connection] = []

    async def session(self) -> Session:
        self._open.append(await asyncpg.connect(self._url))
        return Session(self._open[-1])

    async def table(self, table: str, home: str | None, epoch: int = 1, running: bool = True) -> None:
        statement = """insert into tables (id, rev, public, running, seen, doc, home, epoch)
            values ($1, 1, false, $2, 1, '', $3, $4)"""
        await self.boss.run(statement, table, running, home, epoch)

    async def end_lease(self, node: str) -> None:
        await self.boss.run("update nodes set alive_until = clock_timestamp() - interval '1 s' where id = $1", node)

    async def until_blocked(self, session: Session) -> None:
        """Until the session waits for a lock of another."""
        async with asyncio.timeout(60):
            while not (await self.boss.run("select cardinality(pg_blocking_pids($1)) > 0", session.pid))[0][0]:
                await asyncio.sleep(0.005)

    async def __aenter__(self) -> House:
        self.boss = await self.session()
        await self.boss.run("delete from nodes")
        for name in ("tables", "matches", "entries", "lines"):
            await self.boss.run(f"truncate {name}")
        await self.boss.join("a")
        await self.table("t", "a")
        return self

    async def __aexit__(self, *_: object) -> None:
        for connection in self._open:
            connection.terminate()


def play(url: str, test: Callable[[House], Awaitable[None]]) -> None:
    """Every wait in a race has an end."""

    async def run() -> None:
        async with asyncio.timeout(120), House(url) as house:
            await test(house)

    asyncio.run(run())


@asynccontextmanager
async def under_way(session: Session) -> AsyncIterator[None]:
    """What the session does inside is done, but not committed before the end."""
    await session.run("begin")
    yield
    await session.run("commit")
