"""Who lives: renewals, burials and what a life before has sent."""

import asyncio

import pytest

from litfuse.server.storage.postgres import homes
from tests.server.nodes.steps import LEASE, SHORT, House, play, under_way, without, write


def test_a_renewal_under_way_is_waited_for_and_keeps_the_node(url: str) -> None:
    async def test(house: House) -> None:
        a, b = await house.session(), await house.session()
        await b.join("b")
        await house.end_lease("a")
        async with under_way(a):
            assert await a.run(homes.RENEW, "a", LEASE) == [("a",)]
            burial = b.start(homes.BURY, "b", SHORT)
            await house.until_blocked(b)
        assert await burial == []
        assert await b.run(homes.TAKE, "b", "t", 1, "a") == []

    play(url, test)


def test_without_burial_a_late_renewal_leaves_two_homes(url: str) -> None:
    """The rule left out: a table is taken where the home's lease looks over."""
    alive = "not exists (select from nodes where id = $4 and alive_until > clock_timestamp())"
    hasty = without(homes.TAKE, "not exists (select from nodes where id = $4)", alive)

    async def test(house: House) -> None:
        a, b = await house.session(), await house.session()
        await b.join("b")
        await house.end_lease("a")
        async with under_way(a):
            renewed = await a.run(homes.RENEW, "a", LEASE)
            taken = await b.run(hasty, "b", "t", 1, "a")
        assert renewed == [("a",)]  # a goes on with its tables
        assert taken == [(2,)]  # and so does b

    play(url, test)


def test_a_renewal_that_comes_after_the_burial_finds_nothing(url: str) -> None:
    async def test(house: House) -> None:
        a, b = await house.session(), await house.session()
        await b.join("b")
        await house.end_lease("a")
        async with under_way(b):
            assert await b.run(homes.BURY, "b", SHORT) == [("a",)]
            renewal = a.start(homes.RENEW, "a", LEASE)
            await house.until_blocked(a)
        assert await renewal == []

    play(url, test)


def test_nobody_is_buried_while_the_lease_holds(url: str) -> None:
    async def test(house: House) -> None:
        b = await house.session()
        await b.join("b")
        assert await b.run(homes.BURY, "b", SHORT) == []

    play(url, test)


def test_a_node_does_not_bury_itself(url: str) -> None:
    async def test(house: House) -> None:
        await house.end_lease("a")
        assert await house.boss.run(homes.BURY, "a", SHORT) == []
        assert await house.boss.run(homes.RENEW, "a", LEASE) == [("a",)]

    play(url, test)


@pytest.mark.parametrize("rule", ["in place", "left out"])
def test_after_a_restart_of_the_database_all_get_one_more_lease(url: str, rule: str) -> None:
    """The database has been up for less than this lease, so nobody could renew before."""
    clause = f"\n  and pg_postmaster_start_time() + {homes._LEASE} < clock_timestamp()"
    bury = homes.BURY if rule == "in place" else without(homes.BURY, clause, "\n  and $2::float8 > 0")

    async def test(house: House) -> None:
        b = await house.session()
        await b.join("b")
        await house.end_lease("a")
        assert await b.run(bury, "b", 1e8) == ([] if rule == "in place" else [("a",)])

    play(url, test)


@pytest.mark.parametrize("rule", ["in place", "left out"])
def test_what_an_earlier_life_sent_is_refused_since_ids_are_new(url: str, rule: str) -> None:
    """A node ends while a write of its own is still on the way, and starts again before it is buried."""
    again = "a-again" if rule == "in place" else "a"

    async def test(house: House) -> None:
        a, late = await house.session(), await house.session()
        await house.end_lease("a")
        if rule == "in place":
            await a.join(again)
            assert await a.run(homes.BURY, again, SHORT) == [("a",)]
            assert await a.run(homes.TAKE, again, "t", 1, "a") == [(2,)]
        else:
            assert await a.run(homes.RENEW, again, LEASE) == [("a",)]  # as if nothing had happened
        read = await a.log()
        ((_, mine, stored),) = await late.run(homes.WRITE, *write("a", 1, 0))
        assert (mine, stored) == ((False, False) if rule == "in place" else (True, True))
        assert (await a.log() == read) is (rule == "in place")

    play(url, test)


def test_a_sleeper_in_a_transaction_holds_its_rows_until_the_time_limit_ends_it(url: str) -> None:
    """Never `begin ... commit` over several messages. What slips through is ended by the database."""

    async def test(house: House) -> None:
        sleeper, b = await house.session(), await house.session()
        await b.join("b")
        await sleeper.run("set idle_in_transaction_session_timeout = '1s'")
        await sleeper.run("begin")
        await sleeper.run(homes.WRITE, *write("a", 1, 0))
        await house.boss.run("delete from nodes where id = 'a'")
        take = b.start(homes.TAKE, "b", "t", 1, "a")
        await house.until_blocked(b)
        assert not take.done()
        async with asyncio.timeout(60):
            assert await take == [(2,)]  # when the sleeper's session was ended
        assert await b.log() == []

    play(url, test)
