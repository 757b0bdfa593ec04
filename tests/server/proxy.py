"""Stands between a store and its PostgreSQL, and is what a network can be: cut, silent, or silent one way."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final
from urllib.parse import parse_qs, urlsplit

SOCKET: Final = ".s.PGSQL.5432"


class Proxy:
    """Lines that are open when it falls silent stay silent; new ones pass, unless all are refused."""

    def __init__(self, target: Path) -> None:
        self._target = target
        self._lines: set[tuple[asyncio.StreamWriter, asyncio.StreamWriter]] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._silent: set[asyncio.StreamWriter] = set()
        self.refuses = False

    def hold_answers(self) -> None:
        """What the database says on the lines that are open is kept back for ever; what it is told arrives."""
        self._silent |= {client for client, _ in self._lines}

    def cut(self) -> None:
        for line in self._lines:
            for end in line:
                end.transport.abort()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.refuses:
            writer.transport.abort()
            return
        try:
            far_reader, far_writer = await asyncio.open_unix_connection(self._target)
        except OSError:  # the database is away
            writer.transport.abort()
            return
        line = (writer, far_writer)
        self._lines.add(line)
        both = (self._copy(reader, far_writer), self._copy(far_reader, writer))
        tasks = {asyncio.create_task(one) for one in both}
        self._tasks |= tasks
        await asyncio.wait(tasks)
        self._tasks -= tasks
        self._lines.discard(line)

    async def _copy(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while data := await reader.read(65536):
                if writer not in self._silent:
                    writer.write(data)
                    await writer.drain()
        except OSError:
            pass  # cut
        finally:
            writer.close()

    async def close(self) -> None:
        self.cut()
        if self._tasks:
            await asyncio.wait(self._tasks)


@asynccontextmanager
async def between(url: str, folder: Path) -> AsyncIterator[tuple[Proxy, str]]:
    """The proxy before this database, and the URL that leads through it."""
    parts = urlsplit(url)
    proxy = Proxy(Path(parse_qs(parts.query)["host"][0]) / SOCKET)
    server = await asyncio.start_unix_server(proxy._serve, folder / SOCKET)
    try:
        yield proxy, parts._replace(query=f"host={folder}").geturl()
    finally:
        server.close()
        await proxy.close()
        await server.wait_closed()
