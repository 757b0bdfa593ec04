"""Finished matches, read from the store by any node, whichever has their table."""

from __future__ import annotations

import asyncio
from typing import Final

from msgspec.structs import replace

from litfuse.games.registry import find
from litfuse.kernel import archive
from litfuse.kernel.codec import Decoder, codec
from litfuse.kernel.errors import LitfuseError
from litfuse.kernel.match import Match
from litfuse.kernel.records import Header, Outcome, Viewer

from ..errors import NotFound, Unreadable
from ..matches.running import DOCUMENT, MatchDoc
from ..matches.telling import replayed
from ..protocol import PastMatchInfo, Replayed, ReviewMarks
from ..reviews.kept import marks_of
from ..storage import chain
from ..storage.base import Append, BadRow, MatchRow, Store
from .aside import SetAside
from .practice import StartPosition, position

SHOWN: Final = 20  # most matches of a table shown at once
NEWEST: Final = 2**31 - 1  # above the number of every match
_outcome: Decoder[Outcome] = Decoder(Outcome)


class PastMatches:
    def __init__(self, store: Store, aside: SetAside) -> None:
        self._store = store
        self._aside = aside

    async def of_table(self, table_id: str, game: str, before: int) -> tuple[tuple[PastMatchInfo, ...], int]:
        """Returns matches of a game with numbers below `before`, as many as are shown at once.

        Also returns the number below which there may be more, 0 if there are none. Practice matches are left out.
        """
        rows = await self._store.past_matches(table_id, max(0, min(before, NEWEST)), SHOWN)
        ended = [(DOCUMENT.decode(row.doc).header, row, row.outcome) for row in rows if row.outcome is not None]
        ends = await self._store.review_ends([row.id for _, row, _ in ended])
        marks = {match: marks_of(*both) for match, both in ends.items()}
        infos = [
            _info(header, row, outcome, marks.get(row.id)) for header, row, outcome in ended if not header.practice
        ]
        return tuple(info for info in infos if info.game == game), rows[-1].number if len(rows) == SHOWN else 0

    async def table_of(self, match_id: str) -> str:
        """Returns the table of a finished match."""
        return (await self._row(match_id)).table_id

    async def _row(self, match_id: str) -> MatchRow:
        """Returns the row of a finished match. A running match gets the same error as one that never existed."""
        row = await self._store.match(match_id)
        if row is None or row.status != "over":
            raise NotFound
        return row

    async def record(self, match_id: str) -> bytes:
        """Returns the record of a finished match."""
        doc, header, rows = await self._past(match_id)
        return await asyncio.to_thread(_recorded, header, rows, bytes.fromhex(doc.seed))

    async def replayed(self, match_id: str, viewer: Viewer) -> Replayed:
        """Returns every step of a finished match, as a viewer saw it or with everything open."""
        _, header, rows = await self._past(match_id)
        return await asyncio.to_thread(replayed, find(header.game), header, rows, viewer)

    async def position(self, match_id: str, step: int) -> StartPosition:
        """Returns a finished match as it was after one of its steps.

        Raises TableRefusal if it cannot be played on from there.
        """
        doc, header, rows = await self._past(match_id)
        return await asyncio.to_thread(position, header, bytes.fromhex(doc.seed), rows, step)

    async def _past(self, match_id: str) -> tuple[MatchDoc, Header, list[Append]]:
        row = await self._row(match_id)
        rows = await self._store.entries(match_id)
        try:
            chain.check(chain.root(match_id, row.doc), rows)
            doc = DOCUMENT.decode(row.doc)
            config = codec(find(doc.header.game)).config.convert(doc.header.config)
        except (BadRow, LitfuseError) as error:
            self._aside.note(row.table_id, error)
            raise Unreadable from error
        return doc, replace(doc.header, config=config), rows


def _recorded(header: Header, rows: list[Append], seed: bytes) -> bytes:
    """Returns the record. It plays the whole match again, so it must not run in the event loop."""
    game = find(header.game)
    return archive.write(header, Match.load(game, header, [codec(game).entry(e.entry) for e in rows]), seed)


def _info(header: Header, row: MatchRow, outcome: bytes, marks: ReviewMarks | None) -> PastMatchInfo:
    return PastMatchInfo(
        number=row.number,
        match=row.id,
        game=header.game,
        config=header.config,
        outcome=_outcome(outcome),
        seats=header.seats,
        at=row.ended or 0,
        reviewed=marks,
    )
