"""What one client can pour over a server: each flood is sent from one address as fast as it goes, until its time is up.

python -m tests.server.floods KIND PORT SECONDS TABLE TOKEN MATCH. Only ever sent to this machine.
"""

from __future__ import annotations

import json
import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Final, NamedTuple

from litfuse.server import protocol

HELD: Final = 150  # lines that are held open at once


class Target(NamedTuple):
    port: int
    until: float
    table: str
    token: str  # of a chair at another table than the one that is watched
    match: str  # that is over
    address: str  # another than that of the players

    @property
    def on(self) -> bool:
        return time.monotonic() < self.until

    def head(self, first: str, *more: str) -> bytes:
        return "\r\n".join((first, f"Host: 127.0.0.1:{self.port}", *more, "", "")).encode()

    @contextmanager
    def line(self) -> Iterator[socket.socket]:
        with self.connect() as line:
            yield line

    def connect(self) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), 5, source_address=(self.address, 0))

    def socket_head(self) -> bytes:
        return self.head(
            "GET /api/socket HTTP/1.1",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        )

    def hello(self) -> bytes:
        return framed(json.dumps({"type": "Hello", "version": protocol.VERSION, "token": self.token}).encode())


def framed(data: bytes, first: int = 0x81) -> bytes:
    size = len(data)
    head = bytes([first, 0x80 | (size if size < 126 else 126)])
    return head + (b"" if size < 126 else size.to_bytes(2, "big")) + bytes(4) + data


def poured(target: Target, first: bytes, piece: bytes) -> None:
    """This piece again and again on one line, and on the next one when that is cut."""
    while target.on:
        with suppress(OSError), target.line() as line:
            line.sendall(first)
            while target.on:
                line.sendall(piece)


def asked(target: Target, request: bytes, lines: int = 4) -> None:
    """The same request again and again, as fast as it is answered."""
    while target.on:
        with suppress(OSError):
            opened = [target.connect() for _ in range(lines)]
            try:
                while target.on:
                    for line in opened:
                        line.sendall(request)
                    for line in opened:
                        if not line.recv(65536):
                            raise OSError
            finally:
                for line in opened:
                    line.close()


CHUNKED: Final = ("Content-Type: application/json", "Transfer-Encoding: chunked")


def empty_frames(target: Target) -> None:
    poured(target, target.socket_head(), framed(b"", 0x8A) * 20_000)


def parts(target: Target) -> None:
    poured(target, target.socket_head() + framed(b"x", 0x01), framed(b"", 0x00) * 20_000)


def trailers(target: Target) -> None:
    head = target.head("POST /api/tables HTTP/1.1", *CHUNKED)
    poured(target, head + b"0\r\n", (b"X-Trailer: " + b"y" * 100 + b"\r\n") * 500)


def chunk_extensions(target: Target) -> None:
    head = target.head("POST /api/tables HTTP/1.1", *CHUNKED)
    poured(target, head, b"1;a=b\r\n \r\n" * 5000)


def headers(target: Target) -> None:
    poured(target, b"GET / HTTP/1.1\r\n", b"a:b\r\n" * 10_000)


def pipelined(target: Target) -> None:
    poured(target, b"", target.head("GET /api/games HTTP/1.1") * 500)


def connections(target: Target) -> None:
    while target.on:
        with suppress(OSError), target.line():
            pass


def held_open(target: Target) -> None:
    """As many lines as can be had, each with a drop of a request now and then."""
    held: list[socket.socket] = []
    while target.on:
        with suppress(OSError):
            if len(held) < HELD:
                held.append(target.connect())
        for line in held:
            with suppress(OSError):
                line.send(b"G")


def games(target: Target) -> None:
    asked(target, target.head("GET /api/games HTTP/1.1"))


def tables(target: Target) -> None:
    asked(target, target.head("GET /api/tables HTTP/1.1"))


def replays(target: Target) -> None:
    asked(target, target.head(f"GET /api/matches/{target.match}/steps HTTP/1.1"))


def records(target: Target) -> None:
    asked(target, target.head(f"GET /api/matches/{target.match}/record HTTP/1.1"))


def bad_posts(target: Target) -> None:
    body = b'{"game":"exploding-kittens","name":"' + b"x" * 10_000 + b'","seats":2}'
    head = target.head("POST /api/tables HTTP/1.1", "Content-Type: application/json", f"Content-Length: {len(body)}")
    asked(target, head + body)


def hellos(target: Target) -> None:
    while target.on:
        with suppress(OSError), target.line() as line:
            line.sendall(target.socket_head() + target.hello())
            line.recv(65536)


def talk(target: Target) -> None:
    say = b"".join(framed(b'{"type":"Say","id":"%d","body":"hey"}' % n) for n in range(30))
    poured(target, target.socket_head() + target.hello(), say)


def deep_messages(target: Target) -> None:
    poured(target, target.socket_head() + target.hello(), framed(b"[" * 16_000))


def unread_answers(target: Target) -> None:
    """Asks for the page and the games on many lines, and reads nothing."""
    held: list[socket.socket] = []
    request = target.head("GET /api/openapi.json HTTP/1.1")
    while target.on:
        with suppress(OSError):
            if len(held) < HELD:
                held.append(target.connect())
                held[-1].setblocking(False)
        for line in held:
            with suppress(OSError):
                line.send(request)


def nothing(target: Target) -> None:
    """A client that is busy with itself: what a flood takes of this machine's processors is not the server's."""
    while target.on:
        pass


FLOODS: Final[dict[str, Callable[[Target], None]]] = {
    flood.__name__: flood
    for flood in (
        empty_frames,
        parts,
        trailers,
        chunk_extensions,
        headers,
        pipelined,
        connections,
        held_open,
        games,
        tables,
        replays,
        records,
        bad_posts,
        hellos,
        talk,
        deep_messages,
        unread_answers,
    )
}


def address_of(kind: str) -> str:
    """Each flood has an address of its own: what one of them used up of its allowance would weaken the next."""
    return f"127.0.0.{2 + list(FLOODS).index(kind)}" if kind in FLOODS else "127.0.0.2"


def main() -> None:
    kind, port, seconds, table, token, match = sys.argv[1:]
    flood = nothing if kind == "nothing" else FLOODS[kind]
    flood(Target(int(port), time.monotonic() + float(seconds), table, token, match, address_of(kind)))


if __name__ == "__main__":
    main()
