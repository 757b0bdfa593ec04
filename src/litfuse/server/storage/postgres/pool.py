"""A few connections for reading. A query is waited for from outside: a line may be silent, and is then given up."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

import asyncpg

from ..base import Unavailable, code
from .line import BadDatabase, connect

READ_SECONDS: Final = 10.0
NEW_LINE_SECONDS: Final = 2.0  # at least: to give up sooner and begin anew would load a busy database the more
MOST: Final = 8
# What a connection or the network may say instead of an answer; any other error is one of this program.
FAILURES: Final = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, BadDatabase)


class Pool:
    def __init__(self, url: str, patience: float = READ_SECONDS) -> None:
        self._url = url
        self._patience = patience
        self._free: list[Any] = []
        self._turns = asyncio.Semaphore(MOST)
        self._age = 0  # goes up when the lines of before are given up

    async def fetch(self, query: str, values: Sequence[Any]) -> list[Any]:
        """Raises Unavailable. A line that was kept and turns out to be lost is no reason to fail: a new one is made."""
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
                async with asyncio.timeout(max(self._patience, NEW_LINE_SECONDS)):
                    connection = await connect(self._url)
                return await self._ask(connection, age, query, values)
            except FAILURES as error:
                raise Unavailable(code(error)) from error

    async def _ask(self, connection: Any, age: int, query: str, values: Sequence[Any]) -> list[Any]:
        asked = asyncio.create_task(connection.fetch(query, *values))
        try:
            await asyncio.wait({asked}, timeout=self._patience)
        finally:
            if not asked.done():  # no answer, or nobody waits for it any more
                connection.terminate()
                asked.add_done_callback(_ignore)
        if not asked.done():
            raise TimeoutError
        try:
            rows: list[Any] = asked.result()
        finally:
            if age == self._age and not connection.is_closed():
                self._free.append(connection)
            else:
                connection.terminate()
        return rows

    def forget(self) -> None:
        """Gives up all kept lines, which may be silent after the network broke."""
        self._age += 1
        while self._free:
            self._free.pop().terminate()

    async def close(self) -> None:
        """Closes all lines."""
        self._age += 1
        while self._free:
            connection = self._free.pop()
            with suppress(*FAILURES):
                await connection.close(timeout=1)


def _ignore(asked: asyncio.Task[Any]) -> None:
    """Of a line that was given up."""
    if not asked.cancelled():
        asked.exception()
