"""A node's life: a row that says until when it holds its tables, renewed over a separate connection.

The node counts from the moment it sent the renewal, by a clock that goes on while the machine sleeps, and a tenth less
than what it asked for. Clocks of different nodes are never compared.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, NamedTuple

import structlog

from ...timing import awake_or_not
from ..base import Unavailable, code
from . import homes
from .line import connect
from .pool import FAILURES, NEW_LINE_SECONDS

log = structlog.get_logger("litfuse.node")
SHARE: Final = 3  # how many renewals are sent within one lease
CAUTION: Final = 0.9  # the part of the lease that the node itself relies on
RETRY_SECONDS: Final = 0.1
LONG_AGO: Final = float("-inf")


class NodeCard(NamedTuple):
    """What a node says about itself."""

    address: str
    rules: str
    schema: str
    place: str = ""
    secret_hash: str = ""


class Lease:
    """The lease of a node; made by `open`. `well` says whether the node can write: one that cannot must not live on.

    `buried` is called when others have taken the node for dead. It then holds nothing and has another id.
    """

    def __init__(self, url: str, card: NodeCard, seconds: float, connection: Any) -> None:
        self._url = url
        self._card = card
        self.address = card.address
        self.seconds = seconds
        self.node = ""
        self.well: Callable[[], bool] = lambda: True
        self.buried: Callable[[], None] = lambda: None
        self.burials = 0  # how often this node was buried
        self._connection: Any = connection  # None: lost
        self._line = asyncio.Lock()  # one question at a time
        self._sent = LONG_AGO  # when the last successful renewal was sent
        self._living = False  # whether its row exists, as far as it knows
        self._careful = 0.0  # until this moment the node buries nobody
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Registers the node. Raises one of FAILURES."""
        await self._join()
        self._task = asyncio.create_task(self._run())

    async def follow(self) -> None:
        """Buries the node that listened at this place before.

        Call this only once this node listens there: a predecessor that lived on would not know that others may have its
        tables.
        """
        with suppress(*FAILURES):
            await self._ask(homes.FOLLOW, self.node, self._card.place)

    # --- what others ask ---------------------------------------------------------------------------------------------

    def held(self) -> bool:
        """Whether the node may still speak for its tables."""
        return awake_or_not() < self._sent + CAUTION * self.seconds

    def age(self) -> float:
        """The seconds since the last successful renewal was sent."""
        return awake_or_not() - self._sent

    def may_bury(self) -> bool:
        """Whether this node may bury others.

        If its own renewals failed, it may have been cut off, and the others get time to renew.
        """
        return self.held() and awake_or_not() >= self._careful

    # --- life --------------------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        wait = self.seconds / SHARE
        while True:
            await asyncio.sleep(wait)
            try:
                renewed = self.well() and await self._renew()
            except Exception as error:
                log.error("lease_failed", error=error)
                renewed = False
            wait = self.seconds / SHARE if renewed else RETRY_SECONDS

    async def _renew(self) -> bool:
        """Renews the lease or registers anew. Returns whether either succeeded."""
        held, sent = self.held(), awake_or_not()
        try:
            living = self._living and bool(await self._ask(homes.RENEW, self.node, self.seconds))
            if not living:
                self._die()
                await self._join()
        except FAILURES as error:
            log.warning("lease_not_renewed", code=code(error))
            return False
        if not held:
            self._careful = awake_or_not() + self.seconds
        if living:
            self._sent = sent
        return True

    def _die(self) -> None:
        """Others took the node for dead: it has to start anew, perhaps after several attempts."""
        self._sent = LONG_AGO
        if self._living:
            self._living = False
            self.burials += 1
            log.warning("node_buried")
            self.buried()

    async def _join(self) -> None:
        node, sent = secrets.token_hex(8), awake_or_not()
        await self._ask(homes.JOIN, node, self.seconds, *self._card)
        self.node, self._sent, self._living = node, sent, True

    async def _ask(self, statement: str, *values: Any) -> list[Any]:
        """Runs a statement and waits for it only briefly: a late answer does no harm, but time is short."""
        patience = self.seconds / SHARE
        async with self._line:
            if self._connection is None:
                async with asyncio.timeout(max(patience, NEW_LINE_SECONDS)):
                    self._connection = await connect(self._url)
            asked = asyncio.create_task(self._connection.fetch(statement, *values))
            try:
                await asyncio.wait({asked}, timeout=patience)
            finally:
                if not asked.done():  # there is no answer, or nobody waits for it any more
                    self._drop()
                    asked.add_done_callback(lambda task: task.cancelled() or task.exception())
            if not asked.done():
                raise TimeoutError
            try:
                rows: list[Any] = asked.result()
            except BaseException:
                self._drop()
                raise
            return rows

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def close(self) -> None:
        """Stops living, whatever the node holds: call `give` before."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        with suppress(*FAILURES):
            await self._ask(homes.LEAVE, self.node)
        if self._connection is not None:
            with suppress(*FAILURES):
                await self._connection.close(timeout=1)

    async def give(self) -> None:
        """Frees all tables of the node. Raises Unavailable."""
        try:
            await self._ask(homes.GIVE, self.node)
        except FAILURES as error:
            raise Unavailable(code(error)) from error
