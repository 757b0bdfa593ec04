"""Connections to PostgreSQL, and the one over which everything is written.

Whoever writes holds the house: a lock that belongs to the session. It goes with the session and not before, so when
the next session has the lock, nothing that the last one sent is still on its way.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final
from urllib.parse import urlsplit

import asyncpg

from litfuse.kernel.errors import LitfuseError
from litfuse.kernel.records import text

from ..lockfile import AlreadyServed

CONNECT_SECONDS: Final = 10.0
ENDING_SECONDS: Final = 5.0  # for the database to end a session of ours
LEAVING_SECONDS: Final = 1.5  # for it to notice that a server before us is gone
OLDEST: Final = 140_000  # version 14
HOUSE: Final = (0x11F5E, 1)  # the lock of whoever writes
_SETTINGS: Final = {
    "jit": "off",
    # A machine that is gone holds its locks for half a minute, not for two hours.
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}

_HOLDER: Final = """select l.pid, a.application_name as name from pg_locks l left join pg_stat_activity a using (pid)
    where l.locktype = 'advisory' and l.classid = $1 and l.objid = $2 and l.granted
    and l.database = (select oid from pg_database where datname = current_database())"""


class BadDatabase(LitfuseError):
    """A server cannot use this database. The sentence says why."""


class Lost(Exception):
    """Another server had the house while this one was cut off, so what this one remembers may be old."""


def shown(url: str) -> str:
    """Where a database is, without a password."""
    try:
        parts = urlsplit(url)
        port = f":{parts.port}" if parts.port else ""
    except ValueError:
        return "postgresql"
    return f"postgresql://{parts.hostname or ''}{port}{parts.path}"


async def connect(url: str, name: str = "litfuse") -> Any:
    """A connection to a database that can be written to and keeps what it has acknowledged. Raises BadDatabase
    otherwise, OSError or an error of asyncpg if there is none to be had."""
    connection = await asyncpg.connect(
        url, timeout=CONNECT_SECONDS, server_settings={**_SETTINGS, "application_name": name}
    )
    try:
        await _check(connection, url)
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


class House:
    """The right to write into a database, held by one server at a time. Connections follow each other; the right
    stays, or is lost for good."""

    def __init__(self, url: str, node: str) -> None:
        self.url = url
        self.node = node  # new at every start
        self._name = f"litfuse {node}"  # of our sessions, also of those that have not ended yet
        self._entered = False

    async def connect(self) -> Any:
        """The connection to write over; whatever an earlier one of ours has sent is done or never will be.

        Raises AlreadyServed if another server has the house, Lost if one had it in between.
        """
        connection = await connect(self.url, self._name)
        try:
            await self._take(connection)
            if self._entered:
                if not await connection.fetchval("select exists (select from nodes where id = $1)", self.node):
                    raise Lost
            else:
                await connection.execute(
                    "with gone as (delete from nodes where id <> $1) insert into nodes (id) values ($1)", self.node
                )
                self._entered = True
        except BaseException:
            connection.terminate()
            raise
        return connection

    async def _take(self, connection: Any) -> None:
        now = asyncio.get_running_loop().time
        begin = now()
        while not await connection.fetchval("select pg_try_advisory_lock($1, $2)", *HOUSE):
            holder = await connection.fetchrow(_HOLDER, *HOUSE)
            if holder is not None and holder["name"] == self._name:
                await connection.execute("select pg_terminate_backend($1)", holder["pid"])
            elif now() > begin + LEAVING_SECONDS or (self._entered and holder is not None):
                raise AlreadyServed(shown(self.url))
            if now() > begin + ENDING_SECONDS:
                raise TimeoutError("a session does not end")
            await asyncio.sleep(0.02)
