"""Nodes in one process at one database: stores, and directories of tables on them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import asyncpg
from msgspec.structs import replace

from litfuse.games.registry import GAMES
from litfuse.server.bots.pool import BotPool
from litfuse.server.http.app import make_app
from litfuse.server.nodes.neighbours import Neighbours
from litfuse.server.protocol import Joining, NewTable, Seated, Start
from litfuse.server.settings import Settings
from litfuse.server.sockets.listener import Listener
from litfuse.server.storage.migrations.migrate import NEWEST
from litfuse.server.storage.postgres.lease import NodeCard
from litfuse.server.storage.postgres.store import PostgresStore
from litfuse.server.tables.directory import TableDirectory
from litfuse.server.tokens import Tokens
from tests.server.process import free_port

LEASE = 3600.0  # a test ends a life itself
RULES = ",".join(f"{game.name}/{game.rules}" for game in GAMES.values())


def card(name: str = "a", **more: str) -> NodeCard:
    return NodeCard(**{"address": f"{name}.example.org:8000", "rules": RULES, "schema": NEWEST, **more})


class Street:
    """Some nodes, and a session that does what no node would."""

    def __init__(self, url: str, stack: AsyncExitStack) -> None:
        self.url = url
        self._stack = stack

    async def store(self, name: str = "a", lease: float = LEASE, **more: str) -> PostgresStore:
        store = await PostgresStore.open(self.url, card(name, **more), lease)
        self._stack.push_async_callback(store.close)
        return store

    async def house(self, name: str = "a", **more: str) -> TableDirectory:
        """A node with its tables; nobody sweeps but when the test says so."""
        store = await PostgresStore.open(self.url, card(name, **more), LEASE)
        directory = TableDirectory(Settings(database_url=self.url), store, BotPool(1, 5), Tokens(b"secret"))
        self._stack.push_async_callback(directory.stop)
        await directory._sweeper.once()
        store.when_buried(directory._buried)
        return directory

    async def rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        connection = await asyncpg.connect(self.url)
        try:
            return [tuple(row) for row in await connection.fetch(query, *values)]
        finally:
            await connection.close()

    async def bury(self, node: str) -> None:
        """As another node does it when the lease is over."""
        await self.rows("delete from nodes where id = $1", node)


@asynccontextmanager
async def _street(url: str) -> AsyncIterator[Street]:
    async with AsyncExitStack() as stack:
        yield Street(url, stack)


def in_a_street(url: str, test: Callable[[Street], Awaitable[None]]) -> None:
    async def run() -> None:
        async with asyncio.timeout(120), _street(url) as street:
            await test(street)

    asyncio.run(run())


@asynccontextmanager
async def door(directory: TableDirectory) -> AsyncIterator[int]:
    """The port at which clients come in."""
    port = free_port()
    directory.settings = replace(directory.settings, port=port)
    neighbours = Neighbours(directory.store, b"a secret that is long enough")
    listener = Listener(make_app(directory, neighbours), directory, neighbours)
    await listener.open()
    try:
        yield port
    finally:
        await listener.close()


async def match_of(directory: TableDirectory) -> Seated:
    """A table of two persons at which a match runs."""
    seated = await directory.create(NewTable(game="exploding-kittens", name="Ann", seats=2))
    await directory.join(seated.table, Joining(name="Ben"))
    await directory.command(seated.table, seated.token, Start("start", directory.tables[seated.table].doc.deal.match))
    return seated
