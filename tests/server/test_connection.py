"""One socket: bounded work in each turn of the loop, and nothing read after a close."""

import asyncio
import socket
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import pytest

from benchmarks.load import Spent
from litfuse.kernel.codec import encode
from litfuse.kernel.records import Text
from litfuse.server.protocol import VERSION, Bye, Hello
from litfuse.server.settings import Settings
from litfuse.server.sockets import frames
from litfuse.server.sockets.connection import SLICE, Connection
from litfuse.server.tokens import Ticket
from tests.server.process import ServerProcess
from tests.server.test_frames import sent

EMPTY = sent(frames.PONG, b"")


class Transport:
    """Keeps what is written; says what the connection does to it."""

    def __init__(self) -> None:
        self.data = b""
        self.done: list[str] = []

    def write(self, data: bytes) -> None:
        assert "write_eof" not in self.done
        self.data += data

    def is_closing(self) -> bool:
        return "abort" in self.done

    def __getattr__(self, name: str) -> Callable[[], None]:
        return lambda: self.done.append(name)

    def messages(self) -> list[bytes]:
        """Ours are short here and have no mask: a byte, the size, the data."""
        found, data = [], self.data
        while data:
            found.append(data[2 : 2 + data[1]])
            data = data[2 + data[1] :]
        return found


class Counted(frames.Incoming):
    """How many frames were read in each go."""

    def __init__(self, most: int) -> None:
        super().__init__(most)
        self.reads: list[int] = []

    def read(self, data: bytes) -> Any:
        found = list(super().read(data))
        self.reads.append(len(found))
        return iter(found)


def connected(
    test: Callable[[Connection, Transport], Awaitable[None]],
    monkeypatch: pytest.MonkeyPatch,
    rest: bytes = b"",
    **given: Any,
) -> None:
    monkeypatch.setattr(frames, "Incoming", Counted)

    async def run() -> None:
        transport: Any = Transport()
        directory: Any = SimpleNamespace(settings=Settings(**given), store=SimpleNamespace(held=lambda: True))
        await test(Connection(directory, set(), transport, rest), transport)

    asyncio.run(run())


async def turns(most: int) -> None:
    for _ in range(most):
        await asyncio.sleep(0)


def test_a_flood_is_read_in_slices_with_a_turn_for_everybody_else_between(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(line: Connection, transport: Transport) -> None:
        line.data_received(EMPTY * 1000)
        reads = line._incoming.reads  # type: ignore[attr-defined]
        assert transport.done == ["pause_reading"]
        for _ in range(3):
            before = len(reads)
            await asyncio.sleep(0)
            assert len(reads) <= before + 1
        await turns(20)
        assert sum(reads) == 1000
        assert max(reads) <= SLICE // len(EMPTY) + 1
        assert transport.done == ["pause_reading", "resume_reading"]

    connected(test, monkeypatch, message_burst=2000)


@pytest.mark.parametrize("flood", [EMPTY, sent(frames.PING, b""), sent(frames.TEXT, b"", last=False) + sent(0, b"")])
def test_frames_of_every_kind_count_against_the_limit(monkeypatch: pytest.MonkeyPatch, flood: bytes) -> None:
    async def test(line: Connection, transport: Transport) -> None:
        line.data_received(flood * 100)
        await turns(5)
        assert b"too-many-messages" in transport.messages()[-2]
        assert transport.messages()[-1] == frames.closing(frames.POLICY)

    connected(test, monkeypatch, message_burst=1)


def test_nothing_is_read_after_the_close_and_our_end_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(line: Connection, transport: Transport) -> None:
        line.data_received(EMPTY * 1000)
        line.bye("server-stops")
        await turns(5)
        line.data_received(sent(frames.TEXT, b"{}") * 10)
        await turns(5)
        assert line._incoming.reads == []  # type: ignore[attr-defined]
        assert transport.messages() == [encode(Bye(Text("server-stops"))), frames.closing(frames.NORMAL)]
        assert transport.done == ["pause_reading", "resume_reading", "write_eof"]

    connected(test, monkeypatch)


def test_a_word_after_the_lease_closes_the_line_instead(monkeypatch: pytest.MonkeyPatch) -> None:
    """A line that swallowed one message would go on without it."""

    async def test(line: Connection, transport: Transport) -> None:
        store: Any = line._directory.store
        line.write(b"one")
        await turns(2)
        line.write(b"two")
        store.held = lambda: False  # it was said in time, but not written
        await turns(2)
        store.held = lambda: True
        line.write(b"three")
        await turns(2)
        assert transport.messages() == [b"one"]
        assert transport.done == ["abort"]

    connected(test, monkeypatch)


def test_the_code_of_a_client_that_closes_is_sent_back(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(line: Connection, transport: Transport) -> None:
        line.data_received(sent(frames.CLOSE, b"\x0f\xa0") + sent(frames.TEXT, b"{}"))
        await turns(2)
        assert transport.messages() == [b"\x0f\xa0"]
        assert transport.done == ["write_eof"]

    connected(test, monkeypatch)


def test_what_comes_behind_a_hello_waits_until_its_table_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if it came right behind the request for the socket."""
    hello = sent(frames.TEXT, encode(Hello("token", version=VERSION)))

    async def test(line: Connection, transport: Transport) -> None:
        found: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        directory: Any = line._directory
        directory.tokens = SimpleNamespace(open=lambda token: Ticket("t", 0, 1))
        directory.tables = {}
        directory.get = lambda table_id: found
        await turns(3)
        assert transport.messages() == []
        jobs: list[Any] = []
        queue = SimpleNamespace(submit=lambda run, decision=None, drop=None: jobs.append(run))
        found.set_result(SimpleNamespace(queue=queue, attach=print))
        await turns(3)
        assert transport.messages() == [b"one", b"two"]
        assert len(jobs) == 1

    connected(test, monkeypatch, rest=hello + sent(frames.PING, b"one") + sent(frames.PING, b"two"))


def test_millions_of_empty_frames_cost_the_server_next_to_nothing(serve: Callable[..., ServerProcess]) -> None:
    """Before a word and without a token."""
    server = serve(message_rate=20, message_burst=40)
    spent = Spent(server.pid)
    before = spent.cpu()
    for kind in (frames.PONG, frames.PING, frames.PART):
        flood = sent(frames.TEXT, b"", last=False) + sent(kind, b"", last=kind != frames.PART) * 700_000
        with socket.create_connection(("127.0.0.1", server.port), timeout=30) as line:
            line.sendall(
                b"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
            )
            line.sendall(flood)
            line.shutdown(socket.SHUT_WR)
            told = b"".join(iter(lambda: line.recv(65536), b""))
        assert b"too-many-messages" in told
        assert told.endswith(b"\x88\x02\x03\xf0")
    assert spent.cpu() - before < 1
    assert server.get("/healthz").status == 200
