"""PostgreSQL goes away, is silent or late: nothing is told that is not stored, and what is read back is final."""

import asyncio
import os
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

import asyncpg
import pytest

from litfuse.server.storage.base import Conflict, Owner, Probe, PutTable, Unavailable
from litfuse.server.storage.postgres import line
from litfuse.server.storage.postgres.line import BadDatabase, connect, shown
from litfuse.server.storage.postgres.pool import ReadPool
from litfuse.server.storage.postgres.store import PostgresStore
from tests.postgres import Postgres, new_folder
from tests.server.places import Place, rows_of
from tests.server.proxy import between
from tests.server.test_storage import entry

LINES = "select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()"
HERE = "database = (select oid from pg_database where datname = current_database())"


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine is slow to connect, not wrong."""
    monkeypatch.setattr(line, "CONNECT_SECONDS", 60.0)


@pytest.fixture
def near() -> Iterator[Path]:
    """A folder whose name is short enough for a socket."""
    with tempfile.TemporaryDirectory(dir="/tmp") as folder:
        yield Path(folder)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[PostgresStore]:
    store = await PostgresStore.open(url)
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def other(url: str) -> AsyncIterator[asyncpg.Connection]:
    connection = await asyncpg.connect(url)
    try:
        yield connection
    finally:
        await connection.close()


async def stored(url: str) -> list[int]:
    return [row[0] for row in await rows_of(Place(Path(), url), "select seq from entries order by seq")]


async def heals(store: PostgresStore) -> None:
    async with asyncio.timeout(60):
        while store.failure() is not None:
            try:
                await store.save(Probe())
            except Unavailable:
                await asyncio.sleep(0.05)


def test_a_store_goes_on_after_its_sessions_were_ended(postgres_url: str) -> None:
    async def run() -> None:
        async with opened(postgres_url) as store, other(postgres_url) as boss:
            await store.save(entry(0))
            assert [e.seq for e in await store.entries("m")] == [0]
            await boss.execute(f"select pg_terminate_backend(pid) from ({LINES}) as lines")
            with pytest.raises(Unavailable):
                await store.save(entry(1))
            assert store.failure() is not None
            found = [e.seq for e in await store.entries("m")]  # read back by a new line
            await store.save(entry(len(found)))
            assert store.failure() is None
            assert await stored(postgres_url) == list(range(len(found) + 1))

    asyncio.run(run())


def test_what_was_written_late_cannot_come_after_it_was_settled(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The entry waits for a lock longer than the store waits for an answer."""

    async def run() -> None:
        async with opened(postgres_url) as store, other(postgres_url) as boss:
            owner = Owner("t", 1)
            await store.save(PutTable(id="t", rev=1, public=False, running=True, seen=1, doc=b"{}"), owner=owner)
            await store.save(entry(0), owner=owner)
            async with boss.transaction():
                await boss.execute("lock table entries in exclusive mode")
                monkeypatch.setattr(store.writer, "_answer", 0.3)
                with pytest.raises(Unavailable):
                    await store.save(entry(1), owner=owner)
                owner = Owner("t", await store.settle(owner))
                assert [e.seq for e in await store.entries("m")] == [0]
            async with asyncio.timeout(60):
                while await boss.fetchval(f"select count(*) from pg_locks where not granted and {HERE}"):
                    await asyncio.sleep(0.02)
            assert await stored(postgres_url) == [0]
            monkeypatch.setattr(store.writer, "_answer", 60)
            await store.save(entry(1), owner=owner)
            with pytest.raises(Conflict, match="home"):
                await store.save(entry(2), owner=Owner("t", 1))

    asyncio.run(run())


def test_an_answer_that_is_kept_back_is_found_by_reading_back(postgres_url: str, near: Path) -> None:
    async def run() -> None:
        async with between(postgres_url, near) as (proxy, url), opened(url) as store:
            await store.save(entry(0))
            proxy.hold_answers()
            saving = store.save(entry(1))
            async with asyncio.timeout(60):
                while await stored(postgres_url) != [0, 1]:
                    await asyncio.sleep(0.02)
            proxy.cut()
            with pytest.raises(Unavailable):
                await saving
            assert [e.seq for e in await store.entries("m")] == [0, 1]
            with pytest.raises(Conflict):
                await store.save(entry(1))
            await store.save(entry(2))
            assert store.failure() is None

    asyncio.run(run())


def test_what_waits_in_a_batch_when_the_line_is_lost_is_answered(postgres_url: str, near: Path) -> None:
    async def run() -> None:
        async with between(postgres_url, near) as (proxy, url), opened(url) as store:
            await store.save(entry(0))
            proxy.refuses = True
            proxy.cut()
            saves = [store.save(entry(seq, match=f"m{seq % 3}")) for seq in range(1, 40)]
            async with asyncio.timeout(60):
                answers = await asyncio.gather(*saves, return_exceptions=True)
            assert {type(answer) for answer in answers} == {Unavailable}
            assert store.failure() is not None

    asyncio.run(run())


def test_many_stores_that_start_at_once_bring_the_schema_up_to_date_once(postgres_url: str) -> None:
    async def run() -> None:
        stores = await asyncio.gather(*(PostgresStore.open(postgres_url) for _ in range(5)))
        assert len({store.node for store in stores}) == 5
        for store in stores:
            await store.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("spoil", "key"),
    [
        ("alter database {} set synchronous_commit = off", "cli-database-forgetful"),
        ("alter database {} allow_connections false", "cli-database-unreachable"),
    ],
)
def test_a_database_that_cannot_be_relied_on_is_refused(
    spoil: str, key: str, postgres: Postgres, postgres_url: str
) -> None:
    postgres.run(spoil.format(urlsplit(postgres_url).path[1:]))
    with pytest.raises(BadDatabase) as refused:
        asyncio.run(PostgresStore.open(postgres_url))
    assert refused.value.says.key == key


def test_a_database_that_has_no_time_is_asked_with_more_patience_each_time(postgres_url: str) -> None:
    """Otherwise nobody would get an answer as long as each takes longer than the limit."""

    async def run() -> None:
        pool = ReadPool(postgres_url, 0.1)
        tries = 0
        async with asyncio.timeout(60):
            while True:
                tries += 1
                try:
                    assert await pool.fetch("select pg_sleep(1)", ()) != []
                    break
                except Unavailable:
                    pass
        assert tries > 1
        late = pool._patience
        assert late >= 0.5
        while pool._patience >= late:  # a line that falls silent later is given up sooner again
            with suppress(Unavailable):
                await pool.fetch("select 1", ())
        await pool.close()

    asyncio.run(run())


def test_a_standby_is_refused() -> None:
    """It takes no writes, and after a failover it may lack what was acknowledged."""
    standby = Postgres(new_folder(), os.getpid())
    try:
        standby.start()
        (standby.folder / "data" / "standby.signal").touch()
        standby.restart()
        with pytest.raises(BadDatabase) as refused:
            asyncio.run(connect(standby.url("postgres")))
        assert refused.value.says.key == "cli-database-standby"
    finally:
        standby.stop()


@pytest.mark.parametrize(
    "url", ["postgresql://me:geheim@localhost:99999/x", "postgresql:///x?host=/nowhere", "nonsense"]
)
def test_a_url_that_leads_nowhere_is_an_error_without_the_password(url: str) -> None:
    with pytest.raises(BadDatabase) as refused:
        asyncio.run(PostgresStore.open(url))
    assert "geheim" not in repr(refused.value.says)


def test_a_database_is_shown_without_its_password() -> None:
    assert shown("postgresql://me:geheim@db.example.org:5433/house") == "postgresql://db.example.org:5433/house"
