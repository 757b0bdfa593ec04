"""Keeps the reply to every acknowledged command for good: also after a restart and when its match is long over."""

from __future__ import annotations

import hashlib
from typing import Any

from litfuse.games.registry import find
from litfuse.kernel.codec import encode
from litfuse.kernel.records import Text

from ..protocol import Ack, Play, Refused, Reply
from ..storage.base import Store
from ..tokens import Ticket
from .running import DOCUMENT, MatchDoc, Sent, action_of


def digest(decision: str, action: Any) -> bytes:
    """Returns a digest of what was sent, so that an id cannot serve another command."""
    return hashlib.sha256(encode((decision, action))).digest()[:16]


def seat_in(match: MatchDoc, ticket: Ticket) -> int | None:
    """Returns the person's seat in that match. The chairs may be filled differently now."""
    if match.people:
        return match.people.index(ticket.person) if ticket.person in match.people else None
    return match.seating.index(ticket.chair) if ticket.chair in match.seating else None


async def of_another_match(store: Store, table_id: str, ticket: Ticket, command: Play) -> Reply | None:
    """Returns the reply to a command for a match that is not the table's present one.

    Raises BadRecord for a command that could not be sent to any match.
    """
    row = await store.match(command.match)
    if row is None or row.table_id != table_id:
        return None
    match = DOCUMENT.decode(row.doc)
    seat = seat_in(match, ticket)
    if seat is None:
        return None
    action = action_of(find(match.header.game), command.decision, bytes(command.action), command.text)
    return await repeated(store, row.id, command, Sent(seat, command.id, digest(command.decision, action)))


async def repeated(store: Store, match: str, command: Play, sent: Sent) -> Reply | None:
    """Returns the reply that this id got before."""
    row = await store.command(match, sent.seat, sent.id)
    if row is None:
        return None
    if row.body == sent.body and row.tick is not None:
        return Ack(command.id, row.tick)
    return Refused(command.id, Text("command-id-used"))
