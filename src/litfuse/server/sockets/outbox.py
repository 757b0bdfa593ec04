"""The messages to one socket: bounded, so that a client that does not read harms nobody else."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, Protocol

from litfuse.kernel.codec import encode
from litfuse.kernel.records import Text

from ..protocol import Bye, TableInfo, TableState
from ..timing import now_ms
from ..tokens import Ticket


class Sink(Protocol):
    """The connection to which an outbox writes."""

    @property
    def stuck(self) -> bool:
        """Whether the client reads more slowly than it is told things."""
        ...

    def write(self, data: bytes) -> None: ...
    def close(self) -> None: ...


class Outbox:
    def __init__(self, sink: Sink, ticket: Ticket, most_frames: int, most_bytes: int) -> None:
        self.ticket = ticket
        self.last = now_ms()  # when something last came in
        self.open = True
        self._sink = sink
        self._most_frames = most_frames
        self._most_bytes = most_bytes
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._states = 0
        self._state = b""
        self._bye = b""  # the last word, once it is due

    def put(self, data: bytes) -> None:
        """Queues a message and never waits. A client that lets too much pile up is cut off and may resume."""
        if not self.open or self._bye:  # nothing comes after the last word
            return
        if not self._sink.stuck:
            self._sink.write(data)
            return
        self._waiting.append(data)
        self._bytes += len(data)
        if len(self._waiting) > self._most_frames or self._bytes > self._most_bytes:
            self.cut()

    def go_on(self) -> None:
        """Sends what waits, in order, now that the sink is free."""
        while self._waiting and not self._sink.stuck:
            data = self._waiting.popleft()
            self._bytes -= len(data)
            self._sink.write(data)
        if self._bye and self.open and not self._waiting:
            self._sink.write(self._bye)
            self.cut()

    def send(self, message: Any) -> None:
        self.put(encode(message))

    def state(self, table: TableInfo, data: bytes) -> None:
        """Sends the table if this socket does not have it yet. A change that it may not see sends nothing."""
        if data != self._state:
            self._state = data
            self._states += 1
            self.send(TableState(self._states, table))

    def bye(self, key: str) -> None:
        """Says why and closes, after everything put in this turn of the loop: the reply to Leave comes first."""
        asyncio.get_running_loop().call_soon(self._part, encode(Bye(Text(key))))

    def _part(self, word: bytes) -> None:
        self._bye = self._bye or word
        self.go_on()

    def cut(self) -> None:
        """Closes at once."""
        self._waiting.clear()
        self._bytes = 0
        if self.open:
            self.open = False
            self._sink.close()
