"""The life of a node: its lease and its deadline, its burial, and what becomes of its tables."""

import asyncio
from typing import Any

import pytest

from litfuse.server.protocol import Ack, Joining, NewTable, Say
from litfuse.server.storage.base import Conflict, Elsewhere, Lost, Owner, PutTable, Unavailable
from litfuse.server.storage.postgres import lease as module
from litfuse.server.storage.postgres.store import PostgresStore
from tests.server.nodes.houses import LEASE, Street, in_a_street, match_of

RULE = pytest.mark.parametrize("rule", ["in place", "left out"])


class Clock:
    """Goes on when a test says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr(module, "awake_or_not", lambda: self.now)


def row(table: str = "t", rev: int = 1) -> PutTable:
    return PutTable(id=table, rev=rev, public=False, running=True, seen=1, doc=b"{}")


@RULE
def test_a_node_falls_silent_before_others_may_take_it_for_dead(
    postgres_url: str, rule: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer to a renewal takes most of a lease. The rule left out: the node counts from the answer on."""

    async def test(street: Street) -> None:
        clock = Clock(monkeypatch)
        store = await street.store()
        ask = store.lease._ask

        async def slowly(statement: str, *values: Any) -> list[Any]:
            if rule == "left out":
                clock.now += 0.8 * LEASE
            rows = await ask(statement, *values)
            if rule == "in place":
                clock.now += 0.8 * LEASE
            return rows

        monkeypatch.setattr(store.lease, "_ask", slowly)
        renewed = clock.now  # when the database counted from, at the earliest
        if rule == "left out":
            monkeypatch.setattr(module, "awake_or_not", lambda: clock.now + 0.8 * LEASE)
        assert await store.lease._renew()
        monkeypatch.setattr(module, "awake_or_not", lambda: clock.now)
        clock.now = renewed + 0.89 * LEASE
        assert store.held()
        clock.now = renewed + LEASE
        assert store.held() == (rule == "left out")

    in_a_street(postgres_url, test)


def test_the_lease_clock_goes_on_while_the_machine_sleeps(monkeypatch: pytest.MonkeyPatch) -> None:
    import time

    from litfuse.server import timing

    if timing._SLEEPLESS is None:
        pytest.skip("no such clock here")
    sleepless = timing._SLEEPLESS
    monkeypatch.setattr(time, "clock_gettime", lambda clock: 5.0 if clock == sleepless else 6.0)
    assert timing.awake_or_not() == 5.0


def test_a_buried_node_drops_its_tables_and_lives_on_under_another_id(postgres_url: str) -> None:
    async def test(street: Street) -> None:
        house = await street.house("a")
        store = house.store
        assert isinstance(store, PostgresStore)
        seated = await house.create(NewTable(game="exploding-kittens", name="Ann", seats=2))
        old = store.node
        await street.bury(old)
        assert await store.lease._renew()
        assert house.tables == {}
        assert store.node != old
        assert store.held()
        assert await street.rows("select id from nodes") == [(store.node,)]
        with pytest.raises(Conflict):  # what the earlier life would still write
            await store.save(row(seated.table, 2), owner=Owner(seated.table, 1))
        table = await house.get(seated.table)  # nobody has it, so it can be had again
        assert table.keeper.epoch == 2

    in_a_street(postgres_url, test)


def test_a_late_renewal_that_succeeds_keeps_every_table(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(street: Street) -> None:
        clock = Clock(monkeypatch)
        house = await street.house("a")
        store = house.store
        assert isinstance(store, PostgresStore)
        seated = await house.create(NewTable(game="exploding-kittens", name="Ann", seats=2))
        clock.now += 10 * LEASE
        assert not store.held()
        assert await store.lease._renew()
        assert store.held()
        assert list(house.tables) == [seated.table]
        assert not store.lease.may_bury()  # it was cut off itself: the others get time to renew
        clock.now += 0.5 * LEASE
        await store.lease._renew()
        clock.now += 0.6 * LEASE
        assert store.lease.may_bury()

    in_a_street(postgres_url, test)


@pytest.mark.parametrize("how", ["dead", "silent"])
def test_a_node_that_cannot_write_does_not_renew(postgres_url: str, how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(street: Street) -> None:
        store = await street.store("a", 0.5)
        if how == "dead":
            store.writer.dead = "planted"
        else:
            monkeypatch.setattr(store.writer, "silent", lambda: 1.0)
        while store.held():
            await asyncio.sleep(0.05)
        other = await street.store("b", 0.5)
        while (await other.look_around()).living:
            await asyncio.sleep(0.05)
        assert other.buried == 1
        store.writer.dead = None
        monkeypatch.undo()
        while not store.held():  # it can write again, and begins anew
            await asyncio.sleep(0.05)
        assert store.lease.burials >= 1

    in_a_street(postgres_url, test)


def test_a_silent_database_is_noticed_by_the_writer(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(street: Street) -> None:
        store = await street.store("a")
        assert store.writer.silent() == 0
        monkeypatch.setattr(store.writer, "_answer", 0.2)

        async def refused() -> None:
            raise ConnectionRefusedError

        monkeypatch.setattr(store.writer, "_connect", refused)
        connection = store.writer.connection
        monkeypatch.setattr(store.writer, "connection", Silent(connection))
        with pytest.raises(Unavailable):
            await store.save(row(), owner=Owner("t", 1))
        assert store.writer.silent() > 0

    in_a_street(postgres_url, test)


class Silent:
    """A connection over which nothing is answered."""

    def __init__(self, connection: Any) -> None:
        self._connection = connection

    async def execute(self, message: str) -> None:
        await asyncio.Event().wait()

    def terminate(self) -> None:
        self._connection.terminate()


def test_tables_of_the_dead_are_taken_with_their_matches(postgres_url: str) -> None:
    async def test(street: Street) -> None:
        a, b = await street.house("a"), await street.house("b")
        seated = await match_of(a)
        quiet = await a.create(NewTable(game="exploding-kittens", name="Ann", seats=2))
        with pytest.raises(Elsewhere) as found:
            await b.get(seated.table)
        assert (found.value.node, found.value.address) == (a.store.node, "a.example.org:8000")
        await b._sweeper.once()
        assert b._since == {}  # nobody takes from the living
        await street.bury(a.store.node)
        await b._sweeper.once()
        assert list(b._since) == [seated.table]  # it will be opened when something is due there
        homes = dict(await street.rows("select id, home from tables"))
        assert homes == {seated.table: b.store.node, quiet.table: a.store.node}
        assert (await b.get(quiet.table)).doc.id == quiet.table  # asked for, it is taken too
        table = await b.get(seated.table)
        assert table.runner is not None
        assert table.runner.match.seq == a.tables[seated.table].runner.match.seq  # type: ignore[union-attr]
        with pytest.raises(Lost):
            await a.join(quiet.table, Joining(name="Ben"))
        assert quiet.table not in a.tables

    in_a_street(postgres_url, test)


def test_a_node_that_stops_gives_its_tables_away(postgres_url: str) -> None:
    async def test(street: Street) -> None:
        a, b = await street.house("a"), await street.house("b")
        seated = await match_of(a)
        await a.stop()
        assert await street.rows("select id from nodes") == [(b.store.node,)]
        assert await street.rows("select home from tables") == [(None,)]
        await b._sweeper.once()
        assert (await b.get(seated.table)).runner is not None

    in_a_street(postgres_url, test)


def test_a_node_follows_the_one_that_listened_at_its_place(postgres_url: str) -> None:
    """It was killed a moment ago, and its lease is not over. Before the new one listens there nobody is buried: it may
    find the port taken, and the other would not know that its tables may be taken."""

    async def test(street: Street) -> None:
        first = await street.store("a", place="here")
        elsewhere = await street.store("b", place="there")
        again = await street.store("a", place="here")
        assert await street.rows("select count(*) from nodes") == [(3,)]
        await again.lease.follow()
        assert set(await street.rows("select id from nodes")) == {(elsewhere.node,), (again.node,)}
        assert first.node != again.node

    in_a_street(postgres_url, test)


def test_a_match_goes_to_a_node_that_has_its_rules(postgres_url: str) -> None:
    async def test(street: Street) -> None:
        old = await street.house("old")
        seated = await match_of(old)
        newer = await street.house("new", rules="exploding-kittens/2")
        able = await street.house("able")
        await street.bury(old.store.node)
        await newer._sweeper.once()
        assert await street.rows("select home from tables") == [(old.store.node,)]
        with pytest.raises(Elsewhere) as found:
            await newer.get(seated.table)
        assert found.value.node == able.store.node
        await street.bury(able.store.node)
        await newer._sweeper.once()  # nobody has them any more
        assert await street.rows("select home from tables") == [(newer.store.node,)]

    in_a_street(postgres_url, test)


def test_a_message_after_the_lease_is_not_sent(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The command was carried out, but another node may have the table by now."""

    async def test(street: Street) -> None:
        a = await street.house("a")
        seated = await a.create(NewTable(game="exploding-kittens", name="Ann", seats=2))
        table = a.tables[seated.table]
        show = table.show

        def buried_meanwhile() -> None:
            a._buried()
            show()

        monkeypatch.setattr(table.keeper, "changed", buried_meanwhile)
        with pytest.raises(Lost):
            await a.join(seated.table, Joining(name="Ben"))
        reply = await a.command(seated.table, seated.token, Say("one", body="hello"))  # nobody else took it
        assert isinstance(reply, Ack)

    in_a_street(postgres_url, test)
