"""Opens the database that the settings name."""

from __future__ import annotations

from ..settings import Settings
from .base import Store
from .sqlite import SqliteStore


async def open_store(settings: Settings) -> Store:
    """Raises AlreadyServed, NewerDatabase, or BadDatabase if there is no way to use it."""
    if not settings.database_url:
        return SqliteStore(settings.database)
    from .postgres.store import PostgresStore  # the driver is loaded where it is used

    return await PostgresStore.open(settings.database_url)


def place_of(settings: Settings) -> str:
    """Where the database is, for people; without a password."""
    if not settings.database_url:
        return str(settings.database)
    from .postgres.line import shown

    return shown(settings.database_url)
