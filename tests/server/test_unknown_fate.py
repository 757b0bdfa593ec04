"""A commit whose fate is unknown is looked up before anything else happens. In one process, with a store that lies."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from msgspec.structs import replace

from litfuse.server import protocol
from litfuse.server.bots.pool import BotPool
from litfuse.server.protocol import Ack, Failed, Joining, NewTable, Play, Refused, Seated, Start
from litfuse.server.storage.base import Conflict, Owner, PutMatch, PutTable, Unavailable, Write
from litfuse.server.storage.opening import open_store
from litfuse.server.tables import stored
from litfuse.server.tables.commands import reply_to
from litfuse.server.tables.directory import TableDirectory
from litfuse.server.tables.live_table import LiveTable
from litfuse.server.tokens import Ticket, Tokens
from tests.server.places import Place


class Liar:
    """Makes a store say that it failed, and it has written, or not; it may be blind as well."""

    def __init__(self, store: Any) -> None:
        self.lie = ""
        self.blind = False
        self._save, self._rows = store.save, store._rows
        store.save, store._rows = self.save, self.rows

    async def save(self, *writes: Write, owner: Owner | None = None) -> None:
        if self.lie == "not written" or (self.lie == "no match" and any(isinstance(w, PutMatch) for w in writes)):
            raise Unavailable("planted")
        await self._save(*writes, owner=owner)
        if self.lie == "written":
            raise Unavailable("planted")
        if self.lie == "by another":
            self.lie = ""
            raise Conflict("planted")

    async def rows(self, query: Any) -> list[Any]:
        if self.blind:
            raise Unavailable("planted")
        found: list[Any] = await self._rows(query)
        return found


def at_a_table(
    place: Place,
    test: Callable[[TableDirectory, Liar, Seated, LiveTable], Awaitable[None]],
    game: str = "exploding-kittens",
    **config: Any,
) -> None:
    async def run() -> None:
        settings = place.settings()
        store = await open_store(settings)
        liar = Liar(store)
        directory = TableDirectory(settings, store, BotPool(1, 5), Tokens(b"secret"))
        await directory.start()
        seated = await directory.create(NewTable(game=game, name="Ann", seats=2, config=config))
        await directory.join(seated.table, Joining(name="Ben"))
        deal = directory.tables[seated.table].doc.deal
        await directory.command(seated.table, seated.token, Start("start", deal.match))
        try:
            await test(directory, liar, seated, directory.tables[seated.table])
        finally:
            liar.lie, liar.blind = "", False
            await directory.stop()

    asyncio.run(run())


async def draw(directory: TableDirectory, table: LiveTable, id: str) -> protocol.Reply:
    assert table.runner is not None
    decision = table.runner.match.owed[0]
    command = Play(id, match=table.runner.running.id, decision=decision.id, text="draw-card")
    chair = table.doc.seating[decision.seat]
    ticket = ticket_of(table, chair)
    return await directory._queued(table.doc.id, lambda t: reply_to(t, ticket, command))


def ticket_of(table: LiveTable, chair: int) -> Ticket:
    return Ticket(table.doc.id, chair, table.doc.chairs[chair].generation, who=table.doc.chairs[chair].who)


def test_a_write_that_succeeded_after_all_is_acknowledged_and_happened_once(place: Place) -> None:
    async def test(directory: TableDirectory, liar: Liar, seated: Seated, table: LiveTable) -> None:
        liar.lie = "written"
        assert await draw(directory, table, "a") == Ack("a", 2)
        liar.lie = ""
        assert [row.command_id for row in await directory.store.entries(table.doc.match)] == [None, "a"]
        assert table.runner is not None
        assert table.runner.match.seq == 1

    at_a_table(place, test)


def test_a_write_that_failed_is_an_error_and_the_same_command_works_later(place: Place) -> None:
    async def test(directory: TableDirectory, liar: Liar, seated: Seated, table: LiveTable) -> None:
        liar.lie = "not written"
        assert isinstance(await draw(directory, table, "a"), Failed)
        liar.lie = ""
        assert await draw(directory, table, "a") == Ack("a", 2)

    at_a_table(place, test)


def test_while_nothing_can_be_read_back_nothing_goes_on(place: Place) -> None:
    async def test(directory: TableDirectory, liar: Liar, seated: Seated, table: LiveTable) -> None:
        assert table.runner is not None
        decision = table.runner.match.owed[0]
        command = Play("a", match=table.doc.match, decision=decision.id, text="draw-card")
        ticket = ticket_of(table, table.doc.seating[decision.seat])
        liar.lie, liar.blind = "written", True
        for _ in range(2):
            assert isinstance(await directory._queued(table.doc.id, lambda t: reply_to(t, ticket, command)), Failed)
        liar.lie, liar.blind = "", False
        assert await directory._queued(table.doc.id, lambda t: reply_to(t, ticket, command)) == Ack("a", 2)
        assert [row.command_id for row in await directory.store.entries(table.doc.match)] == [None, "a"]
        assert table.runner.match.seq == 1
        left = table.runner.running.clocks.left
        assert all(ms > 10_000 for ms in left.values())

    at_a_table(place, test)


def test_what_another_writer_stored_is_read_back_before_it_is_acknowledged(place: Place) -> None:
    """The command came by another way at the same time: its entry is there, and this memory lacks it."""

    async def test(directory: TableDirectory, liar: Liar, seated: Seated, table: LiveTable) -> None:
        liar.lie = "by another"
        assert await draw(directory, table, "a") == Ack("a", 2)
        assert [row.command_id for row in await directory.store.entries(table.doc.match)] == [None, "a"]
        assert table.runner is not None
        assert table.runner.match.seq == 1
        assert await draw(directory, table, "b") != Ack("b", 2)

    at_a_table(place, test)


def test_a_table_that_another_writer_changed_is_read_back_and_joined(place: Place) -> None:
    async def test(directory: TableDirectory, liar: Liar, seated: Seated, table: LiveTable) -> None:
        lobby = await directory.create(NewTable(game="exploding-kittens", name="Ann", seats=3))
        doc = replace(directory.tables[lobby.table].doc, rev=2, bot="random")
        row = PutTable(id=doc.id, rev=2, public=False, running=False, seen=1, doc=stored.DOCUMENT.encode(doc))
        await directory.store.save(row)
        assert (await directory.join(lobby.table, Joining(name="Ben"))).chair == 1
        after = directory.tables[lobby.table].doc
        assert (after.rev, after.bot, after.chairs[1].name) == (3, "random", "Ben")

    at_a_table(place, test)


def test_an_id_that_served_before_makes_nobody_read_the_table_again(place: Place) -> None:
    """Or a player could have the clocks of the last entry whenever they want."""

    async def test(directory: TableDirectory, liar: Liar, seated: Seated, table: LiveTable) -> None:
        before = table.runner
        assert before is not None
        seat = before.match.owed[0].seat
        assert await draw(directory, table, "a") == Ack("a", 2)
        while before.match.owed[0].seat != seat:
            if not isinstance(await draw(directory, table, f"other-{before.match.seq}"), Ack):
                return  # a kitten came up, and its question is not answered by drawing
        assert isinstance(await draw(directory, table, "a"), Refused)
        assert table.runner is before
        assert not table.keeper.stale

    at_a_table(place, test)
