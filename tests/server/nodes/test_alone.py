"""No table is left alone, and none is kept that others may have: what happens beside burials, faults and a stop."""

import asyncio
import json
from contextlib import suppress

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from litfuse.server.http import api
from litfuse.server.protocol import VERSION, Hello, NewTable, Say
from litfuse.server.serve import until_stopped
from litfuse.server.sockets.outbox import Outbox
from litfuse.server.storage.base import Lost, Owner, Probe, Unavailable, Write
from litfuse.server.storage.postgres.store import PostgresStore
from litfuse.server.tables.directory import TableDirectory
from litfuse.server.tokens import Ticket
from tests.server.nodes.houses import Street, door, in_a_street, match_of

NEW = NewTable(game="exploding-kittens", name="Ann", seats=2)


async def there(directory: TableDirectory, table: str) -> None:
    """In memory again, though nobody asks for it."""
    while table not in directory.tables:
        await asyncio.sleep(0.01)


# --- burials ----------------------------------------------------------------------------------------------------------


def test_a_table_that_was_being_opened_when_its_node_was_buried_is_not_kept(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another node may have it by now, and the lease of the next life would let this one speak for it."""

    async def test(street: Street) -> None:
        a = await street.house("a")
        seated = await match_of(a)
        a._drop(a.tables[seated.table])
        take = a.store.take

        async def buried_then(table_id: str) -> int:
            epoch = await take(table_id)
            a._buried()
            return epoch

        monkeypatch.setattr(a.store, "take", buried_then)
        with pytest.raises(Lost):
            await a.get(seated.table)
        assert a.tables == {}
        monkeypatch.undo()
        assert (await a.get(seated.table)).doc.id == seated.table

    in_a_street(postgres_url, test)


def test_a_table_that_was_being_made_when_its_node_was_buried_is_stored_and_not_kept(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(street: Street) -> None:
        a, b = await street.house("a"), await street.house("b")
        save = a.store.save

        async def buried_then(*writes: Write, owner: Owner | None = None) -> None:
            await save(*writes, owner=owner)
            await street.bury(a.store.node)
            a._buried()

        monkeypatch.setattr(a.store, "save", buried_then)
        seated = await a.create(NEW)
        assert a.tables == {}
        assert (await b.get(seated.table)).doc.chairs[0].name == "Ann"

    in_a_street(postgres_url, test)


def test_a_burial_is_one_however_often_the_next_life_has_to_be_tried(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(street: Street) -> None:
        store = await street.store("a")
        dropped: list[str] = []
        store.when_buried(lambda: dropped.append(store.node))
        await street.bury(store.node)
        join, tries = store.lease._join, iter((True, True, False))

        async def fails() -> None:
            if next(tries):
                raise ConnectionResetError
            await join()

        monkeypatch.setattr(store.lease, "_join", fails)
        assert [await store.lease._renew() for _ in range(2)] == [False, False]
        assert not store.held()
        assert await store.lease._renew()
        assert store.held()
        assert (store.lease.burials, len(dropped)) == (1, 1)
        assert await street.rows("select id from nodes") == [(store.node,)]

    in_a_street(postgres_url, test)


# --- faults -----------------------------------------------------------------------------------------------------------


def test_a_table_that_was_taken_while_the_database_went_is_opened_when_it_is_back(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only bots and clocks would notice: nobody asks for it, and no sweep finds it any more."""

    async def test(street: Street) -> None:
        a, b = await street.house("a"), await street.house("b")
        tables = [(await match_of(a)).table for _ in range(2)]
        await street.bury(a.store.node)
        last = b.store.last

        async def gone(match_id: str) -> None:
            monkeypatch.setattr(b.store, "last", last)
            raise Unavailable("planted")

        monkeypatch.setattr(b.store, "last", gone)
        await b._sweeper.once()
        assert len(b._soon) == 2  # the other one when something is due there
        while not b.tables:
            await asyncio.sleep(0.01)
        assert set(b.tables) < set(tables)

    in_a_street(postgres_url, test)


def test_a_table_whose_settling_was_not_answered_is_opened_again_by_itself(postgres_url: str) -> None:
    async def test(street: Street) -> None:
        a = await street.house("a")
        seated = await match_of(a)
        table = a.tables[seated.table]
        await street.rows("update tables set epoch = epoch + 1")  # done, and the answer is lost
        with pytest.raises(Lost):
            await a.command(seated.table, seated.token, Say("one", body="hello"))
        await there(a, seated.table)
        again = a.tables[seated.table]
        assert again is not table
        assert again.keeper.epoch == 3

    in_a_street(postgres_url, test)


class Line:
    """A client's line, and what it was told."""

    def __init__(self) -> None:
        self.stuck = False
        self.closed = False
        self.told: list[bytes] = []

    def write(self, data: bytes) -> None:
        self.told.append(data)

    def close(self) -> None:
        self.closed = True


@pytest.mark.filterwarnings("ignore::litestar.exceptions.base_exceptions.LitestarDeprecationWarning")
@pytest.mark.parametrize("when", ["as it came in", "later"])
def test_a_client_that_waits_for_a_table_that_leaves_memory_is_sent_away(postgres_url: str, when: str) -> None:
    """One of those who come in was not in its audience yet, and nobody cut that line: it hung for ever."""

    async def test(street: Street) -> None:
        a = await street.house("a")
        seated = await match_of(a)
        table = a.tables[seated.table]
        go_on = asyncio.Event()
        async with door(a) as port, connect(f"ws://127.0.0.1:{port}/api/socket", compression=None) as socket:
            hello = {"type": "Hello", "version": VERSION, "token": seated.token}
            if when == "as it came in":
                table.queue.submit(lambda: until(go_on))
                while table.queue._jobs:
                    await asyncio.sleep(0.01)
            await socket.send(json.dumps(hello))
            if when == "later":
                while not table.audience.outboxes:
                    await asyncio.sleep(0.01)
                table.audience.outboxes.clear()  # nobody can cut it
            else:
                while len(table.queue._jobs) == 0:
                    await asyncio.sleep(0.01)
            a._buried()
            go_on.set()
            await socket.send(json.dumps({"type": "Say", "id": "one", "body": "is there anybody?"}))
            said = []
            with suppress(ConnectionClosed):
                async with asyncio.timeout(20):
                    while True:
                        said.append(json.loads(await socket.recv()))
            assert said[-1] == {"type": "Bye", "says": {"key": "come-back"}}
            assert socket.close_code == 1012

    in_a_street(postgres_url, test)


async def until(event: asyncio.Event) -> None:
    await event.wait()


@pytest.mark.parametrize("read", ["lines", "entries"])
def test_a_connection_that_cannot_be_told_everything_is_closed(
    postgres_url: str, read: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would get the next step without the one before."""

    async def test(street: Street) -> None:
        a = await street.house("a")
        seated = await match_of(a)
        table = a.tables[seated.table]

        async def gone(*_: object) -> None:
            raise Unavailable("planted")

        monkeypatch.setattr(a.store, read, gone)
        line = Line()
        ticket = table.audience.present_ticket(table.tokens.open(seated.token))
        outbox = Outbox(line, ticket, 100, 10**6)
        with pytest.raises(Unavailable):
            await table.attach(outbox, Hello(""))
        assert line.closed

    in_a_street(postgres_url, test)


def test_after_reloading_a_table_connections_that_cannot_be_told_are_cut(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(street: Street) -> None:
        a = await street.house("a")
        seated = await match_of(a)
        table = a.tables[seated.table]
        lines = [Line(), Line()]
        for line in lines:
            ticket = Ticket(table.doc.id, -1, 0, "Wes", f"w{lines.index(line)}")
            await table.attach(Outbox(line, ticket, 100, 10**6), Hello(""))
            line.told.clear()
        tell, number = table._tell_match, iter(range(2))

        async def once(outbox: Outbox, hello: Hello) -> None:
            if next(number) == 0:
                raise Unavailable("planted")
            await tell(outbox, hello)

        monkeypatch.setattr(table, "_tell_match", once)
        table._mistrust()
        await table.reload_if_stale()
        assert [line.closed for line in lines] == [True, False]
        assert any(b'"Told"' in data for data in lines[1].told)

    in_a_street(postgres_url, test)


def test_a_due_action_is_dropped_when_its_match_is_reloaded(postgres_url: str) -> None:
    """It would be stored and told, and the match that everybody is shown from then on would lack it."""

    async def test(street: Street) -> None:
        a = await street.house("a")
        seated = await match_of(a)
        table = a.tables[seated.table]
        old = table.runner
        assert old is not None
        table.queue.retire()  # the test does what is due
        clock = old.match.clocks[0]
        table._mistrust()
        await table._by_itself(lambda: old._time_up(clock))
        new = table.runner
        assert new is not None
        assert new is not old
        assert await street.rows("select max(seq) from entries") == [(new.match.seq,)]
        await table._by_itself(lambda: new._time_up(clock))
        assert await street.rows("select max(seq) from entries") == [(new.match.seq,)]
        assert new.match.seq == old.match.seq + 1

    in_a_street(postgres_url, test)


# --- stopping ---------------------------------------------------------------------------------------------------------


def test_a_node_that_has_given_its_tables_away_knows_nothing_of_them_and_takes_none_back(postgres_url: str) -> None:
    async def test(street: Street) -> None:
        a, b = await street.house("a"), await street.house("b")
        seated = await match_of(a)
        await a.hand_over()
        for _ in range(2):  # before another node has it, and after
            with pytest.raises(Lost):
                await a.get(seated.table)
            assert a.tables == {}
            assert (await b.get(seated.table)).keeper.epoch == 2

    in_a_street(postgres_url, test)


def test_giving_away_waits_for_a_renewal_under_way(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both use one connection, which takes one question at a time."""

    async def test(street: Street) -> None:
        a = await street.house("a")
        await match_of(a)
        assert isinstance(a.store, PostgresStore)
        renewing = asyncio.create_task(a.store.lease._ask("select pg_sleep(0.2)"))
        await asyncio.sleep(0.05)
        await a.store.give()
        await renewing
        assert await street.rows("select home from tables") == [(None,)]

    in_a_street(postgres_url, test)


def test_a_node_leaves_even_while_it_renews(postgres_url: str) -> None:
    async def test(street: Street) -> None:
        store = await street.store("a")
        assert store.lease._task is not None
        store.lease._task.cancel()
        store.lease._task = asyncio.create_task(store.lease._ask("select pg_sleep(5)"))  # type: ignore[arg-type]
        await asyncio.sleep(0.1)
        await store.lease.close()
        assert await street.rows("select id from nodes") == []

    in_a_street(postgres_url, test)


def test_a_node_whose_writer_has_ended_stops(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(street: Street) -> None:
        store = await street.store("a")
        assert not store.ended()
        watching = asyncio.create_task(until_stopped(asyncio.Event(), store))
        monkeypatch.setattr(store.writer, "_take", lambda: 1 / 0)
        with pytest.raises(Unavailable):
            await store.save(Probe())
        assert await watching is False
        stopped = asyncio.Event()
        stopped.set()
        assert await until_stopped(stopped, await street.store("b")) is True

    in_a_street(postgres_url, test)


def test_a_node_is_ready_again_though_nobody_plays(postgres_url: str) -> None:
    """A proxy sends nobody to a node that is not ready: nothing would ever be written there again."""

    async def test(street: Street) -> None:
        a = await street.house("a")
        assert isinstance(a.store, PostgresStore)
        a.store.writer.failed = "planted"
        assert await api._writes(a)
        assert a.store.failure() is None

    in_a_street(postgres_url, test)
