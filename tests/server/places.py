"""Where a test keeps its tables: a folder with a file of SQLite, or a database of PostgreSQL as well."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, Final, NamedTuple

import asyncpg
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from litfuse.server.settings import Settings
from litfuse.server.storage.base import Store
from litfuse.server.storage.opening import open_store

NOTE: Final = "database-url"  # a file in the folder of a server that uses PostgreSQL
PIPED: Final = "piped"  # a file in the folder of a server whose tables live at another node


class Place(NamedTuple):
    folder: Path
    url: str = ""

    def settings(self, **more: Any) -> Settings:
        return Settings(data=str(self.folder), database_url=self.url, **more)

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[Store]:
        store = await open_store(self.settings())
        try:
            yield store
        finally:
            await store.close()

    def engine(self) -> AsyncEngine:
        """The database itself, past the store."""
        if not self.url:
            return create_async_engine(f"sqlite+aiosqlite:///{self.folder / 'litfuse.db'}", poolclass=NullPool)
        return create_async_engine(
            "postgresql+asyncpg://", async_creator=lambda: asyncpg.connect(self.url), poolclass=NullPool
        )

    def note(self, piped: bool = False) -> None:
        """Those who look into the folder later find the database."""
        if self.url:
            self.folder.mkdir(parents=True, exist_ok=True)
            (self.folder / NOTE).write_text(self.url)
            if piped:
                (self.folder / PIPED).touch()


def place_of(folder: Path) -> Place:
    note = folder / NOTE
    return Place(folder, note.read_text() if note.exists() else "")


def rows(place: Place, query: str) -> list[Any]:
    """By a look into the database itself."""
    if not place.url:
        with closing(sqlite3.connect(place.folder / "litfuse.db", timeout=60)) as database:
            return database.execute(query).fetchall()
    with ThreadPoolExecutor(1) as thread:  # there may be an event loop in this one
        return thread.submit(lambda: asyncio.run(rows_of(place, query))).result()


async def rows_of(place: Place, query: str) -> list[Any]:
    """The same from inside of an event loop."""
    if not place.url:
        return rows(place, query)
    connection = await asyncpg.connect(place.url)
    try:
        return [tuple(row) for row in await connection.fetch(query)]
    finally:
        await connection.close()
