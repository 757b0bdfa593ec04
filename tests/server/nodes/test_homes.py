"""Who has a table: take-overs beside writes, newcomers, old snapshots and statements whose fate is unknown."""

import pytest

from litfuse.server.storage.postgres import homes
from tests.server.nodes.steps import House, play, under_way, without, write, write_all

LOCK = "for no key update of t skip locked"
LOCKS = {
    "a lock": homes.WRITE,
    "no lock": without(homes.WRITE, LOCK),
    "a key's lock": without(homes.WRITE, LOCK, "for key share of t skip locked"),
}


async def bury(house: House, node: str) -> None:
    await house.boss.run(homes.LEAVE, node)


@pytest.mark.parametrize("fence", LOCKS)
def test_a_take_over_waits_for_a_write_under_way_and_reads_it(url: str, fence: str) -> None:
    async def test(house: House) -> None:
        a, b = await house.session(), await house.session()
        await b.join("b")
        await bury(house, "a")
        async with under_way(a):
            assert await a.run(LOCKS[fence], *write("a", 1, 0)) == [("t", True, True)]
            take = b.start(homes.TAKE, "b", "t", 1, "a")
            if fence == "a lock":
                await house.until_blocked(b)
            else:
                assert await take == [(2,)]
                assert await b.log() == []  # b goes on without the entry
        assert await take == [(2,)]
        assert await b.log() == [0]

    play(url, test)


def test_a_write_beside_a_take_over_under_way_is_not_made(url: str) -> None:
    async def test(house: House) -> None:
        a, b = await house.session(), await house.session()
        await b.join("b")
        await bury(house, "a")
        async with under_way(b):
            assert await b.run(homes.TAKE, "b", "t", 1, "a") == [(2,)]
            assert await a.run(homes.WRITE, *write("a", 1, 0)) == [("t", False, False)]
        assert await a.run(homes.WRITE, *write("a", 1, 0)) == [("t", False, False)]
        assert await a.run(homes.SETTLE, "a", ["t"], [1]) == []  # lost
        assert await b.run(homes.WRITE, *write("b", 2, 0)) == [("t", True, True)]

    play(url, test)


@pytest.mark.parametrize("rule", ["in place", "left out"])
def test_a_taker_does_not_rob_a_node_that_has_just_joined(url: str, rule: str) -> None:
    """b asks before c joined, and waits while c takes the table."""
    take = homes.TAKE
    if rule == "left out":
        take = without(take, "and epoch = $3 and home is not distinct from $4", "and $3::bigint > 0")
        take = without(take, "where id = $4)", "where id = tables.home)")
        take = take.replace("returning epoch", "and $4::text is not null returning epoch")

    async def test(house: House) -> None:
        b, c = await house.session(), await house.session()
        await b.join("b")
        await bury(house, "a")
        async with under_way(c):
            await c.run("select from tables where id = 't' for no key update")
            theft = b.start(take, "b", "t", 1, "a")
            await house.until_blocked(b)
            await house.boss.join("c")
            assert await c.run(homes.TAKE, "c", "t", 1, "a") == [(2,)]
        assert await theft == ([] if rule == "in place" else [(3,)])
        assert (await b.look())[0] == ("c" if rule == "in place" else "b")

    play(url, test)


@pytest.mark.parametrize("rule", ["in place", "left out"])
def test_the_log_is_read_by_a_later_statement_than_the_take_over(url: str, rule: str) -> None:
    """The rule left out: the log is read by the statement that takes the table, which waits for a write."""
    at_once = f"with taken as ({homes.TAKE}) select seq from entries, taken where match_id = 'm'"

    async def test(house: House) -> None:
        a, b = await house.session(), await house.session()
        await b.join("b")
        await bury(house, "a")
        async with under_way(a):
            await a.run(homes.WRITE, *write("a", 1, 0))
            take = b.start(homes.TAKE if rule == "in place" else at_once, "b", "t", 1, "a")
            await house.until_blocked(b)
        read = await take
        if rule == "in place":
            assert await b.log() == [0]
        else:
            assert read == []
            assert (await b.look())[0] == "b"  # taken, but b has read nothing

    play(url, test)


@pytest.mark.parametrize("rule", ["in place", "left out"])
def test_settling_waits_for_a_write_whose_answer_was_lost(url: str, rule: str) -> None:
    async def test(house: House) -> None:
        lost, a = await house.session(), await house.session()
        async with under_way(lost):
            await lost.run(homes.WRITE, *write("a", 1, 0))
            settled = a.start(homes.SETTLE, "a", ["t"], [1]) if rule == "in place" else None
            if settled is not None:
                await house.until_blocked(a)
            else:
                assert await a.log() == []  # and a answers that it failed
        if settled is not None:
            assert await settled == [("t", 2)]
        assert await a.log() == [0]

    play(url, test)


@pytest.mark.parametrize("rule", ["in place", "left out"])
def test_settling_refuses_a_write_that_was_sent_and_had_not_begun(url: str, rule: str) -> None:
    async def test(house: House) -> None:
        late, a = await house.session(), await house.session()
        if rule == "in place":
            assert await a.run(homes.SETTLE, "a", ["t"], [1]) == [("t", 2)]
        assert await a.log() == []
        await late.run(homes.WRITE, *write("a", 1, 0))
        assert await a.log() == ([] if rule == "in place" else [0])
        if rule == "in place":
            assert await a.run(homes.WRITE, *write("a", 2, 0)) == [("t", True, True)]

    play(url, test)


def test_a_lost_answer_to_a_take_over_is_taken_again(url: str) -> None:
    async def test(house: House) -> None:
        a = await house.session()
        home, epoch, _, address = await a.look()
        assert (home, epoch, address) == ("a", 1, "a.example.org:8000")
        assert await a.run(homes.TAKE, "a", "t", 1, "a") == [(2,)]
        assert await a.run(homes.TAKE, "a", "t", 1, "a") == []  # one that comes late does nothing

    play(url, test)


def test_tables_of_living_nodes_are_not_taken_and_buried_nodes_take_none(url: str) -> None:
    async def test(house: House) -> None:
        b = await house.session()
        await b.join("b")
        assert await b.run(homes.TAKE, "b", "t", 1, "a") == []
        await bury(house, "a")
        await bury(house, "b")
        assert await b.run(homes.TAKE, "b", "t", 1, "a") == []
        assert (await b.look())[3] is None
        assert await b.run(homes.SWEEP, "b", ["a"], 20, []) == []

    play(url, test)


def test_a_locked_table_holds_up_no_other_and_a_taken_place_is_told_apart(url: str) -> None:
    async def test(house: House) -> None:
        a, other = await house.session(), await house.session()
        for table in ("u", "v", "w"):
            await house.table(table, "a" if table != "w" else "b")
        assert await a.run(homes.WRITE, *write("a", 1, 0, "v", "mv")) == [("v", True, True)]
        async with under_way(other):
            await other.run("select from tables where id = 't' for no key update")
            units = [("t", 1, "m", 0), ("u", 1, "mu", 0), ("v", 1, "mv", 0), ("w", 1, "mw", 0)]
            assert sorted(await a.run(homes.WRITE, *write_all("a", *units))) == [
                ("t", False, False),
                ("u", True, True),
                ("v", True, False),
                ("w", False, False),
            ]
        assert await a.log("m") == await a.log("mw") == []

    play(url, test)


@pytest.mark.parametrize("rule", ["in place", "left out"])
def test_a_batch_waits_for_no_locked_table(url: str, rule: str) -> None:
    """Two batches in another order would wait for each other, and one stuck table would hold up all."""
    batch = homes.WRITE if rule == "in place" else without(homes.WRITE, " skip locked")

    async def test(house: House) -> None:
        a, other = await house.session(), await house.session()
        await house.table("u", "a")
        async with under_way(other):
            await other.run("select from tables where id = 't' for no key update")
            writing = a.start(batch, *write_all("a", ("t", 1, "m", 0), ("u", 1, "mu", 0)))
            if rule == "in place":
                assert sorted(await writing) == [("t", False, False), ("u", True, True)]
            else:
                await house.until_blocked(a)
                assert await other.log("mu") == []
        await writing
        assert await a.log("mu") == [0]

    play(url, test)


def test_two_sweepers_share_what_is_gone_and_leave_the_rest(url: str) -> None:
    async def test(house: House) -> None:
        b, c = await house.session(), await house.session()
        await b.join("b")
        await c.join("c")
        for number in range(5):
            await house.table(f"gone-{number}", "old")
        await house.table("free", None)
        await house.table("quiet", "old", running=False)
        await house.table("mine", "c")
        assert await b.run(homes.GONE) == [("old",)]
        async with under_way(b):
            first = await b.run(homes.SWEEP, "b", ["old"], 4, [])
            second = await c.run(homes.SWEEP, "c", ["old"], 4, [])
        assert len(first) == 4
        assert sorted(row[0] for row in first + second) == ["free", *(f"gone-{n}" for n in range(5))]
        assert {row[1] for row in first + second} == {2}
        assert await b.run(homes.GONE) == []
        assert [(await b.look(t))[0] for t in ("t", "quiet", "mine")] == ["a", "old", "c"]

    play(url, test)


def test_giving_away_waits_for_the_last_write_and_frees_every_table(url: str) -> None:
    async def test(house: House) -> None:
        a, last, b = await house.session(), await house.session(), await house.session()
        await b.join("b")
        await house.table("u", "a")
        async with under_way(last):
            await last.run(homes.WRITE, *write("a", 1, 0))
            give = a.start(homes.GIVE, "a")
            await house.until_blocked(a)
        await give
        assert await a.run(homes.WRITE, *write("a", 1, 1)) == [("t", False, False)]
        assert await b.run(homes.TAKE, "b", "t", 1, None) == [(2,)]
        assert [row[:2] for row in await b.run(homes.SWEEP, "b", [], 20, [])] == [("u", 2)]

    play(url, test)
