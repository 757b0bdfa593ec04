"""A few connections for reading. A connection that gives no answer for too long is given up."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

import asyncpg

from ..base import Unavailable, code
from .line import BadDatabase, connect

READ_SECONDS: Final = 10.0
NEW_LINE_SECONDS: Final = 2.0  # wait at least this long: giving up sooner would load a busy database even more
MOST: Final = 8
# Errors of a connection or the network; any other error is a bug of this program.
FAILURES: Final = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, BadDatabase)


class ReadPool:
    """Waits for an answer for `patience` seconds, and twice as long after each time that none came, up to READ_SECONDS:
    on an overloaded machine new lines are the slowest, so whoever gives up at the same moment each time never gets one.
    """

    def __init__(self, url: str, patience: float = READ_SECONDS) -> None:
        self._url = url
        self._least = patience
        self._patience = patience
        self._free: list[Any] = []
        self._turns = asyncio.Semaphore(MOST)
        self._age = 0  # goes up when all earlier connections are given up

    async def fetch(self, query: str, values: Sequence[Any]) -> list[Any]:
        """Returns the rows. Raises Unavailable. If a kept connection turns out to be lost, a new one is opened."""
        async with self._turns:
            age = self._age
            while self._free:
                connection = self._free.pop()
                try:
                    return await self._ask(connection, age, query, values)
                except FAILURES as error:
                    if not connection.is_closed():
                        raise Unavailable(code(error)) from error
                    self.forget()
                    age = self._age
            try:
                connection = await self._connected()
                return await self._ask(connection, age, query, values)
            except FAILURES as error:
                raise Unavailable(code(error)) from error

    async def _connected(self) -> Any:
        try:
            async with asyncio.timeout(max(self._patience, NEW_LINE_SECONDS)):
                return await connect(self._url, warm=True)
        except TimeoutError:
            self._wait_longer()
            raise

    def _wait_longer(self) -> None:
        self._patience = max(self._least, min(2 * self._patience, READ_SECONDS))

    async def _ask(self, connection: Any, age: int, query: str, values: Sequence[Any]) -> list[Any]:
        asked = asyncio.create_task(connection.fetch(query, *values))
        try:
            await asyncio.wait({asked}, timeout=self._patience)
        finally:
            if not asked.done():  # no answer, or nobody waits for it any more
                connection.terminate()
                asked.add_done_callback(_ignore)
        if not asked.done():
            self._wait_longer()
            raise TimeoutError
        self._patience = max(self._least, self._patience / 2)
        try:
            rows: list[Any] = asked.result()
        finally:
            if age == self._age and not connection.is_closed():
                self._free.append(connection)
            else:
                connection.terminate()
        return rows

    def forget(self) -> None:
        """Gives up all kept connections, which may be silent after the network broke."""
        self._age += 1
        while self._free:
            self._free.pop().terminate()

    async def close(self) -> None:
        """Closes all connections."""
        self._age += 1
        while self._free:
            connection = self._free.pop()
            with suppress(*FAILURES):
                await connection.close(timeout=1)


def _ignore(asked: asyncio.Task[Any]) -> None:
    """Ignores the result of a connection that was given up."""
    if not asked.cancelled():
        asked.exception()
