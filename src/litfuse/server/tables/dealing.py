"""From the lobby into a match: the sealed parts, and the deal that follows from them. Nothing is stored here."""

from __future__ import annotations

import secrets
from typing import Any, Final, NamedTuple

import msgspec
from msgspec.structs import replace

from litfuse.kernel import fairness
from litfuse.kernel.archive import header_of
from litfuse.kernel.codec import codec, encode
from litfuse.kernel.game import AnyGame

from ..errors import TableRefusal
from ..matches.running import MatchDoc, PreparedStep, RunningMatch
from ..storage.base import PutMatch
from .stored import Chair, StoredTable

OPEN_MS: Final = 5000  # to open one's part of the deal; after that it counts as zeros


class NewMatch(NamedTuple):
    """A new match, whole before it is stored."""

    running: RunningMatch
    step: PreparedStep
    doc: StoredTable  # of its table
    row: PutMatch


def begun(doc: StoredTable, game: AnyGame, config: Any) -> StoredTable:
    """The table when everybody's part is sealed: those who have one may open it now. Raises BadConfig if such a match
    cannot be."""
    if doc.phase != "lobby":
        raise TableRefusal("not-during-a-match")
    game.new(len(doc.taken), config)
    chairs = tuple(_bots_part(chair) if chair.holder == "bot" else chair for chair in doc.chairs)
    return replace(doc, phase="dealing", seating=doc.taken, next_config=config, chairs=chairs)


def _bots_part(chair: Chair) -> Chair:
    nonce = secrets.token_bytes(fairness.NONCE_SIZE)
    return replace(chair, sealed=fairness.nonce_hash(nonce), nonce=nonce.hex())


def all_open(doc: StoredTable) -> bool:
    """Has everybody who sealed a part opened it?"""
    return all(chair.nonce or not chair.sealed for chair in doc.chairs)


def dealt(doc: StoredTable, game: AnyGame, now: int) -> NewMatch:
    """The match that follows from the parts that are open now; the others count as zeros."""
    config = codec(game).config.convert(msgspec.to_builtins(doc.next_config))
    chairs = [doc.chairs[n] for n in doc.seating]
    nonces = [bytes.fromhex(chair.nonce) or fairness.NO_NONCE for chair in chairs]
    seed = bytes.fromhex(doc.deal.seed)
    names = [chair.name or chair.level for chair in chairs]
    announced = [chair.sealed or fairness.nonce_hash(fairness.NO_NONCE) for chair in chairs]
    header = header_of(game, len(chairs), config, seed, doc.deal.match, nonces, names, announced)
    match_doc = MatchDoc(header=header, seed=doc.deal.seed, bots=secrets.token_hex(32), seating=doc.seating)
    bots = [seat for seat, chair in enumerate(chairs) if chair.holder == "bot"]
    running, step = RunningMatch.deal(game, match_doc, doc.pace, now, bots)
    after = replace(doc, phase="playing", match=running.id, number=doc.number + 1, next_config=None)
    row = PutMatch(id=running.id, table_id=doc.id, number=after.number, doc=encode(match_doc))
    return NewMatch(running, step, after, row)
