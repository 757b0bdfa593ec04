"""A table in memory: its document, its audience, its queue, its talk and its match."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any, Final, NamedTuple, TypeVar

import structlog
from msgspec.structs import replace

from litfuse.games.registry import find
from litfuse.kernel.errors import RulesBug, StaleAnswer
from litfuse.kernel.game import AnyGame
from litfuse.kernel.records import Decision, Slip

from ..bots.messages import Past
from ..bots.pool import BotPool
from ..bots.seats import BotSeats
from ..errors import NotFound
from ..limits import Buckets
from ..logs import short
from ..matches.runner import Runner
from ..matches.running import RunningMatch
from ..metrics import Counts
from ..protocol import VERSION, Hello, TableInfo, Times, Welcome
from ..settings import Settings
from ..sockets.outbox import Outbox
from ..storage.base import BadRow, Conflict, PutLine, Seen, Store, StoreError
from ..talk.lines import Line
from ..talk.talking import Talking
from ..timing import Delays, now_ms, wall_ms
from ..tokens import Tokens
from . import dealing, erasing, recovery
from .audience import Audience
from .erasing import Somebody
from .info import info_of
from .keeper import NEW, TableKeeper
from .queue import Due, Queue, Work
from .stored import Stood, StoredTable, afresh

log = structlog.get_logger("litfuse.table")
TOUCH_MS: Final = 60_000
T = TypeVar("T")


class Services(NamedTuple):
    """What all tables of a server share."""

    settings: Settings
    store: Store
    bots: BotPool
    tokens: Tokens
    delays: Delays
    counts: Counts
    watchers_talk: Buckets  # how much spectators may say, by address


class LiveTable:
    """Has an audience, a queue (the one writer) and a running match, and gives each of them what it needs.

    `since` is when this server began to look after the table: clocks and absences count from there. `epoch` is the
    epoch under which this server is the table's home; `lost` is called if it no longer is.
    """

    def __init__(
        self,
        services: Services,
        doc: StoredTable,
        since: int,
        epoch: int = NEW,
        lost: Callable[[LiveTable], None] = lambda _: None,
    ) -> None:
        self.store = services.store
        self.tokens = services.tokens
        self.counts = services.counts
        self._services = services
        self.keeper = TableKeeper(services.store, doc, epoch, self.show, partial(lost, self))
        self.audience = Audience(self.keeper, since)
        self.talk = Talking(
            self.keeper, self.audience, services.settings, services.watchers_talk, self._heard, self._slipped
        )
        self.queue = Queue(short(doc.id), self._due, self._asked, self._failed)
        self.runner: Runner | None = None  # of the present or last match
        self.lost = False  # it has another home
        self.code = ""  # the code to say aloud, while it is in memory
        self.idle_since = now_ms()
        self._touched = 0  # when the store was last told that somebody is here
        self._deal_due: int | None = None

    @property
    def game(self) -> AnyGame:
        return find(self.doc.game)

    @property
    def doc(self) -> StoredTable:
        return self.keeper.doc

    @property
    def playing(self) -> Runner | None:
        """The match that is being played, None if there is none."""
        return self.runner if self.doc.phase == "playing" else None

    def idle(self, since: int) -> bool:
        """Returns whether nobody has been here since then, and nothing will happen until somebody comes.

        A match may be paused, or wait for a person who may not be replaced: all of that is stored.
        """
        if self.queue.busy or self.audience.outboxes or max(self.idle_since, self.queue.last) > since:
            return False
        if self.keeper.stale or self._due() is not None:
            return False
        runner = self.playing
        return runner is None or self.doc.paused or self.doc.stopped or not runner.waits_for_bot

    def retire(self) -> None:
        """Lets the table leave memory."""
        self.queue.retire()
        if self.runner is not None:
            self.runner.bots.clear()

    def info(self) -> TableInfo:
        outcome = self.runner.match.outcome if self.runner is not None else None
        runner = self.playing
        return info_of(self.doc, self.audience.present, outcome, () if runner is None else runner.out, self.code)

    def clear(self) -> None:
        """Clears the last match away."""
        if self.runner is not None:
            self.runner.bots.clear()
        self.runner = None
        self.show()

    def show(self) -> None:
        self.audience.show(self.info())

    # --- what the queue asks -----------------------------------------------------------------------------------------

    def _due(self) -> Due | None:
        """Returns what the table does next by itself, and when."""
        if self._deal_due is not None:
            due: Due | None = Due(self._deal_due, self._deal)
        elif self.runner is None or self.doc.paused or self.doc.stopped:
            due = None
        else:
            due = self.runner.due()
        return None if due is None else Due(due.at, partial(self._by_itself, due.run))

    async def _by_itself(self, run: Work) -> None:
        if self.keeper.stale:  # the match is read again, so what is due is asked again
            await self.reload_if_stale()
            return
        try:
            await run()
        except StaleAnswer:
            pass  # it is no longer due
        except RulesBug as bug:
            if self.runner is not None:
                await self.runner.stop(bug)

    def _asked(self) -> tuple[Decision, ...]:
        return () if self.runner is None else self.runner.match.decisions

    def _failed(self, error: StoreError) -> None:
        if isinstance(error, Conflict):
            self._mistrust()

    def _heard(self, line: Line) -> None:
        if self.runner is not None:
            self.runner.bots.hear(line)

    async def _slipped(self, slip: Slip, line: PutLine, stored: Callable[[], None]) -> bool:
        runner = self.playing
        return runner is not None and not self.doc.stopped and await runner.slip(slip, line, stored)

    # --- the match ---------------------------------------------------------------------------------------------------

    async def start_match(self, config: Any) -> None:
        """Starts a match. Raises BadConfig if such a match cannot be."""
        await self.keeper.save(dealing.begun(self.doc, self.game, config))
        await self.deal_if_open()

    async def deal_if_open(self) -> None:
        """Deals if all sealed parts are open; otherwise the others have a while to open theirs."""
        if dealing.all_open(self.doc):
            self._deal_due = now_ms()  # set now, in case the store fails
            await self._deal()
        elif self._deal_due is None:
            self._deal_due = now_ms() + dealing.OPEN_MS

    async def _deal(self) -> None:
        doc = self.doc
        if doc.phase != "dealing":
            self._deal_due = None
            return
        try:
            dealt = dealing.dealt(doc, self.game, now_ms())
        except RulesBug as bug:
            log.error("rules_bug", table=short(doc.id), error=bug)
            await self.keeper.save(afresh(doc))
            self._deal_due = None
            return
        await self.keeper.save(dealt.doc, dealt.row, dealt.step.row)
        self._deal_due = None
        dealt.running.adopt(dealt.step)
        self.runner = self._runner_of(dealt.running)
        self.audience.tell(dealt.step.people)
        self.runner.bots.make({seat: [Past(told)] for seat, told in dealt.step.bots.items()})
        log.info(
            "match_begins",
            table=short(doc.id),
            match=dealt.running.id,
            game=doc.game,
            seats=len(doc.seating),
            bots=len(dealt.step.bots),
        )

    def _runner_of(self, running: RunningMatch) -> Runner:
        delays = self._services.delays
        bots = BotSeats(running, self.keeper, self.talk, self._services.bots, delays, self.queue.wake)
        return Runner(running, self.keeper, self.audience, bots, delays, self.counts)

    async def load(self, since: int) -> None:
        """Loads the match as it was, with clocks that run on from `since` and bots at work."""
        doc = self.doc
        if doc.phase == "dealing":
            self._deal_due = now_ms() + dealing.OPEN_MS
            return
        running = await recovery.match_of(self.store, doc, self.game, since)
        if running is None:
            return
        self.runner = self._runner_of(running)
        if doc.phase != "playing" or doc.stopped:
            return
        if running.doc.header.rules != self.game.rules:
            await self.runner.close("rules")  # a match ends by the rules with which it began, or is closed
            return
        await self.runner.bots.attach([s for s in range(running.match.seats) if doc.holder(s) == "bot"])

    async def reload_if_stale(self) -> None:
        """Reads the table again, before anything is decided, if it may differ from the store.

        Then tells everybody everything.
        """
        if not self.keeper.stale:
            return
        await self.keeper.reload()
        old = self.runner
        await self.load(now_ms())
        if old is not None and old is not self.runner:
            old.bots.clear()
        self.keeper.stale = False
        self.show()
        for outbox in list(self.audience.outboxes):
            with suppress(StoreError):
                await self._whole(outbox, self._tell_match(outbox, Hello("")))

    async def on_newest(self, do: Callable[[], Awaitable[T]]) -> T:
        """Does something to the table as the store has it, and once more if another writer interfered.

        Raises Conflict if that happens again.
        """
        await self.reload_if_stale()
        try:
            return await do()
        except Conflict:
            log.warning("read_back", table=short(self.doc.id))
        self._mistrust()
        await self.reload_if_stale()
        try:
            return await do()
        except Conflict:
            self._mistrust()
            raise

    def _mistrust(self) -> None:
        """Notes that memory may differ from the store."""
        self.keeper.stale, self.keeper.doing = True, None

    async def act_on_agreement(self) -> None:
        """Does what everybody who counts has agreed on, also when the last person against it has gone.

        Ending the match takes all persons seated. Pausing takes all who are here; the clocks are stored with it.
        """
        runner, doc = self.playing, self.doc
        if runner is None:
            return
        if doc.closing and {n for n in doc.persons if n in doc.seating} <= set(doc.closing):
            await runner.close("agreed")
        elif doc.pausing and not doc.paused and self.audience.present <= set(doc.pausing):
            stopped = runner.running.clocks.stop(now_ms())
            stood = Stood(runner.match.seq, dict(stopped.left))
            await self.keeper.save(replace(doc, pausing=(), paused=True, stood=stood))
            runner.pause(stopped)
            self.tell_times(runner.running)

    def tell_times(self, running: RunningMatch) -> None:
        """Tells everybody that the clocks were stopped or continue."""
        clocks = running.clocks
        self.audience.send(Times(running.id, self.doc.paused, clocks.shown(clocks.since)))

    async def erase(self, person: Somebody) -> None:
        """Removes a person's name and words from what is stored."""
        await erasing.erase(self.keeper, person)
        if self.runner is not None:
            running = self.runner.running
            running.doc = erasing.nameless(running.doc, person)

    # --- coming and going ---------------------------------------------------------------------------------------------

    async def attach(self, outbox: Outbox, hello: Hello) -> None:
        if not outbox.open:
            return  # it was gone before its turn came
        try:
            outbox.ticket = self.audience.present_ticket(outbox.ticket)
        except NotFound:
            outbox.bye("not-found")
            return
        chair = None if outbox.ticket.chair == -1 else outbox.ticket.chair
        settings = self._services.settings
        if chair is None and self.audience.full(settings.watchers):
            outbox.bye("too-many-watchers")
            return
        was_away = self.audience.admit(outbox, settings.seat_sockets)
        outbox.send(Welcome(VERSION, self.doc.id, chair, self.audience.viewer(outbox.ticket)))
        seat = self.doc.seat_of(chair)
        if was_away and seat is not None and self.runner is not None:
            self.runner.back(seat)
        self.show()
        await self._whole(outbox, self.talk.recall(outbox, hello.heard))
        await self._whole(outbox, self._tell_match(outbox, hello))

    async def detach(self, outbox: Outbox) -> None:
        if self.audience.remove(outbox):
            self.show()
            if self.audience.present:
                await self.act_on_agreement()
        self.idle_since = now_ms()
        if not self.audience.outboxes:
            await self.touch()

    async def touch(self) -> None:
        """Notes that somebody is or was here. This is not stored every time somebody comes or goes."""
        if now_ms() - self._touched < TOUCH_MS and self._touched:
            return
        self._touched = now_ms()
        try:
            await self.keeper.write(Seen(id=self.doc.id, seen=wall_ms()))
        except StoreError as error:
            log.warning("not_touched", table=short(self.doc.id), error=type(error).__name__)

    async def _whole(self, outbox: Outbox, telling: Awaitable[None]) -> None:
        """Tells a connection everything, or cuts it if that fails, so that the client comes back."""
        try:
            await telling
        except BaseException:
            outbox.cut()
            raise

    async def _tell_match(self, outbox: Outbox, hello: Hello) -> None:
        if self.runner is not None:
            viewer = self.audience.viewer(outbox.ticket)
            try:
                data = await recovery.missed(self.runner.running, self.store, viewer, hello)
            except BadRow as error:
                log.error("match_unreadable", table=short(self.doc.id), error=error, row=str(error))
                outbox.bye("unreadable")
                return
            if data is not None:
                outbox.put(data)
