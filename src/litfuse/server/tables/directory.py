"""All tables of one server: found, opened, kept and forgotten."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any, Final, TypeVar
from weakref import WeakValueDictionary

import structlog

from litfuse.bots.registry import known as find_level
from litfuse.bots.registry import usual
from litfuse.games.registry import find
from litfuse.kernel import pace
from litfuse.kernel.codec import codec
from litfuse.kernel.errors import LitfuseError

from ..bots.pool import BotPool
from ..errors import NotFound, TableRefusal, Unreadable
from ..logs import short
from ..metrics import Counts, Gauges
from ..names import clean_name
from ..protocol import (
    Command,
    Joining,
    NewTable,
    Ping,
    PlayOn,
    ProgressInfo,
    Reply,
    Seated,
    TableInfo,
    Watching,
)
from ..reviews.desk import ReviewDesk
from ..settings import Settings
from ..storage.base import (
    Conflict,
    Elsewhere,
    ForgetTable,
    Lost,
    Owner,
    Store,
    StoreError,
    TableRow,
)
from ..talk.talking import talk_rates
from ..timing import Delays, now_ms, wall_ms
from ..tokens import Ticket, Tokens
from . import recovery, remembered, stored
from .aside import SetAside
from .audience import ticket_of
from .codes import Codes
from .commands import reply_to
from .info import campaign_of, info_of
from .live_table import LiveTable, Services
from .past import PastMatches
from .practice import practised
from .remembered import Done
from .retention import Retention
from .stored import Chair, StoredTable
from .sweeper import Sweeper

log = structlog.get_logger("litfuse.tables")

T = TypeVar("T")
LISTED: Final = 100  # the most tables that a list shows
PING_SECONDS: Final = 5
LATELY_MS: Final = 15 * 60_000


class TableDirectory:
    def __init__(self, settings: Settings, store: Store, bots: BotPool, tokens: Tokens) -> None:
        self.settings = settings
        self.store = store
        self.tokens = tokens
        self.counts = Counts()
        self.tables: dict[str, LiveTable] = {}
        delays = Delays(settings.bot_least, settings.bot_most)
        self._services = Services(settings, store, bots, tokens, delays, self.counts, talk_rates(settings))
        self._addresses = secrets.token_bytes(16)  # hashes addresses, so that a ticket does not reveal one
        self._bots = bots
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by table
        self._since: dict[str, int] = {}  # by table not in memory: when it began to wait for its next event
        self._retention = Retention(settings, store, self._forget)
        self._sweeper = Sweeper(store, self._taken, self._met)
        self.stopping = False  # True: new clients should be sent elsewhere
        self._lives = 0  # how often this node was buried
        self._given = False  # True: other nodes may have all tables, so nothing is known here
        self.living: Mapping[str, str] = {}  # the other nodes, and their addresses
        self.when_met: Callable[[], None] = lambda: None  # called when there is news about them
        self._sweepers: tuple[asyncio.Task[None], ...] = ()
        self._soon: set[asyncio.Task[None]] = set()
        self._aside = SetAside()
        self.past = PastMatches(store, self._aside)
        self.reviews = ReviewDesk(store, self.past, settings.review_jobs)
        self._codes = Codes()

    def gauges(self) -> Gauges:
        tables = self.tables.values()
        return Gauges(
            tables=len(tables),
            matches=sum(table.doc.phase == "playing" for table in tables),
            sockets=sum(len(table.audience.outboxes) for table in tables),
            store_well=self.store.failure() is None,
            node=self.store.figures(),
        )

    # --- tables ------------------------------------------------------------------------------------------------------

    async def get(self, table_id: str) -> LiveTable:
        """Returns the table from memory or the store. Raises NotFound if there is none."""
        table = self.tables.get(table_id)
        if table is not None:
            return table
        async with self._alone(table_id):  # two requests at once must not make two writers
            return await self._opened(table_id)

    def _still(self, life: int) -> bool:
        """Returns whether tables taken in this life of the node are still its own."""
        return life == self._lives and not self._given

    def _alone(self, table_id: str) -> asyncio.Lock:
        """Returns the lock that keeps others from opening or removing this table meanwhile.

        Other tables do not wait.
        """
        lock = self._opening.get(table_id)
        if lock is None:
            lock = self._opening[table_id] = asyncio.Lock()
        return lock

    async def _opened(self, table_id: str) -> LiveTable:
        """Opens the table. Only one caller at a time may open it."""
        table = self.tables.get(table_id)
        if table is None:
            life = self._lives
            table = await self._load(table_id) if self._still(life) else None
            if table is None or not self._still(life):
                raise Lost("buried meanwhile")
            self._keep(table)
            table.queue.wake()
        return table

    async def _load(self, table_id: str) -> LiveTable:
        """Raises Unreadable if the table, or its match, is not stored as it was written."""
        if not await self.store.table(table_id):
            raise NotFound  # there is none, or it is being removed, so nothing is written
        epoch = await self.store.take(table_id)
        since = self._since.pop(table_id, now_ms())
        raw = await self.store.table(table_id)
        if not raw:
            raise NotFound
        try:
            table = LiveTable(self._services, stored.DOCUMENT.decode(raw), since, epoch, self._lost)
            await table.load(since)
        except StoreError:
            raise
        except Exception as error:
            self._aside.note(table_id, error)
            raise Unreadable from error
        return table

    def _keep(self, table: LiveTable) -> None:
        """Keeps the table in memory from now on."""
        table.code = self._codes.take(table.doc.id)
        self.tables[table.doc.id] = table

    def _drop(self, table: LiveTable) -> None:
        table.retire()
        self._codes.release(table.code)
        del self.tables[table.doc.id]

    def _let_go(self, table: LiveTable) -> None:
        """Drops a table that has another home. Its people come back and are forwarded there."""
        if self.tables.get(table.doc.id) is table:
            log.warning("table_lost", table=short(table.doc.id))
            table.lost = True
            self._drop(table)
            for outbox in list(table.audience.outboxes):
                outbox.cut()

    def _lost(self, table: LiveTable) -> None:
        """Drops a table that could not be settled: another node has it, or an answer of the database was lost."""
        self._let_go(table)
        if table.doc.running and not self._given:
            self._soon_recovered(table.doc.id, 0)

    def by_code(self, typed: str) -> LiveTable:
        """Returns the table that this code stands for now. Raises NotFound if there is none."""
        table = self.tables.get(self._codes.find(typed) or "")
        if table is None:
            raise NotFound
        return table

    async def create(self, new: NewTable) -> Seated:
        """Makes a table with its first person."""
        return await self._once(new.id, new, lambda table_id: self._create(new, table_id))

    async def play_on(self, match: str, wish: PlayOn) -> Seated:
        """Makes a practice table with a person and bots, from a position of a match that is over."""
        return await self._once(wish.id, (match, wish), lambda table_id: self._play_on(match, wish, table_id))

    async def _once(self, id: str, request: object, create: Callable[[str], Awaitable[Seated]]) -> Seated:
        """Gives a repeated request the same table: the table's id is made from the request's."""
        if not id:
            return await create(secrets.token_urlsafe(16))
        table_id = remembered.table_id(id)
        async with self._alone(table_id):  # the same request may come twice at once
            try:
                table = await self._opened(table_id)
            except NotFound:
                try:
                    return await create(table_id)
                except Conflict:  # or at two nodes
                    table = await self._opened(table_id)
        return self._seated_before(table, remembered.of_request(id, request))

    async def _play_on(self, match: str, wish: PlayOn, table_id: str) -> Seated:
        there = await self.past.position(match, wish.step)
        new = await asyncio.to_thread(practised, table_id, there, wish, self.name(wish.name))
        doc = new.doc
        if wish.id:
            doc = stored.with_seated(doc, new.chair, remembered.of_request(wish.id, (match, wish)))
        table, life = LiveTable(self._services, doc, now_ms(), lost=self._lost), self._lives
        await table.keeper.save(doc, new.row, *new.entries)
        if self._still(life):
            await table.load(now_ms())
            self._keep(table)
            table.queue.wake()
        log.info("practice_opens", table=short(doc.id), game=doc.game, seats=len(doc.chairs))
        return self._seated(ticket_of(doc, new.chair))

    async def _create(self, new: NewTable, table_id: str) -> Seated:
        game = find(new.game)
        config = codec(game).config.convert(new.config)
        game.new(new.seats, config)
        level = find_level(game, new.bot).name if new.bot else usual(game).name
        doc = StoredTable(
            id=table_id,
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
        doc = stored.with_odds(doc, stored.wants_odds(config), chair)
        if new.id:
            doc = stored.with_seated(doc, chair, remembered.of_request(new.id, new))
        table, life = LiveTable(self._services, doc, now_ms(), lost=self._lost), self._lives
        await table.keeper.save(doc)
        if self._still(life):  # otherwise the next request opens it
            self._keep(table)
        log.info("table_opens", table=short(doc.id), game=game.name, seats=new.seats, bots=len(new.bots))
        return self._seated(ticket_of(doc, chair))

    async def join(self, table_id: str, joining: Joining) -> Seated:
        """Gives a person a chair. A repeated request gets the same chair."""
        name = self.name(joining.name)

        async def sit(table: LiveTable) -> Seated:
            done = remembered.of_request(joining.id, joining)
            if joining.id and remembered.found(table.doc.done, done.key) is not None:
                return self._seated_before(table, done)
            doc, number = stored.joined(table.doc, name, joining.chair)
            await table.keeper.save(stored.with_seated(doc, number, done) if joining.id else doc)
            table.audience.lost[number] = now_ms()
            return self._seated(ticket_of(doc, number))

        return await self._queued(table_id, lambda table: table.on_newest(lambda: sit(table)))

    async def watch(self, table_id: str, watching: Watching, address: str) -> Seated:
        """Returns a spectator's ticket. Tickets of one address share an allowance of talk.

        A repeated request gets the same ticket. Nothing is stored.
        """
        table = await self.get(table_id)
        name = self.name(watching.name)
        stored.check_name(table.doc, name)
        who = remembered.digest(table.doc.id, watching.id) if watching.id else secrets.token_hex(8)
        return self._seated(Ticket(table.doc.id, -1, 0, name, f"{self._group(address)}.{who}"))

    def _group(self, address: str) -> str:
        return hmac.digest(self._addresses, address.encode(), "sha256")[:8].hex()

    async def command(self, table_id: str, token: str, command: Command) -> Reply:
        ticket = self.tokens.open(token)
        if ticket.table != table_id:
            raise NotFound
        return await self._queued(
            table_id, lambda table: reply_to(table, ticket, command), getattr(command, "decision", None)
        )

    async def public(self) -> list[TableInfo]:
        """Returns the public tables where somebody is, or was recently."""
        here = [t for t in self.tables.values() if t.doc.public and t.audience.present]
        found = {table.doc.id: table.info() for table in here[:LISTED]}
        for row in await self.store.listed(wall_ms() - LATELY_MS, LISTED - len(found)):
            try:
                if row.id not in found:
                    table = self.tables.get(row.id)
                    found[row.id] = info_of(stored.DOCUMENT.decode(row.doc)) if table is None else table.info()
            except Exception as error:
                self._aside.note(row.id, error)
        return list(found.values())

    def name(self, name: str) -> str:
        return clean_name(name, self.settings.name_length)

    def _seated(self, ticket: Ticket) -> Seated:
        chair = None if ticket.chair == -1 else ticket.chair
        return Seated(table=ticket.table, token=self.tokens.seal(ticket), chair=chair)

    def _seated_before(self, table: LiveTable, done: Done) -> Seated:
        """Returns the reply that this request got before."""
        old = remembered.found(table.doc.done, done.key)
        if old is None or old.chair is None or not old.same(done):
            raise TableRefusal("command-id-used")
        return self._seated(Ticket(table.doc.id, old.chair, old.generation, who=old.who))

    async def _queued(self, table_id: str, do: Callable[[LiveTable], Awaitable[T]], decision: str | None = None) -> T:
        """Runs a job in the table's queue and returns its result."""
        table = await self.get(table_id)
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def run() -> None:
            try:
                result = await do(table)
            except BaseException as error:
                if not done.done():
                    done.set_exception(error)
            else:
                if not done.done():
                    done.set_result(result)

        def drop() -> None:
            if not done.done():
                done.set_exception(Lost("dropped"))

        table.queue.submit(run, decision, drop)
        result = await done
        if table.lost:
            raise Lost("dropped")  # the result may be outdated; the request can be repeated
        return result

    async def progress(self, table_id: str, before: int) -> ProgressInfo:
        """Returns what the table has won and lost, and its matches with numbers below `before`."""
        table = await self.get(table_id)
        matches, older = await self.past.of_table(table_id, table.doc.game, before)
        return ProgressInfo(campaign=campaign_of(table.doc), matches=matches, older=older)

    # --- life --------------------------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Starts bots and sweepers. Running matches are opened when something is due, other tables on request."""
        self._bots.start()
        self.store.when_buried(self._buried)
        await self._sweeper.once()
        runs = (self._sweep(), self._sweeper.run(), self._retention.run())
        self._sweepers = tuple(asyncio.create_task(run) for run in runs)

    async def _taken(self, row: TableRow) -> None:
        """Takes a running table that lives here from now on."""
        since, life = now_ms(), self._lives
        try:
            wait = await recovery.wait_of(self.store, stored.DOCUMENT.decode(row.doc))
        except LitfuseError as error:
            self._aside.note(row.id, error)
            return
        except StoreError:
            wait = 0  # it is ours and nobody else looks after it, so try until it is open
        if wait is None or row.id in self.tables or not self._still(life):
            return
        self._since[row.id] = since
        self._soon_recovered(row.id, wait)

    def _soon_recovered(self, table_id: str, wait: int) -> None:
        task = asyncio.create_task(self._recover(table_id, wait))
        self._soon.add(task)
        task.add_done_callback(self._soon.discard)

    async def _recover(self, table_id: str, wait: int) -> None:
        await asyncio.sleep(wait / 1000)
        while True:
            try:
                await self.get(table_id)
            except (Unreadable, NotFound, Elsewhere):
                pass  # it is in the log, or the table is no longer ours
            except StoreError as error:
                log.warning("table_not_recovered", table=short(table_id), error=error, code=str(error))
                await asyncio.sleep(1)
                continue
            except Exception:
                log.exception("table_not_recovered", table=short(table_id))
            return

    def _met(self, living: Mapping[str, str]) -> None:
        self.living = living
        self.when_met()

    def _buried(self) -> None:
        """Others took this process for dead: all its tables are theirs, including those that are just being opened."""
        self._lives += 1
        for task in self._soon:
            task.cancel()
        self._since.clear()
        for table in list(self.tables.values()):
            self._let_go(table)

    async def _sweep(self) -> None:
        """Lets idle tables leave memory. Silent sockets are pinged, then cut."""
        silence = int(self.settings.silence_seconds * 1000)
        several = False  # with several nodes, clients are told when to reconnect
        while True:
            await asyncio.sleep(min(PING_SECONDS, self.settings.silence_seconds / 5))
            now = now_ms()
            several = several or bool(self.living)
            for table in list(self.tables.values()):
                if table.idle(now - int(self.settings.idle_seconds * 1000)):
                    self._drop(table)
                elif table.audience.outboxes:
                    await table.touch()
                for outbox in table.audience.outboxes:
                    if outbox.last < now - silence:
                        outbox.cut()
                    elif several:
                        outbox.send(Ping(next=PING_SECONDS))
                    elif outbox.last < now - silence // 3:
                        outbox.send(Ping())

    async def _forget(self, table_id: str) -> Owner | None:
        """Makes the table impossible to find, unless somebody is there or something is about to happen."""
        async with self._alone(table_id):
            table = self.tables.get(table_id)
            if table is not None:
                if not table.idle(now_ms()):
                    return None
                self._drop(table)
            try:
                owner = Owner(table_id, await self.store.take(table_id))
                await self.store.save(ForgetTable(id=table_id), owner=owner)
            except (Elsewhere, Conflict):
                return None
        return owner

    async def hand_over(self) -> None:
        """Stops doing anything at any table, and lets other nodes take them all.

        A table whose last write is uncertain is safe as well: the node that takes it waits for that write.
        """
        tasks: list[asyncio.Task[Any]] = [*self._soon, *self._sweepers]
        for task in tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await asyncio.gather(*(table.queue.halt() for table in self.tables.values()))
        self._given = True
        for table in list(self.tables.values()):
            self._drop(table)
        with suppress(StoreError):  # if this fails, others wait until the node's row is gone
            await self.store.give()

    async def stop(self) -> None:
        await self.reviews.stop()
        await self.hand_over()
        await self._bots.stop()
        await self.store.close()
