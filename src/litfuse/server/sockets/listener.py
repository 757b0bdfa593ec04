"""The way in: HTTP/1.1 by uvicorn's protocol, in our own event loop, and WebSockets handed over to `connection.py`."""

from __future__ import annotations

import asyncio
from typing import Final

import httptools
from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from litfuse.kernel.codec import encode
from litfuse.kernel.records import Text

from ..http.guard import HEADERS, App
from ..http.origin import allowed
from ..protocol import Problem
from ..tables.directory import TableDirectory
from . import frames
from .connection import Connection

SOCKET: Final = b"/api/socket"
HEAD_BYTES: Final = 32 * 1024  # of a request's first lines; a body is counted where it is read
REQUEST_SECONDS: Final = 20.0  # to send a request, body included
IDLE_SECONDS: Final = 20  # from one request to the next


class Listener:
    """Everything that connects, until it is closed."""

    def __init__(self, app: App, directory: TableDirectory) -> None:
        self.directory = directory
        self.connections: set[Connection] = set()  # sockets that are open
        self.state = ServerState()
        self.config = Config(
            app,
            interface="asgi3",
            http="httptools",
            ws=Connection,
            lifespan="off",
            log_config=None,
            log_level="error",
            access_log=False,
            proxy_headers=False,
            timeout_keep_alive=IDLE_SECONDS,
        )
        self.config.load()
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        """OSError if the port is taken."""
        settings = self.directory.settings
        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(lambda: Http(self), settings.host, settings.port)

    async def part(self) -> None:
        """A last word to every socket, and a second for all lines to be closed."""
        for connection in list(self.connections):
            connection.bye("server-stops")
        for _ in range(20):
            if not self.connections:
                break
            await asyncio.sleep(0.05)

    async def close(self) -> None:
        """Nobody comes in any more; requests that are being answered get a second."""
        if self._server is not None:
            self._server.close()
        for connection in list(self.state.connections):
            connection.shutdown()
        for _ in range(20):
            if not self.state.connections:
                return
            await asyncio.sleep(0.05)
        for connection in list(self.state.connections):
            connection.transport.abort()


class Http(HttpToolsProtocol):
    """One connection. What uvicorn leaves open is bounded here: how long a request may be, and may take."""

    def __init__(self, listener: Listener) -> None:
        super().__init__(listener.config, listener.state, {})
        self._directory = listener.directory
        self._sockets = listener.connections
        self._head: int | None = 0  # bytes of it so far; None: it is complete
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._waited()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        if self._head is not None:
            self._head += len(data)
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade as upgrade:
            if self._should_upgrade():
                self._to_socket(data[upgrade.args[0] :])
        except httptools.HttpParserError:
            self.send_400_response("bad-request")
        else:
            if self._head is not None and self._head > HEAD_BYTES:
                self.send_400_response("message-too-large")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = self._head or 0
        if self._timer is None:
            self._wait()

    def on_headers_complete(self) -> None:
        self._head = None
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._waited()
        super().on_message_complete()

    def _wait(self) -> None:
        self._timer = self.loop.call_later(REQUEST_SECONDS, self.transport.close)

    def _waited(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def send_400_response(self, msg: str) -> None:
        """In the form of all refusals; `msg` is the key of its text."""
        self._refuse(b"400 Bad Request", msg)

    def _refuse(self, status: bytes, key: str) -> None:
        body = encode(Problem(says=Text(key)))
        self._answer(status, (b"content-type", b"application/json"), *HEADERS, (b"connection", b"close"), body=body)
        self.transport.close()

    def _answer(self, status: bytes, *headers: tuple[bytes, bytes], body: bytes | None = None) -> None:
        if body is not None:
            headers = (*headers, (b"content-length", b"%d" % len(body)))
        lines = b"".join(b"%s: %s\r\n" % header for header in headers)
        self.transport.write(b"HTTP/1.1 %s\r\n%s\r\n%s" % (status, lines, body or b""))

    # --- sockets -----------------------------------------------------------------------------------------------------

    def _to_socket(self, rest: bytes) -> None:
        """A client that may not have one is told so before anything is opened."""
        headers = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in self.headers]
        given = dict(headers)
        if self.url.partition(b"?")[0] != SOCKET:
            self._refuse(b"404 Not Found", "not-found")
        elif not allowed(given.get("origin"), given.get("host"), self._directory.settings):
            self._refuse(b"403 Forbidden", "bad-origin")
        elif (response := frames.accepted(self.scope["method"], SOCKET.decode(), headers)) is None:
            self._refuse(b"400 Bad Request", "bad-request")
        else:
            self.transport.write(response)
            self._waited()
            self.connections.discard(self)
            self.transport.set_protocol(Connection(self._directory, self._sockets, self.transport, rest))
