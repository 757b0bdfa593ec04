"""A command that was acknowledged has that reply for ever: after a restart, and when its match is long over."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

from litfuse.kernel.codec import encode
from litfuse.kernel.records import Text

from ..protocol import Ack, Play, Refused, Reply
from .running import MatchDoc, action_of, decode_doc

if TYPE_CHECKING:
    from ..tables.live_table import LiveTable


def digest(decision: str, action: Any) -> bytes:
    """Of what was sent, so that an id cannot serve another command."""
    return hashlib.sha256(encode((decision, action))).digest()[:16]


async def of_another_match(table: LiveTable, chair: int, command: Play) -> Reply | None:
    """The reply in a match that is not the one on the table. BadRecord for what no match could be sent."""
    action = action_of(table.game, command.decision, bytes(command.action), command.text)
    row = await table.directory.store.match(command.match)
    if row is None or row.table_id != table.doc.id:
        return None
    return await repeated(table, decode_doc(row.doc), chair, command, digest(command.decision, action))


async def repeated(table: LiveTable, match: MatchDoc, chair: int, command: Play, body: bytes) -> Reply | None:
    """The reply that this id got before. The seat is that match's: the chairs may be filled otherwise now."""
    if chair not in match.seating:
        return None
    row = await table.directory.store.command(match.header.match, match.seating.index(chair), command.id)
    if row is None:
        return None
    if row.body == body and row.tick is not None:
        return Ack(command.id, row.tick)
    return Refused(command.id, Text("command-id-used"))
