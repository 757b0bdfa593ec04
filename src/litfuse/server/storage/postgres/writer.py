"""The one writer of a node: a task that commits everything that waits, in as few messages as possible."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, Final

import asyncpg
import structlog

from ..base import Conflict, Owner, StoreError, Unavailable, Write, code
from . import homes, sql
from .pool import FAILURES

log = structlog.get_logger("litfuse.store")
ANSWER_SECONDS: Final = 10.0  # time for the database to answer; after that the write's fate is unknown
REOPEN_SECONDS: Final = (0.1, 2.0)  # pause between attempts to reconnect: the first, and the longest
# SQLSTATEs after which the fate is unknown: connection lost, operator intervention, system or internal error.
_UNKNOWN: Final = ("08", "57P", "58", "XX")
_TAKEN: Final = frozenset({"23505", sql.NO_ROW})


class UnknownFate(Exception):
    """A statement may have been carried out, or may be yet. `str` is a code."""


class _Unit:
    """The writes of one caller, and the future that the caller waits for."""

    __slots__ = ("done", "entry", "owner", "writes")

    def __init__(self, writes: Sequence[Write], owner: Owner | None) -> None:
        self.writes = writes
        self.owner = owner
        self.entry = sql.single(writes) if owner is not None else None
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def answer(self, error: StoreError | None = None) -> None:
        if self.done.done():
            return  # nobody waits for it any more
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Writer:
    """`node` returns the node as which it writes, `connect` a connection. `lost` is called when a connection is lost.

    Other connections may be lost as well. What was sent over this one may still be done, so readers settle first
    (`homes.py`).
    """

    def __init__(
        self,
        node: Callable[[], str],
        connect: Callable[[], Awaitable[Any]],
        connection: Any,
        lost: Callable[[], None],
        answer: float = ANSWER_SECONDS,
        most: int = 256,
    ) -> None:
        self._node = node
        self._answer = answer
        self._connect = connect
        self._lost = lost
        self._most = most
        self._waiting: deque[_Unit] = deque()
        self._wake = asyncio.Event()
        self._closing = False
        self.failed: str | None = None  # why the last commit failed
        self.dead: str | None = None  # why no commit will ever succeed again
        self.commits = 0
        self.seconds = 0.0  # seconds that all commits took together
        self.refused = 0  # refused writes: to tables of other nodes, or to places that are taken
        self._trouble: float | None = None  # since when the database has not answered
        self.connection: Any = connection  # None: lost, and not yet replaced
        self._wait = REOPEN_SECONDS[0]
        self._again = 0.0  # when to try again
        self._task = asyncio.create_task(self._run())

    def save(self, writes: Sequence[Write], owner: Owner | None) -> asyncio.Future[None]:
        """Returns when the writes are durable. Raises Conflict or Unavailable if they are not."""
        if self._closing:
            raise Unavailable("closed")
        if self.dead is not None:
            raise Unavailable(self.dead)
        unit = _Unit(writes, owner)
        self._waiting.append(unit)
        self._wake.set()
        return unit.done

    def silent(self) -> float:
        """Returns for how many seconds a write has waited for an answer of the database."""
        return 0.0 if self._trouble is None else asyncio.get_running_loop().time() - self._trouble

    async def close(self) -> None:
        """Writes what waits, then closes."""
        self._closing = True
        self._wake.set()
        await self._task
        if self.connection is not None:
            closing = asyncio.create_task(self.connection.close())
            await asyncio.wait({closing}, timeout=1)
            self.connection.terminate()
            with suppress(Exception):  # errors of a connection that is gone are of no use
                await closing

    async def _run(self) -> None:
        batch: list[_Unit] = []
        try:
            while self.dead is None and (self._waiting or not self._closing):
                self._wake.clear()
                batch = self._take()
                if batch:
                    await self._commit(batch)
                elif self.connection is None:
                    await self._rest()
                else:
                    await self._wake.wait()
        except BaseException as error:  # for any reason: nobody must wait for a task that is gone
            self.dead = type(error).__name__
            log.error("writer_ended", error=error)
            for unit in (*batch, *self._waiting):
                unit.answer(Unavailable(self.dead))
            self._waiting.clear()
            if isinstance(error, asyncio.CancelledError):
                raise

    async def _rest(self) -> None:
        """Waits without a connection until there is something to write, or until it is time to try again."""
        with suppress(TimeoutError):
            async with asyncio.timeout_at(self._again):
                await self._wake.wait()
        if not self._waiting and not self._closing:
            await self._reopen()

    def _take(self) -> list[_Unit]:
        """Takes as many waiting units as may go together: at most one for each table."""
        batch: list[_Unit] = []
        tables: set[str] = set()
        while self._waiting and len(batch) < self._most:
            owner = self._waiting[0].owner
            if owner is not None:
                if owner.table in tables:
                    break
                tables.add(owner.table)
            batch.append(self._waiting.popleft())
        return batch

    async def _commit(self, batch: list[_Unit]) -> None:
        if self.connection is None and not await self._reopen():
            _fail(batch, self.dead or self.failed or "")
            return
        try:
            await self._append([unit for unit in batch if unit.entry is not None])
            await self._write([unit for unit in batch if unit.entry is None])
        except UnknownFate as error:
            self.failed = str(error)
            self._drop()
            await self._reopen()
            _fail(batch, self.failed or str(error))

    async def _append(self, units: list[_Unit]) -> None:
        if not units:
            return
        owned = [(unit.owner, unit.entry) for unit in units if unit.owner is not None and unit.entry is not None]
        try:
            rows = await self._ask(self.connection.fetch(homes.WRITE, self._node(), *sql.columns(owned)))
        except StoreError as error:
            for unit in units:
                unit.answer(error)
            return
        stored = {row["table_id"] for row in rows if row["stored"]}
        mine = {row["table_id"] for row in rows if row["mine"]}
        for unit, (owner, _) in zip(units, owned, strict=True):
            if owner.table in stored:
                unit.answer()
            else:
                self.refused += 1
                unit.answer(Conflict("entries" if owner.table in mine else "home"))

    async def _write(self, units: list[_Unit]) -> None:
        """Writes all units in one message, or one by one if one of them does not fit."""
        if not units:
            return
        try:
            await self._ask(
                self.connection.execute(";".join(sql.message(u.writes, self._node(), u.owner) for u in units))
            )
        except StoreError as error:
            if len(units) == 1:
                units[0].answer(error)
                return
            for unit in units:
                await self._write([unit])
            return
        for unit in units:
            unit.answer()

    async def _ask(self, query: Coroutine[Any, Any, Any]) -> Any:
        """Sends a statement. Raises Conflict, Unavailable for any other refusal, UnknownFate if no answer comes.

        The query is never cancelled, because a connection that was told to cancel is of no use. It is only waited for.
        """
        now = asyncio.get_running_loop().time
        begin = now()
        self._trouble = begin if self._trouble is None else self._trouble
        asked = asyncio.create_task(query)
        await asyncio.wait({asked}, timeout=self._answer)
        if not asked.done():
            self.connection.terminate()
            await asyncio.wait({asked}, timeout=1)
            asked.cancel()
            raise UnknownFate("timeout")
        try:
            answer = asked.result()
        except asyncpg.PostgresError as error:
            if str(error.sqlstate).startswith(_UNKNOWN):
                raise UnknownFate(code(error)) from error
            self._trouble = None
            if error.sqlstate in _TAKEN:
                self.failed = None
                self.refused += 1
                raise Conflict(code(error)) from error
            self.failed = code(error)
            raise Unavailable(code(error)) from error
        except Exception as error:  # an error of the driver or the network
            raise UnknownFate(code(error)) from error
        self.failed = self._trouble = None
        self.commits += 1
        self.seconds += now() - begin
        return answer

    def _drop(self) -> None:
        self.connection.terminate()
        self.connection = None
        self._lost()
        self._wait, self._again = REOPEN_SECONDS[0], 0.0

    async def _reopen(self) -> bool:
        """Tries to connect, less and less often. Returns whether it succeeded; the store is well only after a write."""
        loop = asyncio.get_running_loop()
        if loop.time() < self._again:
            return False
        try:
            self.connection = await self._connect()
        except FAILURES as error:
            self.failed = code(error)
            self._again = loop.time() + self._wait
            self._wait = min(2 * self._wait, REOPEN_SECONDS[1])
            return False
        self._trouble = None
        return True


def _fail(units: Sequence[_Unit], why: str) -> None:
    for unit in units:
        unit.answer(Unavailable(why))
