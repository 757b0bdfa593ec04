"""All reads, in SQLAlchemy core: the same for every database."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeVar

from sqlalchemy import LargeBinary, Select, case, func, or_, select

from .base import Append, DatabaseRow, LineRow, MatchRow, TableRow, storable
from .schema import ENTRIES, LINES, MATCHES, TABLES

_ENTRY = select(*(ENTRIES.c[name] for name in Append.__struct_fields__))
_MATCH = select(*(MATCHES.c[name] for name in MatchRow.__struct_fields__))
_TABLE = select(TABLES.c.id, TABLES.c.doc)
_LINE = select(LINES.c.number, LINES.c.heard, LINES.c.doc)


END: Final = 16 * 1024  # bytes at either end of a review, enough for its first and last line
R = TypeVar("R", bound=DatabaseRow)


def _made(kind: type[R], row: Iterable[Any]) -> R:
    """The columns were asked for in the order of the fields."""
    return kind(**dict(zip(kind.__struct_fields__, row, strict=True)))


class Reads:
    """All reads of the port, for a store that says how to run a query."""

    async def _rows(self, query: Select[Any]) -> list[Any]:
        """Raises Unavailable."""
        raise NotImplementedError

    async def table(self, table_id: str) -> bytes | None:
        if not storable(table_id):
            return None
        rows = await self._rows(select(TABLES.c.doc).where(TABLES.c.id == table_id))
        if not rows:
            return None
        doc = rows[0][0]
        return doc if isinstance(doc, bytes) else str(doc).encode()  # SQLite keeps any type that was put there

    async def running(self) -> list[TableRow]:
        return [_made(TableRow, row) for row in await self._rows(_TABLE.where(TABLES.c.running))]

    async def listed(self, since: int, most: int) -> list[TableRow]:
        c = TABLES.c
        query = _TABLE.where(c.public, c.seen > since).order_by(c.seen.desc()).limit(most)
        return [_made(TableRow, row) for row in await self._rows(query)]

    async def match(self, match_id: str) -> MatchRow | None:
        if not storable(match_id):
            return None
        rows = await self._rows(_MATCH.where(MATCHES.c.id == match_id))
        return _made(MatchRow, rows[0]) if rows else None

    async def review(self, match_id: str) -> bytes | None:
        rows = await self._rows(select(MATCHES.c.review).where(MATCHES.c.id == match_id))
        return rows[0][0] if rows and isinstance(rows[0][0], bytes) else None

    async def review_ends(self, match_ids: Sequence[str]) -> dict[str, tuple[bytes, bytes]]:
        if not match_ids:
            return {}
        c, size = MATCHES.c, func.length(MATCHES.c.review)
        first = func.substr(c.review, 1, END, type_=LargeBinary)
        last = func.substr(c.review, case((size > END, size - END + 1), else_=1), type_=LargeBinary)
        rows = await self._rows(
            select(c.id, first, last).where(or_(*(c.id == one for one in match_ids)), c.review.is_not(None))
        )
        return {row[0]: (row[1], row[2]) for row in rows if isinstance(row[1], bytes)}

    async def past_matches(self, table_id: str, before: int, most: int) -> list[MatchRow]:
        c = MATCHES.c
        query = _MATCH.where(c.table_id == table_id, c.number < before, c.status == "over")
        return [_made(MatchRow, row) for row in await self._rows(query.order_by(c.number.desc()).limit(most))]

    async def entries(self, match_id: str, after: int = -1) -> list[Append]:
        query = _ENTRY.where(ENTRIES.c.match_id == match_id, ENTRIES.c.seq > after).order_by(ENTRIES.c.seq)
        return [_made(Append, row) for row in await self._rows(query)]

    async def last(self, match_id: str) -> Append | None:
        query = _ENTRY.where(ENTRIES.c.match_id == match_id).order_by(ENTRIES.c.seq.desc()).limit(1)
        rows = await self._rows(query)
        return _made(Append, rows[0]) if rows else None

    async def command(self, match_id: str, seat: int, command_id: str) -> Append | None:
        c = ENTRIES.c
        rows = await self._rows(_ENTRY.where(c.match_id == match_id, c.seat == seat, c.command_id == command_id))
        return _made(Append, rows[0]) if rows else None

    async def lines(self, table_id: str, most: int) -> list[LineRow]:
        query = _LINE.where(LINES.c.table_id == table_id).order_by(LINES.c.number.desc()).limit(most)
        return [_made(LineRow, row) for row in reversed(await self._rows(query))]

    async def line(self, table_id: str, author: str, line_id: str) -> LineRow | None:
        c = LINES.c
        rows = await self._rows(_LINE.where(c.table_id == table_id, c.author == author, c.line_id == line_id))
        return _made(LineRow, rows[0]) if rows else None

    async def unseen_tables(self, before: int, most: int) -> list[str]:
        c = TABLES.c
        return [row[0] for row in await self._rows(select(c.id).where(c.seen < before).order_by(c.seen).limit(most))]

    async def ended_matches(self, before: int, most: int) -> list[str]:
        c = MATCHES.c
        return [row[0] for row in await self._rows(select(c.id).where(c.ended < before).order_by(c.ended).limit(most))]

    async def matches_of(self, table_id: str, after: int, most: int) -> list[MatchRow]:
        c = MATCHES.c
        query = _MATCH.where(c.table_id == table_id, c.number > after).order_by(c.number).limit(most)
        return [_made(MatchRow, row) for row in await self._rows(query)]

    async def old_talk(self, before: int) -> bool:
        return bool(await self._rows(select(LINES.c.number).where(LINES.c.at < before).limit(1)))

    async def words_of(self, table_id: str, author: str) -> bool:
        c = LINES.c
        query = select(c.number).where(c.table_id == table_id, c.author == author, c.doc != b"")
        return bool(await self._rows(query.limit(1)))
