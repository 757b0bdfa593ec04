"""A table and its one writer: whatever changes table or match goes through one queue, is stored, and then told."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import structlog
from msgspec.structs import replace

from litfuse.games.registry import find
from litfuse.kernel.codec import encode
from litfuse.kernel.errors import BadConfig, LitfuseError, RulesBug, StaleAnswer
from litfuse.kernel.records import Decision, Text

from .. import protocol
from ..errors import NotFound
from ..logs import short
from ..matches import repeats
from ..matches.running import Step
from ..protocol import Command, Hello, Play, Reply, Welcome, Why
from ..sockets.outbox import Outbox
from ..storage.base import Append, Conflict, PutLine, PutTable, SetStatus, StoreError, Unavailable, Write
from ..talk import talking
from ..timing import now_ms
from ..tokens import Ticket
from . import commands, dealing, stored
from .audience import Audience
from .queue import Due, Queue, Work
from .stored import StoredTable

if TYPE_CHECKING:
    from .directory import TableDirectory

log = structlog.get_logger("litfuse.table")


class LiveTable(Audience):
    def __init__(self, directory: TableDirectory, doc: StoredTable) -> None:
        super().__init__(doc, directory.started)
        self.directory = directory
        self.game = find(doc.game)
        self.talk = talking.Talking(self)
        self.deal_due: int | None = None
        self.idle_since = now_ms()
        self.stale = False  # a write's fate is unknown: read back before going on
        self.queue = Queue(short(doc.id), self._due, self._asked, self._failed)

    # --- the writer --------------------------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        return self.queue.busy or bool(self.outboxes) or self.doc.running

    async def _by_itself(self, run: Work) -> None:
        await self.reload_if_stale()
        try:
            await run()
        except StaleAnswer:
            pass  # what was due is no longer so
        except RulesBug as bug:
            await self.stop(bug)

    def _due(self) -> Due | None:
        """What the table does next by itself, and when."""
        due = self._next_due()
        return due and Due(due.at, partial(self._by_itself, due.run))

    def _next_due(self) -> Due | None:
        if self.deal_due is not None:
            return Due(self.deal_due, lambda: dealing.deal(self))
        if self.runner is None or self.doc.paused or self.doc.stopped:
            return None
        return self.runner.due()

    def _asked(self) -> tuple[Decision, ...]:
        return () if self.runner is None else self.runner.match.decisions

    def _failed(self, error: StoreError) -> None:
        self.stale = self.stale or isinstance(error, Conflict)

    # --- stored ------------------------------------------------------------------------------------------------------

    async def store(self, doc: StoredTable | None = None, *writes: Write) -> None:
        """The table's next version and what belongs to it, in one transaction; then everybody sees it."""
        if doc is not None:
            doc = replace(doc, rev=self.doc.rev + 1)
            listed = doc.public and bool(doc.persons)
            row = PutTable(id=doc.id, rev=doc.rev, public=listed, running=doc.running, doc=encode(doc))
            writes = (row, *writes)
        try:
            await self.directory.store.save(*writes)
        except Unavailable:
            if not await self._is_there(writes[0]):
                raise
        if doc is not None:
            self.doc = doc
            self.show()

    async def _is_there(self, write: Write) -> bool:
        """The fate of a commit is unknown: what was written together is there together, so one row tells."""
        self.stale = True
        store = self.directory.store
        if isinstance(write, PutTable):
            there = await store.table(write.id) == write.doc
        elif isinstance(write, Append):
            there = write in await store.entries(write.match_id, write.seq - 1)
        else:
            there = isinstance(write, PutLine) and write.doc in await store.lines(write.table_id)
        self.stale = False
        return there

    async def store_step(self, step: Step) -> None:
        if step.match.over:
            await self.store(
                dealing.ended(self.doc, step.match), step.row, SetStatus(id=step.row.match_id, status="over")
            )
        else:
            await self.store(None, step.row)

    async def stop(self, bug: RulesBug) -> None:
        """The rules broke. The record is kept as it is; the match can only be closed."""
        log.error("rules_bug", table=short(self.doc.id), match=self.doc.match, what=bug.what)
        await self.store(replace(self.doc, stopped=True), SetStatus(id=self.doc.match, status="stopped"))

    async def reload_if_stale(self) -> None:
        """Before anything is decided: is the table what the store has? If not, everybody here gets the whole again."""
        if not self.stale:
            return
        raw = await self.directory.store.table(self.doc.id)
        if raw is not None:
            self.doc = stored.decode(raw)
        old = self.runner
        await dealing.load(self, now_ms())
        if old is not None and old is not self.runner:
            old.bots.clear()
        self.stale = False
        self.show()
        for outbox in self.outboxes:
            await self._tell_match(outbox, Hello(""))

    # --- coming and going ---------------------------------------------------------------------------------------------

    async def attach(self, outbox: Outbox, hello: Hello) -> None:
        try:
            chair = self.chair_of(outbox.ticket)
        except NotFound:
            outbox.bye("not-found")
            return
        limit = self.directory.settings.watchers if chair is None else self.directory.settings.seat_sockets
        same = [o for o in self.outboxes if o.ticket.chair == outbox.ticket.chair]
        for old in same[: max(0, len(same) + 1 - limit)]:
            old.bye("too-many-sockets")
            self.outboxes.remove(old)
        self.outboxes.append(outbox)
        outbox.send(Welcome(protocol.VERSION, self.doc.id, chair, self.viewer(outbox.ticket)))
        if chair is not None and self.lost.pop(chair, None) is not None:
            seat = self.doc.seat_of(chair)
            if seat is not None and self.runner is not None:
                self.runner.back(seat)
        self.show()
        await self.talk.recall(outbox, hello.heard)
        await self._tell_match(outbox, hello)

    async def detach(self, outbox: Outbox) -> None:
        if outbox in self.outboxes:
            self.outboxes.remove(outbox)
        chair = outbox.ticket.chair
        if chair != -1 and chair not in self.lost and all(o.ticket.chair != chair for o in self.outboxes):
            self.lost[chair] = now_ms()
            self.show()
            if any(self.present(n) for n in self.doc.persons):
                await commands.agreed(self)
        self.idle_since = now_ms()

    async def _tell_match(self, outbox: Outbox, hello: Hello) -> None:
        if self.runner is not None:
            data = await dealing.retell(self.runner.running, self.directory.store, self.viewer(outbox.ticket), hello)
            if data is not None:
                outbox.put(data)

    # --- commands ---------------------------------------------------------------------------------------------------

    async def reply(self, ticket: Ticket, command: Command) -> Reply:
        """Exactly one reply to every command."""
        reply = await self._reply(ticket, command)
        self.directory.counts.replies[type(reply).__name__] += 1
        return reply

    async def _reply(self, ticket: Ticket, command: Command) -> Reply:
        try:
            await self.reload_if_stale()
            chair = self.chair_of(ticket)
            if not isinstance(command, Play | Why):
                return await commands.HANDLERS[type(command)](self, ticket, command)
            runner, seat = self.runner, self.doc.seat_of(chair)
            if runner is not None and seat is not None and command.match == runner.running.id:
                return await (runner.play(seat, command) if isinstance(command, Play) else runner.why(seat, command))
            again = (
                isinstance(command, Play) and chair is not None and await repeats.of_another_match(self, chair, command)
            )
            return again or protocol.Stale(command.id)
        except BadConfig as error:
            return protocol.Refused(command.id, error.says, error.rule)
        except LitfuseError as error:
            return protocol.Refused(command.id, error.says)
        except StoreError as error:
            log.error("store_failed", table=short(self.doc.id), error=str(error))
            return protocol.Failed(command.id, Text("store-failed"))
        except Exception:
            log.exception("command_failed", table=short(self.doc.id), kind=type(command).__name__)
            return protocol.Failed(command.id, Text("server-failed"))
