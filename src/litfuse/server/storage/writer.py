"""The one writer of an SQLite file: a separate thread, which commits everything that waits at once."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Final

from msgspec.structs import astuple

from . import base
from .base import Conflict, PutTable, RemoveTalk, StoreError, Unavailable, Write, code

# The parameters are the fields of the row, in their order.
_SQL: dict[type[Any], str] = {
    base.Seen: "update tables set seen = ?2 where id = ?1",
    base.PutMatch: "insert into matches (id, table_id, number, status, doc) values (?1, ?2, ?3, 'running', ?4)",
    base.SetStatus: "update matches set status = ?2, ended = case ?2 when 'over' then ?3 end, outcome = ?4"
    " where id = ?1",
    base.Append: 'insert into entries (match_id, seq, at, "by", "left", entry, seat, command_id, body, tick, chain)'
    " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    base.ForgetTable: "update tables set doc = x'', public = 0, running = 0, rev = rev + 1 where id = ?",
    base.ForgetMatch: "update matches set status = 'gone' where id = ?",
    base.RemoveEntries: "delete from entries where rowid in (select rowid from entries where match_id = ? limit ?)",
    base.RemoveMatch: "delete from matches where id = ?1 and not exists (select 1 from entries where match_id = ?1)",
    base.RemoveLines: "delete from lines where rowid in (select rowid from lines where table_id = ? limit ?)",
    base.RemoveTable: "delete from tables where id = ?1 and not exists (select 1 from matches where table_id = ?1)"
    " and not exists (select 1 from lines where table_id = ?1)",
    base.EraseLines: "update lines set doc = x'' where rowid in"
    " (select rowid from lines where table_id = ? and author = ? and doc != x'' limit ?)",
    base.PutMatchDoc: "update matches set doc = ?2 where id = ?1",
    base.PutReview: "update matches set review = ?2 where id = ?1",
    base.Probe: "update alembic_version set version_num = version_num",
    base.PutLine: "insert into lines (table_id, number, author, line_id, at, heard, doc) values (?, ?, ?, ?, ?, ?, ?)",
}
_OLD_TALK = "rowid in (select rowid from lines where at < ?1 order by at limit ?2)"
_LAST_LINE = "(select max(number) from lines l where l.table_id = lines.table_id)"
_REMOVE_TALK = (
    f"update lines set doc = x'', at = null where {_OLD_TALK} and number = {_LAST_LINE}",
    f"delete from lines where {_OLD_TALK} and number < {_LAST_LINE}",
)
_INSERT_TABLE = "insert into tables (id, rev, public, running, seen, doc, rules) values (?, ?, ?, ?, ?, ?, ?)"
_UPDATE_TABLE = (
    "update tables set rev = ?2, public = ?3, running = ?4, seen = ?5, doc = ?6, rules = ?7"
    " where id = ?1 and rev = ?2 - 1"
)


BUSY_SECONDS: Final = 0.5  # how long to wait for another program that has locked the database
STILL_BUSY_SECONDS: Final = 0.05  # the same if it was locked the last time too, so that waits do not add up
REOPEN_SECONDS: Final = (0.1, 2.0)  # pause between attempts to reopen the database: the first, and the longest


class _Unit:
    """The writes of one caller, and whom to tell when they are done."""

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
    """Opens the file in autocommit mode, in which this module begins and ends transactions.

    Does not create the file.
    """
    address = f"{path.resolve().as_uri()}?mode=rw"
    connection = sqlite3.connect(address, uri=True, isolation_level=None, timeout=BUSY_SECONDS, check_same_thread=False)
    try:
        connection.execute("pragma journal_mode=wal")
        connection.execute("pragma synchronous=full")
    except BaseException:
        connection.close()
        raise
    return connection


class Writer:
    """The writer. BEGIN IMMEDIATE and a single writer, because a read that turns into a write gets SQLITE_BUSY."""

    def __init__(self, path: Path, most: int = 256) -> None:
        self._path = path
        self._most = most
        self._waiting: SimpleQueue[_Unit | None] = SimpleQueue()  # None: the end
        self._closing = False
        self.failed: str | None = None  # why the last commit failed
        self.dead: str | None = None  # why no commit will ever succeed again
        self.commits = 0
        self._lost = False  # the connection is gone and not yet replaced
        self._wait = REOPEN_SECONDS[0]
        self._again = 0.0  # when to try again
        self._busy = False
        self.connection = connect(path)
        self._thread = threading.Thread(target=self._run, name="litfuse-writer", daemon=True)
        self._thread.start()

    def save(self, writes: Sequence[Write]) -> asyncio.Future[None]:
        """Returns when the writes are durable. Raises Conflict or Unavailable, now or later, if they are not."""
        if self._closing:
            raise Unavailable("closed")
        unit = _Unit(writes)
        self._waiting.put(unit)
        if self.dead is not None:  # checked after the put: either the thread's last look found the unit, or this does
            raise Unavailable(self.dead)
        return unit.done

    def close(self) -> None:
        self._closing = True
        self._waiting.put(None)
        self._thread.join()

    def _run(self) -> None:
        batch: list[_Unit] | None = []
        try:
            while (batch := self._take()) is not None:
                if batch:
                    self._commit(batch)
                    _tell(batch)
                if self._lost:
                    self._reopen()
            self.connection.close()
        except BaseException as error:  # for any reason: nobody must wait for a thread that is gone
            self.dead = type(error).__name__
            last = batch or []
            while not self._waiting.empty():
                if (unit := self._waiting.get()) is not None:
                    last.append(unit)
            _fail(last, self.dead)
            _tell(last)

    def _take(self) -> list[_Unit] | None:
        """Takes what waits, at most `most` units: nothing if the database has to be reopened, None if it closes."""
        batch: list[_Unit] = []
        while not batch or (len(batch) < self._most and not self._waiting.empty()):
            try:
                unit = self._waiting.get(timeout=max(0.0, self._again - time.monotonic()) if self._lost else None)
            except Empty:
                return batch
            if unit is None:
                self._waiting.put(None)  # found again after this batch
                return batch or None
            batch.append(unit)
        return batch

    def _commit(self, batch: list[_Unit]) -> None:
        if self._lost and not self._reopen():
            _fail(batch, self.failed or "")
            return
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
            if self._busy:
                self._be_patient(BUSY_SECONDS)
        except sqlite3.Error as error:
            self.failed = code(error)
            _fail(batch, self.failed)
            self._clean_up(error)

    def _clean_up(self, error: sqlite3.Error) -> None:
        """Drops the connection: after a failed commit it may have half a transaction open, a new one has nothing."""
        if getattr(error, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            try:
                if self.connection.in_transaction:
                    self.connection.execute("rollback")
                self._be_patient(STILL_BUSY_SECONDS)
                return
            except sqlite3.Error:
                pass  # it is dropped anyway
        with suppress(sqlite3.Error):
            self.connection.close()
        self._lost, self._wait, self._again = True, REOPEN_SECONDS[0], 0.0

    def _be_patient(self, seconds: float) -> None:
        self._busy = seconds < BUSY_SECONDS
        self.connection.execute(f"pragma busy_timeout = {int(seconds * 1000)}")

    def _reopen(self) -> bool:
        """Tries to connect, less and less often. Returns whether it succeeded; the store is well only after a write."""
        if time.monotonic() < self._again:
            return False
        try:
            self.connection = connect(self._path)
        except sqlite3.Error as error:
            self.failed = code(error)
            self._again = time.monotonic() + self._wait
            self._wait = min(2 * self._wait, REOPEN_SECONDS[1])
            return False
        self._lost = False
        return True

    def _unit(self, unit: _Unit, run: Callable[..., sqlite3.Cursor]) -> None:
        """Writes one unit. If it does not fit, only this unit is refused; the others of the batch stay."""
        several = len(unit.writes) > 1  # one statement is done whole or not at all by itself
        if several:
            run("savepoint unit")
        try:
            for write in unit.writes:
                _write(write, run)
        except (sqlite3.IntegrityError, Conflict) as error:
            unit.error = Conflict(code(error))
            if several:
                run("rollback to unit")
        if several:
            run("release unit")


def _write(write: Write, run: Callable[..., sqlite3.Cursor]) -> None:
    values = astuple(write)
    if isinstance(write, PutTable):
        done = run(_INSERT_TABLE if write.rev == 1 else _UPDATE_TABLE, values)
        if done.rowcount != 1:
            raise Conflict("rev")
    elif isinstance(write, RemoveTalk):
        for statement in _REMOVE_TALK:
            run(statement, values)
    else:
        run(_SQL[type(write)], values)


def _fail(batch: list[_Unit], why: str) -> None:
    for unit in batch:
        unit.error = unit.error or Unavailable(why)


def _tell(batch: list[_Unit]) -> None:
    """Wakes the event loop once for the whole batch."""
    by_loop: dict[asyncio.AbstractEventLoop, list[_Unit]] = {}
    for unit in batch:
        by_loop.setdefault(unit.loop, []).append(unit)
    for loop, units in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_answer, units)


def _answer(units: list[_Unit]) -> None:
    for unit in units:
        unit.answer()
