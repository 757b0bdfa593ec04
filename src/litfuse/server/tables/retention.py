"""Removes what is old: tables where nobody has been for long, with their matches and talk; also old matches and talk
alone.

It works in small steps, each a short transaction among those of the players, and pauses after each.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from ..logs import short
from ..settings import Settings
from ..storage.base import (
    Conflict,
    ForgetMatch,
    Owner,
    RemoveEntries,
    RemoveLines,
    RemoveMatch,
    RemoveTable,
    RemoveTalk,
    Store,
    StoreError,
    Write,
)
from ..timing import wall_ms

log = structlog.get_logger("litfuse.retention")
STEP: Final = 200  # rows removed in one transaction
TABLES: Final = 100  # tables looked up at once
MATCHES: Final = 10  # matches of one table removed in one transaction
REST_SECONDS: Final = 0.02  # pause after each step
DAY_MS: Final = 24 * 60 * 60 * 1000


class Retention:
    """`forget` makes a table impossible to find and returns its owner, unless somebody is there."""

    def __init__(self, settings: Settings, store: Store, forget: Callable[[str], Awaitable[Owner | None]]) -> None:
        self._keep = settings.keep_days * DAY_MS
        self._keep_talk = settings.keep_talk_days * DAY_MS
        self._store = store
        self._forget = forget

    async def run(self) -> None:
        """Runs for ever, several times within each retention period."""
        spans = [span / 1000 for span in (self._keep, self._keep_talk) if span]
        if not spans:
            return
        while True:
            await asyncio.sleep(min(600.0, max(1.0, min(spans) / 20)))
            try:
                await self.once()
            except StoreError as error:
                log.warning("retention_failed", error=type(error).__name__)

    async def once(self) -> None:
        """Removes everything that is old now."""
        if self._keep:
            before = int(wall_ms() - self._keep)
            await self._tables(before)
            await self._matches(before)
        if self._keep_talk:
            before = int(wall_ms() - self._keep_talk)
            while await self._store.old_talk(before):
                await self._step(RemoveTalk(before=before, most=STEP))

    async def _tables(self, before: int) -> None:
        passed: set[str] = set()  # skipped, because somebody is there
        while found := [t for t in await self._store.unseen_tables(before, TABLES + len(passed)) if t not in passed]:
            for table_id in found:
                owner = await self._forget(table_id)
                if owner is None or not await self._remove_table(owner):
                    passed.add(table_id)

    async def _remove_table(self, owner: Owner) -> bool:
        """Removes a table: most in one step, large ones in several. Returns whether this server did it."""
        table_id = owner.table
        while await self._store.table(table_id) is not None:
            matches = await self._store.matches_of(table_id, -1, MATCHES)
            share = max(1, STEP // max(1, len(matches)))
            gone = [write for row in matches for write in _match_gone(row.id, share)]
            try:
                await self._step(
                    *gone, RemoveLines(table_id=table_id, most=STEP), RemoveTable(id=table_id), owner=owner
                )
            except Conflict:
                return False
        log.info("table_removed", table=short(table_id))
        return True

    async def _matches(self, before: int) -> None:
        """Removes old matches of tables that stay."""
        while found := await self._store.ended_matches(before, TABLES):
            for match_id in found:
                await self._step(ForgetMatch(id=match_id), *_match_gone(match_id, STEP))

    async def _step(self, *writes: Write, owner: Owner | None = None) -> None:
        await self._store.save(*writes, owner=owner)
        await asyncio.sleep(REST_SECONDS)


def _match_gone(match_id: str, most: int) -> tuple[Write, ...]:
    return RemoveEntries(match_id=match_id, most=most), RemoveMatch(id=match_id)
