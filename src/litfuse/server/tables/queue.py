"""The one writer of a table: everything that changes table or match waits in this queue and is done in order."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from itertools import takewhile
from typing import Final, NamedTuple, TypeAlias

import structlog

from litfuse.kernel import pace
from litfuse.kernel.records import Decision

from ..storage.base import StoreError
from ..timing import now_ms

log = structlog.get_logger("litfuse.table")
RETRY_MS: Final = 500  # pause before the server retries by itself what the store refused
Work: TypeAlias = Callable[[], Awaitable[None]]


class Due(NamedTuple):
    """What the table does by itself, and when."""

    at: int
    run: Work


class Job(NamedTuple):
    at: int  # when it arrived
    run: Work
    decision: str | None = None  # the decision that it answers, if it plays
    drop: Callable[[], None] | None = None  # called if it is never done


class Queue:
    """Runs jobs in the order of their arrival, and between them what the table does by itself.

    `due` is asked before each job; `asked` returns the open questions; `failed` gets errors of the store.
    """

    def __init__(
        self,
        name: str,
        due: Callable[[], Due | None],
        asked: Callable[[], Iterable[Decision]],
        failed: Callable[[StoreError], None],
    ) -> None:
        self._name = name  # in logs
        self._due = due
        self._asked = asked
        self._failed = failed
        self._jobs: deque[Job] = deque()
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._hold = 0  # nothing is due before this moment
        self._halted = False
        self.last = now_ms()  # when something was last done

    def submit(self, run: Work, decision: str | None = None, drop: Callable[[], None] | None = None) -> None:
        self._jobs.append(Job(now_ms(), run, decision, drop))
        self._drop_all() if self._halted else self.wake()

    def wake(self) -> None:
        """Looks again at what is due."""
        if self._task is None and not self._halted:
            self._task = asyncio.get_running_loop().create_task(self._work())

    @property
    def busy(self) -> bool:
        return self._task is not None or bool(self._jobs)

    def retire(self) -> None:
        """Does nothing more."""
        self._halted = True
        if self._timer is not None:
            self._timer.cancel()
        self._drop_all()

    def _drop_all(self) -> None:
        """Cancels all jobs that will never be done."""
        while self._jobs:
            if (drop := self._jobs.popleft().drop) is not None:
                drop()

    async def halt(self) -> None:
        """Takes no more jobs and waits for the running one."""
        self.retire()
        if self._task is not None:
            await self._task

    async def _work(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        try:
            while (run := self._next(due := self._next_due())) is not None:
                await self._do(run)
        finally:
            self._task = None
        if due is not None:
            wait = max(due.at, self._hold) - now_ms()
            self._timer = asyncio.get_running_loop().call_later(max(0, wait) / 1000, self.wake)

    def _next_due(self) -> Due | None:
        return None if self._halted else self._due()

    def _next(self, due: Due | None) -> Work | None:
        """Takes the next command or due event: an event due before a command arrived comes first (EK-NET-10)."""
        if self._halted:
            return None
        if due is not None and max(due.at, self._hold) <= now_ms() and not (self._jobs and self._jobs[0].at <= due.at):
            return due.run
        return self._take() if self._jobs else None

    def _take(self) -> Work:
        """Takes commands that wait together in the order in which the rules ask (EK-NOPE-12)."""
        if len(self._jobs) == 1 or self._jobs[0].decision is None:
            return self._jobs.popleft().run
        together = takewhile(lambda job: job.decision is not None, self._jobs)
        first = pace.taken(self._asked(), (job.decision or "" for job in together))[0]
        job = next(job for job in self._jobs if job.decision == first)
        self._jobs.remove(job)
        return job.run

    async def _do(self, run: Work) -> None:
        """Does a job. Whatever goes wrong in it, the next one is done."""
        self.last = now_ms()
        try:
            await run()
        except StoreError as error:
            log.error("store_failed", table=self._name, error=error, code=str(error))
            self._failed(error)
            self._hold = now_ms() + RETRY_MS
        except Exception:
            log.exception("job_failed", table=self._name)
            self._hold = now_ms() + RETRY_MS
