"""What passes between two nodes, and what becomes of their clients when nothing does."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from tests.server.client import Client, run, settled
from tests.server.nodes.street import figure, node
from tests.server.nodes.wires import Line, Wire, wired
from tests.server.places import Place, rows
from tests.server.process import ServerProcess
from tests.server.tape import PING, Tape

COME_BACK = {"key": "come-back"}


@asynccontextmanager
async def pair(folder: Path, url: str, **home: Any) -> AsyncIterator[tuple[ServerProcess, ServerProcess, Wire]]:
    """The home of a table, another node, and the wire over which that one reaches the home. `home`: settings of it."""
    async with AsyncExitStack() as stack:
        made = [node(folder / "home", url, metrics=True, **home), node(folder / "other", url, metrics=True, proxies=1)]
        wires = [await stack.enter_async_context(wired(one.port)) for one in made]
        for one, wire in zip(made, wires, strict=True):
            one.settings["advertise"] = f"127.0.0.1:{wire.port}"
            stack.push_async_callback(asyncio.to_thread, one.stop)
            await asyncio.to_thread(one.start)
        yield made[0], made[1], wires[0]


def test_when_two_living_nodes_cannot_reach_each_other_clients_come_back_and_no_table_moves(
    tmp_path: Path, postgres_url: str
) -> None:
    """Otherwise it would move to and fro."""

    async def test() -> None:
        async with pair(tmp_path, postgres_url) as (home, other, wire):
            host = await asyncio.to_thread(home.open_table)
            place, path = Place(tmp_path, postgres_url), f"/api/tables/{host['table']}"
            before = await asyncio.to_thread(rows, place, "select home, epoch from tables")
            wire.refuses = True
            found = await asyncio.to_thread(other.get, path)
            assert (found.status, found.body) == (503, {"says": COME_BACK})
            client = await Client(other, host, 1).connect_anyhow()
            assert client.inbox == [{"type": "Bye", "says": COME_BACK}]
            assert await asyncio.to_thread(figure, other, "litfuse_nodes_unreached_total") >= 2
            assert await asyncio.to_thread(rows, place, "select home, epoch from tables") == before
            wire.refuses = False
            assert (await asyncio.to_thread(other.get, path)).status == 200
            assert (await Client(other, host, 2).connect()).chair == 0

    run(test)


def test_a_pipe_carries_the_words_of_its_own_viewer_and_no_others(tmp_path: Path, postgres_url: str) -> None:
    """What each of them was told is looked at by `run`; here, that nothing else was on the way to them."""

    async def test() -> None:
        async with pair(tmp_path, postgres_url) as (home, other, wire):
            host = await asyncio.to_thread(home.open_table)
            guest = await asyncio.to_thread(other.join, host["table"], "Ben")
            watching = (await asyncio.to_thread(other.post, f"/api/tables/{host['table']}/watch", {"name": "Wes"})).body
            wire.keeps = True
            tapes = [Tape(other, one["token"], number) for number, one in enumerate((host, guest, watching))]
            for tape in tapes:
                await tape.connect()
            ann, ben, _ = tapes
            assert (await ann.command("Start"))["type"] == "Ack"
            for tape in tapes:
                await tape.until(lambda tape=tape: tape.told is not None)  # type: ignore[misc]
            await ann.command("Say", body="hello")
            for _ in range(4):
                for tape in (ann, ben):
                    if decision := tape.mine():
                        await tape.play(decision, tape.choose(decision))
            await settled(*tapes)
            pipes = [line for line in wire.kept if line.back.startswith(b"HTTP/1.1 101")]
            assert len(pipes) == 3
            for tape, line in zip(tapes, pipes, strict=True):
                passed = [data for data in words(line) if not data.startswith(PING)]
                assert passed == tape.bytes
                assert any(b'"Told"' in data for data in passed)

    run(test)


def words(line: Line) -> Iterator[bytes]:
    """The messages that a node sent behind the head of its answer."""
    data = bytes(line.back).partition(b"\r\n\r\n")[2]
    while len(data) > 1:
        kind, size, start = data[0] & 15, data[1], 2
        if size > 125:
            start += 2 if size == 126 else 8
            size = int.from_bytes(data[2:start], "big")
        if kind in (1, 2):
            yield data[start : start + size]
        data = data[start + size :]


def test_the_home_counts_the_requests_of_a_caller_whom_another_node_leads_there(
    tmp_path: Path, postgres_url: str
) -> None:
    """By the address that the other node saw, whatever the home believes of proxies."""

    async def test() -> None:
        async with pair(tmp_path, postgres_url, request_rate=1, request_burst=8) as (home, other, _):
            host = await asyncio.to_thread(home.open_table)

            async def asked(address: str) -> int:
                path, forwarded = f"/api/tables/{host['table']}", {"X-Forwarded-For": address}
                return (await asyncio.to_thread(other.get, path, **forwarded)).status

            seen: set[int] = set()
            for _ in range(50):
                seen |= {*await asyncio.gather(*[asked("198.51.100.1") for _ in range(5)])}
                if 429 in seen:
                    break
            assert seen == {200, 429}
            assert await asked("198.51.100.2") == 200

    run(test)
