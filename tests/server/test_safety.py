"""Who may talk to the server at all, and what every answer carries."""

import asyncio
import json
import socket
import time
from collections.abc import Callable
from contextlib import suppress

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from litfuse.server.limits import Buckets
from tests.server.client import Client, run
from tests.server.process import ServerProcess

NEW = {"game": "exploding-kittens", "name": "Ann", "seats": 2}


def test_every_answer_carries_the_security_headers(server: ServerProcess) -> None:
    for path in ("/healthz", "/api/games", "/nowhere", "/api/tables/nowhere", "/"):
        headers = server.get(path).headers
        assert "unsafe-inline" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_writing_needs_json_and_an_origin_of_our_own(server: ServerProcess) -> None:
    assert server.post("/api/tables", NEW, Content_Type="text/plain").status == 415
    assert server.post("/api/tables", NEW, Origin="http://evil.example").status == 403
    assert server.post("/api/tables", NEW, Origin="null").status == 403
    assert server.post("/api/tables", NEW, Origin=server.url).status == 201


def test_a_socket_of_another_origin_is_refused_before_it_opens(server: ServerProcess) -> None:
    async def test() -> None:
        with pytest.raises(InvalidStatus):
            await connect(server.socket_url, origin="http://evil.example")  # type: ignore[arg-type]
        await Client(server, server.open_table()).connect(Origin=server.url)

    run(test)


@pytest.mark.parametrize("path", ["/static/%00a", "/%0a", "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/a%7fb"])
def test_strange_paths_find_nothing(server: ServerProcess, path: str) -> None:
    assert server.get(path).status in {400, 404}


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b"null", b'{"game":1}', b"[" * 10_000, json.dumps({**NEW, "extra": 1}).encode(), b"\xff"]
)
def test_wrong_bodies_are_refused_in_one_form(server: ServerProcess, body: bytes) -> None:
    reply = server.post("/api/tables", body)
    assert reply.status == 400
    assert set(reply.body) == {"says"}


def test_a_large_body_is_refused(server: ServerProcess) -> None:
    assert server.post("/api/tables", {**NEW, "config": {"x": "y" * 20_000}}).status == 413


def answered(server: ServerProcess, *pieces: bytes) -> bytes:
    """The first bytes of the answer to what may be hardly a request."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as line:
        with suppress(OSError):  # the server need not hear it all
            for piece in pieces:
                line.sendall(piece)
        return line.recv(4096)


def test_neither_head_nor_body_is_kept_without_end(server: ServerProcess) -> None:
    assert b" 400 " in answered(server, b"GET / HTTP/1.1\r\n", *[b"X: " + b"y" * 4000 + b"\r\n"] * 20)
    head = (
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        b"Transfer-Encoding: chunked\r\n\r\n"
    )
    assert b" 413 " in answered(server, head, *[b"4000\r\n" + b" " * 0x4000 + b"\r\n"] * 3)
    assert b" 413 " in answered(server, head.replace(b"Transfer-Encoding: chunked", b"Content-Length: 9999999999"))


def test_a_bad_socket_request_is_refused_in_one_form(server: ServerProcess) -> None:
    upgrade = b"Host: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    key = b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    for path, more, status in (
        (b"/api/socket", key, b" 101 "),
        (b"/api/nowhere", key, b" 404 "),
        (b"/api/socket", b"", b" 400 "),
        (b"/api/socket", key + b"Origin: http://evil.example\r\n", b" 403 "),
    ):
        answer = answered(server, b"GET " + path + b" HTTP/1.1\r\n" + upgrade + more + b"\r\n")
        assert status in answer
        assert status == b" 101 " or (b'"says"' in answer and b"nosniff" in answer)


def test_metrics_are_off_unless_asked_for(server: ServerProcess) -> None:
    assert server.get("/metrics").status == 404


def test_metrics_count_and_name_nobody(serve: Callable[..., ServerProcess]) -> None:
    async def test() -> None:
        server = serve(metrics=True)
        seated = server.open_table(name="Zebulon", seats=2, bots=1)
        client = await Client(server, seated).connect()
        await client.command("Start")
        await client.until(lambda: client.told is not None)
        await client.play_on(until=lambda: client.tick > 5)
        text = server.get("/metrics").body.decode()
        figures = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
        assert float(figures["litfuse_sockets"]) == 1
        assert float(figures["litfuse_store_well"]) == 1
        assert float(figures['litfuse_moves_total{by="person"}']) >= 1
        assert float(figures['litfuse_replies_total{kind="Ack"}']) >= 2
        for secret in ("Zebulon", seated["table"], seated["token"], client.table["match"]):
            assert secret not in text

    run(test)


def test_behind_a_trusted_proxy_limits_are_per_address_that_it_saw(serve: Callable[..., ServerProcess]) -> None:
    direct, behind = serve(tables_per_minute=1), serve(tables_per_minute=1, proxies=1)
    for server, statuses in ((direct, [201, 429, 429]), (behind, [201, 201, 429])):
        asked = ("198.51.100.1", "198.51.100.2", "203.0.113.9, 198.51.100.1")  # what stands before is anybody's word
        assert [server.post("/api/tables", NEW, X_Forwarded_For=a).status for a in asked] == statuses


def test_the_least_recently_used_bucket_is_forgotten_first() -> None:
    buckets = Buckets(1, 2, most=3)
    assert [buckets.take(key, 0.0) for key in "abcaad"] == [True, True, True, True, False, True]
    assert len(buckets) == 3
    assert [buckets.take(key, 0.0) for key in "ab"] == [False, True]  # b is new again, a is still known


def test_a_silent_client_is_disconnected(serve: Callable[..., ServerProcess]) -> None:
    server = serve(hello_seconds=1)

    async def test() -> None:
        async with connect(server.socket_url) as line:
            assert json.loads(await asyncio.wait_for(line.recv(), 10))["says"] == {"key": "hello-late"}

    run(test)


def test_a_client_that_keeps_sending_still_hears_why_it_is_disconnected(server: ServerProcess) -> None:
    async def test() -> None:
        async with connect(server.socket_url, compression=None) as line:
            await line.send("{}")
            time.sleep(0.05)  # and reads nothing
            await line.send("{}")
            assert json.loads(await line.recv())["type"] == "Bye"
            with pytest.raises(ConnectionClosed):
                await line.recv()
            assert line.close_code == 1000

    run(test)


def test_the_log_holds_no_tokens_names_or_tables(server: ServerProcess) -> None:
    seated = server.open_table(name="Rumpelstilz")
    log = server.log.read_text()
    assert seated["token"] not in log
    assert seated["table"] not in log
    assert "Rumpelstilz" not in log


def test_the_api_describes_itself(server: ServerProcess) -> None:
    paths = server.get("/api/openapi.json").body["paths"]
    assert {"/api/games", "/api/tables", "/api/tables/{table}/command"} <= set(paths)


def test_no_client_chooses_what_the_server_imports(server: ServerProcess) -> None:
    table = {"game": "exploding-kittens", "name": "Ann", "seats": 2}
    for body in ({"bots": ["this:s"]}, {"bot": "this:s"}):
        reply = server.post("/api/tables", {**table, **body})
        assert reply.status in {400, 409}
        assert reply.body["says"]["key"] == "no-such-bot"
    ann = server.open_table()
    assert server.send_command(ann, "SetBot", chair=1, level="this:s").body["says"]["key"] == "no-such-bot"
    assert "Zen of Python" not in server.log.read_text()
