"""One HTTP/1.1 connection, by uvicorn's protocol, with the bounds that uvicorn lacks: the length and duration of a
request, how much is read in a turn of the loop, and how long an answer may stay unread.
"""

from __future__ import annotations

import asyncio
from typing import Final

import httptools
from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from litfuse.kernel.codec import encode
from litfuse.kernel.errors import LitfuseError
from litfuse.kernel.records import Text

from ..http.guard import BAD_HOST, DEAR, HEADERS
from ..http.hosts import Hosts
from ..http.origin import address, allowed
from ..limits import Buckets, Crowd, network_of
from ..matches import opened
from ..nodes.neighbours import Neighbours
from ..nodes.passes import Pass
from ..protocol import Problem
from ..storage.base import StoreError
from ..tables.directory import TableDirectory
from ..timing import now_ms
from . import frames
from .connection import PARTING_SECONDS, SLICE, Connection, Way

SOCKET: Final = b"/api/socket"
RECORDS: Final = b"/api/records"  # the one path to which files are sent
HEAD_BYTES: Final = 32 * 1024  # most bytes of a request before its body
REQUEST_SECONDS: Final = 20.0  # time to send a request, including its body
UNREAD_SECONDS: Final = 10.0  # time in which a client must read a minimum of a waiting answer
UNREAD_BYTES: Final = 16 * 1024
PARTING_BYTES: Final = 1024 * 1024  # most bytes that are thrown away unread after the last word


class Http(HttpToolsProtocol):
    def __init__(
        self,
        config: Config,
        state: ServerState,
        directory: TableDirectory,
        sockets: set[Connection],
        hosts: Hosts,
        crowd: Crowd,
        openings: Buckets,
        neighbours: Neighbours,
    ) -> None:
        super().__init__(config, state, {})
        self._directory = directory
        self._sockets = sockets
        self._hosts = hosts
        self._crowd = crowd
        self._openings = openings
        self._neighbours = neighbours
        self._visitor: str | None = None  # the name under which it is counted in the crowd
        self._unread = bytearray()
        self._scheduled = False  # True: its next slice is read in the next turn of the loop
        self._size = 0  # bytes of the request so far, whatever they are
        self._in_body = False
        self._timer: asyncio.TimerHandle | None = None  # limits the request, and the time after the last word
        self._stuck: asyncio.TimerHandle | None = None  # limits how long an answer stays unread
        self._parted: int | None = None  # bytes that came after the last word
        self._finding: asyncio.Task[None] | None = None  # looks for a table to which another node forwarded a client

    # --- the line ----------------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()
        # Behind a proxy all connections come from there; what its clients open is counted once the client is known.
        if not self._directory.settings.proxies and not self._enter(self.client[0] if self.client else ""):
            self._say_no(b"429 Too Many Requests", "too-many-connections")
            self.transport.close()  # at once: connections that are being closed are a crowd as well

    def _enter(self, name: str) -> bool:
        visitor = network_of(name)
        if not self._crowd.enter(visitor):
            return False
        self._visitor = visitor
        return True

    def _leave(self) -> None:
        if self._visitor is not None:
            self._crowd.leave(self._visitor)
            self._visitor = None

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        self._waited()
        self._unset_keepalive_if_required()
        if self._stuck is not None:
            self._stuck.cancel()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._parted is not None:
            self._parted += len(data)
            if self._parted > PARTING_BYTES:
                self.transport.abort()
            return
        self._unread += data
        if not self._scheduled:
            self._read()
        if len(self._unread) > self._most:  # no request is this long, and several at once need not be accepted
            self._too_large()

    @property
    def _most(self) -> int:
        """Returns how many bytes a request may have: first lines, body, chunk headers and trailers together."""
        record = self._in_body and self.url.partition(b"?")[0] == RECORDS
        return HEAD_BYTES + max(self._directory.settings.message_bytes, opened.MOST_BYTES if record else 0)

    def _read(self) -> None:
        """Reads a slice in each turn of the loop, and nothing while another request waits for its turn."""
        self._scheduled = False
        if self._parted is not None or not self._unread or self.pipeline or self.transport.is_closing():
            return
        data = bytes(self._unread[:SLICE])
        del self._unread[:SLICE]
        if not self._fed(data):
            return
        if self._unread:
            self.flow.pause_reading()
            self._read_on()
        elif not self.pipeline:
            self.flow.resume_reading()

    def _read_on(self) -> None:
        if not self._scheduled:
            self._scheduled = True
            self.loop.call_soon(self._read)

    def _fed(self, data: bytes) -> bool:
        """Parses these bytes. Returns whether the connection goes on."""
        self._size += len(data)
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade as upgrade:
            if self._should_upgrade():
                rest, self._unread = data[upgrade.args[0] :] + bytes(self._unread), bytearray()
                self._to_socket(rest)
                return False
        except httptools.HttpParserError:
            self.send_400_response("bad-request")
            return False
        if self._size > (self._most if self._in_body else HEAD_BYTES):
            self._too_large()
            return False
        return True

    def on_message_begin(self) -> None:
        self._unset_keepalive_if_required()  # here and not at the first byte: an empty line is no request
        super().on_message_begin()
        self._in_body = False
        if self._timer is None:
            self._wait()

    def on_headers_complete(self) -> None:
        self._in_body = True
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._waited()
        self._size = 0
        self._in_body = False
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.cycle.more_body and not self.pipeline:
            self._part()  # answered before it was complete: reading the rest would be useless
        elif self._unread:
            self._read_on()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stuck = self.loop.call_later(UNREAD_SECONDS, self._look, self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None

    def _look(self, before: int) -> None:
        """Cuts off a client that has read too little of what waits for it."""
        now = self.transport.get_write_buffer_size()
        if now > before - UNREAD_BYTES:
            self.transport.abort()
        else:
            self._stuck = self.loop.call_later(UNREAD_SECONDS, self._look, now)

    def timeout_keep_alive_handler(self) -> None:
        if self._stuck is None:
            self.transport.abort() if self.transport.get_write_buffer_size() else self.transport.close()
        else:  # the answer is long and being sent
            self.timeout_keep_alive_task = self.loop.call_later(
                self.timeout_keep_alive, self.timeout_keep_alive_handler
            )

    def _wait(self) -> None:
        self._timer = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _waited(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    # --- refusing ----------------------------------------------------------------------------------------------------

    def send_400_response(self, msg: str) -> None:
        """Answers in the form of all refusals; `msg` is the key of its text."""
        self._refuse(b"400 Bad Request", msg)

    def _refuse(self, status: bytes, key: str) -> None:
        answering = bool(self.cycle) and self.cycle.response_started and not self.cycle.response_complete
        if not answering:
            self._say_no(status, key)
        self._part()

    def _too_large(self) -> None:
        self._refuse(b"413 Content Too Large" if self._in_body else b"400 Bad Request", "message-too-large")

    def _say_no(self, status: bytes, key: str) -> None:
        body = encode(Problem(says=Text(key)))
        size = (b"content-length", b"%d" % len(body))
        headers = ((b"content-type", b"application/json"), *HEADERS, (b"connection", b"close"), size)
        lines = b"".join(b"%s: %s\r\n" % header for header in headers)
        self.transport.write(b"HTTP/1.1 %s\r\n%s\r\n%s" % (status, lines, body))

    def _part(self) -> None:
        """Closes our end; a client that is still sending has a moment to read why."""
        if self._parted is not None or self.transport.is_closing():
            return
        self._parted = 0
        self._unread.clear()
        self.pipeline.clear()
        if self.cycle is not None:
            self.cycle.disconnected = True  # so that nothing more is written
            self.cycle.message_event.set()
        self._unset_keepalive_if_required()
        self._waited()
        self._timer = self.loop.call_later(PARTING_SECONDS, self.transport.abort)
        self.transport.write_eof()
        self.flow.resume_reading()

    # --- sockets -----------------------------------------------------------------------------------------------------

    def _to_socket(self, rest: bytes) -> None:
        """Turns the connection into a socket. A client that may not have one is told so before anything is opened."""
        headers = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in self.headers]
        given = dict(headers)
        led = self._neighbours.caller(self.headers)
        host_known = self._hosts.knows(
            [value for name, value in headers if name == "host"], (self.server or (None,))[0]
        )
        if led is False:
            self._refuse(b"403 Forbidden", "bad-origin")
        elif led is None and not host_known:
            self._refuse(b"421 Misdirected Request", BAD_HOST[1])
        elif self.url.partition(b"?")[0] != SOCKET:
            self._refuse(b"404 Not Found", "not-found")
        elif led is None and not allowed(given.get("origin"), given.get("host"), self._directory.settings):
            self._refuse(b"403 Forbidden", "bad-origin")
        elif (response := frames.accepted(self.scope["method"], SOCKET.decode(), headers)) is None:
            self._refuse(b"400 Bad Request", "bad-request")
        elif isinstance(led, Pass):
            self.flow.pause_reading()
            self._finding = self.loop.create_task(self._led_here(led, response, rest))
        else:
            self._opened(address(self.scope, self._directory.settings), response, rest)

    async def _led_here(self, led: Pass, response: bytes, rest: bytes) -> None:
        """Accepts a client that another node forwarded. The connection counts as the client's.

        If the table does not live here, the other node looks again.
        """
        try:
            await self._directory.get(led.table)
        except StoreError:
            self._refuse(b"503 Service Unavailable", "come-back")
            return
        except LitfuseError:
            pass  # the socket says so
        if not self.transport.is_closing():
            self._leave()
            self._opened(led.address, response, rest, led.table)

    def _opened(self, who: str, response: bytes, rest: bytes, table: str | None = None) -> None:
        if not self._openings.take(who, now_ms() / 1000, DEAR):
            self._refuse(b"429 Too Many Requests", "too-many-messages")
        elif self._visitor is None and not self._enter(who):
            self._refuse(b"429 Too Many Requests", "too-many-connections")
        else:
            self.transport.write(response)
            self._waited()
            self.connections.discard(self)
            self.flow.resume_reading()
            way = Way(self._neighbours, who, table)
            self.transport.set_protocol(
                Connection(self._directory, self._sockets, self.transport, rest, gone=self._leave, way=way)
            )
