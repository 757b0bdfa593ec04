"""The deadline is asked at every word: what comes out after it may be old, and closes the line instead."""

import asyncio
import json
from contextlib import suppress
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from litfuse.server.protocol import VERSION, Joining, NewTable
from litfuse.server.storage.postgres.store import PostgresStore
from litfuse.server.tables.directory import TableDirectory
from tests.server.nodes.houses import Street, door, in_a_street

RULE = pytest.mark.parametrize("rule", ["in place", "left out"])
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.base_exceptions.LitestarDeprecationWarning")


async def asleep(street: Street, a: TableDirectory, table: str, rule: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Node a slept longer than its lease, b has its table and goes on with it; a wakes up and has not noticed."""
    store = a.store
    assert isinstance(store, PostgresStore)
    b = await street.house("b")
    await street.bury(store.node)
    await b.join(table, Joining(name="Ben"))
    if rule == "in place":
        store.lease._sent -= 2 * store.lease.seconds
    else:
        monkeypatch.setattr(store, "held", lambda: True)


async def get(port: int, path: str) -> tuple[int, Any]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"GET {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n".encode())
    head, _, body = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    return int(head[9:12]), json.loads(body)


async def heard(socket: ClientConnection) -> list[Any]:
    """Until nothing more is said for a while, or the line is closed."""
    said = []
    with suppress(ConnectionClosed, TimeoutError):
        while True:
            async with asyncio.timeout(2):
                said.append(json.loads(await socket.recv()))
    return said


@RULE
def test_a_request_after_the_deadline_gets_no_outdated_answer(
    postgres_url: str, rule: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(street: Street) -> None:
        a = await street.house("a")
        seated = await a.create(NewTable(game="exploding-kittens", name="Ann", seats=2))
        async with door(a) as port:
            await asleep(street, a, seated.table, rule, monkeypatch)
            status, body = await get(port, f"/api/tables/{seated.table}")
            if rule == "in place":
                assert (status, body) == (503, {"says": {"key": "come-back"}})
            else:
                assert status == 200
                assert [chair.get("name") for chair in body["chairs"]] == ["Ann", None]  # Ben was told that he sits

    in_a_street(postgres_url, test)


@RULE
def test_a_message_after_the_deadline_closes_the_connection(
    postgres_url: str, rule: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(street: Street) -> None:
        a = await street.house("a")
        seated = await a.create(NewTable(game="exploding-kittens", name="Ann", seats=2))
        async with door(a) as port, connect(f"ws://127.0.0.1:{port}/api/socket", compression=None) as socket:
            await socket.send(json.dumps({"type": "Hello", "version": VERSION, "token": seated.token}))
            await heard(socket)
            await asleep(street, a, seated.table, rule, monkeypatch)
            why = {"type": "Why", "id": "w", "match": "", "decision": "", "action": {}}
            await socket.send(json.dumps(why))  # answered out of memory
            said = await heard(socket)
            if rule == "in place":
                assert said == []
                assert socket.close_code == 1006
                # And nothing is swallowed on a line that lives on: the lease may be renewed late.
                assert all(not outbox.open for outbox in a.tables[seated.table].audience.outboxes)
            else:
                assert [message["type"] for message in said] == ["Stale"]

    in_a_street(postgres_url, test)
