"""Joins a client's connection with one to the home of its table: bytes pass unchanged, in both directions.

Each client has a connection of its own between the nodes, so that a client that does not read holds up nobody else: an
end that cannot take more stops reading from the other.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, cast

PARTING_SECONDS: Final = 2.0  # time for the last bytes to get out
HEAD_BYTES: Final = 16 * 1024


class PipeEnd(asyncio.Protocol):
    """One of the two connections of a pipe."""

    def __init__(self, transport: asyncio.Transport, over: Callable[[PipeEnd], None]) -> None:
        self.transport = transport
        self.other: PipeEnd | None = None
        self.ended = False  # nothing more comes from this end
        self._over = over

    def data_received(self, data: bytes) -> None:
        if self.other is not None and not self.other.transport.is_closing():
            self.other.transport.write(data)

    def pause_writing(self) -> None:
        if self.other is not None and not self.other.transport.is_closing():
            self.other.transport.pause_reading()

    def resume_writing(self) -> None:
        if self.other is not None and not self.other.transport.is_closing():
            self.other.transport.resume_reading()

    def eof_received(self) -> bool:
        self.ended = True
        other = self.other
        if other is None or other.ended:
            return False
        if not other.transport.is_closing():
            other.transport.write_eof()
        return True  # the other way is still open

    def connection_lost(self, exc: Exception | None) -> None:
        self.ended = True
        self._over(self)


class Pipe:
    """Joins two connections. `gone` is called once, when the pipe is over."""

    def __init__(self, near: asyncio.Transport, far: asyncio.Transport, gone: Callable[[Pipe], None]) -> None:
        self._gone = gone
        self._open = True
        self._timer: asyncio.TimerHandle | None = None
        self.near = PipeEnd(near, self._lost)
        self.far = PipeEnd(far, self._lost)
        self.near.other, self.far.other = self.far, self.near

    def join(self, sent: bytes, answered: bytes) -> None:
        """Joins them. `sent`: what the client has sent so far; `answered`: what followed the home's first answer."""
        for end in (self.near, self.far):
            end.transport.set_protocol(end)
        self.far.transport.write(sent)
        if answered:
            self.near.transport.write(answered)
        for end in (self.near, self.far):
            if end.transport.is_closing():
                self._lost(end)
                return
            end.transport.resume_reading()

    def cut(self) -> None:
        """Closes both connections at once."""
        for end in (self.near, self.far):
            end.transport.abort()

    def _lost(self, end: PipeEnd) -> None:
        other = end.other
        if other is not None and not other.transport.is_closing():
            other.transport.close()  # sends what waits, then closes
        if self._open:
            self._open = False
            self._timer = asyncio.get_running_loop().call_later(PARTING_SECONDS, self.cut)
            self._gone(self)
        elif self._timer is not None:
            self._timer.cancel()


class Greeting(asyncio.Protocol):
    """Asks for a socket at another node; `answer` is the status, and what followed the head of the answer."""

    def __init__(self, request: bytes) -> None:
        self._request = request
        self._head = bytearray()
        self.answer: asyncio.Future[tuple[int, bytes]] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is none by its class
        self.transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self._head += data
        head, end, rest = bytes(self._head).partition(b"\r\n\r\n")
        if (end or len(head) > HEAD_BYTES) and not self.answer.done():
            if self.transport is not None:
                self.transport.pause_reading()
            status = head[9:12]
            self.answer.set_result((int(status) if end and status.isdigit() else 0, rest))

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.answer.done():
            self.answer.set_result((0, b""))
