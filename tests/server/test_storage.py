"""The store: all or nothing, durable or refused, one writer."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import get_args

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from litfuse.server.storage import writer
from litfuse.server.storage.base import (
    Append,
    Conflict,
    LineRow,
    PutLine,
    PutMatch,
    PutReview,
    PutTable,
    RemoveTalk,
    Seen,
    SetStatus,
    TableRow,
    Unavailable,
    Write,
)
from litfuse.server.storage.lockfile import AlreadyServed
from litfuse.server.storage.migrations.migrate import NEWEST, NewerDatabase
from litfuse.server.storage.opening import open_store
from litfuse.server.storage.postgres import sql
from litfuse.server.storage.reads import END
from litfuse.server.storage.schema import METADATA
from litfuse.server.storage.sqlite import SqliteStore, backup
from tests.server.places import Place, rows_of


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[SqliteStore]:
    async with Place(path).opened() as store:
        assert isinstance(store, SqliteStore)
        yield store


def entry(seq: int, match: str = "m", **more: object) -> Append:
    fields = {"match_id": match, "seq": seq, "at": 5, "by": "person", "left": b"{}", "entry": b"x" * 50, **more}
    return Append(**fields)  # type: ignore[arg-type]


def line(number: int) -> PutLine:
    return PutLine(table_id="t", number=number, author="0/1", line_id=f"line-{number}", at=5, heard=b"{}", doc=b"hello")


def test_both_databases_have_a_statement_for_every_kind_of_write() -> None:
    kinds = set(get_args(Write))
    assert sql._SQL.keys() == kinds
    assert writer._SQL.keys() == kinds - {PutTable, RemoveTalk}  # these two need more than one statement


def test_what_was_saved_is_there_after_reopening(place: Place) -> None:
    async def run() -> None:
        async with place.opened() as store:
            await store.save(
                PutTable(id="t", rev=1, public=True, running=True, seen=5, doc=b"1"),
                PutMatch(id="m", table_id="t", number=1, doc=b"d"),
                entry(0),
            )
            await store.save(
                entry(1, seat=2, command_id="c", body=b"h", tick=3), SetStatus(id="m", status="over", at=6)
            )
            for n in (1, 2, 3):
                await store.save(line(n))
        async with place.opened() as store:
            assert await store.table("t") == b"1"
            assert await store.running() == [TableRow(id="t", doc=b"1")] == await store.listed(4, 9)
            assert await store.listed(5, 9) == []
            found = await store.match("m")
            assert found is not None
            assert found.status == "over"
            assert [e.seq for e in await store.entries("m")] == [0, 1]
            assert (await store.command("m", 2, "c")) == (await store.entries("m", after=0))[0]
            assert [row.number for row in await store.lines("t", 2)] == [2, 3]
            assert await store.line("t", "0/1", "line-2") == LineRow(number=2, heard=b"{}", doc=b"hello")
            assert await store.match("other") is None

    asyncio.run(run())


def test_the_ends_of_short_and_long_reviews_are_read_alike(place: Place) -> None:
    long = bytes(range(256)) * 256

    async def run() -> None:
        async with place.opened() as store:
            for n, review in enumerate((b"short", long, None)):
                await store.save(PutMatch(id=f"m{n}", table_id="t", number=n, doc=b"d"))
                if review is not None:
                    await store.save(PutReview(id=f"m{n}", review=review))
            found = await store.review_ends(["m0", "m1", "m2", "nowhere"])
        assert found == {"m0": (b"short", b"short"), "m1": (long[:END], long[-END:])}

    asyncio.run(run())


def test_a_unit_that_does_not_fit_writes_nothing_and_harms_no_neighbour(place: Place) -> None:
    async def run() -> None:
        async with place.opened() as store:
            await store.save(entry(0, seat=1, command_id="c"))
            results = await asyncio.gather(
                store.save(entry(1), entry(0)),  # the second is taken, so the first must not stay
                store.save(entry(0, match="n")),
                store.save(entry(2, seat=1, command_id="c")),
                store.save(entry(3, seat=2, command_id="c")),
                store.save(PutTable(id="t", rev=2, public=False, running=False, seen=5, doc=b"")),
                return_exceptions=True,
            )
            assert [type(r) for r in results] == [Conflict, type(None), Conflict, type(None), Conflict]
            assert [e.seq for e in await store.entries("m")] == [0, 3]
            assert store.failure() is None

    asyncio.run(run())


def test_a_full_disk_is_never_acknowledged_and_heals(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as store:
            await store.save(entry(0))
            store.writer.connection.execute("pragma max_page_count = 1")
            with pytest.raises(Unavailable):
                await store.save(entry(1, entry=b"x" * 100_000))
            assert store.failure() is not None
            assert [e.seq for e in await store.entries("m")] == [0]
            await store.save(entry(1))  # the writer opened the file anew
            assert store.failure() is None

    asyncio.run(run())


def test_a_database_that_cannot_be_opened_again_is_red_until_it_can(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as store:
            await store.save(entry(0))
            for name in ("litfuse.db", "litfuse.db-wal", "litfuse.db-shm"):
                (tmp_path / name).rename(tmp_path / f"{name}.away")
            store.writer.connection.close()  # a failed commit closes it, and the next one cannot be had
            for seq in (1, 2):
                with pytest.raises(Unavailable):
                    await asyncio.wait_for(store.save(entry(seq)), timeout=10)
            assert store.failure() is not None
            assert not (tmp_path / "litfuse.db").exists()
            for name in ("litfuse.db", "litfuse.db-wal", "litfuse.db-shm"):
                (tmp_path / f"{name}.away").rename(tmp_path / name)
            async with asyncio.timeout(30):
                while True:
                    try:
                        await store.save(entry(1))
                        break
                    except Unavailable:
                        await asyncio.sleep(0.05)
            assert store.failure() is None
            assert [e.seq for e in await store.entries("m")] == [0, 1]

    asyncio.run(run())


def test_a_locked_database_is_an_answer_and_goes_on_when_the_lock_is_gone(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as store:
            await store.save(entry(0))
            other = sqlite3.connect(tmp_path / "litfuse.db", isolation_level=None)
            other.execute("begin immediate")
            async with asyncio.timeout(8):  # ten in a row: they do not wait for each other's waits
                for seq in range(1, 11):
                    with pytest.raises(Unavailable, match="SQLITE_BUSY"):
                        await store.save(entry(seq))
            assert store.failure() is not None
            assert [e.seq for e in await store.entries("m")] == [0]
            other.execute("rollback")
            other.close()
            await store.save(entry(1))
            assert store.failure() is None

    asyncio.run(run())


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_dead_commit_thread_fails_everybody_at_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as store:
            store.writer._commit = None  # type: ignore[method-assign, assignment]
            for seq in (0, 1):
                with pytest.raises(Unavailable):
                    await asyncio.wait_for(store.save(entry(seq)), timeout=1)
            assert store.failure() is not None

    asyncio.run(run())


def test_a_second_process_is_refused_while_the_first_has_the_file(tmp_path: Path) -> None:
    async def run() -> None:
        place = Place(tmp_path)
        async with place.opened() as store:
            with pytest.raises(AlreadyServed):
                await open_store(place.settings())
            await store.save(entry(0))
        async with place.opened() as store:
            assert [e.seq for e in await store.entries("m")] == [0]

    asyncio.run(run())


def test_a_backup_of_a_running_store_is_whole(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as store:
            await store.save(entry(0))
            backup(tmp_path / "litfuse.db", tmp_path / "copy.db")
            with pytest.raises(FileExistsError):
                backup(tmp_path / "litfuse.db", tmp_path / "copy.db")

    asyncio.run(run())
    copy = sqlite3.connect(tmp_path / "copy.db")
    assert copy.execute("select count(*) from entries").fetchone() == (1,)
    copy.close()


def test_the_migrations_make_the_schema(place: Place) -> None:
    def look(connection: Connection) -> None:
        context = MigrationContext.configure(connection, opts={"include_name": lambda name, *_: name != "nodes"})
        assert compare_metadata(context, METADATA) == []
        assert context.get_current_revision() == NEWEST

    async def run() -> None:
        async with place.opened():
            pass
        async with place.engine().connect() as connection:
            await connection.run_sync(look)

    asyncio.run(run())


def test_a_newer_database_is_refused_and_left_as_it_is(place: Place) -> None:
    async def run() -> None:
        async with place.opened():
            pass
        async with place.engine().begin() as connection:
            await connection.execute(text("update alembic_version set version_num = '9999'"))
        with pytest.raises(NewerDatabase):
            await open_store(place.settings())
        assert await rows_of(place, "select version_num from alembic_version") == [("9999",)]

    asyncio.run(run())


ODD = (
    "",
    "'; drop table entries; --",
    "\\' \\x00",
    "a\nb\r\t\x01\x7f",
    "ñ é 你好 \U0001f9e8 \u202e \ufeff \ufffe",
    "e\u0301",
    "\0",
    "a\0b",
    "\ud800",
)
BYTES = (b"", bytes(range(256)), b"\0", b"'\\x41'", "ñ".encode("latin-1"), b"x" * 100_000)
NUMBERS = (-(2**63), -1, 0, 1, 2**63 - 1)


def test_both_databases_give_the_same_answers_to_odd_texts_bytes_and_numbers(tmp_path: Path, postgres_url: str) -> None:
    async def answers(place: Place) -> list[object]:
        found: list[object] = []
        async with place.opened() as store:
            for n, word in enumerate(ODD):
                table = PutTable(
                    id=f"t{word}", rev=1, public=True, running=True, seen=n, doc=word.encode(errors="replace")
                )
                said = PutLine(table_id=word, number=n, author=word, line_id=word, at=n, heard=b"", doc=b"w")
                played = entry(n, seat=n, command_id=word)
                for writes in ((table,), (said,), (played,), (Seen(id=word, seen=1), said, played)):
                    try:
                        await store.save(*writes)
                        found.append("saved")
                    except Exception as error:
                        found.append(type(error))
                for ask in (store.table, store.match):
                    for id in (f"t{word}", word):
                        try:
                            found.append(await ask(id))
                        except Exception as error:
                            found.append(type(error))
            for n, data in enumerate(BYTES):
                await store.save(entry(n, match="b", entry=data, left=data, body=data, chain=data))
                await store.save(
                    PutMatch(id=f"b{n}", table_id="b", number=n, doc=data), entry(n, match="c", entry=data)
                )
            for n, number in enumerate(NUMBERS):
                await store.save(entry(n, match="n", at=number))
                await store.save(entry(n, match="o", at=number), Seen(id="t", seen=number))
            found += [await store.entries(match) for match in "mbcno"]
            found.append(await store.matches_of("b", -1, 99))
            found.append([await store.lines(word, 9) for word in ODD[:6]])
            found.append([await store.command("m", n, word) for n, word in enumerate(ODD[:6])])
            found.append(await store.listed(-1, 99))
        return found

    async def run() -> None:
        sqlite, postgres = await answers(Place(tmp_path)), await answers(Place(tmp_path, postgres_url))
        for one, other in zip(sqlite, postgres, strict=True):
            assert one == other
        assert sqlite.count("saved") == 3 * 6  # whatever has no NUL and is text; the last unit repeats two keys
        assert {ValueError, UnicodeEncodeError, Conflict} < set(map(_hashable, sqlite))

    asyncio.run(run())


def _hashable(found: object) -> object:
    return found if isinstance(found, type) else None
