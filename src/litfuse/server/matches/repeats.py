"""A command that was acknowledged has that reply for ever: after a restart, and when its match is long over."""

from __future__ import annotations

import hashlib
from typing import Any

from litfuse.kernel.codec import encode
from litfuse.kernel.game import AnyGame
from litfuse.kernel.records import Text

from ..protocol import Ack, Play, Refused, Reply
from ..storage.base import Store
from .running import MatchDoc, action_of, decode_doc


def digest(decision: str, action: Any) -> bytes:
    """Of what was sent, so that an id cannot serve another command."""
    return hashlib.sha256(encode((decision, action))).digest()[:16]


async def of_another_match(store: Store, table_id: str, game: AnyGame, chair: int, command: Play) -> Reply | None:
    """The reply in a match that is not the one on the table. BadRecord for what no match could be sent."""
    action = action_of(game, command.decision, bytes(command.action), command.text)
    row = await store.match(command.match)
    if row is None or row.table_id != table_id:
        return None
    return await repeated(store, decode_doc(row.doc), chair, command, digest(command.decision, action))


async def repeated(store: Store, match: MatchDoc, chair: int, command: Play, body: bytes) -> Reply | None:
    """The reply that this id got before. The seat is that match's: the chairs may be filled otherwise now."""
    if chair not in match.seating:
        return None
    row = await store.command(match.header.match, match.seating.index(chair), command.id)
    if row is None:
        return None
    if row.body == body and row.tick is not None:
        return Ack(command.id, row.tick)
    return Refused(command.id, Text("command-id-used"))
