"""The one writer of an SQLite file: a thread of its own, which commits whatever waits in one go."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from msgspec.structs import astuple

from .base import Append, Conflict, Probe, PutLine, PutMatch, PutTable, SetStatus, StoreError, Unavailable, Write

# The parameters are the fields of the row, in their order.
_SQL: dict[type[Any], str] = {
    PutMatch: "insert into matches (id, table_id, number, status, doc) values (?1, ?2, ?3, 'running', ?4)",
    SetStatus: "update matches set status = ?2 where id = ?1",
    Append: 'insert into entries (match_id, seq, at, "by", "left", entry, seat, command_id, body, tick)'
    " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    Probe: "update alembic_version set version_num = version_num",
    PutLine: "insert into lines (table_id, number, author, line_id, doc) values (?, ?, ?, ?, ?)",
}
_INSERT_TABLE = "insert into tables (id, rev, public, running, doc) values (?, ?, ?, ?, ?)"
_UPDATE_TABLE = "update tables set rev = ?2, public = ?3, running = ?4, doc = ?5 where id = ?1 and rev = ?2 - 1"


class _Unit:
    """What one caller wants written, and the caller's ear."""

    __slots__ = ("done", "error", "loop", "writes")

    def __init__(self, writes: Sequence[Write]) -> None:
        self.writes = writes
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[None] = self.loop.create_future()
        self.error: StoreError | None = None

    def answer(self) -> None:
        if self.done.cancelled():
            return
        if self.error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(self.error)


def connect(path: Path) -> sqlite3.Connection:
    """Autocommit mode: transactions begin and end where this module says so."""
    connection = sqlite3.connect(path, isolation_level=None, timeout=5, check_same_thread=False)
    connection.execute("pragma journal_mode=wal")
    connection.execute("pragma synchronous=full")
    return connection


class Writer:
    """A read that turns into a write gets SQLITE_BUSY, hence BEGIN IMMEDIATE and no other writer."""

    def __init__(self, path: Path, most: int = 256) -> None:
        self._path = path
        self._most = most
        self._waiting: SimpleQueue[_Unit | None] = SimpleQueue()  # None: nothing comes after this
        self._closing = False
        self.failed: str | None = None  # the last commit did not work
        self.dead: str | None = None  # no commit will ever work again
        self.commits = 0
        self.connection = connect(path)
        self._thread = threading.Thread(target=self._run, name="litfuse-writer", daemon=True)
        self._thread.start()

    def save(self, writes: Sequence[Write]) -> asyncio.Future[None]:
        """Done when it is durable; Conflict or Unavailable, here or there, when it is not."""
        if self._closing:
            raise Unavailable("closed")
        unit = _Unit(writes)
        self._waiting.put(unit)
        if self.dead is not None:  # asked after the put: either the thread's last look found the unit, or this does
            raise Unavailable(self.dead)
        return unit.done

    def close(self) -> None:
        self._closing = True
        self._waiting.put(None)
        self._thread.join()

    def _run(self) -> None:
        batch: list[_Unit] = []
        try:
            while batch := self._take():
                self._commit(batch)
                _tell(batch)
            self.connection.close()
        except BaseException as error:  # whatever it was: nobody may wait for a thread that is gone
            self.dead = repr(error)
            while not self._waiting.empty():
                if (unit := self._waiting.get()) is not None:
                    batch.append(unit)
            for unit in batch:
                unit.error = unit.error or Unavailable(self.dead)
            _tell(batch)

    def _take(self) -> list[_Unit]:
        """Everything that waits, at most `most`; nothing at all: closing."""
        batch: list[_Unit] = []
        while not batch or (len(batch) < self._most and not self._waiting.empty()):
            unit = self._waiting.get()
            if unit is None:
                self._waiting.put(None)  # to be met again when the batch is done
                break
            batch.append(unit)
        return batch

    def _commit(self, batch: list[_Unit]) -> None:
        run = self.connection.execute
        several = len(batch) > 1 or len(batch[0].writes) > 1  # one statement is a transaction by itself
        try:
            if several:
                run("begin immediate")
            for unit in batch:
                self._unit(unit, run)
            if several:
                run("commit")
            self.failed = None
            self.commits += 1
        except sqlite3.Error as error:
            self.failed = str(error)
            for unit in batch:
                unit.error = unit.error or Unavailable(str(error))
            self._reopen()

    def _unit(self, unit: _Unit, run: Callable[..., sqlite3.Cursor]) -> None:
        """A unit that does not fit goes alone: its neighbours in the batch stay."""
        several = len(unit.writes) > 1  # one statement is done whole or not at all by itself
        if several:
            run("savepoint unit")
        try:
            for write in unit.writes:
                _write(write, run)
        except (sqlite3.IntegrityError, Conflict) as error:
            unit.error = Conflict(str(error))
            if several:
                run("rollback to unit")
        if several:
            run("release unit")

    def _reopen(self) -> None:
        """After a failed commit the connection may hold half a transaction; a new one holds nothing."""
        try:
            self.connection.close()
        finally:
            self.connection = connect(self._path)


def _write(write: Write, run: Callable[..., sqlite3.Cursor]) -> None:
    values = astuple(write)
    if isinstance(write, PutTable):
        done = run(_INSERT_TABLE if write.rev == 1 else _UPDATE_TABLE, values)
        if done.rowcount != 1:
            raise Conflict(f"table {write.id} moved on")
    else:
        run(_SQL[type(write)], values)


def _tell(batch: list[_Unit]) -> None:
    """One wake-up of the event loop for the whole batch."""
    by_loop: dict[asyncio.AbstractEventLoop, list[_Unit]] = {}
    for unit in batch:
        by_loop.setdefault(unit.loop, []).append(unit)
    for loop, units in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_answer, units)


def _answer(units: list[_Unit]) -> None:
    for unit in units:
        unit.answer()
