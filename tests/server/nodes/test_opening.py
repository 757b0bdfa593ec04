"""A table is opened by one at a time, and no table waits for another; its clocks go on from there."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from litfuse.server.bots.pool import BotPool
from litfuse.server.protocol import Joining, NewTable, Start
from litfuse.server.storage.base import Conflict, Owner, Write
from litfuse.server.storage.opening import open_store
from litfuse.server.tables import directory as module
from litfuse.server.tables.directory import TableDirectory
from litfuse.server.timing import now_ms
from litfuse.server.tokens import Tokens
from tests.server.places import Place

HOUR_MS = 60 * 60_000


def in_a_house(place: Place, test: Callable[[TableDirectory], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await open_store(place.settings())
        directory = TableDirectory(place.settings(), store, BotPool(1, 5), Tokens(b"secret"))
        await directory.start()
        try:
            async with asyncio.timeout(120):
                await test(directory)
        finally:
            await directory.stop()

    asyncio.run(run())


async def new_table(directory: TableDirectory, **more: Any) -> str:
    return (await directory.create(NewTable(game="exploding-kittens", name="Ann", seats=2, **more))).table


def test_a_table_that_takes_long_to_open_keeps_no_other_waiting(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(directory: TableDirectory) -> None:
        slow, quick = await new_table(directory), await new_table(directory)
        for table in list(directory.tables.values()):
            directory._drop(table)
        go_on, takes, take = asyncio.Event(), [], directory.store.take

        async def waits(table_id: str) -> int:
            takes.append(table_id)
            if table_id == slow:
                await go_on.wait()
            return await take(table_id)

        monkeypatch.setattr(directory.store, "take", waits)
        asked = [asyncio.create_task(directory.get(slow)) for _ in range(3)]
        assert (await directory.get(quick)).doc.id == quick
        assert slow not in directory.tables
        go_on.set()
        first, *others = await asyncio.gather(*asked)
        assert [first] * 2 == others
        assert sorted(takes) == sorted([slow, quick])
        assert len(directory._opening) == 0  # a lock lives as long as somebody opens the table

    in_a_house(place, test)


def test_a_table_that_another_node_made_for_the_same_request_is_the_one(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both looked, found nothing, and this one comes second."""

    async def test(directory: TableDirectory) -> None:
        new = NewTable(game="exploding-kittens", name="Ann", seats=2, id="asked-by-me-alone-0001")
        save = directory.store.save

        async def second(*writes: Write, owner: Owner | None = None) -> None:
            monkeypatch.setattr(directory.store, "save", save)
            await save(*writes, owner=owner)
            raise Conflict("planted")

        monkeypatch.setattr(directory.store, "save", second)
        first = await directory.create(new)
        assert await directory.create(new) == first
        assert list(directory.tables) == [first.table]

    in_a_house(place, test)


def test_clocks_and_absences_count_from_the_moment_a_table_was_taken(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another node had it; this one has been up for hours."""

    async def test(directory: TableDirectory) -> None:
        seated = await directory.create(NewTable(game="exploding-kittens", name="Ann", seats=2))
        await directory.join(seated.table, Joining(name="Ben"))
        table = directory.tables[seated.table]
        await directory.command(seated.table, seated.token, Start("start", table.doc.deal.match))
        assert table.runner is not None
        left = table.runner.running.clocks.left
        directory._drop(table)
        later = now_ms() + HOUR_MS
        monkeypatch.setattr(module, "now_ms", lambda: later)
        again = await directory.get(seated.table)
        assert again.runner is not None
        assert again.runner.running.clocks.since == later
        assert again.runner.running.clocks.left.keys() == left.keys()
        assert set(again.audience.lost.values()) == {later}

    in_a_house(place, test)
