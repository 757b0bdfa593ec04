"""Copies a whole server's data from one database into another and compares the two row by row.

It is all or nothing: the target is read back before the copy counts. Rows are compared in a form that both databases
share.
"""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any, Final, Protocol

import msgspec
from sqlalchemy import Boolean, LargeBinary, Table, create_engine

from litfuse.kernel.records import text

from .. import private
from .lockfile import AlreadyServed
from .migrations.migrate import NEWEST, migrate
from .postgres.line import BadDatabase, connect, shown
from .postgres.store import UNREACHABLE, bring_up_to_date, unreachable
from .schema import METADATA
from .sqlite import SqliteStore

STEP: Final = 1000  # rows at once
TABLES: Final = tuple(METADATA.tables[name] for name in ("tables", "matches", "entries", "lines"))

NOT_COPIED: Final[dict[str, Any]] = {"home": None, "epoch": 0}  # in the copy no node has the table in memory

Progress = Callable[[str, int, int], None]  # a database table, its rows copied so far, and all its rows


class CopyFailed(Exception):
    """The copy differs from the original and was thrown away. `str` is the database table."""


class TargetNotEmpty(Exception):
    """The database is not empty."""


class CopyEnd(Protocol):
    """One of the two databases of a copy, inside a transaction."""

    async def count(self, table: Table) -> int: ...
    def rows(self, table: Table) -> AsyncIterator[list[tuple[Any, ...]]]:
        """Yields rows in the order of the key, some at a time."""
        ...

    async def put(self, table: Table, rows: list[tuple[Any, ...]]) -> None: ...


async def copy(source: CopyEnd, target: CopyEnd, progress: Progress) -> int:
    """Copies everything and returns the number of rows.

    Raises TargetNotEmpty or CopyFailed; the caller then rolls the target's transaction back.
    """
    for table in TABLES:
        if await target.count(table):
            raise TargetNotEmpty
    copied = 0
    for table in TABLES:
        total, done, digest = await source.count(table), 0, hashlib.sha256()
        async for rows in source.rows(table):
            plain = [_plain(table, row) for row in rows]
            await target.put(table, plain)
            _add(digest, plain)
            done += len(plain)
            progress(table.name, done, total)
        if await _digest(target, table) != digest.digest():
            raise CopyFailed(table.name)
        copied += done
    return copied


async def _digest(end: CopyEnd, table: Table) -> bytes:
    digest = hashlib.sha256()
    async for rows in end.rows(table):
        _add(digest, [_plain(table, row) for row in rows])
    return digest.digest()


def _add(digest: Any, rows: list[tuple[Any, ...]]) -> None:
    for row in rows:
        digest.update(msgspec.msgpack.encode(row))


def _plain(table: Table, row: Sequence[Any]) -> tuple[Any, ...]:
    """Returns a row as it is copied.

    SQLite has no booleans, and keeps text in place of bytes if somebody stored that.
    """
    values = []
    for column, value in zip(table.columns, row, strict=True):
        if table is TABLES[0] and column.name in NOT_COPIED:
            value = NOT_COPIED[column.name]
        elif isinstance(column.type, Boolean):
            value = bool(value)
        elif isinstance(column.type, LargeBinary) and isinstance(value, str):
            value = value.encode()
        values.append(value)
    return tuple(values)


def _names(table: Table) -> str:
    return ", ".join(f'"{column.name}"' for column in table.columns)


def _key(table: Table, collate: str = "") -> str:
    return ", ".join(
        f'"{column.name}"{collate if column.type.python_type is str else ""}' for column in table.primary_key
    )


class SqliteEnd:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def count(self, table: Table) -> int:
        return int(self._connection.execute(f"select count(*) from {table.name}").fetchone()[0])

    async def rows(self, table: Table) -> AsyncIterator[list[tuple[Any, ...]]]:
        cursor = self._connection.execute(f"select {_names(table)} from {table.name} order by {_key(table)}")
        while rows := cursor.fetchmany(STEP):
            yield rows

    async def put(self, table: Table, rows: list[tuple[Any, ...]]) -> None:
        places = ", ".join("?" for _ in table.columns)
        self._connection.executemany(f"insert into {table.name} ({_names(table)}) values ({places})", rows)


class PostgresEnd:
    def __init__(self, connection: Any) -> None:
        self._connection = connection

    async def count(self, table: Table) -> int:
        return int(await self._connection.fetchval(f"select count(*) from {table.name}"))

    async def rows(self, table: Table) -> AsyncIterator[list[tuple[Any, ...]]]:
        key = _key(table, ' collate "C"')  # by bytes, like SQLite
        cursor = await self._connection.cursor(f"select {_names(table)} from {table.name} order by {key}")
        while rows := await cursor.fetch(STEP):
            yield [tuple(row) for row in rows]

    async def put(self, table: Table, rows: list[tuple[Any, ...]]) -> None:
        columns = [column.name for column in table.columns]
        await self._connection.copy_records_to_table(table.name, records=rows, columns=columns)


@contextmanager
def _file(path: Path) -> Iterator[SqliteEnd]:
    """Opens the file for one transaction."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("begin")
        yield SqliteEnd(connection)
        connection.execute("commit")


@asynccontextmanager
async def _database(url: str, alone: bool = False) -> AsyncIterator[PostgresEnd]:
    """Opens one transaction, in which others' changes are not seen. `alone`: no node lives, and none can start.

    Raises AlreadyServed if one does.
    """
    connection = await connect(url, long=True)
    try:
        async with connection.transaction(isolation="repeatable_read"):
            if alone:
                await connection.execute("lock table nodes in share row exclusive mode")
                if await connection.fetchval("select exists (select from nodes where alive_until > clock_timestamp())"):
                    raise AlreadyServed(shown(url))
            version = await connection.fetchval("select version_num from alembic_version")
            if version != NEWEST:
                raise BadDatabase(text("cli-database-version", url=f"={shown(url)}"))
            yield PostgresEnd(connection)
    finally:
        connection.terminate()


async def to_postgres(path: Path, url: str, progress: Progress) -> int:
    """Copies this file into an empty database. Raises AlreadyServed if a server uses either of them."""
    if not path.exists():
        raise FileNotFoundError(path)
    source = SqliteStore(path)
    try:
        await _reach(url)
        with _file(path) as old:
            async with _database(url, alone=True) as new:
                return await copy(old, new, progress)
    finally:
        await source.close()


async def to_file(url: str, path: Path, progress: Progress) -> int:
    """Copies this database into a new or empty file. No server may use either of them."""
    target = SqliteStore(path)
    try:
        await _reach(url)
        async with _database(url, alone=True) as old:
            with _file(path) as new:
                return await copy(old, new, progress)
    finally:
        await target.close()


async def _reach(url: str) -> None:
    """Raises BadDatabase if it cannot be used; brings it to the newest schema."""
    try:
        await bring_up_to_date(url)
    except UNREACHABLE as error:
        raise unreachable(url, error) from error


async def backup(url: str, path: Path) -> None:
    """Makes a complete and consistent copy as an SQLite file, also while a server runs on the database.

    Raises FileExistsError if the file exists.
    """
    private.create(path)
    try:
        schema = create_engine(f"sqlite:///{path}")
        try:
            with schema.begin() as connection:
                migrate(connection)
        finally:
            schema.dispose()
        async with _database(url) as old:
            with _file(path) as new:
                await copy(old, new, lambda *_: None)
    except BaseException:
        path.unlink()
        raise
