"""A new table that continues a finished match from one of its positions, against bots. Practice is never counted.

Everything about a finished match is open, so its entries can be copied: the person who plays on knows what that seat
had been told, and bots what theirs had.
"""

from __future__ import annotations

import secrets
from typing import NamedTuple

from msgspec.structs import replace

from litfuse.bots.registry import known as find_level
from litfuse.bots.registry import usual
from litfuse.games.registry import find
from litfuse.kernel import archive, pace
from litfuse.kernel.codec import encode
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.records import Header

from ..errors import TableRefusal
from ..matches.clocks import Clocks
from ..matches.running import DOCUMENT, MatchDoc
from ..matches.telling import fold
from ..protocol import PlayOn
from ..storage import chain
from ..storage.base import Append, PutMatch
from . import stored
from .stored import Chair, Practice, StoredTable


class StartPosition(NamedTuple):
    """A finished match, up to one of its entries."""

    header: Header
    seed: bytes
    rows: list[Append]


class NewPractice(NamedTuple):
    """A table in the middle of a match, complete before it is stored."""

    doc: StoredTable
    chair: int
    row: PutMatch
    entries: tuple[Append, ...]


def position(header: Header, seed: bytes, rows: list[Append], step: int) -> StartPosition:
    """Raises TableRefusal if it cannot be played on: after the end, before the deal, or by other rules."""
    game = find(header.game)
    if header.rules != game.rules:
        raise TableRefusal("practice-other-rules")
    kept = [row for row in rows if row.seq <= step]
    if not 0 <= step < len(rows) or _last(header, kept).over:
        raise TableRefusal("practice-no-position", step=step)
    return StartPosition(header, seed, kept)


def _last(header: Header, rows: list[Append]) -> AnyMatch:
    *_, match = fold(find(header.game), header, rows)
    return match


def practised(table_id: str, there: StartPosition, wish: PlayOn, name: str) -> NewPractice:
    """Returns the table, with the person on the wished seat and bots on all others.

    For a thread: the position is folded.
    """
    header, game = there.header, find(there.header.game)
    if wish.seat >= header.seats:
        raise TableRefusal("no-such-chair", chair=wish.seat + 1)
    level = find_level(game, wish.bot).name if wish.bot else usual(game).name
    paces = pace.settled(game.times, wish.pace)
    doc = StoredTable(
        id=table_id,
        game=game.name,
        config=header.config,
        pace=paces,
        chairs=(Chair(),) * header.seats,
        bot=level,
        deal=stored.new_deal(),
    )
    doc, chair = stored.joined(doc, name, wish.seat)
    for number in range(header.seats):
        if number != chair:
            doc = stored.with_bot(doc, number, level)
    match, seed = doc.deal.match, bytes.fromhex(doc.deal.seed)
    new = archive.header_of(
        game,
        header.seats,
        header.config,
        seed,
        match,
        players=[c.name for c in doc.chairs],
        levels=[c.level for c in doc.chairs],
        practice=archive.origins_of(header, there.seed, there.rows[-1].seq),
    )
    seating = tuple(range(header.seats))
    persons = {chair: who for who, chair in doc.people.items()}
    people = tuple(persons.get(n, "") for n in seating)
    raw = DOCUMENT.encode(
        MatchDoc(header=new, seed=doc.deal.seed, bots=secrets.token_hex(32), seating=seating, people=people)
    )
    left = Clocks(paces, {}, (), 0).step(_last(header, there.rows).clocks, 0).left
    doc = replace(
        doc,
        phase="playing",
        match=match,
        number=1,
        seating=seating,
        agreed=(chair,) if stored.wants_odds(header.config) else (),
        practice=Practice(header.match, there.rows[-1].seq),
    )
    return NewPractice(
        doc,
        chair,
        PutMatch(id=match, table_id=table_id, number=1, doc=raw),
        _copied(there.rows, match, raw, encode(left)),
    )


def _copied(rows: list[Append], match: str, doc: bytes, left: bytes) -> tuple[Append, ...]:
    """Copies entries into another match, without the commands, which were answered in the original."""
    link, copies = chain.root(match, doc), list[Append]()
    for old in rows:
        row = Append(match_id=match, seq=old.seq, at=old.at, by=old.by, left=left, entry=old.entry)
        row = replace(row, chain=chain.link(link, row))
        link = row.chain
        copies.append(row)
    return tuple(copies)
