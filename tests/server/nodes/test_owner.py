"""Only the home of a table writes to it: the fence before units of writes, and what follows for a lost table."""

import asyncio
from collections.abc import Awaitable, Callable

import asyncpg
import pytest

from litfuse.server.bots.pool import BotPool
from litfuse.server.protocol import Failed, Joining, NewTable, Say, Seated
from litfuse.server.storage.base import Conflict, Elsewhere, Lost, Owner, PutLine, Unavailable, Write
from litfuse.server.storage.opening import open_store
from litfuse.server.storage.postgres import homes, sql
from litfuse.server.storage.postgres.store import PostgresStore
from litfuse.server.tables.directory import TableDirectory
from litfuse.server.tokens import Tokens
from tests.server.nodes.steps import House, play, under_way, without
from tests.server.places import Place, rows_of
from tests.server.test_storage import entry, line

LOCK = " for no key update"
RULE = pytest.mark.parametrize("rule", ["in place", "left out"])


def unit(*writes: Write, fence: Callable[[str], str] = lambda statement: statement) -> str:
    """The message of node a for its table."""
    return fence(sql.message(writes, "a", Owner("t", 1)))


@RULE
def test_a_take_over_waits_for_a_unit_under_way_and_reads_it(url: str, rule: str) -> None:
    message = unit(line(1), entry(0))
    if rule == "left out":
        message = without(message, LOCK)

    async def test(house: House) -> None:
        a, b = await house.session(), await house.session()
        await b.join("b")
        await house.boss.run(homes.LEAVE, "a")
        async with under_way(a):
            await a._connection.execute(message)
            take = b.start(homes.TAKE, "b", "t", 1, "a")
            if rule == "in place":
                await house.until_blocked(b)
            else:
                assert await take == [(2,)]
                assert await b.log() == []  # b goes on without the entry
        assert await take == [(2,)]
        assert await b.log() == [0]

    play(url, test)


@RULE
def test_a_unit_of_a_home_that_lost_the_table_writes_nothing(
    postgres_url: str, rule: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if rule == "left out":
        monkeypatch.setattr(sql, "_fence", lambda *_: "select 1")

    async def test(directory: TableDirectory, seated: Seated, place: Place) -> None:
        store, owner = directory.store, Owner(seated.table, 1)
        await change(place, "update tables set home = 'b', epoch = 2")
        said = PutLine(table_id=seated.table, number=1, author="a", line_id="x", at=5, heard=b"{}", doc=b"d")
        if rule == "in place":
            with pytest.raises(Conflict):
                await store.save(said, entry(7), owner=owner)
        else:
            await store.save(said, entry(7), owner=owner)
        with pytest.raises(Conflict, match="home"):
            await store.save(entry(8), owner=owner)
        written = [] if rule == "in place" else [(7,)]
        assert await rows_of(place, "select seq from entries") == written

    in_a_house(postgres_url, test)


def test_a_new_table_lives_where_it_was_made(postgres_url: str) -> None:
    async def test(directory: TableDirectory, seated: Seated, place: Place) -> None:
        assert isinstance(directory.store, PostgresStore)
        assert await rows_of(place, "select home, epoch, rules from tables") == [(directory.store.node, 1, None)]
        await directory.join(seated.table, Joining(name="Ben"))

    in_a_house(postgres_url, test)


def test_a_table_that_another_node_took_is_dropped_and_led_there(postgres_url: str) -> None:
    """The node is alive and has not noticed: what it would write is refused, and it says so."""

    async def test(directory: TableDirectory, seated: Seated, place: Place) -> None:
        await change(place, "insert into nodes (id, address) values ('b', 'b.example.org:8000')")
        await change(place, "update tables set home = 'b', epoch = 2")
        waiting = directory.join(seated.table, Joining(name="Ben"))
        said = directory.command(seated.table, seated.token, Say("one", body="hello"))
        answers = await asyncio.gather(waiting, said, return_exceptions=True)
        assert [type(answer) for answer in answers] in ([Lost, Lost], [Lost, Failed])
        assert directory.tables == {}
        with pytest.raises(Elsewhere) as found:
            await directory.get(seated.table)
        assert found.value.address == "b.example.org:8000"
        assert await rows_of(place, "select rev, home, epoch from tables") == [(1, "b", 2)]

    in_a_house(postgres_url, test)


def test_a_table_whose_home_is_gone_is_taken_by_whoever_is_asked(postgres_url: str) -> None:
    async def test(directory: TableDirectory, seated: Seated, place: Place) -> None:
        directory._drop(directory.tables[seated.table])
        await change(place, "update tables set home = 'gone', epoch = 6")
        table = await directory.get(seated.table)
        assert table.keeper.epoch == 7
        await directory.join(seated.table, Joining(name="Ben"))

    in_a_house(postgres_url, test)


@RULE
def test_a_write_of_unknown_fate_is_settled_before_it_is_read_back(
    postgres_url: str, rule: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The write had not even begun when its line was lost; it arrives after the table was read back."""

    async def test(directory: TableDirectory, seated: Seated, place: Place) -> None:
        store = directory.store
        assert isinstance(store, PostgresStore)
        late: list[str] = []

        async def lost(*writes: Write, owner: Owner | None = None) -> None:
            late.append(sql.message(writes, store.node, owner))
            raise Unavailable("planted")

        if rule == "left out":
            monkeypatch.setattr(store, "settle", same_epoch)
        with monkeypatch.context() as broken:
            broken.setattr(store, "save", lost)
            with pytest.raises(Unavailable):
                await directory.join(seated.table, Joining(name="Ben"))
        try:
            await change(place, late[0])
            arrived = True
        except asyncpg.DivisionByZeroError:  # the fence
            arrived = False
        assert arrived == (rule == "left out")  # a chair is taken, and the person was told that it is not
        assert directory.tables[seated.table].keeper.epoch == (2 if rule == "in place" else 1)

    in_a_house(postgres_url, test)


async def same_epoch(owner: Owner) -> int:
    return owner.epoch


async def change(place: Place, statement: str) -> None:
    connection = await asyncpg.connect(place.url)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


def in_a_house(url: str, test: Callable[[TableDirectory, Seated, Place], Awaitable[None]]) -> None:
    async def run() -> None:
        place = Place(None, url)  # type: ignore[arg-type]
        store = await open_store(place.settings())
        directory = TableDirectory(place.settings(), store, BotPool(1, 5), Tokens(b"secret"))
        seated = await directory.create(NewTable(game="exploding-kittens", name="Ann", seats=3))
        try:
            async with asyncio.timeout(120):
                await test(directory, seated, place)
        finally:
            await directory.stop()

    asyncio.run(run())
