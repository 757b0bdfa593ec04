"""A command that was acknowledged has that answer for ever: after a restart, and when its match is long over."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

from litfuse.kernel.codec import encode
from litfuse.kernel.records import Text

from ..protocol import Ack, Answer, Play, Refused
from .running import MatchDoc, action_of, decode_doc

if TYPE_CHECKING:
    from ..tables.live_table import Table


def digest(decision: str, action: Any) -> bytes:
    """Of what was sent, so that an id cannot serve another command."""
    return hashlib.sha256(encode((decision, action))).digest()[:16]


async def of_another_match(table: Table, chair: int, ask: Play) -> Answer | None:
    """The answer in a match that is not the one on the table. BadRecord for what no match could be asked."""
    action = action_of(table.game, ask.decision, bytes(ask.action), ask.text)
    row = await table.house.store.match(ask.match)
    if row is None or row.table_id != table.doc.id:
        return None
    return await repeated(table, decode_doc(row.doc), chair, ask, digest(ask.decision, action))


async def repeated(table: Table, match: MatchDoc, chair: int, ask: Play, body: bytes) -> Answer | None:
    """The answer that this id was given before. The seat is that match's: the chairs may be filled otherwise now."""
    if chair not in match.seating:
        return None
    row = await table.house.store.command(match.header.match, match.seating.index(chair), ask.id)
    if row is None:
        return None
    if row.body == body and row.tick is not None:
        return Ack(ask.id, row.tick)
    return Refused(ask.id, Text("command-id-used"))
