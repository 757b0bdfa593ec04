"""All tables of one server: found, opened, remembered and forgotten."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeVar

import msgspec
import structlog

from litfuse.bots.registry import known as find_level
from litfuse.bots.registry import usual
from litfuse.games.registry import find
from litfuse.kernel import archive, pace
from litfuse.kernel.codec import codec
from litfuse.kernel.match import Match
from litfuse.kernel.records import Header, Viewer

from ..bots.pool import BotPool
from ..errors import NotFound
from ..limits import clean
from ..logs import short
from ..matches.running import MatchDoc, decode_doc
from ..matches.telling import replayed
from ..metrics import Counts, Gauges
from ..protocol import Command, NewTable, Ping, Replayed, Reply, Seated, TableInfo
from ..settings import Settings
from ..storage.base import Append, Store
from ..timing import Delays, now_ms
from ..tokens import Ticket, Tokens
from . import recovery, stored
from .commands import reply_to
from .info import info_of
from .live_table import LiveTable, Services
from .stored import Chair, StoredTable

log = structlog.get_logger("litfuse.tables")
T = TypeVar("T")


class TableDirectory:
    def __init__(self, settings: Settings, store: Store, bots: BotPool, tokens: Tokens) -> None:
        self.settings = settings
        self.store = store
        self.tokens = tokens
        self.counts = Counts()
        self.tables: dict[str, LiveTable] = {}
        delays = Delays(settings.bot_least, settings.bot_most)
        self._services = Services(settings, store, bots, tokens, delays, self.counts)
        self._bots = bots
        self._started = now_ms()
        self._opening = asyncio.Lock()
        self._sweeper: asyncio.Task[None] | None = None
        self._soon: set[asyncio.Task[None]] = set()

    def gauges(self) -> Gauges:
        tables = self.tables.values()
        return Gauges(
            tables=len(tables),
            matches=sum(table.doc.phase == "playing" for table in tables),
            sockets=sum(len(table.audience.outboxes) for table in tables),
            store_well=self.store.failure() is None,
        )

    # --- tables ------------------------------------------------------------------------------------------------------

    async def get(self, table_id: str) -> LiveTable:
        """The table, from memory or the store. NotFound if there is none."""
        table = self.tables.get(table_id)
        if table is not None:
            return table
        async with self._opening:  # two who ask at once must not get two writers
            table = self.tables.get(table_id)
            if table is None:
                raw = await self.store.table(table_id)
                if raw is None:
                    raise NotFound
                table = self._live(stored.decode(raw))
                await table.load(self._started)
                self.tables[table_id] = table
                table.queue.wake()
        return table

    def _live(self, doc: StoredTable) -> LiveTable:
        return LiveTable(self._services, doc, self._started)

    async def create(self, new: NewTable) -> Seated:
        game = find(new.game)
        config = codec(game).config.convert(new.config)
        game.new(new.seats, config)
        level = find_level(game, new.bot).name if new.bot else usual(game).name
        doc = StoredTable(
            id=secrets.token_urlsafe(16),
            game=game.name,
            config=config,
            pace=pace.settled(game.times, new.pace),
            chairs=(Chair(),) * new.seats,
            bot=level,
            deal=stored.new_deal(),
            public=new.public,
        )
        doc, chair = stored.joined(doc, self.name(new.name), None)
        for number, bot in enumerate(new.bots, start=1):
            doc = stored.with_bot(doc, number, find_level(game, bot).name)
        table = self._live(doc)
        await table.keeper.save(doc)
        self.tables[doc.id] = table
        log.info("table_opens", table=short(doc.id), game=game.name, seats=new.seats, bots=len(new.bots))
        return self._seated(table, chair)

    async def join(self, table_id: str, name: str, chair: int | None) -> Seated:
        name = self.name(name)

        async def sit(table: LiveTable) -> Seated:
            await table.reload_if_stale()
            doc, number = stored.joined(table.doc, name, chair)
            await table.keeper.save(doc)
            table.audience.lost[number] = now_ms()
            return self._seated(table, number)

        return await self._queued(table_id, sit)

    async def watch(self, table_id: str, name: str) -> Seated:
        table = await self.get(table_id)
        ticket = Ticket(table.doc.id, -1, 0, self.name(name), secrets.token_hex(8))
        return Seated(table=table.doc.id, token=self.tokens.seal(ticket))

    async def command(self, table_id: str, token: str, command: Command) -> Reply:
        ticket = self.tokens.open(token)
        if ticket.table != table_id:
            raise NotFound
        return await self._queued(
            table_id, lambda table: reply_to(table, ticket, command), getattr(command, "decision", None)
        )

    async def public(self) -> list[TableInfo]:
        return [info_of(stored.decode(raw)) for raw in await self.store.tables(public=True)]

    def name(self, name: str) -> str:
        return clean(name, self.settings.name_length, "name")

    def _seated(self, table: LiveTable, chair: int) -> Seated:
        token = self.tokens.seal(Ticket(table.doc.id, chair, table.doc.chairs[chair].generation))
        return Seated(table=table.doc.id, token=token, chair=chair)

    async def _queued(self, table_id: str, do: Callable[[LiveTable], Awaitable[T]], decision: str | None = None) -> T:
        """Through the table's one queue, and back with the result."""
        table = await self.get(table_id)
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def run() -> None:
            try:
                result = await do(table)
            except BaseException as error:
                if not done.cancelled():
                    done.set_exception(error)
            else:
                if not done.cancelled():
                    done.set_result(result)

        table.queue.submit(run, decision)
        return await done

    # --- matches -----------------------------------------------------------------------------------------------------

    async def record(self, match_id: str) -> bytes:
        """The record of a match that is over."""
        doc, header, rows = await self._past(match_id)
        game = find(header.game)
        entries = [codec(game).entry(e.entry) for e in rows]
        return archive.write(header, Match.load(game, header, entries), bytes.fromhex(doc.seed))

    async def replayed(self, match_id: str, viewer: Viewer) -> Replayed:
        """Every step of a match that is over, as a viewer saw it or all-seeing."""
        _, header, rows = await self._past(match_id)
        return await asyncio.to_thread(replayed, find(header.game), header, rows, viewer)

    async def _past(self, match_id: str) -> tuple[MatchDoc, Header, list[Append]]:
        """A match that runs is as unknown as one that never was."""
        row = await self.store.match(match_id)
        if row is None or row.status != "over":
            raise NotFound
        doc = decode_doc(row.doc)
        config = codec(find(doc.header.game)).config.convert(doc.header.config)
        return doc, msgspec.structs.replace(doc.header, config=config), await self.store.entries(match_id)

    # --- life --------------------------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Running matches go on when something is due there; the rest is opened when it is asked for."""
        await self._bots.start()
        self._started = now_ms()
        for raw in await self.store.tables(running=True):
            doc = stored.decode(raw)
            task = asyncio.create_task(self._recover(doc.id, await recovery.wait_of(self.store, doc)))
            self._soon.add(task)
            task.add_done_callback(self._soon.discard)
        self._sweeper = asyncio.create_task(self._sweep())

    async def _recover(self, table_id: str, wait: int) -> None:
        await asyncio.sleep(wait / 1000)
        try:
            await self.get(table_id)
        except Exception:
            log.exception("table_not_recovered", table=short(table_id))

    async def _sweep(self) -> None:
        """Tables where nothing happens leave memory; sockets that say nothing are asked, then cut."""
        silence = int(self.settings.silence_seconds * 1000)
        while True:
            await asyncio.sleep(min(5, self.settings.silence_seconds / 5))
            now = now_ms()
            for table in list(self.tables.values()):
                if not table.busy and table.idle_since < now - self.settings.idle_seconds * 1000:
                    del self.tables[table.doc.id]
                for outbox in table.audience.outboxes:
                    if outbox.last < now - silence:
                        outbox.cut()
                    elif outbox.last < now - silence // 3:
                        outbox.send(Ping())

    async def stop(self) -> None:
        tasks: list[asyncio.Task[Any]] = [*self._soon, *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await asyncio.gather(*(table.queue.halt() for table in self.tables.values()))
        await self._bots.stop()
        await self.store.close()
