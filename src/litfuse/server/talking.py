"""Chat of one table: stored before told, once per id, within what the game allows now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from litfuse.kernel.codec import encode
from litfuse.kernel.records import Talk, Text

from . import chat, protocol
from .chat import Hearer, Line
from .limits import Buckets, clean
from .moment import now_ms, wall_ms
from .outlet import Outlet
from .protocol import Ack, Answer, Heard, Report, Say
from .refused import Refused
from .storage.base import Conflict, PutLine
from .tokens import Ticket

if TYPE_CHECKING:
    from .tables import Table


class Talking:
    def __init__(self, table: Table) -> None:
        self._table = table
        self._number: int | None = None  # of lines; None: not looked up yet
        self._counts: dict[Hearer, int] = {}  # lines heard, by those who are or were here
        lines = table.house.settings.chat_lines
        self._rates = Buckets(lines / 5, lines)

    def allowed(self) -> Talk:
        runner = self._table.runner
        if runner is None or self._table.doc.phase != "playing":
            return Talk()
        return runner.room.game.talk(runner.match.state)

    async def say(self, ticket: Ticket, ask: Say) -> Answer:
        self._check(ticket, ask)
        doc = self._table.doc
        body = clean(ask.body, self._table.house.settings.chat_length, "line")
        spectator = ticket.chair == -1
        to = None if ask.kind == "chat" else ask.to  # chat is to all, whatever the client wrote
        line = Line(
            id=ask.id,
            kind=ask.kind,
            chair=None if spectator else ticket.chair,
            generation=ticket.generation,
            name=ticket.name if spectator else doc.chairs[ticket.chair].name,
            body=body,
            to=to,
            to_generation=0 if to is None else doc.chairs[to].generation,
            among_spectators=spectator and doc.phase == "playing",
            at=wall_ms(),
        )
        return await self._put(ticket, line)

    async def report(self, ticket: Ticket, ask: Report) -> Answer:
        """A private line to the host."""
        doc = self._table.doc
        if ticket.chair == -1 or doc.host is None or ask.chair >= len(doc.chairs):
            raise Refused("cannot-report")
        body = clean(ask.why or "-", self._table.house.settings.chat_length, "line")
        line = Line(
            id=ask.id,
            kind="report",
            chair=ticket.chair,
            generation=ticket.generation,
            name=doc.chairs[ticket.chair].name,
            about=ask.chair,
            body=body,
            to=doc.host,
            to_generation=doc.chairs[doc.host].generation,
            at=wall_ms(),
        )
        return await self._put(ticket, line)

    def _check(self, ticket: Ticket, ask: Say) -> None:
        """What may be said now follows from public facts only."""
        talk, doc = self.allowed(), self._table.doc
        if ticket.chair != -1 and doc.chairs[ticket.chair].muted:
            raise Refused("you-are-muted")
        if ask.kind == "chat":
            if talk.chat != "free" and ticket.chair != -1:
                raise Refused(talk.why.key if talk.why else "chat-closed", **(talk.why.args if talk.why else {}))
        elif not (talk.whispers if ask.kind == "whisper" else talk.nudges) or ticket.chair == -1:
            raise Refused("no-whispers" if ask.kind == "whisper" else "no-nudges")
        elif ask.to is None or ask.to >= len(doc.chairs) or doc.chairs[ask.to].holder == "open":
            raise Refused("nobody-there")

    async def _put(self, ticket: Ticket, line: Line) -> Answer:
        author = f"watcher/{ticket.who}" if line.chair is None else f"{line.chair}/{line.generation}"
        store = self._table.house.store
        if not self._rates.take(author, now_ms() / 1000):
            raise Refused("chat-too-fast")
        if self._number is None:
            self._number = len(await store.lines(self._table.doc.id))
        number = self._number + 1
        row = PutLine(table_id=self._table.doc.id, number=number, author=author, line_id=line.id, doc=encode(line))
        try:
            await self._table.store(None, row)
        except Conflict:
            self._number = None  # look again next time, in case it was the number
            return await self._repeated(line)
        self._number = number
        for outlet in self._table.outlets:
            self._tell(outlet, line)
        self._count(line)
        return Ack(line.id)

    async def _repeated(self, line: Line) -> Answer:
        for data in await self._table.house.store.lines(self._table.doc.id):
            old = chat.decode(data)
            if (old.id, old.chair, old.generation) == (line.id, line.chair, line.generation):
                same = (old.body, old.kind, old.to) == (line.body, line.kind, line.to)
                return Ack(line.id) if same else protocol.Refused(line.id, Text("command-id-used"))
        return protocol.Failed(line.id, Text("store-failed"))

    def _tell(self, outlet: Outlet, line: Line) -> None:
        who = _hearer(outlet.ticket)
        info = chat.hears(line, who)
        if info is not None:
            outlet.send(Heard(self._counts.get(who, 0) + 1, (info,)))

    def _count(self, line: Line) -> None:
        for who in self._counts:
            if chat.hears(line, who) is not None:
                self._counts[who] += 1

    async def recall(self, outlet: Outlet, since: int) -> None:
        """What this viewer heard after its own count, the last lines only; its count starts here."""
        who = _hearer(outlet.ticket)
        lines = [chat.decode(data) for data in await self._table.house.store.lines(self._table.doc.id)]
        self._number = len(lines)
        heard = [info for line in lines if (info := chat.hears(line, who)) is not None]
        self._counts[who] = len(heard)
        new = heard[since if since <= len(heard) else 0 :]
        outlet.send(Heard(len(heard), tuple(new[-self._table.house.settings.chat_kept :])))


def _hearer(ticket: Ticket) -> Hearer:
    return Hearer(None) if ticket.chair == -1 else Hearer(ticket.chair, ticket.generation)
