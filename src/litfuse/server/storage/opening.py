"""Opens the database that the settings name."""

from __future__ import annotations

from ..settings import Settings
from .base import Store
from .sqlite import SqliteStore


async def open_store(settings: Settings, secret: bytes = b"") -> Store:
    """Opens the store. Raises AlreadyServed, NewerDatabase, BadDatabase if it cannot be used, or BadAddress."""
    if not settings.database_url:
        return SqliteStore(settings.database)
    from ..nodes.starting import open_node  # imports the driver only if it is used

    return await open_node(settings, secret)


def place_of(settings: Settings) -> str:
    """Returns where the database is, for people to read, without a password."""
    if not settings.database_url:
        return str(settings.database)
    from .postgres.line import shown

    return shown(settings.database_url)
