"""What is old is removed as the host says, in small steps; and a person's name and words when they say so."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from litfuse.kernel.codec import encode
from litfuse.server.errors import NotFound
from litfuse.server.protocol import Ack, CloseMatch, Say
from litfuse.server.storage.base import Owner, PutLine, Seen, SetStatus, Write
from litfuse.server.tables import erasing, retention
from litfuse.server.tables.directory import TableDirectory
from litfuse.server.tables.retention import Retention
from litfuse.server.talk.tally import Tally
from litfuse.server.timing import wall_ms
from tests.server.client import Client, run
from tests.server.places import Place, place_of, rows, rows_of
from tests.server.process import ServerProcess
from tests.server.test_growth import in_a_directory, started, table_of_two
from tests.server.test_resume import drawn

LONG_AGO = 1000


async def counts(place: Place) -> dict[str, int]:
    names = ("tables", "matches", "entries", "lines")
    return {name: int((await rows_of(place, f"select count(*) from {name}"))[0][0]) for name in names}


async def ended(directory: TableDirectory, at: int) -> str:
    """A table whose match was closed, and a few lines were said; everything as old as this."""
    seated = await started(directory)
    table, token = seated[0].table, seated[0].token
    assert isinstance(await directory.command(table, token, Say("l1", body="hello")), Ack)
    match = directory.tables[table].doc.match
    for one in seated:
        assert isinstance(await directory.command(table, one.token, CloseMatch("close", match)), Ack)
    await directory.store.save(Seen(id=table, seen=at), SetStatus(id=match, status="over", at=at))
    return table


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "REST_SECONDS", 0)


def test_tables_at_which_nobody_has_been_go_with_all_that_belongs_to_them(place: Place) -> None:
    async def test(directory: TableDirectory) -> None:
        old = [await ended(directory, LONG_AGO) for _ in range(3)]
        new = await ended(directory, wall_ms())
        running = await started(directory)  # nobody has a socket there, but clocks run
        await directory.store.save(Seen(id=running[0].table, seen=LONG_AGO))
        before = await counts(place)
        await directory._retention.once()
        after = await counts(place)
        assert before["tables"] - after["tables"] == 3
        assert before["matches"] - after["matches"] == 3
        assert (after["lines"], before["lines"]) == (1, 4)
        for table in old:
            with pytest.raises(NotFound):
                await directory.get(table)
        for table in (new, running[0].table):
            assert (await directory.get(table)).doc.id == table

    in_a_directory(place, test, keep_days=1)


def test_old_matches_of_a_table_that_goes_on_are_removed_and_the_table_plays_on(place: Place) -> None:
    async def test(directory: TableDirectory) -> None:
        table = await ended(directory, LONG_AGO)
        match = directory.tables[table].doc.match
        await directory.store.save(Seen(id=table, seen=wall_ms()))
        assert await directory.past.record(match)
        await directory._retention.once()
        assert await counts(place) == {"tables": 1, "matches": 0, "entries": 0, "lines": 1}
        with pytest.raises(NotFound):
            await directory.past.record(match)
        directory.tables.pop(table).retire()
        live = await directory.get(table)  # from the store, where its last match is no more
        assert live.runner is None
        await live.start_match(live.game.types.config())
        assert live.doc.phase == "playing"

    in_a_directory(place, test, keep_days=1)


def test_a_match_that_is_being_removed_does_not_make_its_table_unreadable(place: Place) -> None:
    class Stopped(Exception):
        pass

    async def test(directory: TableDirectory) -> None:
        table = await ended(directory, LONG_AGO)
        await directory.store.save(Seen(id=table, seen=wall_ms()))
        steps = 0

        async def stops(self: Retention, *writes: Write, owner: Owner | None = None) -> None:
            nonlocal steps
            steps += 1
            await directory.store.save(*writes, owner=owner)
            raise Stopped

        real = Retention._step
        Retention._step = stops  # type: ignore[method-assign]
        try:
            with pytest.raises(Stopped):
                await directory._retention.once()
        finally:
            Retention._step = real  # type: ignore[method-assign]
        assert steps == 1
        assert (await counts(place))["entries"] > 0
        directory.tables.pop(table).retire()
        assert (await directory.get(table)).runner is None
        await directory._retention.once()
        assert (await counts(place))["matches"] == 0

    monkey = pytest.MonkeyPatch()
    monkey.setattr(retention, "STEP", 1)
    in_a_directory(place, test, keep_days=1)
    monkey.undo()


def test_old_talk_goes_in_small_steps_and_lines_are_counted_on(place: Place) -> None:
    sizes: list[int] = []

    async def test(directory: TableDirectory) -> None:
        store = directory.store
        seated = await table_of_two(directory)
        table = seated[0].table
        said: list[Write] = [
            PutLine(
                table_id=table,
                number=n,
                author="0/1",
                line_id=f"l{n}",
                at=n,
                heard=encode(Tally(watchers=n)),
                doc=b"{}",
            )
            for n in range(1, 1001)
        ]
        await store.save(*said)
        left = (await counts(place))["lines"]
        real = Retention._step

        async def measured(self: Retention, *writes: Write, owner: Owner | None = None) -> None:
            nonlocal left
            await real(self, *writes, owner=owner)
            before, left = left, (await counts(place))["lines"]
            sizes.append(before - left)

        Retention._step = measured  # type: ignore[method-assign]
        try:
            await directory._retention.once()
        finally:
            Retention._step = real  # type: ignore[method-assign]
        assert [(row.number, row.doc) for row in await store.lines(table, 9)] == [(1000, b"")]
        assert isinstance(await directory.command(table, seated[0].token, Say("new", body="on")), Ack)
        assert [row.number for row in await store.lines(table, 9)] == [1000, 1001]

    in_a_directory(place, test, keep_talk_days=1)
    assert max(sizes) == retention.STEP


def test_everything_is_kept_unless_the_host_says_otherwise(place: Place) -> None:
    async def test(directory: TableDirectory) -> None:
        await ended(directory, LONG_AGO)
        before = await counts(place)
        await directory._retention.once()
        await directory._retention.run()  # has nothing to do, and ends
        assert await counts(place) == before

    in_a_directory(place, test)


def test_the_server_removes_by_itself_what_is_old(serve: Callable[..., ServerProcess]) -> None:
    async def test() -> None:
        server = serve(keep_days=0.00003, idle_seconds=0.1, silence_seconds=2)  # about 3 s
        tables = [server.open_table(name)["table"] for name in ("Ann", "Ben")]
        async with asyncio.timeout(60):
            while (await counts(place_of(server.folder)))["tables"]:
                await asyncio.sleep(0.2)
        assert [server.get(f"/api/tables/{table}").status for table in tables] == [404, 404]

    run(test)


# --- a person's own --------------------------------------------------------------------------------------------------


def everything(folder: Path) -> bytes:
    place, names = place_of(folder), ("tables", "matches", "lines")
    return b"\n".join(row[0] for name in names for row in rows(place, f"select doc from {name}"))


def test_a_person_leaves_and_no_name_or_word_of_theirs_is_left(serve: Callable[..., ServerProcess]) -> None:
    async def test() -> None:
        server = serve()
        ann = server.open_table("Ann", seats=3)
        ben = await Client(server, server.join(ann["table"], "Rumpelstilz"), seed=1).connect()
        await ben.command("Say", body="a word of old")
        granted = await ben.command("Sit", chair=2)
        ben.token = granted["token"]
        host = await Client(server, ann, seed=2).connect()
        await host.command("Say", body="a word that stays")
        await host.command("Start")
        for client in (host, ben):
            await client.until(lambda client=client: client.told is not None)  # type: ignore[misc]
        await drawn(host, ben, 2)
        await ben.command("Say", "late", body="a word of late")
        match = host.table["match"]
        assert b"Rumpelstilz" in everything(server.folder)
        reply = await ben.command("Forget", "forget")
        assert reply["type"] == "Ack"
        await ben.until(lambda: ben.closed)
        left = everything(server.folder)
        assert b"Rumpelstilz" not in left
        assert b"a word of" not in left
        assert b"a word that stays" in left
        late = await Client(server, ann, seed=3).connect()
        await late.until(lambda: late.heard == 3)  # three were said
        assert [line["body"] for line in late.lines] == ["a word that stays"]
        await late.command("CloseMatch")
        await late.until(lambda: late.table["phase"] == "lobby")
        record = server.get(f"/api/matches/{match}/record")
        assert record.status == 200
        assert b"Rumpelstilz" not in record.body
        server.restart()
        assert server.get(f"/api/matches/{match}/record").body == record.body  # its chain holds

    run(test)


@pytest.mark.parametrize("how", ["Leave", "Kick"])
def test_a_person_who_has_gone_can_still_be_forgotten(server: ServerProcess, how: str) -> None:
    async def test() -> None:
        seated = server.open_table(seats=2)
        ann = await Client(server, seated, seed=1).connect()
        gone = await Client(server, server.join(seated["table"], "Rapunzel"), seed=2).connect()
        await ann.command("Start")
        await gone.until(lambda: gone.told is not None)
        await gone.command("Say", body="let down your hair")
        await ann.command("Say", body="a word that stays")
        if how == "Kick":
            assert (await ann.command("Kick", chair=1))["type"] == "Ack"
        else:
            assert (await gone.command("Leave"))["type"] == "Ack"
        await gone.until(lambda: gone.closed)
        assert b"Rapunzel" in everything(server.folder)
        for _ in range(2):
            assert server.send_command({**seated, "token": gone.token}, "Forget").status == 200
            left = everything(server.folder)
            assert b"Rapunzel" not in left
            assert b"let down" not in left
            assert b"a word that stays" in left

    run(test)


def test_a_person_who_watches_has_nothing_to_be_forgotten(server: ServerProcess) -> None:
    table = server.open_table()["table"]
    watches = server.post(f"/api/tables/{table}/watch", {"name": "Wes"}).body
    assert server.send_command(watches, "Forget").body["says"]["key"] == "only-for-players"


def test_a_name_is_removed_from_every_match_of_many(place: Place) -> None:
    async def test(directory: TableDirectory) -> None:
        table = await ended(directory, wall_ms())
        live = directory.tables[table]
        store = directory.store
        for _ in range(2):
            await live.start_match(live.game.types.config())
            await live.runner.close("agreed")  # type: ignore[union-attr]
        await live.erase(erasing.sitting(live.doc, 1))
        rows = await store.matches_of(table, -1, 9)
        assert len(rows) == 3
        assert not any(b"Ben" in row.doc for row in rows)
        assert all(b"Ann" in row.doc for row in rows)
        assert await directory.past.record(rows[0].id)

    in_a_directory(place, test)
