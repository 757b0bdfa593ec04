"""Connections to PostgreSQL."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

import asyncpg

from litfuse.kernel.errors import LitfuseError
from litfuse.kernel.records import text

CONNECT_SECONDS: Final = 10.0
OLDEST: Final = 140_000  # version 14
_SETTINGS: Final = {
    "jit": "off",
    # So that a machine that is gone holds its locks for half a minute, not for two hours.
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
# Transactions take one message each. Any other ends before somebody waits for it for long.
_SHORT: Final = {"idle_in_transaction_session_timeout": "2s"}
_ARRAYS: Final = "select $1::text[], $2::bigint[], $3::int[], $4::bytea[]"


class BadDatabase(LitfuseError):
    """A server cannot use this database. The sentence says why."""


def shown(url: str) -> str:
    """Returns where a database is, without a password."""
    try:
        parts = urlsplit(url)
        port = f":{parts.port}" if parts.port else ""
    except ValueError:
        return "postgresql"
    return f"postgresql://{parts.hostname or ''}{port}{parts.path}"


async def connect(url: str, long: bool = False, warm: bool = False) -> Any:
    """Returns a connection to a database that can be written to and keeps what it acknowledges.

    `long`: for transactions of many messages. `warm`: the driver has looked up the types of all parameters, so that the
    first statement takes no longer than others. Raises BadDatabase otherwise; OSError or an asyncpg error if there is
    no connection.
    """
    settings = {**_SETTINGS, "application_name": "litfuse"} | ({} if long else _SHORT)
    connection = await asyncpg.connect(url, timeout=CONNECT_SECONDS, server_settings=settings)
    try:
        await _check(connection, url)
        if warm:
            await connection.fetch(_ARRAYS, [], [], [], [], timeout=CONNECT_SECONDS)
    except BaseException:
        connection.terminate()
        raise
    return connection


async def _check(connection: Any, url: str) -> None:
    query = """select current_setting('server_version_num')::int, current_setting('server_encoding'),
        current_setting('synchronous_commit'), pg_is_in_recovery()"""
    version, encoding, synchronous, standby = await connection.fetchrow(query, timeout=CONNECT_SECONDS)
    if version < OLDEST:
        raise BadDatabase(text("cli-database-old", have=version // 10_000, least=OLDEST // 10_000))
    if encoding != "UTF8":
        raise BadDatabase(text("cli-database-encoding", have=f"={encoding}"))
    if synchronous == "off":
        raise BadDatabase(text("cli-database-forgetful", url=f"={shown(url)}"))
    if standby:
        raise BadDatabase(text("cli-database-standby", url=f"={shown(url)}"))
