"""A server at PostgreSQL begins to live as a node."""

from __future__ import annotations

import asyncpg

from litfuse.kernel.records import text

from ..settings import Settings
from ..storage.base import code
from ..storage.postgres.line import BadDatabase, connect, shown
from ..storage.postgres.store import PostgresStore
from .card import card_of


async def open_node(settings: Settings, secret: bytes) -> PostgresStore:
    """Raises AlreadyServed, NewerDatabase, BadDatabase or BadAddress."""
    url = settings.database_url
    try:
        connection = await connect(url)
        try:
            seen = await connection.fetchval("select host(inet_client_addr())")
        finally:
            connection.terminate()
    except (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise BadDatabase(text("cli-database-unreachable", url=f"={shown(url)}", what=f"={code(error)}")) from error
    return await PostgresStore.open(url, card_of(settings, secret, seen), settings.lease_seconds)
