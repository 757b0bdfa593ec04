"""Requests of one client are bounded in every byte and every second, and so are its connections."""

import asyncio
import socket
from collections.abc import Awaitable, Callable
from typing import Any, Final

import pytest
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.exceptions import InvalidStatus

from litfuse.server.http.hosts import Hosts
from litfuse.server.limits import Buckets, Crowd, network_of
from litfuse.server.nodes.neighbours import Neighbours
from litfuse.server.settings import Settings
from litfuse.server.sockets import requests
from litfuse.server.sockets.requests import Http
from tests.server.client import Client, run
from tests.server.process import ServerProcess

GET = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"
POST = (
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n"
)


class Taken(Exception):
    """The server took more than it should."""


def sent_until_cut(server: ServerProcess, head: bytes, piece: bytes, most: int = 4 * 1024 * 1024) -> int:
    """How many bytes the server lets one client send before it cuts the line."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as line:
        line.sendall(head)
        count = 0
        try:
            while count < most:
                count += line.send(piece)
        except OSError:
            return count
    raise Taken(count)


ENDLESS: Final = pytest.mark.parametrize(
    ("head", "piece"),
    [
        (POST + b"0\r\n", b"X-Trailer: " + b"y" * 500 + b"\r\n"),
        (POST + b"1;", b"extension=" + b"y" * 500 + b";"),
        (POST, b"1\r\n \r\n" * 100),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\n", b"X: y\r\n" * 100),
        (b"GET /", b"a" * 500),
        (GET, b"\r\n" * 250),
    ],
    ids=["trailers", "chunk extensions", "chunks", "headers", "path", "empty lines"],
)


@ENDLESS
def test_every_byte_of_a_request_counts(server: ServerProcess, head: bytes, piece: bytes) -> None:
    assert sent_until_cut(server, head, piece) < 4 * 1024 * 1024


# --- in this process, with clocks that run fast ----------------------------------------------------------------------


class Directory:
    settings = Settings(message_bytes=1024)


def at_a_line(
    monkeypatch: pytest.MonkeyPatch,
    test: Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]],
    seconds: float = 0.3,
) -> list[Http]:
    """One connection to a server that answers every path with as many bytes as it says. Returns its end of it."""
    for name in ("REQUEST_SECONDS", "UNREAD_SECONDS", "PARTING_SECONDS"):
        monkeypatch.setattr(requests, name, seconds)
    made: list[Http] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["method"] == "POST":
            while (await receive()).get("more_body"):
                pass
        body = b"x" * int(scope["path"][1:])
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % len(body))]})
        await send({"type": "http.response.body", "body": body})

    async def whole() -> None:
        config = Config(app, http="httptools", lifespan="off", log_config=None, timeout_keep_alive=0.3)  # type: ignore[arg-type]
        config.load()
        directory: Any = Directory()

        def make() -> Http:
            hosts, crowd, openings = Hosts(directory.settings), Crowd(10), Buckets(10, 10)
            made.append(Http(config, ServerState(), directory, set(), hosts, crowd, openings, Neighbours(directory)))
            return made[-1]

        server = await asyncio.get_running_loop().create_server(make, "127.0.0.1", 0)
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname()[:2])
        try:
            async with asyncio.timeout(60):
                await test(reader, writer)
        finally:
            writer.close()
            server.close()

    asyncio.run(whole())
    return made


def asked(size: int, method: str = "GET") -> bytes:
    return f"{method} /{size} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()


async def dripped(writer: asyncio.StreamWriter, data: bytes, cut: asyncio.Event) -> None:
    while not cut.is_set():
        writer.write(data)
        await asyncio.sleep(0.02)


@ENDLESS
def test_bytes_that_come_no_faster_than_they_are_read_count_as_well(
    monkeypatch: pytest.MonkeyPatch, head: bytes, piece: bytes
) -> None:
    """They never pile up unread, so only the count of the request's bytes ends it."""
    sent = 0

    async def test(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal sent
        answer = asyncio.create_task(reader.read())  # to the end of the line
        writer.write(head)
        try:
            while sent < 1024 * 1024 and not answer.done():
                writer.write(piece)
                sent += len(piece)
                await writer.drain()
                await asyncio.sleep(0)
        except ConnectionError:
            pass
        writer.close()
        await asyncio.wait({answer})

    at_a_line(monkeypatch, test, seconds=20.0)
    assert sent < 1024 * 1024


@pytest.mark.parametrize(("first", "drop"), [(b"", b"G"), (asked(3), b"\r\n"), (b"GET /1 HTTP/1.1\r\n", b"X: y\r\n")])
def test_a_client_that_drips_bytes_is_cut_off(monkeypatch: pytest.MonkeyPatch, first: bytes, drop: bytes) -> None:
    """An empty line after a request does not stop the clock that waits for the next one."""

    async def test(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(first)
        cut = asyncio.Event()
        drips = asyncio.create_task(dripped(writer, drop, cut))
        try:
            while await reader.read(65536):
                pass
        except ConnectionError:
            pass
        cut.set()
        await drips

    at_a_line(monkeypatch, test)


def test_an_answer_that_nobody_takes_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        writer.write(asked(50_000_000))
        await asyncio.sleep(0.1)
        while made and not made[-1].transport.is_closing():
            await asyncio.sleep(0.02)

    made: list[Http] = []
    real = Http.connection_made

    def noted(self: Http, transport: asyncio.Transport) -> None:
        made.append(self)
        real(self, transport)

    monkeypatch.setattr(Http, "connection_made", noted)
    at_a_line(monkeypatch, test)


def test_requests_that_are_sent_all_at_once_are_taken_a_few_at_a_time_and_answered_in_order(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    longest = 0
    real = Http._fed

    def noted(self: Http, data: bytes) -> bool:
        nonlocal longest
        on = real(self, data)
        longest = max(longest, len(self.pipeline))
        return on

    monkeypatch.setattr(Http, "_fed", noted)

    async def test(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"".join(asked(n) for n in range(500)))
        for n in range(500):
            head = await reader.readuntil(b"\r\n\r\n")
            assert f"content-length: {n}\r\n".encode() in head
            await reader.readexactly(n)

    at_a_line(monkeypatch, test)
    assert 0 < longest < 40


def test_a_request_that_was_answered_before_it_was_whole_is_not_read_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"PUT /5 HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\nx")
        assert (await reader.read()).endswith(b"\r\n\r\nxxxxx")  # and then the end of the line

    at_a_line(monkeypatch, test)


# --- how many of them ------------------------------------------------------------------------------------------------


def test_connections_of_an_address_are_limited_and_count_while_they_last(serve: Callable[..., ServerProcess]) -> None:
    async def test() -> None:
        server = serve(connections=3)
        seated = server.open_table()
        first = await Client(server, seated).connect()
        lines = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(2)]
        for line in lines:
            line.sendall(GET)
            assert b" 200 " in line.recv(100)
        with socket.create_connection(("127.0.0.1", server.port), timeout=30) as refused:
            answer = refused.recv(4096)
            assert b" 429 " in answer
            assert b"too-many-connections" in answer
        for line in lines:
            line.close()
        await first.close()
        for _ in range(3):
            await Client(server, seated).connect()

    run(test)


def test_behind_a_proxy_sockets_count_for_the_address_that_it_saw(serve: Callable[..., ServerProcess]) -> None:
    async def test() -> None:
        server = serve(connections=1, proxies=1)
        seated = server.open_table()
        await Client(server, seated).connect(False, **{"X-Forwarded-For": "2001:db8:1:2::1"})
        await Client(server, seated).connect(False, **{"X-Forwarded-For": "2001:db8:1:3::1"})
        with pytest.raises(Exception, match="429"):
            await Client(server, seated).connect(False, **{"X-Forwarded-For": "2001:db8:1:2:ffff::1"})

    run(test)


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("198.51.100.7", "198.51.100.7"),
        ("::ffff:198.51.100.7", "198.51.100.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("x" * 5000, ""),
    ],
)
def test_an_ipv6_address_counts_with_its_network(address: str, network: str) -> None:
    assert network_of(address) == network


def test_a_crowd_forgets_who_has_gone() -> None:
    crowd = Crowd(2)
    assert [crowd.enter("a"), crowd.enter("a"), crowd.enter("a"), crowd.enter("b")] == [True, True, False, True]
    crowd.leave("a")
    assert crowd.enter("a")
    for key in "aab":
        crowd.leave(key)
    assert len(crowd) == 0


def test_requests_of_an_address_are_limited_and_a_whole_match_counts_for_ten(
    serve: Callable[..., ServerProcess],
) -> None:
    server = serve(request_rate=1, request_burst=60)
    answer = server.get("/api/games")
    for _ in range(300):
        if answer.status != 200:
            break
        answer = server.get("/api/games")
    assert (answer.status, answer.body["says"]["key"]) == (429, "too-many-messages")
    other = serve(request_rate=1, request_burst=60)
    answers = [other.get("/api/matches/nowhere/steps").status for _ in range(9)]
    assert answers[0] == 404
    assert 429 in answers


def test_sockets_that_an_address_opens_are_limited_too(serve: Callable[..., ServerProcess]) -> None:
    async def test() -> None:
        server = serve(request_rate=1, request_burst=30)
        seated = server.open_table()
        for _ in range(3):
            await (await Client(server, seated).connect()).close()
        statuses = set()
        for _ in range(30):
            try:
                await (await Client(server, seated).connect()).close()
            except InvalidStatus as error:
                statuses.add(error.response.status_code)
        assert statuses == {429}

    run(test)


def test_what_everybody_asks_for_is_made_once_and_can_be_kept(server: ServerProcess) -> None:
    for path in ("/api/games", "/api/tables"):
        first = server.get(path)
        again = server.get(path, **{"If-None-Match": first.headers["etag"]})
        assert (first.status, again.status, again.body) == (200, 304, b"")
        assert first.headers["cache-control"] == "no-cache"
