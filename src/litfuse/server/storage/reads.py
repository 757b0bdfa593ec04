"""All reading, in SQLAlchemy core over an async engine: the same for every database."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from .base import Append, MatchRow, Unavailable
from .schema import ENTRIES, LINES, MATCHES, TABLES

_ENTRY = select(*(ENTRIES.c[name] for name in Append.__struct_fields__))
_MATCH = select(*(MATCHES.c[name] for name in MatchRow.__struct_fields__))


class Reads:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def _rows(self, query: Select[Any]) -> list[Any]:
        try:
            async with self._engine.connect() as connection:
                return list((await connection.execute(query)).all())
        except (SQLAlchemyError, OSError) as error:
            raise Unavailable(str(error)) from error

    async def table(self, table_id: str) -> bytes | None:
        rows = await self._rows(select(TABLES.c.doc).where(TABLES.c.id == table_id))
        return bytes(rows[0][0]) if rows else None

    async def tables(self, *, running: bool = False, public: bool = False) -> list[bytes]:
        query = select(TABLES.c.doc)
        if running:
            query = query.where(TABLES.c.running)
        if public:
            query = query.where(TABLES.c.public)
        return [bytes(row[0]) for row in await self._rows(query)]

    async def match(self, match_id: str) -> MatchRow | None:
        rows = await self._rows(_MATCH.where(MATCHES.c.id == match_id))
        return MatchRow(**rows[0]._mapping) if rows else None

    async def entries(self, match_id: str, after: int = -1) -> list[Append]:
        query = _ENTRY.where(ENTRIES.c.match_id == match_id, ENTRIES.c.seq > after).order_by(ENTRIES.c.seq)
        return [Append(**row._mapping) for row in await self._rows(query)]

    async def last(self, match_id: str) -> Append | None:
        query = _ENTRY.where(ENTRIES.c.match_id == match_id).order_by(ENTRIES.c.seq.desc()).limit(1)
        rows = await self._rows(query)
        return Append(**rows[0]._mapping) if rows else None

    async def command(self, match_id: str, seat: int, command_id: str) -> Append | None:
        c = ENTRIES.c
        rows = await self._rows(_ENTRY.where(c.match_id == match_id, c.seat == seat, c.command_id == command_id))
        return Append(**rows[0]._mapping) if rows else None

    async def lines(self, table_id: str) -> list[bytes]:
        query = select(LINES.c.doc).where(LINES.c.table_id == table_id).order_by(LINES.c.number)
        return [bytes(row[0]) for row in await self._rows(query)]
