"""What one server keeps does not grow with those who never come back, nor with what was ever said."""

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from litfuse.kernel.codec import encode
from litfuse.kernel.errors import RulesBug
from litfuse.server.bots.pool import BotPool
from litfuse.server.protocol import Ack, Joining, NewTable, Pause, Refused, Say, Seated, Start
from litfuse.server.storage.base import PutLine
from litfuse.server.storage.opening import open_store
from litfuse.server.storage.sqlite import SqliteStore
from litfuse.server.tables import stored
from litfuse.server.tables.directory import TableDirectory
from litfuse.server.tables.live_table import LiveTable
from litfuse.server.talk.lines import DOCUMENT, Line
from litfuse.server.talk.tally import Tally
from litfuse.server.timing import now_ms
from litfuse.server.tokens import Tokens
from tests.server.client import Client, run
from tests.server.places import Place
from tests.server.process import ServerProcess

Test = Callable[[TableDirectory], Awaitable[None]]


def in_a_directory(where: Path | Place, test: Test, **settings: Any) -> None:
    place = where if isinstance(where, Place) else Place(where)

    async def whole() -> None:
        chosen = place.settings(**settings)
        directory = TableDirectory(chosen, await open_store(chosen), BotPool(1, 5), Tokens(b"secret"))
        await directory.start()
        try:
            await test(directory)
        finally:
            await directory.stop()

    asyncio.run(whole())


async def table_of_two(directory: TableDirectory, **more: Any) -> list[Seated]:
    first = await directory.create(NewTable(**{"game": "exploding-kittens", "name": "Ann", "seats": 2, **more}))
    return [first, await directory.join(first.table, Joining(name="Ben"))]


async def started(directory: TableDirectory, **more: Any) -> list[Seated]:
    seated = await table_of_two(directory, **more)
    start = Start("start", directory.tables[seated[0].table].doc.deal.match)
    assert isinstance(await directory.command(seated[0].table, seated[0].token, start), Ack)
    return seated


# --- talk -------------------------------------------------------------------------------------------------------------


@pytest.mark.sqlite
def test_a_client_that_connects_or_speaks_too_fast_makes_nobody_read_all_that_was_ever_said(
    tmp_path: Path, serve: Callable[..., ServerProcess]
) -> None:
    lines = 20_000

    async def test() -> None:
        server = serve()
        ann, ben = server.open_table(), None
        ben = server.join(ann["table"], "Ben")
        server.stop()
        await fill(server.folder / "litfuse.db", ann["table"], lines)
        server.start()
        client = await Client(server, ann).connect()
        await client.until(lambda: client.heard == lines)
        assert [line["body"] for line in client.lines][-2:] == [f"line {lines - 2}", f"line {lines - 1}"]
        assert len(client.lines) == 200
        other = await Client(server, ben).connect()
        await other.until(lambda: other.heard == lines)
        answers = [await client.command("Say", body=f"fast {n}") for n in range(8)]
        assert [a["type"] for a in answers] == ["Ack"] * 5 + ["Refused"] * 3
        await other.until(lambda: other.heard == lines + 5)
        late = await Client(server, ann).connect()
        await late.until(lambda: late.heard == lines + 5)

    run(test)


async def fill(path: Path, table: str, lines: int) -> None:
    store = SqliteStore(path)
    tally = Tally()
    writes = []
    for n in range(lines):
        line = Line(id=f"l{n}", chair=0, generation=1, name="Ann", body=f"line {n}", at=n)
        tally = tally.after(line)
        row = PutLine(
            table_id=table,
            number=n + 1,
            author="0/1",
            line_id=line.id,
            at=n,
            heard=encode(tally),
            doc=DOCUMENT.encode(line),
        )
        writes.append(row)
    await store.save(*writes)
    await store.close()


def test_reads_of_talk_are_bounded(tmp_path: Path) -> None:
    """However many lines there are, so many rows are read for a Hello and one for a refused line."""
    read: list[int] = []

    async def test(directory: TableDirectory) -> None:
        seated = await table_of_two(directory)
        table = await directory.get(seated[0].table)
        real = SqliteStore._rows

        async def counted(self: SqliteStore, query: Any) -> list[Any]:
            rows = await real(self, query)
            read.append(len(rows))
            return rows

        SqliteStore._rows = counted  # type: ignore[method-assign]
        try:
            replies = []
            for n in range(30):
                reply = await directory.command(seated[0].table, seated[0].token, Say(f"l{n}", body=f"line {n}"))
                replies.append(type(reply))
                await table.talk.lines()
        finally:
            SqliteStore._rows = real  # type: ignore[method-assign]
        assert replies == [Ack] * 5 + [Refused] * 25
        assert max(read) <= 8

    in_a_directory(tmp_path, test, chat_kept=2)


def test_spectators_of_one_address_have_one_allowance_of_talk(serve: Callable[..., ServerProcess]) -> None:
    server = serve(proxies=1)
    tables = [server.open_table()["table"] for _ in range(2)]

    def watches(table: str, address: str) -> dict[str, Any]:
        reply = server.post(f"/api/tables/{table}/watch", {"name": "Wes"}, X_Forwarded_For=address)
        assert reply.status == 201
        seated: dict[str, Any] = reply.body
        return seated

    crowd = [watches(tables[n % 2], f"2001:db8:7:7::{n}") for n in range(12)]
    said = [server.send_command(seated, "Say", id=f"c{n}", body="hey").status for n, seated in enumerate(crowd)]
    assert said.count(200) in {5, 6}  # a slow machine lets one more pass by the time
    other = watches(tables[0], "2001:db8:7:8::1")
    assert server.send_command(other, "Say", id="o", body="hey").status == 200
    again = server.send_command(crowd[0], "Say", id="c0", body="hey")
    assert again.status == 200  # the same line, sent again


# --- lists and memory -------------------------------------------------------------------------------------------------


@pytest.mark.sqlite
def test_public_tables_are_listed_while_somebody_is_there_or_was_there_lately(
    serve: Callable[..., ServerProcess],
) -> None:
    async def test() -> None:
        server = serve()
        left, lately, here = [server.open_table(name, public=True) for name in ("Ann", "Ben", "Cat")]
        cat = await Client(server, here).connect()
        with sqlite3.connect(server.folder / "litfuse.db", timeout=30) as database:
            database.execute("update tables set seen = 1 where id in (?, ?)", (left["table"], here["table"]))
        database.close()
        async with asyncio.timeout(30):  # the list is a second old at most
            while {t["id"] for t in server.get("/api/tables").body} != {lately["table"], here["table"]}:
                await asyncio.sleep(0.1)
        listed = {t["id"]: t for t in server.get("/api/tables").body}
        assert listed[here["table"]]["chairs"][0]["present"]
        assert cat.table["id"] == here["table"]

    run(test)


def whole(table: LiveTable) -> tuple[bytes, int]:
    assert table.runner is not None
    return stored.DOCUMENT.encode(table.doc), table.runner.match.seq


def test_matches_of_people_who_do_not_return_leave_memory_and_come_back_whole(tmp_path: Path) -> None:
    async def test(directory: TableDirectory) -> None:
        paused = await started(directory)
        pause = Pause("pause", directory.tables[paused[0].table].doc.match)
        assert isinstance(await directory.command(paused[0].table, paused[0].token, pause), Ack)
        stopped = await started(directory, game="bomb-busters")
        runner = directory.tables[stopped[0].table].runner
        assert runner is not None
        await runner.stop(RulesBug("planted"))
        clocked = await started(directory)
        tables = {s[0].table: directory.tables[s[0].table] for s in (paused, stopped, clocked)}
        before = {id: whole(t) for id, t in tables.items()}
        shown = tables[paused[0].table].runner.running.clocks.left  # type: ignore[union-attr]
        soon = now_ms() + 10_000_000
        assert [t.idle(soon) for t in tables.values()] == [True, True, False]
        assert not any(t.idle(now_ms() - 60_000) for t in tables.values())
        for id in list(tables)[:2]:
            directory.tables.pop(id).retire()
        for id in tables:
            assert whole(await directory.get(id)) == before[id]
        table = await directory.get(paused[0].table)
        assert table.runner is not None
        assert table.runner.running.clocks.left == shown

    in_a_directory(tmp_path, test, idle_seconds=10_000)


def test_a_paused_match_leaves_memory_by_itself(serve: Callable[..., ServerProcess]) -> None:
    async def test() -> None:
        server = serve(idle_seconds=0.1, silence_seconds=2, metrics=True)
        seated = server.open_table(seats=2, bots=1)
        ann = await Client(server, seated).connect()
        await ann.command("Start")
        await ann.until(lambda: ann.told is not None)
        tick = ann.tick
        await ann.command("Pause")
        await ann.close()
        async with asyncio.timeout(60):
            while b"litfuse_tables 0.0" not in server.get("/metrics").body:
                await asyncio.sleep(0.1)
        await ann.connect()
        await ann.until(lambda: ann.told is not None)
        assert (ann.table["paused"], ann.tick) == (True, tick)
        assert (await ann.command("Resume"))["type"] == "Ack"
        await ann.play_on()

    run(test)


def test_a_server_does_not_load_paused_matches_when_it_starts(serve: Callable[..., ServerProcess]) -> None:
    async def test() -> None:
        server = serve(metrics=True)
        ann = await Client(server, server.open_table(seats=2, bots=1)).connect()
        await ann.command("Start")
        await ann.until(lambda: ann.told is not None)
        await ann.command("Pause")
        await ann.close()
        server.restart()
        time.sleep(0.5)
        assert b"litfuse_tables 0.0" in server.get("/metrics").body

    run(test)
