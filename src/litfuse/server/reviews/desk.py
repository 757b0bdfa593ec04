"""Serves reviews as they come: from the store, from one that is being made, or from a new one."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Final

import structlog

from ..bots.pool import environment
from ..errors import TooMuch
from ..storage.base import PutReview, Store, StoreError
from ..tables.past import PastMatches
from .kept import whole
from .worker import HEAD

log = structlog.get_logger("litfuse.reviews")
AT_TABLE: Final = 2  # most reviews of one table that are made or wait
WAITING: Final = 20  # most reviews of all tables
LONGEST: Final = 3600.0  # most seconds of wall-clock time for one review
LINE: Final = 1 << 20  # most bytes of a line


class ReviewJob:
    """A review in the making. Everybody who asks for it reads the same lines."""

    def __init__(self, match: str, table: str) -> None:
        self.match = match
        self.table = table
        self.lines: list[bytes] = []
        self.over = False
        self._more = asyncio.Event()

    def add(self, line: bytes) -> None:
        self.lines.append(line)
        self._tell()

    def end(self) -> None:
        self.over = True
        self._tell()

    def _tell(self) -> None:
        more, self._more = self._more, asyncio.Event()
        more.set()

    async def read(self) -> AsyncIterator[bytes]:
        at = 0
        while True:
            more = self._more
            while at < len(self.lines):
                yield self.lines[at]
                at += 1
            if self.over:
                return
            await more.wait()


class ReviewDesk:
    """Reviews at most one match at a time, with `jobs` processes; others wait."""

    def __init__(self, store: Store, past: PastMatches, jobs: int) -> None:
        self._store = store
        self._past = past
        self._jobs = jobs
        self._one = asyncio.Semaphore(1)
        self._making: dict[str, tuple[ReviewJob, asyncio.Task[None]]] = {}

    async def read(self, match: str) -> AsyncIterator[bytes]:
        """Returns the lines of a review.

        Raises NotFound for a match that is not over, TooMuch if too many wait already.
        """
        table = await self._past.table_of(match)
        kept = await self._store.review(match)
        if kept is not None and whole(kept):
            return _kept(kept)
        if match not in self._making:
            tables = [job.table for job, _ in self._making.values()]
            if len(tables) >= WAITING or tables.count(table) >= AT_TABLE:
                raise TooMuch("too-many-reviews")
            job = ReviewJob(match, table)
            self._making[match] = job, asyncio.create_task(self._make(job))
        return self._making[match][0].read()

    async def stop(self) -> None:
        tasks = [task for _, task in self._making.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _make(self, job: ReviewJob) -> None:
        try:
            async with self._one:
                data = await self._past.record(job.match)
                await self._work(job, data)
            if job.lines and whole(b"\n".join(job.lines)):
                await self._store.save(PutReview(id=job.match, review=b"".join(job.lines)))
            else:
                log.warning("review_broke_off", lines=len(job.lines))
        except StoreError as error:  # the review is told but not kept, so the next request makes it anew
            log.warning("review_not_kept", error=error)
        except Exception as error:
            log.error("review_failed", error=error)
        finally:
            job.end()
            del self._making[job.match]

    async def _work(self, job: ReviewJob, data: bytes) -> None:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", "litfuse.server.reviews.worker", str(self._jobs)),
            stdin=PIPE,
            stdout=PIPE,
            env=environment(),
            cwd=os.path.abspath(os.sep),
            start_new_session=True,
            limit=LINE,
        )
        try:
            async with asyncio.timeout(LONGEST):
                await _follow(process, job, data)
        except TimeoutError:
            log.warning("review_too_long", lines=len(job.lines))
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


async def _follow(process: Process, job: ReviewJob, data: bytes) -> None:
    assert process.stdin is not None
    assert process.stdout is not None
    with suppress(ConnectionError):
        process.stdin.write(len(data).to_bytes(HEAD, "big") + data)
        await process.stdin.drain()
    while line := await process.stdout.readline():
        job.add(line)


async def _kept(review: bytes) -> AsyncIterator[bytes]:
    for line in review.splitlines(keepends=True):
        yield line
