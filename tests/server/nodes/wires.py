"""A wire before a node: what other nodes send it passes here, can be cut, and can be kept to be looked at."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple


class Line(NamedTuple):
    """The bytes that passed on one line."""

    there: bytearray
    back: bytearray


class Wire:
    def __init__(self, target: int) -> None:
        self._target = target
        self._ends: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.port = 0
        self.refuses = False
        self.keeps = False
        self.kept: list[Line] = []

    def cut(self) -> None:
        for end in self._ends:
            end.transport.abort()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.refuses:
            writer.transport.abort()
            return
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:
            writer.transport.abort()
            return
        self._ends |= {writer, far_writer}
        line = Line(bytearray(), bytearray()) if self.keeps else None
        if line is not None:
            self.kept.append(line)
        both = {
            asyncio.create_task(_copy(reader, far_writer, line and line.there)),
            asyncio.create_task(_copy(far_reader, writer, line and line.back)),
        }
        self._tasks |= both
        await asyncio.wait(both)
        self._tasks -= both
        self._ends -= {writer, far_writer}
        for end in (writer, far_writer):
            end.transport.abort()

    async def close(self) -> None:
        self.cut()
        if self._tasks:
            await asyncio.wait(self._tasks)


async def _copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, kept: bytearray | None) -> None:
    try:
        while data := await reader.read(65536):
            if kept is not None:
                kept += data
            writer.write(data)
            await writer.drain()
        writer.write_eof()
    except OSError:
        writer.transport.abort()


@asynccontextmanager
async def wired(target: int) -> AsyncIterator[Wire]:
    wire = Wire(target)
    server = await asyncio.start_server(wire.serve, "127.0.0.1", 0)
    wire.port = server.sockets[0].getsockname()[1]
    try:
        yield wire
    finally:
        server.close()
        await wire.close()
