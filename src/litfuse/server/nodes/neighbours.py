"""The other nodes, as this one uses them: a caller whose table lives elsewhere is forwarded there."""

from __future__ import annotations

import asyncio
import base64
import secrets
from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import Any, Final, NamedTuple

import httptools
import structlog

from ..storage.base import Elsewhere, Store
from .address import dial
from .passes import HEADER, Pass, Passes
from .pipe import Greeting, Pipe

log = structlog.get_logger("litfuse.node")
LOOKS: Final = 3  # attempts to find a table's home before the caller has to come back
LOOK_AGAIN_SECONDS: Final = 0.2
GREETING_SECONDS: Final = 3.0  # time for the home to open the table
ANSWER_SECONDS: Final = 30.0
ALL_SECONDS: Final = 3.0  # time for all nodes to answer one question; one of them may be asleep
ANSWER_BYTES: Final = 4 * 1024 * 1024
SOCKET: Final = "/api/socket"
SWITCHING: Final = 101
NOT_HERE: Final = b"litfuse-elsewhere"  # header: this node is not the table's home either


class HomeAnswer(NamedTuple):
    status: int
    headers: list[tuple[bytes, bytes]]  # their names in lower case
    body: bytes

    @property
    def not_here(self) -> bool:
        return any(name == NOT_HERE for name, _ in self.headers)


class Neighbours:
    """Speaks with other nodes. A connection on which nothing is confirmed for `patience` seconds is given up."""

    def __init__(self, store: Store, secret: bytes = b"", patience: float = 6.0) -> None:
        self._store = store
        self._passes = Passes(secret)
        self._patience = patience
        self.pipes: dict[Pipe, str] = {}  # by pipe, the id of the node to which it leads
        self._asked: dict[asyncio.WriteTransport, str] = {}  # connections that wait for an answer, and their nodes
        self.piped = 0  # since the start
        self.unreached = 0  # failed attempts to reach a node

    def caller(self, headers: Iterable[tuple[bytes, bytes]]) -> Pass | bool | None:
        """Returns whom another node forwards here. None: no node does; False: a stranger pretends to be a node."""
        given = [value.decode("latin-1") for name, value in headers if name.lower() == HEADER.encode()]
        if not given:
            return None
        found = self._passes.open(given[0], self._store.node) if len(given) == 1 else None
        return False if found is None else found

    def _pass(self, node: str, table: str, address: str) -> str:
        return self._passes.seal(Pass(self._store.node, node, table, address))

    # --- sockets -----------------------------------------------------------------------------------------------------

    async def open_socket(self, to: Elsewhere, address: str) -> tuple[asyncio.Transport, bytes] | None:
        """Opens a socket at the table's home. Returns it with what the home has sent on it; None: look again."""
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        lines = (
            f"GET {SOCKET} HTTP/1.1",
            "Host: localhost",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}",
            f"{HEADER}: {self._pass(to.node, to.table, address)}",
        )
        greeting = Greeting("\r\n".join((*lines, "", "")).encode())
        try:
            line = await dial(to.address, self._patience)
            await asyncio.get_running_loop().create_connection(lambda: greeting, sock=line)
        except OSError as error:
            self._missed(error)
            return None
        transport = greeting.transport
        assert transport is not None
        status, rest = 0, b""
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(GREETING_SECONDS):
                    status, rest = await greeting.answer
        finally:
            if status != SWITCHING:
                transport.abort()
        if not status:
            self._missed(TimeoutError())
        return (transport, rest) if status == SWITCHING else None

    def join(self, near: asyncio.Transport, far: asyncio.Transport, node: str, gone: Any) -> Pipe:
        """Joins two connections to a pipe, which is closed when its node is gone."""

        def over(pipe: Pipe) -> None:
            self.pipes.pop(pipe, None)
            gone()

        pipe = Pipe(near, far, over)
        self.pipes[pipe] = node
        self.piped += 1
        return pipe

    def met(self, living: Mapping[str, str]) -> None:
        """Closes pipes to nodes that are not in `living`: a buried node may only be asleep, so its callers should come
        back.
        """
        for pipe in [pipe for pipe, node in self.pipes.items() if node not in living]:
            pipe.cut()
        for line in [line for line, node in self._asked.items() if node not in living]:
            line.abort()

    def close(self) -> None:
        for pipe in list(self.pipes):
            pipe.cut()

    # --- requests ----------------------------------------------------------------------------------------------------

    async def ask(
        self,
        to: Elsewhere,
        method: str,
        target: str,
        headers: Iterable[tuple[bytes, bytes]],
        body: bytes,
        address: str,
    ) -> HomeAnswer | None:
        """Returns the home's answer to a request. None: it was not even asked, so another node may be.

        Raises OSError if it was asked and its fate is unknown.
        """
        lines = [
            f"{method} {target} HTTP/1.1".encode(),
            b"host: localhost",
            b"connection: close",
            b"content-length: %d" % len(body),
            f"{HEADER}: {self._pass(to.node, to.table, address)}".encode(),
            *(b"%s: %s" % header for header in headers),
        ]
        try:
            line = await dial(to.address, self._patience)
            reader, writer = await asyncio.open_connection(sock=line)
        except OSError as error:
            self._missed(error)
            return None
        self._asked[writer.transport] = to.node
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                writer.write(b"\r\n".join((*lines, b"", body)))
                return await _answer(reader)
        except OSError as error:
            self._missed(error)
            raise
        finally:
            del self._asked[writer.transport]
            writer.transport.abort()

    async def ask_all(self, living: Mapping[str, str], target: str, address: str) -> HomeAnswer | None:
        """Returns the first good answer of any node."""
        asked = [
            asyncio.create_task(self.ask(Elsewhere("", node, there), "GET", target, (), b"", address))
            for node, there in living.items()
        ]
        try:
            for answered in asyncio.as_completed(asked, timeout=ALL_SECONDS):
                with suppress(OSError):
                    answer = await answered
                    if answer is not None and answer.status == 200:
                        return answer
        finally:
            for task in asked:
                task.cancel()
        return None

    def _missed(self, error: OSError) -> None:
        self.unreached += 1
        log.warning("node_unreached", error=type(error).__name__)


class _Reading:
    """Collects an answer for the parser."""

    def __init__(self) -> None:
        self.headers: list[tuple[bytes, bytes]] = []
        self.body = bytearray()
        self.whole = False

    def on_header(self, name: bytes, value: bytes) -> None:
        self.headers.append((name.lower(), value))

    def on_body(self, body: bytes) -> None:
        self.body += body

    def on_message_complete(self) -> None:
        self.whole = True


async def _answer(reader: asyncio.StreamReader) -> HomeAnswer:
    reading = _Reading()
    parser = httptools.HttpResponseParser(reading)
    while not reading.whole:
        data = await reader.read(65536)
        if not data or len(reading.body) > ANSWER_BYTES:
            raise ConnectionResetError
        try:
            parser.feed_data(data)
        except httptools.HttpParserError as error:
            raise ConnectionResetError from error
    return HomeAnswer(parser.get_status_code(), reading.headers, bytes(reading.body))
