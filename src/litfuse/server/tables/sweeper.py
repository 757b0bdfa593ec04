"""Looks around among the nodes: tables without a living home come here, and connections to dead nodes are closed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

import structlog

from ..storage.base import Store, StoreError, TableRow

log = structlog.get_logger("litfuse.node")
LOOK_SECONDS: Final = 0.5


class Sweeper:
    """`taken` gets each running table that lives here from now on, `living` the addresses of the other nodes."""

    def __init__(
        self,
        store: Store,
        taken: Callable[[TableRow], Awaitable[None]],
        living: Callable[[Mapping[str, str]], None],
    ) -> None:
        self._store = store
        self._taken = taken
        self._living = living

    async def once(self) -> None:
        """Looks around once. Raises Unavailable."""
        others = await self._store.look_around()
        self._living(others.living)
        for row in others.taken:
            await self._taken(row)

    async def run(self) -> None:
        """Looks around for ever, if there can be other nodes."""
        failed = False
        while self._store.node:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.once()
                failed = False
            except StoreError as error:
                if not failed:
                    log.warning("no_look_around", error=type(error).__name__, code=str(error))
                failed = True
            except Exception:
                log.exception("look_around_failed")
