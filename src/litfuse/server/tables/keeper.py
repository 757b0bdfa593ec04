"""The newest document of a table, and the only way to write a newer one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from litfuse.games.registry import find

from ..storage.base import Append, Lost, Owner, PutLine, PutTable, Store, Unavailable, Write
from ..timing import wall_ms
from .remembered import Done
from .stored import DOCUMENT, StoredTable, with_done

NEW: Final = 1  # the epoch of a table that is not stored yet


class TableKeeper:
    """Keeps a table's newest document, and writes as the table's home.

    `stale`: the fate of a write is unknown, or another writer has interfered; the table must be read again before
    anything is decided. `changed` is called for every newer document, `lost` when the table has another home. `doing`
    is the command being carried out: it is remembered with the first change that it makes.
    """

    def __init__(
        self, store: Store, doc: StoredTable, epoch: int, changed: Callable[[], None], lost: Callable[[], None]
    ) -> None:
        self.store = store
        self.doc = doc
        self.epoch = epoch
        self.stale = False
        self.doing: Done | None = None
        self.changed = changed
        self._lost = lost

    def grant(self, chair: int, generation: int) -> None:
        """Notes that the reply to the command being carried out grants this chair."""
        if self.doing is not None:
            self.doing = replace(self.doing, chair=chair, generation=generation)

    async def write(self, *writes: Write) -> None:
        """Writes something other than the table's document. It may be written twice."""
        await self.store.save(*writes, owner=Owner(self.doc.id, self.epoch))

    async def save(self, doc: StoredTable | None, *writes: Write) -> None:
        """Saves the table's next version, if there is one, together with these rows, in one transaction."""
        if doc is not None:
            doc = replace(doc if self.doing is None else with_done(doc, self.doing), rev=self.doc.rev + 1)
            writes = (_row(doc), *writes)
        try:
            await self.write(*writes)
        except Unavailable:
            if not await self._is_there(writes[0]):
                raise
        if doc is not None:
            self.doc = doc
            self.doing = None
            self.changed()

    async def settle(self) -> None:
        """Waits until every earlier write is done or never will be. What is read after that is final."""
        try:
            self.epoch = await self.store.settle(Owner(self.doc.id, self.epoch))
        except Lost:
            self._lost()
            raise

    async def _is_there(self, write: Write) -> bool:
        """Returns whether a commit of unknown fate was done.

        What is written together is there together, so one row tells.
        """
        self.stale = True
        await self.settle()
        if isinstance(write, PutTable):
            there = await self.store.table(write.id) == write.doc
        elif isinstance(write, Append):
            there = write in await self.store.entries(write.match_id, write.seq - 1)
        else:
            there = isinstance(write, PutLine) and await self._is_line(write)
        self.stale = False
        return there

    async def _is_line(self, write: PutLine) -> bool:
        line = await self.store.line(write.table_id, write.author, write.line_id)
        return line is not None and line.doc == write.doc

    async def reload(self) -> None:
        """Reads the document as the store has it."""
        await self.settle()
        raw = await self.store.table(self.doc.id)
        if raw is not None:
            self.doc = DOCUMENT.decode(raw)


def _row(doc: StoredTable) -> PutTable:
    return PutTable(
        id=doc.id,
        rev=doc.rev,
        public=doc.public and bool(doc.persons),
        running=doc.running,
        seen=wall_ms(),
        doc=DOCUMENT.encode(doc),
        rules=f"{doc.game}/{find(doc.game).rules}" if doc.running else None,
    )
