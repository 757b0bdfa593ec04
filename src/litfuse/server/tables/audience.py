"""Who is at a table, and what all of them are told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from litfuse.kernel.codec import encode
from litfuse.kernel.records import SPECTATOR, Viewer

from ..errors import NotFound
from ..protocol import TableInfo, Times
from ..sockets.outbox import Outbox
from ..timing import now_ms
from ..tokens import Ticket
from .info import info_of
from .stored import Holder, StoredTable

if TYPE_CHECKING:
    from ..matches.runner import Runner


class Audience:
    """The half of a table that knows sockets. A person is away who has none."""

    def __init__(self, doc: StoredTable, since: int) -> None:
        self.doc = doc
        self.runner: Runner | None = None
        self.outboxes: list[Outbox] = []
        self.lost: dict[int, int] = dict.fromkeys(range(len(doc.chairs)), since)  # chair: since when nobody is there

    def chair_of(self, ticket: Ticket) -> int | None:
        """None: watches. NotFound for a token of another table or of a chair's former holder."""
        if ticket.table != self.doc.id:
            raise NotFound
        if ticket.chair == -1:
            return None
        if not 0 <= ticket.chair < len(self.doc.chairs):
            raise NotFound
        chair = self.doc.chairs[ticket.chair]
        if chair.holder != "person" or chair.generation != ticket.generation:
            raise NotFound
        return ticket.chair

    def viewer(self, ticket: Ticket) -> Viewer:
        seating = self.doc.seating
        return seating.index(ticket.chair) if ticket.chair in seating else SPECTATOR

    @property
    def watched(self) -> bool:
        seating = self.doc.seating
        return any(outbox.ticket.chair not in seating for outbox in self.outboxes)

    def present(self, chair: int) -> bool:
        return chair not in self.lost

    def holder(self, seat: int) -> Holder:
        return self.doc.chairs[self.doc.seating[seat]].holder

    def away(self, seat: int) -> bool:
        """A person without a socket."""
        return self.holder(seat) == "person" and self.doc.seating[seat] in self.lost

    def part_from(self, chair: int) -> list[Outbox]:
        """The holder changed: the sockets of the one before are told nothing more."""
        parted = [o for o in self.outboxes if o.ticket.chair == chair]
        self.outboxes = [o for o in self.outboxes if o.ticket.chair != chair]
        self.lost[chair] = now_ms()
        return parted

    def info(self) -> TableInfo:
        present = frozenset(n for n in self.doc.persons if self.present(n))
        return info_of(self.doc, present, self.runner.match.outcome if self.runner is not None else None)

    def show(self) -> None:
        """The table as it is, to all who do not have it yet."""
        info = self.info()
        data = encode(info)
        for outbox in self.outboxes:
            outbox.state(info, data)

    def tell(self, people: Mapping[Viewer, bytes]) -> None:
        for outbox in self.outboxes:
            data = people.get(self.viewer(outbox.ticket))
            if data is not None:
                outbox.put(data)

    def tell_times(self) -> None:
        """Of the moment at which the clocks were stopped or went on."""
        if self.runner is not None:
            running = self.runner.running
            times = Times(running.id, self.doc.paused, running.clocks.shown(running.clocks.since))
            for outbox in self.outboxes:
                outbox.send(times)
