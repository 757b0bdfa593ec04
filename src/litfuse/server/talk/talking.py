"""Chat of one table: stored before told, once per id, within what the game allows now."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

import msgspec
import structlog

from litfuse.games.registry import find
from litfuse.kernel.codec import codec, encode
from litfuse.kernel.records import Talk, Text
from litfuse.kernel.talk import Said, unsayable

from .. import protocol
from ..errors import TableRefusal
from ..limits import Buckets, clean
from ..matches.running import RunningMatch
from ..protocol import Ack, Heard, Reply, Report, SaidKind, Say
from ..settings import Settings
from ..sockets.outbox import Outbox
from ..storage.base import Conflict, PutLine
from ..tables.audience import Audience
from ..tables.stored import TableKeeper
from ..timing import now_ms, wall_ms
from ..tokens import Ticket
from .lines import Hearer, Line, hears
from .lines import decode as decode_line

log = structlog.get_logger("litfuse.talk")


class Talking:
    """`heard` is called with every line of the match that is being played, once it is stored.

    Where a `match` is expected it is that match; None where none is being played.
    """

    def __init__(
        self, keeper: TableKeeper, audience: Audience, settings: Settings, heard: Callable[[Line], None]
    ) -> None:
        self._keeper = keeper
        self._audience = audience
        self._settings = settings
        self._heard = heard
        self._number: int | None = None  # of lines; None: not looked up yet
        self._counts: dict[Hearer, int] = {}  # lines heard, by those who are or were here
        self._rates = Buckets(settings.chat_lines / 5, settings.chat_lines)
        self._nudges = Buckets(1 / settings.nudge_seconds, 1)  # of one sender, over all targets

    # --- speaking ----------------------------------------------------------------------------------------------------

    async def say(self, ticket: Ticket, command: Say, match: RunningMatch | None) -> Reply:
        chair = None if ticket.chair == -1 else ticket.chair
        body: Any = command.body
        if bytes(command.phrase):
            body = codec(find(self._keeper.doc.game)).phrase(bytes(command.phrase))
            if isinstance(body, str) or command.body:  # a game without phrases; or two things at once
                raise TableRefusal("no-such-phrase")
        line = self._line(command.id, chair, command.kind, body, command.to, match, ticket.name)
        return await self._put(f"watcher/{ticket.who}" if chair is None else f"{chair}/{line.generation}", line)

    async def speak(self, said: Said, match: RunningMatch) -> None:
        """What a bot says, by the same rules as everybody."""
        seating = self._keeper.doc.seating
        chair = seating[said.seat]
        to = seating[said.to] if said.to is not None and 0 <= said.to < len(seating) else None
        try:
            line = self._line(secrets.token_hex(8), chair, said.kind, said.body, to, match)
            await self._put(f"{chair}/{line.generation}", line)
        except TableRefusal as error:
            log.warning("bot_unheard", why=error.says.key)

    async def report(self, ticket: Ticket, command: Report) -> Reply:
        """A private line to the host."""
        doc = self._keeper.doc
        if ticket.chair == -1 or doc.host is None or command.chair >= len(doc.chairs):
            raise TableRefusal("cannot-report")
        line = Line(
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
        return await self._put(f"{ticket.chair}/{ticket.generation}", line)

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
        """The line to be stored; TableRefusal if it may not be said now, which follows from public facts only."""
        doc = self._keeper.doc
        if isinstance(body, str) and kind != "nudge":
            body = self._cleaned(body)
        if kind == "chat":
            to = None  # it is to all, whatever the client wrote
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

    async def _put(self, author: str, line: Line) -> Reply:
        table_id = self._keeper.doc.id
        rates = self._nudges if line.kind == "nudge" else self._rates
        if not rates.take(author, now_ms() / 1000):
            again = await self._repeated(line)  # what was told before a connection broke is no second line
            if again is None:
                if line.kind == "nudge":
                    raise TableRefusal("nudge-too-soon", seconds=self._settings.nudge_seconds)
                raise TableRefusal("chat-too-fast")
            return again
        if self._number is None:
            self._number = len(await self._keeper.store.lines(table_id))
        number = self._number + 1
        row = PutLine(table_id=table_id, number=number, author=author, line_id=line.id, doc=encode(line))
        try:
            await self._keeper.save(None, row)
        except Conflict:
            self._number = None  # look again next time, in case it was the number
            return await self._repeated(line) or protocol.Failed(line.id, Text("store-failed"))
        self._number = number
        for outbox in self._audience.outboxes:
            self._tell(outbox, line)
        self._count(line)
        if line.match:
            self._heard(line)
        return Ack(line.id)

    async def _repeated(self, line: Line) -> Reply | None:
        """The reply that this id got before."""
        for old in await self.lines():
            if (old.id, old.chair, old.generation) == (line.id, line.chair, line.generation):
                same = (old.body, old.phrase, old.kind, old.to) == (line.body, line.phrase, line.kind, line.to)
                return Ack(line.id) if same else protocol.Refused(line.id, Text("command-id-used"))
        return None

    def _tell(self, outbox: Outbox, line: Line) -> None:
        who = _hearer(outbox.ticket)
        info = hears(line, who)
        if info is not None:
            outbox.send(Heard(self._counts.get(who, 0) + 1, (info,)))

    def _count(self, line: Line) -> None:
        for who in self._counts:
            if hears(line, who) is not None:
                self._counts[who] += 1

    async def recall(self, outbox: Outbox, since: int) -> None:
        """What this viewer heard after its own count, the last lines only; its count starts here."""
        who = _hearer(outbox.ticket)
        lines = await self.lines()
        self._number = len(lines)
        heard = [info for line in lines if (info := hears(line, who)) is not None]
        self._counts[who] = len(heard)
        new = heard[since if since <= len(heard) else 0 :]
        outbox.send(Heard(len(heard), tuple(new[-self._settings.chat_kept :])))

    async def lines(self) -> list[Line]:
        """All that was ever said here."""
        return [decode_line(data) for data in await self._keeper.store.lines(self._keeper.doc.id)]


def _hearer(ticket: Ticket) -> Hearer:
    return Hearer(None) if ticket.chair == -1 else Hearer(ticket.chair, ticket.generation)
