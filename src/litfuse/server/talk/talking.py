"""The chat of one table: stored before told, once per id, within what the game allows now."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

import msgspec
import structlog
from msgspec.structs import replace

from litfuse.games.registry import find
from litfuse.kernel.codec import codec, encode
from litfuse.kernel.errors import BadRecord, LitfuseError
from litfuse.kernel.records import Slip, Talk, Text
from litfuse.kernel.talk import Said, unsayable
from litfuse.lang.slips import slip_of

from .. import protocol
from ..errors import TableRefusal
from ..limits import Buckets, clean
from ..logs import short
from ..matches.running import RunningMatch
from ..protocol import Ack, Heard, LineInfo, Reply, Report, SaidKind, Say
from ..settings import Settings
from ..sockets.outbox import Outbox
from ..storage.base import Conflict, LineRow, PutLine
from ..tables.audience import Audience
from ..tables.keeper import TableKeeper
from ..tables.remembered import digest
from ..timing import now_ms, wall_ms
from ..tokens import Ticket, person_on
from . import tally
from .lines import DOCUMENT, Hearer, Line, hears, said
from .tally import Tally

log = structlog.get_logger("litfuse.talk")
# Stores a line with the step that it makes; calls back before anybody is told of that step. Returns False if nothing
# was stored, because no such step is possible.
Slipped: TypeAlias = Callable[[Slip, PutLine, Callable[[], None]], Awaitable[bool]]
SCANNED: Final = 4  # read this multiple of the lines that a new client gets, as some may be for others


class Talking:
    """`heard` is called with every line of the running match, once it is stored.

    A parameter `match` is the running match; None if there is none.
    """

    def __init__(
        self,
        keeper: TableKeeper,
        audience: Audience,
        settings: Settings,
        watchers: Buckets,
        heard: Callable[[Line], None],
        slipped: Slipped,
    ) -> None:
        self._keeper = keeper
        self._audience = audience
        self._settings = settings
        self._heard = heard
        self._slipped = slipped
        self._last: tuple[int, Tally] | None = None  # number and tally of the last line; None: not read yet
        self._watchers = watchers
        self._rates = talk_rates(settings)
        self._nudges = Buckets(1 / settings.nudge_seconds, 1)  # by sender, for all targets together

    # --- speaking ----------------------------------------------------------------------------------------------------

    async def say(self, ticket: Ticket, command: Say, match: RunningMatch | None) -> Reply:
        return await self._once(ticket, command, lambda: self._said(ticket, command, match), match)

    async def report(self, ticket: Ticket, command: Report) -> Reply:
        """Sends a private line to the host."""
        return await self._once(ticket, command, lambda: self._reported(ticket, command))

    async def _once(
        self, ticket: Ticket, command: Say | Report, line: Callable[[], Line], match: RunningMatch | None = None
    ) -> Reply:
        """Says a line once. A repeated line gets its first reply, even if it could not be said now."""
        try:
            said = replace(line(), sent=digest(command))
        except LitfuseError:
            again = await self.said_before(ticket, command)
            if again is None:
                raise
            return again
        return await self._put(author_of(ticket), said, _group(ticket), match)

    async def said_before(self, ticket: Ticket, command: Say | Report) -> Reply | None:
        """Returns the reply that this command got before, None if it is new."""
        return await self._repeated(author_of(ticket), command.id, digest(command))

    def _said(self, ticket: Ticket, command: Say, match: RunningMatch | None) -> Line:
        chair = None if ticket.chair == -1 else ticket.chair
        body: Any = command.body
        if bytes(command.phrase):
            body = codec(find(self._keeper.doc.game)).phrase(bytes(command.phrase))
            if isinstance(body, str) or command.body:  # the game has no phrases, or there are both words and a phrase
                raise TableRefusal("no-such-phrase")
        if match is not None and (command.kind != "chat" or bytes(command.phrase)) and command.match != match.id:
            raise TableRefusal("other-match")
        return self._line(command.id, chair, command.kind, body, command.to, match, ticket.name)

    async def speak(self, said: Said, match: RunningMatch) -> None:
        """Says a line of a bot, by the same rules as for people."""
        seating = self._keeper.doc.seating
        chair = seating[said.seat]
        to = seating[said.to] if said.to is not None and 0 <= said.to < len(seating) else None
        try:
            line = self._line(secrets.token_hex(8), chair, said.kind, said.body, to, match)
            await self._put(person_on(chair, line.generation), line, f"{chair}", match)
        except TableRefusal as error:
            log.warning("bot_unheard", why=error.says.key)

    def _reported(self, ticket: Ticket, command: Report) -> Line:
        doc = self._keeper.doc
        if ticket.chair == -1 or doc.host is None or command.chair >= len(doc.chairs):
            raise TableRefusal("cannot-report")
        if doc.chairs[command.chair].generation != command.generation:
            raise TableRefusal("other-person-there", chair=command.chair + 1)
        return Line(
            id=command.id,
            kind="report",
            chair=ticket.chair,
            generation=ticket.generation,
            name=doc.chairs[ticket.chair].name,
            about=command.chair,
            body=self._cleaned(command.why or "-"),
            to=doc.host,
            to_generation=doc.chairs[doc.host].generation,
            at=wall_ms(),
        )

    def _cleaned(self, body: str) -> str:
        return clean(body, self._settings.chat_length, "line")

    def _line(
        self,
        id: str,
        chair: int | None,
        kind: SaidKind,
        body: Any,
        to: int | None,
        match: RunningMatch | None,
        name: str = "",
    ) -> Line:
        """Returns the line to store.

        Raises TableRefusal if it may not be said now, which depends on public facts only.
        """
        doc = self._keeper.doc
        if isinstance(body, str) and kind != "nudge":
            body = self._cleaned(body)
        if kind == "chat":
            to = None  # it goes to all, whatever the client wrote
        self._check(chair, kind, body, to, match)
        watches = match is not None and doc.seat_of(chair) is None
        words = isinstance(body, str)
        return Line(
            id=id,
            kind=kind,
            chair=chair,
            generation=0 if chair is None else doc.chairs[chair].generation,
            name=name if chair is None else doc.chairs[chair].name,
            body=body if words else "",
            phrase=None if words else msgspec.to_builtins(body),
            to=to,
            to_generation=0 if to is None else doc.chairs[to].generation,
            unheard_by=doc.seating if watches else (),
            at=wall_ms(),
            match=match.id if match is not None and not watches else "",
            seq=match.match.seq if match is not None else 0,
        )

    def _check(self, chair: int | None, kind: SaidKind, body: Any, to: int | None, match: RunningMatch | None) -> None:
        doc = self._keeper.doc
        if chair is not None and doc.chairs[chair].muted:
            raise TableRefusal("you-are-muted")
        seat = doc.seat_of(chair)
        if match is not None and seat is None:
            why = unsayable(Talk(), Said(0, kind, body), 0)  # spectators talk freely, among themselves
        else:
            allowed = Talk() if match is None else match.game.talk(match.match.state)
            why = unsayable(allowed, Said(seat or 0, kind, body, doc.seat_of(to)), len(doc.seating))
        if why is not None:
            raise TableRefusal(why.key, **why.args)

    # --- storing and telling -----------------------------------------------------------------------------------------

    async def _put(self, author: str, line: Line, group: str, match: RunningMatch | None = None) -> Reply:
        """Stores a line. A group shares one allowance: all holders of a chair, or all spectators of one address.

        A line that is a slip is stored in one transaction with the step that it makes. So neither exists alone, and a
        line that is sent again makes no second step.
        """
        table_id = self._keeper.doc.id
        rates = self._nudges if line.kind == "nudge" else self._watchers if line.chair is None else self._rates
        if not rates.take(group, now_ms() / 1000):
            again = await self._repeated(author, line.id, line.sent)
            if again is None:
                if line.kind == "nudge":
                    raise TableRefusal("nudge-too-soon", seconds=self._settings.nudge_seconds)
                raise TableRefusal("chat-too-fast")
            return again
        number, heard = await self._newest()
        after = (number + 1, heard.after(line))
        row = PutLine(
            table_id=table_id,
            number=after[0],
            author=author,
            line_id=line.id,
            at=line.at,
            heard=encode(after[1]),
            doc=DOCUMENT.encode(line),
        )

        def stored() -> None:
            self._last = after
            for outbox in self._audience.outboxes:
                who = _hearer(outbox.ticket)
                info = hears(line, who)
                if info is not None:
                    outbox.send(Heard(after[1].count(who), (info,)))
            if line.match:
                self._heard(line)

        slip = None if match is None else self._slip(line, match)
        try:
            if slip is None or not await self._slipped(slip, row, stored):
                await self._keeper.save(None, row)
                stored()
        except Conflict:
            self._last = None  # read it again, in case the number was taken
            again = await self._repeated(author, line.id, line.sent)
            if again is None or (slip is not None and await self._lacks_step(author, line.id, match)):
                raise
            return again
        return Ack(line.id)

    async def _lacks_step(self, author: str, id: str, match: RunningMatch | None) -> bool:
        """Returns whether this line is stored with a step that the match in memory lacks."""
        row = await self._keeper.store.line(self._keeper.doc.id, author, id)
        old = None if row is None else self._read(row)
        if old is None or match is None or self._keeper.doc.stopped:
            return False
        return old.match == match.id and old.seq >= match.match.seq

    def _slip(self, line: Line, match: RunningMatch) -> Slip | None:
        """Returns the slip that a player's line makes, if any."""
        seat = self._keeper.doc.seat_of(line.chair)
        if seat is None or line.kind == "report":
            return None
        return slip_of(match.game.talk(match.match.state), said(line, seat, None), match.game.name)

    async def _newest(self) -> tuple[int, Tally]:
        """Returns number and tally of the last stored line."""
        if self._last is None:
            rows = await self._keeper.store.lines(self._keeper.doc.id, 1)
            self._last = (rows[-1].number, tally.decode(rows[-1].heard)) if rows else (0, Tally())
        return self._last

    async def _repeated(self, author: str, id: str, sent: str) -> Reply | None:
        """Returns the reply that this id got before."""
        row = await self._keeper.store.line(self._keeper.doc.id, author, id)
        if row is None:
            return None
        old = self._read(row)
        if old is None or old.sent in ("", sent):  # the line may have been removed since
            return Ack(id)
        return protocol.Refused(id, Text("command-id-used"))

    async def recall(self, outbox: Outbox, since: int) -> None:
        """Sends the last lines that this viewer has not heard; the viewer's count continues from there."""
        who = _hearer(outbox.ticket)
        most = self._settings.chat_kept
        rows = await self._keeper.store.lines(self._keeper.doc.id, SCANNED * most)
        count = (await self._newest())[1].count(who)
        known = since if since <= count else 0
        found: list[LineInfo] = []
        for row in reversed(rows):
            if len(found) == most or tally.decode(row.heard).count(who) <= known:
                break
            line = self._read(row)
            info = hears(line, who) if line is not None else None
            if info is not None:
                found.append(info)
        outbox.send(Heard(count, tuple(reversed(found))))

    async def lines(self) -> list[Line]:
        """Returns the last lines said here, as many as a bot is told."""
        rows = await self._keeper.store.lines(self._keeper.doc.id, SCANNED * self._settings.chat_kept)
        return [line for row in rows if (line := self._read(row)) is not None]

    def _read(self, row: LineRow) -> Line | None:
        """Returns the line; None if it was removed, or cannot be read, which must not keep anybody from the table."""
        if not row.doc:
            return None
        try:
            return DOCUMENT.decode(row.doc)
        except BadRecord:
            log.error("line_unreadable", table=short(self._keeper.doc.id), number=row.number)
            return None


def talk_rates(settings: Settings) -> Buckets:
    return Buckets(settings.chat_lines / 5, settings.chat_lines)


def author_of(ticket: Ticket) -> str:
    """Returns the author as stored with a line: the same on whichever chair the person sits."""
    who = ticket.who.rpartition(".")[2]  # without the part about the address, which is not kept
    return f"watcher/{who}" if ticket.chair == -1 else ticket.person


def _group(ticket: Ticket) -> str:
    return ticket.who.partition(".")[0] if ticket.chair == -1 else f"{ticket.chair}"


def _hearer(ticket: Ticket) -> Hearer:
    return Hearer(None) if ticket.chair == -1 else Hearer(ticket.chair, ticket.generation)
