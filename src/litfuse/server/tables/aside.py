"""Tables that cannot be read."""

from __future__ import annotations

import structlog

from ..logs import short
from ..storage.base import BadRow

log = structlog.get_logger("litfuse.tables")


class SetAside:
    """The tables set aside. The log names each of them once, and everything else goes on."""

    def __init__(self) -> None:
        self._named: set[str] = set()

    def note(self, table_id: str, error: Exception) -> None:
        if table_id not in self._named and len(self._named) < 1000:
            self._named.add(table_id)
            row = str(error) if isinstance(error, BadRow) else ""
            log.error("table_unreadable", table=short(table_id), error=error, row=row)
