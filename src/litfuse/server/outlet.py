"""One socket's way out: a bounded queue and a writer of its own, so that who does not read harms nobody else."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

from litfuse.kernel.codec import encode
from litfuse.kernel.records import Text

from .moment import now_ms
from .protocol import Bye, Room, TableInfo
from .tokens import Ticket


class Outlet:
    def __init__(self, ticket: Ticket, most_frames: int, most_bytes: int) -> None:
        self.ticket = ticket
        self.open = True
        self._most_frames = most_frames
        self._most_bytes = most_bytes
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()
        self._rooms = 0
        self._room = b""
        self._bye = b""
        self.last = now_ms()  # something came in

    def put(self, data: bytes) -> None:
        """Never waits. One who lets too much pile up is cut off and may come back by resume."""
        if not self.open:
            return
        self._waiting.append(data)
        self._bytes += len(data)
        if len(self._waiting) > self._most_frames or self._bytes > self._most_bytes:
            self.cut()
        self._wake.set()

    def send(self, message: Any) -> None:
        self.put(encode(message))

    def room(self, table: TableInfo, data: bytes) -> None:
        """The table as it is, if this socket does not have it yet: a change that it may not see makes no message."""
        if data != self._room:
            self._room = data
            self._rooms += 1
            self.send(Room(self._rooms, table))

    def bye(self, key: str) -> None:
        """Says why and closes, after all that is put before the writer's next turn: the answer to Leave comes first."""
        self._bye = encode(Bye(Text(key)))
        self._wake.set()

    def cut(self) -> None:
        """Closes at once."""
        self._waiting.clear()
        self.open = False
        self._wake.set()

    async def run(self, send: Callable[[bytes], Awaitable[Any]]) -> None:
        """Until closed."""
        while self.open:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                data = self._waiting.popleft()
                self._bytes -= len(data)
                await send(data)
            if self._bye:
                self.open = False
                await send(self._bye)
