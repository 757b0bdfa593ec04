"""PostgreSQL, for servers that outgrow a file: the same port as SQLite's."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

import asyncpg
from sqlalchemy import Select
from sqlalchemy.dialects.postgresql.asyncpg import dialect
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from litfuse.kernel.records import text

from ..base import (
    Elsewhere,
    Lost,
    NodeFigures,
    Others,
    Owner,
    TableRow,
    Unavailable,
    Write,
    check_texts,
    code,
    storable,
)
from ..migrations.migrate import NEWEST, migrate
from ..reads import Reads
from . import homes
from .lease import Lease, NodeCard
from .line import BadDatabase, connect, shown
from .pool import ReadPool
from .writer import ANSWER_SECONDS, Writer

MIGRATION: Final = (0x11F5E, 2)  # the lock held while the schema is upgraded
LOCK_TRIES: Final = 60
TAKE_TRIES: Final = 3  # others may try to take the table at the same time
LOCK_TIMEOUT: Final = "55P03"
SWEPT: Final = 20  # most tables taken by one statement
LEASE_SECONDS: Final = 6.0
NOBODY: Final = NodeCard("", "", NEWEST)  # a node that nobody can reach and that plays no games
_DIALECT: Final = dialect()  # type: ignore[no-untyped-call]


UNREACHABLE: Final = (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError, DBAPIError)


def unreachable(url: str, error: Exception) -> BadDatabase:
    return BadDatabase(text("cli-database-unreachable", url=f"={shown(url)}", what=f"={code(error)}"))


class PostgresStore(Reads):
    """The store; made by `open`."""

    def __init__(self, lease: Lease, pool: ReadPool, writer: Writer, rules: str) -> None:
        self.lease = lease
        self.pool = pool
        self.writer = writer
        self.buried = 0  # other nodes buried by this one
        self.taken = 0  # tables taken over from others
        self._rules = frozenset(rules.split(","))
        self._unsure = False  # the answer to a sweep was lost
        lease.well = self._well

    @classmethod
    async def open(cls, url: str, card: NodeCard = NOBODY, lease_seconds: float = LEASE_SECONDS) -> PostgresStore:
        """Upgrades the schema and starts to live as a node.

        Raises NewerDatabase if a newer version wrote the database, BadDatabase if it cannot be used.
        """
        opened: list[Any] = []
        try:
            await bring_up_to_date(url)
            opened = [await connect(url), await connect(url, warm=True)]
            lease = Lease(url, card, lease_seconds, opened[0])
            await lease.open()
        except UNREACHABLE as error:
            _end(opened)
            raise unreachable(url, error) from error
        except BaseException:
            _end(opened)
            raise
        answer = min(ANSWER_SECONDS, lease_seconds / 2)
        pool = ReadPool(url, max(1.0, answer))
        writer = Writer(lambda: lease.node, partial(connect, url, warm=True), opened[1], pool.forget, answer)
        return cls(lease, pool, writer, card.rules)

    @property
    def node(self) -> str:
        return self.lease.node

    def save(self, *writes: Write, owner: Owner | None = None) -> Awaitable[None]:
        check_texts(writes)
        return self.writer.save(writes, owner)

    # --- homes -------------------------------------------------------------------------------------------------------

    async def take(self, table_id: str) -> int:
        if not storable(table_id):
            return 0
        for _ in range(TAKE_TRIES):
            node = self.node
            seen = await self.pool.fetch(homes.LOOK, (table_id,))
            if not seen:
                return 0
            home, epoch, rules, address = seen[0]
            if address is not None and home != node:
                raise Elsewhere(table_id, home, address)
            if home != node and rules is not None and rules not in self._rules:
                for other, there in await self.pool.fetch(homes.ABLE, (rules,)):
                    raise Elsewhere(table_id, other, there)
            taken = await self.pool.fetch(homes.TAKE, (node, table_id, epoch, home))
            if taken:
                self.taken += home is not None and home != node
                return int(taken[0][0])
        raise Unavailable("not taken")

    async def settle(self, owner: Owner) -> int:
        rows = await self.pool.fetch(homes.SETTLE, (self.node, [owner.table], [owner.epoch]))
        if rows:
            return int(rows[0][1])
        # Also if the answer to an earlier attempt was lost: then nobody else has the table, and it can be taken again.
        raise Lost("home")

    def held(self) -> bool:
        return self.lease.held()

    async def look_around(self) -> Others:
        node = self.node
        if self.lease.may_bury():
            self.buried += len(await self.pool.fetch(homes.BURY, (node, self.lease.seconds)))
        others = await self.pool.fetch(homes.OTHERS, (node,))
        foreign = {rules for row in others for rules in row["rules"].split(",")} - self._rules
        gone = [row[0] for row in await self.pool.fetch(homes.GONE, ())]
        taken: list[TableRow] = []
        if self._unsure:
            taken = [TableRow(id=row["id"], doc=row["doc"]) for row in await self.pool.fetch(homes.MINE, (node,))]
        self._unsure = True
        while rows := await self.pool.fetch(homes.SWEEP, (node, gone, SWEPT, list(foreign))):
            taken += [TableRow(id=row["id"], doc=row["doc"]) for row in rows]
            self.taken += len(rows)
            if len(rows) < SWEPT:
                break
        self._unsure = False
        return Others({row["id"]: row["address"] for row in others}, taken)

    async def give(self) -> None:
        await self.lease.give()

    async def others(self) -> list[Any]:
        """Returns the rows of living nodes: id, address, rules, secret_hash. Raises Unavailable."""
        return [row for row in await self.pool.fetch(homes.OTHERS, (self.node,)) if row["alive"]]

    def figures(self) -> NodeFigures:
        return NodeFigures(
            node=self.node,
            lease_age=self.lease.age(),
            taken=self.taken,
            buried=self.buried,
            burials=self.lease.burials,
            refused=self.writer.refused,
            commits=self.writer.commits,
            commit_seconds=self.writer.seconds,
        )

    def when_buried(self, call: Callable[[], None]) -> None:
        self.lease.buried = call

    def _well(self) -> bool:
        """Returns whether the node can write. One that cannot must not live on with its tables."""
        return self.writer.dead is None and self.writer.silent() < self.lease.seconds

    # --- the rest ----------------------------------------------------------------------------------------------------

    def failure(self) -> str | None:
        return self.writer.dead or self.writer.failed

    def ended(self) -> bool:
        return self.writer.dead is not None

    async def _rows(self, query: Select[Any]) -> list[Any]:
        compiled = query.compile(dialect=_DIALECT)
        values = compiled.construct_params()
        return await self.pool.fetch(str(compiled), [values[name] for name in compiled.positiontup or ()])

    async def close(self) -> None:
        await self.writer.close()
        await self.lease.close()
        await self.pool.close()


def _end(connections: list[Any]) -> None:
    for connection in connections:
        connection.terminate()


async def bring_up_to_date(url: str) -> None:
    """Upgrades the schema, one server at a time.

    It waits only briefly for the lock of a database table, because while it waits it makes all others wait.
    """
    engine = create_async_engine(
        "postgresql+asyncpg://", async_creator=lambda: connect(url, long=True), poolclass=NullPool
    )
    for number in range(LOCK_TRIES):
        try:
            async with engine.begin() as connection:
                await connection.exec_driver_sql("select pg_advisory_xact_lock($1, $2)", MIGRATION)
                await connection.exec_driver_sql("set local lock_timeout = '1s'")
                await connection.run_sync(migrate)
            return
        except DBAPIError as error:
            if getattr(error.orig, "sqlstate", "") != LOCK_TIMEOUT or number == LOCK_TRIES - 1:
                raise
            await asyncio.sleep(0.5)
