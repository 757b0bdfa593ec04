"""Who is at a table, and what all of them are told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from litfuse.kernel.codec import encode
from litfuse.kernel.records import SPECTATOR, Viewer

from ..errors import Unknown
from ..protocol import TableInfo, Times
from ..sockets.outbox import Outlet
from ..timing import now_ms
from ..tokens import Ticket
from . import stored
from .info import info_of
from .stored import Holder

if TYPE_CHECKING:
    from ..matches.runner import Runner


class Audience:
    """The half of a table that knows sockets. A person is away who has none."""

    def __init__(self, doc: stored.Table, since: int) -> None:
        self.doc = doc
        self.runner: Runner | None = None
        self.outlets: list[Outlet] = []
        self.lost: dict[int, int] = dict.fromkeys(range(len(doc.chairs)), since)  # chair: since when nobody is there

    def chair_of(self, ticket: Ticket) -> int | None:
        """None: watches. Unknown for a token of another table or of a chair's former holder."""
        if ticket.table != self.doc.id:
            raise Unknown
        if ticket.chair == -1:
            return None
        if not 0 <= ticket.chair < len(self.doc.chairs):
            raise Unknown
        chair = self.doc.chairs[ticket.chair]
        if chair.holder != "person" or chair.generation != ticket.generation:
            raise Unknown
        return ticket.chair

    def viewer(self, ticket: Ticket) -> Viewer:
        seating = self.doc.seating
        return seating.index(ticket.chair) if ticket.chair in seating else SPECTATOR

    @property
    def watched(self) -> bool:
        seating = self.doc.seating
        return any(outlet.ticket.chair not in seating for outlet in self.outlets)

    def present(self, chair: int) -> bool:
        return chair not in self.lost

    def holder(self, seat: int) -> Holder:
        return self.doc.chairs[self.doc.seating[seat]].holder

    def away(self, seat: int) -> bool:
        """A person without a socket."""
        return self.holder(seat) == "person" and self.doc.seating[seat] in self.lost

    def part_from(self, chair: int) -> list[Outlet]:
        """The holder changed: the sockets of the one before are told nothing more."""
        parted = [o for o in self.outlets if o.ticket.chair == chair]
        self.outlets = [o for o in self.outlets if o.ticket.chair != chair]
        self.lost[chair] = now_ms()
        return parted

    def info(self) -> TableInfo:
        present = frozenset(n for n in self.doc.persons if self.present(n))
        return info_of(self.doc, present, self.runner.match.outcome if self.runner is not None else None)

    def show(self) -> None:
        """The table as it is, to all who do not have it yet."""
        info = self.info()
        data = encode(info)
        for outlet in self.outlets:
            outlet.state(info, data)

    def tell(self, people: Mapping[Viewer, bytes]) -> None:
        for outlet in self.outlets:
            data = people.get(self.viewer(outlet.ticket))
            if data is not None:
                outlet.put(data)

    def tell_times(self) -> None:
        """Of the moment at which the clocks were stopped or went on."""
        if self.runner is not None:
            room = self.runner.room
            times = Times(room.id, self.doc.paused, room.clocks.shown(room.clocks.since))
            for outlet in self.outlets:
                outlet.send(times)
