"""SQLite, the store that needs no setup: one file, one process, one writer."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import Select, create_engine
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from .. import private
from .base import Others, Owner, Unavailable, Write, check_texts, code
from .lockfile import LockFile
from .migrations.migrate import migrate
from .reads import Reads
from .writer import BUSY_SECONDS, Writer


class SqliteStore(Reads):
    """Keeps everything in one file. Raises AlreadyServed if another process has the file."""

    def __init__(self, path: Path) -> None:
        private.close_folder(path.parent)
        self._lock = LockFile(path.with_name(path.name + ".lock"))
        try:
            private.close_database(path)
            schema = create_engine(_url(path))
            try:
                with schema.begin() as connection:
                    migrate(connection)
            finally:
                schema.dispose()
            self.writer = Writer(path)
        except BaseException:
            self._lock.release()
            raise
        self._engine = _engine(path)
        self._looked = False

    def save(self, *writes: Write, owner: Owner | None = None) -> Awaitable[None]:
        check_texts(writes)
        return self.writer.save(writes)

    @property
    def node(self) -> str:
        return ""

    def held(self) -> bool:
        return True  # nobody else has the file

    async def look_around(self) -> Others:
        """Returns all running tables at first, then none."""
        taken, self._looked = [] if self._looked else await self.running(), True
        return Others({}, taken)

    async def give(self) -> None:
        pass

    def figures(self) -> None:
        return None

    def when_buried(self, call: Callable[[], None]) -> None:
        pass

    async def take(self, table_id: str) -> int:
        return 0  # nobody else has the file

    async def settle(self, owner: Owner) -> int:
        return owner.epoch

    def failure(self) -> str | None:
        return self.writer.dead or self.writer.failed

    def ended(self) -> bool:
        return self.writer.dead is not None

    async def _rows(self, query: Select[Any]) -> list[Any]:
        try:
            async with self._engine.connect() as connection:
                return list((await connection.execute(query)).all())
        except (SQLAlchemyError, OSError) as error:
            raise Unavailable(code(error)) from error

    async def close(self) -> None:
        await self._engine.dispose()
        self.writer.close()
        self._lock.release()


def _engine(path: Path) -> AsyncEngine:
    """Makes the engine for reading. The writer has a connection of its own."""
    patience = {"timeout": BUSY_SECONDS}
    return create_async_engine(_url(path, "+aiosqlite"), pool_size=2, max_overflow=2, connect_args=patience)


def _url(path: Path, driver: str = "") -> str:
    return f"sqlite{driver}:///{path}"


def backup(source: Path, target: Path) -> None:
    """Makes a complete and consistent copy, also while a server runs on the file."""
    if not source.exists():
        raise FileNotFoundError(source)
    private.create(target)
    address = f"{source.resolve().as_uri()}?mode=ro"
    with closing(sqlite3.connect(address, uri=True)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)
