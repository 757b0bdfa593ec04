"""Random messages and requests: one clear answer each, no harm to anybody, nothing changed by what was refused."""

import asyncio
import http.client
import json
import random
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.client import Client, run
from tests.server.fuzz import Fuzz, id_of
from tests.server.process import ServerProcess
from tests.server.test_commands import DRAW, turn_of, two

OPEN = {"message_rate": 100_000, "message_burst": 100_000, "chat_lines": 10_000, "tables_per_minute": 100_000}
FAULTS = ("ask_failed", "job_failed", "request_failed", "table_not_recovered", "rules_bug", "Traceback")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path_factory.mktemp("fuzz"), **OPEN).start()
    yield process
    assert process.stop() == 0
    # One who goes away in the middle of a request is logged as such.
    log = [line for line in process.log.read_text().splitlines() if "client disconnected" not in line]
    assert not [line for line in log for fault in FAULTS if fault in line]


def stored(server: ServerProcess, table: str) -> Any:
    """All that the database has of a table."""
    with closing(sqlite3.connect(f"file:{server.folder / 'litfuse.db'}?mode=ro", uri=True)) as db:
        return [
            db.execute("select rev, doc from tables where id = ?", (table,)).fetchall(),
            db.execute("select * from matches where table_id = ?", (table,)).fetchall(),
            db.execute(
                "select * from entries where match_id in (select id from matches where table_id = ?)", (table,)
            ).fetchall(),
            db.execute("select * from lines where table_id = ?", (table,)).fetchall(),
        ]


class Sitting:
    """One client that sends whatever it likes, one that only listens."""

    def __init__(self, server: ServerProcess, seed: int, frames: int) -> None:
        self.server = server
        self.fuzz = Fuzz(seed)
        self.frames = frames
        self.answers = 0

    async def begin(self) -> None:
        server = self.server
        host = await asyncio.to_thread(server.open_table, "Ann", 2, 0, pace={"turn": 600, "nope": None})
        guest = await asyncio.to_thread(server.join, host["table"], "Ben")
        self.table = host["table"]
        self.rude = await Client(server, host).connect()
        self.quiet = await Client(server, guest).connect()
        await self.rude.command("Start", "start")
        await self.rude.until(lambda: self.rude.told is not None)
        await self.quiet.until(lambda: self.quiet.told is not None)

    async def play(self) -> None:
        await self.begin()
        for _ in range(self.frames):
            await self.one()
            if self.rude.closed or self.quiet.closed:  # left, kicked or thrown out
                for client in (self.rude, self.quiet):
                    assert client.socket is not None
                    assert not client.closed or client.socket.close_code in {1000, 1008, 1009}, self.fuzz.sent[-1]
                    await client.close()
                await self.begin()

    async def one(self) -> None:
        """Sends one message, waits until it is dealt with, and looks what came of it."""
        rude, quiet = self.rude, self.quiet
        before = stored(self.server, self.table)
        heard, count = len(quiet.inbox), len(rude.inbox)
        text = self.fuzz.frame(rude.table["match"], rude.frame)
        id, mark = id_of(text), f"mark-{self.fuzz.number}"
        with suppress(ConnectionClosed):
            await rude.send(text)
            await rude.send({"type": "Why", "id": mark, "match": "", "decision": ""})
        await rude.until(lambda: mark in rude.replies or rude.closed)
        with suppress(ConnectionClosed):  # whatever the other one was told is in when this is answered
            await quiet.send({"type": "Why", "id": mark, "match": "", "decision": ""})
            await quiet.until(lambda: mark in quiet.replies or quiet.closed)
        came = rude.inbox[count:]
        assert not [m for m in came if m["type"] == "Failed"], text
        if rude.closed:
            assert rude.inbox[-1]["type"] == "Bye", (text, came)
            return
        kind = type_of(text)
        answers = [m for m in came if "id" in m and m["id"] != mark]
        assert [m["id"] for m in answers] == ([] if kind == "Pong" else [id]), (text, answers)
        self.answers += len(answers)
        if not answers or answers[0]["type"] in {"Refused", "Stale", "Paused", "Because"}:
            after = stored(self.server, self.table)
            if any(by in {"bot", "clock", "standing"} for _, _, _, by, *_ in after[2][len(before[2]) :]):
                return  # the table went on by itself meanwhile
            assert after == before, text
            assert [m for m in quiet.inbox[heard:] if m.get("id") != mark] == [], text


def type_of(text: str) -> str:
    """Pong alone wants no answer, and only if there is nothing else in it."""
    try:
        message = json.loads(text)
    except ValueError:
        return ""
    return "Pong" if message == {"type": "Pong"} else ""


def test_every_message_gets_one_reply_and_a_refused_one_changes_nothing(server: ServerProcess) -> None:
    async def test() -> None:
        on, off = await two(server, {"turn": 600})
        table = on.table["id"]

        def canary() -> Any:
            heard = [[m for m in client.inbox if m["type"] != "Ping"] for client in (on, off)]
            return heard, stored(server, table), server.get(f"/api/tables/{table}").body

        before = canary()
        sittings = [Sitting(server, seed, 300) for seed in range(4)]
        await asyncio.gather(*(s.play() for s in sittings))
        assert canary() == before  # the table beside noticed nothing
        assert (await on.play(turn_of(on), DRAW))["type"] == "Ack"
        assert sum(s.answers for s in sittings) > 900

    run(test)


BODIES: tuple[bytes, ...] = (
    b"",
    b"{",
    b"null",
    b"[]",
    b"[" * 15_000,
    b'{"a":' * 3000,
    b'{"game":"exploding-kittens","name":"A\\u0000","seats":2}',
    b'{"game":"exploding-kittens","name":"A\\ud800","seats":2}',
    b'{"game":"exploding-kittens","name":"Ann","seats":99999999999999999999}',
    b'{"game":"exploding-kittens","name":"Ann","seats":2.5}',
    b'{"game":"\\u0000","name":"Ann","seats":2}',
    b'{"game":"exploding-kittens","name":"Ann","seats":2,"bots":["random","random","random"]}',
    b'{"game":"exploding-kittens","name":"Ann","seats":2,"config":{"opening":"x"}}',
    b'{"game":"exploding-kittens","name":"Ann","seats":2,"pace":{"\\u0000":1}}',
    b'{"type":"Leave","id":"x"}',
    b'{"type":"Play","id":"x","match":"m"}',
    b'{"name":"Ann"}',
    b'{"name":"Ann","chair":7}',
    b"\xff\xfe",
    b"\x00" * 100,
    b'"' + b"x" * 20_000 + b'"',
    b'{"name":"' + b"x" * 100_000 + b'"}',
)
PATHS = (
    "/api/tables",
    "/api/tables/{table}",
    "/api/tables/{table}/join",
    "/api/tables/{table}/watch",
    "/api/tables/{table}/command",
    "/api/tables/unknown/join",
    "/api/tables/%00/join",
    "/api/tables/%ff%fe/command",
    "/api/tables/" + "x" * 3000,
    "/api/tables/..%2f..%2fetc/join",
    "/api/matches/unknown/record",
    "/api/matches/%0a/record",
    "/api/matches/{match}/record",
    "/api/nothing",
    "/api/",
    "/api",
    "/api/socket",
    "/metrics",
    "/%c0%af",
    "//",
    "/api/games?x=%00&y[]=1",
    "/api/tables?public=%ff",
)
HEADERS: tuple[dict[str, str], ...] = (
    {"Content-Type": "application/json"},
    {"Content-Type": "application/json; charset=utf-16"},
    {"Content-Type": "text/plain"},
    {"Content-Type": "application/x-www-form-urlencoded"},
    {"Content-Type": "multipart/form-data; boundary=x"},
    {"Content-Type": "application/json", "Origin": "http://evil.example"},
    {"Content-Type": "application/json", "Origin": "http://["},
    {"Content-Type": "application/json", "Authorization": "Bearer x.y"},
    {"Content-Type": "application/json", "Authorization": "Bearer " + "ä" * 50},
    {"Content-Type": "application/json", "Authorization": "Basic eDp5"},
    {"Content-Type": "application/json", "Accept": "text/html", "Accept-Encoding": "br, gzip"},
    {"Content-Type": "application/json", "Cookie": "a=é; b", "X-Forwarded-For": "'; drop table tables"},
    {},
)
METHODS = ("GET", "POST", "POST", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "STRANGE")


def test_every_request_gets_an_answer_of_one_form(server: ServerProcess) -> None:
    rng = random.Random(5)
    seated = server.open_table(seats=3, bots=1)
    server.send_command(seated, "Start")
    match = server.get(f"/api/tables/{seated['table']}").body["match"]
    before = stored(server, seated["table"])[1:2]
    seen: dict[int, int] = {}
    for _ in range(700):
        method, body = rng.choice(METHODS), rng.choice(BODIES)
        path = rng.choice(PATHS).replace("{table}", seated["table"]).replace("{match}", match)
        headers = dict(rng.choice(HEADERS))
        if rng.random() < 0.2 and "Authorization" not in headers:
            headers["Authorization"] = f"Bearer {seated['token'][:-1]}!"
        status, data = request(server, method, path, body if method not in {"GET", "HEAD"} else b"", headers)
        said = (method, path[:60], body[:60], headers, status, data[:200])
        seen[status] = seen.get(status, 0) + 1
        assert status < 500, said
        if status >= 400 and method != "HEAD":
            assert data[:1] == b"{", said
            problem = json.loads(data)
            assert problem["says"]["key"], said
            assert "Traceback" not in problem, said
            assert "litfuse" not in json.dumps(problem), said
    assert {400, 403, 404, 405, 413, 415} <= set(seen)
    assert stored(server, seated["table"])[1:2] == before


def request(server: ServerProcess, method: str, path: str, body: bytes, headers: dict[str, str]) -> tuple[int, bytes]:
    with closing(http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)) as connection:
        connection.putrequest(method, path, skip_accept_encoding=True)
        for name, value in headers.items():
            connection.putheader(name, value.encode())
        if body or method == "POST":
            connection.putheader("Content-Length", str(len(body)))
        connection.endheaders()
        with suppress(OSError):  # it would not hear more; the answer says why
            connection.send(body)
        answer = connection.getresponse()
        return answer.status, answer.read()


@pytest.mark.parametrize(
    "lines",
    [
        b"\x00\x01\x02\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /api/games HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5\r\n\r\n",
        b"POST /api HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        b"Transfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
        b"GET /" + b"a" * 200_000 + b" HTTP/1.1\r\n\r\n",
    ],
)
def test_malformed_http_does_no_harm(server: ServerProcess, lines: bytes) -> None:
    with closing(socket.create_connection(("127.0.0.1", server.port), timeout=5)) as line, suppress(OSError):
        line.sendall(lines)
        line.shutdown(socket.SHUT_WR)
        while line.recv(65536):
            pass
    assert server.get("/healthz").status == 200


def test_the_first_message_may_be_anything(server: ServerProcess) -> None:
    async def test() -> None:
        fuzz = Fuzz(77)

        async def first(text: str) -> None:
            async with connect(server.socket_url, compression=None) as line:
                await line.send(text)
                assert json.loads(await line.recv())["type"] == "Bye", text
                with pytest.raises(ConnectionClosed):
                    await line.recv()
                assert line.close_code in {1000, 1008, 1009}, text

        texts = [
            *(fuzz.frame("m", {}) for _ in range(60)),
            '{"type":"Hello"}',
            '{"type":"Hello","token":"\\u0000"}',
        ]
        await asyncio.gather(*map(first, texts))

    run(test)
