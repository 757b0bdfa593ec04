"""PostgreSQL, for a house that outgrows a file: the same port as SQLite's."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable
from typing import Any, Final

import asyncpg
from sqlalchemy import Select
from sqlalchemy.dialects.postgresql.asyncpg import dialect
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from litfuse.kernel.records import text

from ..base import Elsewhere, Lost, Owner, Unavailable, Write, check_texts, code, storable
from ..migrations.migrate import migrate
from ..reads import Reads
from . import homes
from .line import BadDatabase, House, connect, shown
from .pool import Pool
from .writer import Writer

MIGRATION: Final = (0x11F5E, 2)  # the lock of whoever brings the schema up to date
LOCK_TRIES: Final = 60
TAKE_TRIES: Final = 3  # others may take it at the same time
LOCK_TIMEOUT: Final = "55P03"
_DIALECT: Final = dialect()  # type: ignore[no-untyped-call]


class PostgresStore(Reads):
    """Made by `open`."""

    def __init__(self, node: str, pool: Pool, writer: Writer) -> None:
        self.node = node
        self.pool = pool
        self.writer = writer

    @classmethod
    async def open(cls, url: str) -> PostgresStore:
        """Brings the schema up to date. Raises AlreadyServed if another server has the database, NewerDatabase if a
        newer version wrote it, BadDatabase if it cannot be used."""
        house = House(url, secrets.token_hex(8))
        try:
            await bring_up_to_date(url)
            connection = await house.connect()
        except (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError, DBAPIError) as error:
            raise BadDatabase(text("cli-database-unreachable", url=f"={shown(url)}", what=f"={code(error)}")) from error
        pool = Pool(url)
        return cls(house.node, pool, Writer(house.node, house.connect, connection, pool.forget))

    def save(self, *writes: Write, owner: Owner | None = None) -> Awaitable[None]:
        check_texts(writes)
        return self.writer.save(writes, owner)

    async def take(self, table_id: str) -> int:
        if not storable(table_id):
            return 0
        for _ in range(TAKE_TRIES):
            seen = await self.pool.fetch(homes.LOOK, (table_id,))
            if not seen:
                return 0
            home, epoch, _, address = seen[0]
            if address is not None and home != self.node:
                raise Elsewhere(address)
            taken = await self.pool.fetch(homes.TAKE, (self.node, table_id, epoch, home))
            if taken:
                return int(taken[0][0])
        raise Unavailable("not taken")

    async def settle(self, owner: Owner) -> int:
        rows = await self.pool.fetch(homes.SETTLE, (self.node, [owner.table], [owner.epoch]))
        if rows:
            return int(rows[0][1])
        # Also if the answer to an earlier try was lost: then nobody else has the table, and it can be taken again.
        raise Lost("home")

    def failure(self) -> str | None:
        return self.writer.dead or self.writer.failed

    async def _rows(self, query: Select[Any]) -> list[Any]:
        if not self.writer.settled:
            raise Unavailable("unsettled")  # what is not there may come yet
        compiled = query.compile(dialect=_DIALECT)
        values = compiled.construct_params()
        return await self.pool.fetch(str(compiled), [values[name] for name in compiled.positiontup or ()])

    async def close(self) -> None:
        await self.writer.close()
        await self.pool.close()


async def bring_up_to_date(url: str) -> None:
    """One server at a time. Waits only briefly for the lock of a table: whoever waits for it makes all others wait."""
    engine = create_async_engine("postgresql+asyncpg://", async_creator=lambda: connect(url), poolclass=NullPool)
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
