"""One socket's way out: a bounded queue of its own, so that who does not read harms nobody else."""

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

# Sends one message; what it returns is done when the message is out.
SendText = Callable[[str], Awaitable[Any]]


class Outlet:
    def __init__(self, send: SendText, ticket: Ticket, most_frames: int, most_bytes: int) -> None:
        self.ticket = ticket
        self.last = now_ms()  # something came in
        self.closed = asyncio.Event()
        self._send = send
        self._most_frames = most_frames
        self._most_bytes = most_bytes
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._under_way: Any = None
        self._called = False  # when that is out, the next one goes
        self._rooms = 0
        self._room = b""
        self._bye = b""
        self._parting = False  # the last word is under way

    @property
    def open(self) -> bool:
        return not self.closed.is_set()

    def put(self, data: bytes) -> None:
        """Never waits. One who lets too much pile up is cut off and may come back by resume.

        Where the last message is out, the next one goes out here and now: waking a task for each costs more than
        the message itself. Otherwise it waits its turn.
        """
        if not self.open or self._parting:  # nothing comes after the last word
            return
        if not self._called and self._is_out():
            self._start(data)
            return
        self._waiting.append(data)
        self._bytes += len(data)
        if len(self._waiting) > self._most_frames or self._bytes > self._most_bytes:
            self.cut()
        elif not self._called:
            self._call()

    def _start(self, data: bytes) -> None:
        try:
            sending = self._send(data.decode())
        except Exception:  # the client is gone; whoever tells the table must not stumble over it
            self.cut()
            return
        # Granian's futures are under way already; a coroutine of another server needs a task.
        self._under_way = sending if hasattr(sending, "done") else asyncio.ensure_future(sending)

    def _is_out(self) -> bool:
        return self._under_way is None or self._under_way.done()

    def _call(self) -> None:
        """A callback and no task: almost every acknowledgement meets what the same step tells."""
        self._called = True
        if self._is_out():
            asyncio.get_running_loop().call_soon(self._go_on)
        else:
            self._under_way.add_done_callback(self._go_on)

    def _go_on(self, _: Any = None) -> None:
        """The last message is out: the next one, until nothing waits any more."""
        self._called = False
        if not self.open:
            return
        try:
            if self._under_way is not None:
                self._under_way.result()
        except (Exception, asyncio.CancelledError):  # the client is gone; the reader learns of it too
            self.cut()
            return
        if self._waiting:
            data = self._waiting.popleft()
            self._bytes -= len(data)
            self._start(data)
        elif self._bye:
            data, self._bye = self._bye, b""
            self._parting = True
            self._start(data)
        elif self._parting:
            self.cut()
        if not self.closed.is_set() and (self._waiting or self._bye or self._parting):
            self._call()

    def send(self, message: Any) -> None:
        self.put(encode(message))

    def room(self, table: TableInfo, data: bytes) -> None:
        """The table as it is, if this socket does not have it yet: a change that it may not see makes no message."""
        if data != self._room:
            self._room = data
            self._rooms += 1
            self.send(Room(self._rooms, table))

    def bye(self, key: str) -> None:
        """Says why and closes, after all that is put before the loop's next turn: the answer to Leave comes first."""
        self._bye = encode(Bye(Text(key)))
        if not self._called:
            self._call()

    def cut(self) -> None:
        """Closes at once."""
        self._waiting.clear()
        self._bytes = 0
        self.closed.set()
