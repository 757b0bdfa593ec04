"""Who is at a table, and how all of them are told things."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from litfuse.kernel.codec import encode
from litfuse.kernel.records import SPECTATOR, Viewer

from ..errors import NotFound
from ..protocol import TableInfo
from ..sockets.outbox import Outbox
from ..timing import now_ms
from ..tokens import Ticket
from .keeper import TableKeeper
from .stored import StoredTable


def ticket_of(doc: StoredTable, chair: int) -> Ticket:
    """Returns the ticket of the person who holds this chair."""
    return Ticket(doc.id, chair, doc.chairs[chair].generation, who=doc.chairs[chair].who)


class Audience:
    """The sockets at a table. A person without a socket is away."""

    def __init__(self, keeper: TableKeeper, since: int) -> None:
        self._keeper = keeper
        self.outboxes: list[Outbox] = []
        # The chairs whose persons are away, and since when.
        self.lost: dict[int, int] = dict.fromkeys(range(len(keeper.doc.chairs)), since)

    # --- who is there ------------------------------------------------------------------------------------------------

    def present_ticket(self, ticket: Ticket) -> Ticket:
        """Returns the present ticket of the same person, who may have moved and lost the reply with the new token.

        Raises NotFound if the ticket is for another table, or if the person no longer sits here.
        """
        doc = self._keeper.doc
        if ticket.table != doc.id:
            raise NotFound
        if ticket.chair == -1:
            return ticket
        chair = doc.people.get(ticket.person)
        if chair is None:
            raise NotFound
        return ticket_of(doc, chair)

    def viewer(self, ticket: Ticket) -> Viewer:
        seating = self._keeper.doc.seating
        return seating.index(ticket.chair) if ticket.chair in seating else SPECTATOR

    @property
    def watched(self) -> bool:
        """Whether anybody without a seat watches the match."""
        seating = self._keeper.doc.seating
        return any(outbox.ticket.chair not in seating for outbox in self.outboxes)

    @property
    def present(self) -> frozenset[int]:
        """The chairs of the persons who have a socket here."""
        return frozenset(n for n in self._keeper.doc.persons if n not in self.lost)

    def away(self, seat: int) -> bool:
        """Returns whether a person without a socket has this seat."""
        doc = self._keeper.doc
        return doc.holder(seat) == "person" and doc.seating[seat] in self.lost

    # --- coming and going --------------------------------------------------------------------------------------------

    def full(self, most: int) -> bool:
        """Returns whether so many sockets watch already."""
        return sum(o.ticket.chair == -1 for o in self.outboxes) >= most

    def admit(self, outbox: Outbox, most: int) -> bool:
        """Adds a socket; beyond `most` the same person's oldest one is closed. Returns whether a chair's person was
        away.

        Spectators push nobody else out, because others have different tickets.
        """
        chair = outbox.ticket.chair
        same = [o for o in self.outboxes if (o.ticket.chair, o.ticket.who) == (chair, outbox.ticket.who)]
        for old in same[: max(0, len(same) + 1 - most)]:
            old.bye("too-many-sockets")
            self.outboxes.remove(old)
        self.outboxes.append(outbox)
        return self.lost.pop(chair, None) is not None

    def remove(self, outbox: Outbox) -> bool:
        """Removes a socket. Returns whether its person is away from now on."""
        if outbox in self.outboxes:
            self.outboxes.remove(outbox)
        chair = outbox.ticket.chair
        if chair == -1 or chair in self.lost or any(o.ticket.chair == chair for o in self.outboxes):
            return False
        self.lost[chair] = now_ms()
        return True

    def move(self, chair: int, new: Ticket) -> None:
        """Moves a person's sockets to the ticket's chair."""
        for outbox in self.outboxes:
            if outbox.ticket.chair == chair:
                outbox.ticket = new
        if chair not in self.lost:
            self.lost.pop(new.chair, None)
            self.lost[chair] = now_ms()

    def part_from(self, chair: int) -> list[Outbox]:
        """Stops telling a chair's former holder anything. Returns their sockets."""
        parted = [o for o in self.outboxes if o.ticket.chair == chair]
        self.outboxes = [o for o in self.outboxes if o.ticket.chair != chair]
        self.lost[chair] = now_ms()
        return parted

    # --- telling -----------------------------------------------------------------------------------------------------

    def show(self, info: TableInfo) -> None:
        """Sends the table as it is to every socket that does not have it yet."""
        data = encode(info)
        for outbox in self.outboxes:
            outbox.state(info, data)

    def tell(self, people: Mapping[Viewer, bytes]) -> None:
        """Sends a step of the match, to each viewer their own message."""
        for outbox in self.outboxes:
            data = people.get(self.viewer(outbox.ticket))
            if data is not None:
                outbox.put(data)

    def send(self, message: Any) -> None:
        """Sends the same message to everybody."""
        for outbox in self.outboxes:
            outbox.send(message)
