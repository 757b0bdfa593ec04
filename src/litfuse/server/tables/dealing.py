"""From the lobby into a match: the sealed parts, and the deal that follows from them. Stores nothing."""

from __future__ import annotations

import secrets
from typing import Any, Final, NamedTuple

import msgspec
from msgspec.structs import replace

from litfuse.kernel import fairness
from litfuse.kernel.archive import header_of
from litfuse.kernel.codec import codec
from litfuse.kernel.game import AnyGame

from ..errors import TableRefusal
from ..matches.running import DOCUMENT, MatchDoc, PreparedStep, RunningMatch
from ..storage import chain
from ..storage.base import PutMatch
from .stored import Chair, StoredTable, wants_odds

OPEN_MS: Final = 5000  # time to open one's part of the deal; after that it counts as zeros


class NewMatch(NamedTuple):
    """A new match, complete before it is stored."""

    running: RunningMatch
    step: PreparedStep
    doc: StoredTable  # of its table
    row: PutMatch


def begun(doc: StoredTable, game: AnyGame, config: Any) -> StoredTable:
    """Returns the table once everybody's part is sealed; the persons who sealed one may open it now.

    Every taken chair has a seal from here on, so clients can see that no part is chosen after theirs. Raises BadConfig
    if such a match is impossible, TableRefusal if somebody does not agree to what it shows to all.
    """
    if doc.phase != "lobby":
        raise TableRefusal("not-during-a-match")
    game.new(len(doc.taken), config)
    if wants_odds(config) and not {*doc.persons} <= {*doc.agreed}:
        raise TableRefusal("odds-not-agreed")
    chairs = tuple(_with_part(chair) for chair in doc.chairs)
    return replace(doc, phase="dealing", seating=doc.taken, next_config=config, chairs=chairs)


def _with_part(chair: Chair) -> Chair:
    """Returns the chair with its part of the deal: zeros for a person who sealed none."""
    if chair.holder == "open" or chair.sealed:
        return chair
    return _bots_part(chair) if chair.holder == "bot" else _part(chair, fairness.NO_NONCE)


def _bots_part(chair: Chair) -> Chair:
    return _part(chair, secrets.token_bytes(fairness.NONCE_SIZE))


def _part(chair: Chair, nonce: bytes) -> Chair:
    return replace(chair, sealed=fairness.nonce_hash(nonce), nonce=nonce.hex())


def all_open(doc: StoredTable) -> bool:
    """Returns whether everybody who sealed a part has opened it."""
    return all(doc.chairs[n].nonce for n in doc.seating)


def dealt(doc: StoredTable, game: AnyGame, now: int) -> NewMatch:
    """Returns the match that follows from the parts that are open now. Unopened parts count as zeros."""
    config = codec(game).config.convert(msgspec.to_builtins(doc.next_config))
    chairs = [doc.chairs[n] for n in doc.seating]
    nonces = [bytes.fromhex(chair.nonce) or fairness.NO_NONCE for chair in chairs]
    seed = bytes.fromhex(doc.deal.seed)
    names = [chair.name or chair.level for chair in chairs]
    levels = [chair.level if chair.holder == "bot" else "" for chair in chairs]
    announced = [chair.sealed for chair in chairs]
    header = header_of(game, len(chairs), config, seed, doc.deal.match, nonces, names, announced, levels)
    persons = {chair: who for who, chair in doc.people.items()}
    match_doc = MatchDoc(
        header=header,
        seed=doc.deal.seed,
        bots=secrets.token_hex(32),
        seating=doc.seating,
        people=tuple(persons.get(n, "") for n in doc.seating),
    )
    bots = [seat for seat, chair in enumerate(chairs) if chair.holder == "bot"]
    raw = DOCUMENT.encode(match_doc)
    root = chain.root(header.match, raw)
    running, step = RunningMatch.deal(game, match_doc, doc.pace, now, bots, root)
    after = replace(doc, phase="playing", match=running.id, number=doc.number + 1, next_config=None, practice=None)
    row = PutMatch(id=running.id, table_id=doc.id, number=after.number, doc=raw)
    return NewMatch(running, step, after, row)
