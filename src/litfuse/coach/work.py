"""Reviews in separate processes: each reads the record once, then reviews one decision after the other."""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from litfuse.games.registry import find
from litfuse.kernel import archive

from .review import Review
from .words import Reviewed

_here: list[Review] = []  # the review of this process


def begin(data: bytes) -> None:
    """Prepares a worker process, which ends with the process that started it, however that ends."""
    threading.Thread(target=_end_with, args=(multiprocessing.parent_process(),), daemon=True).start()
    _here[:] = [Review.of(archive.read(data, find))]  # all seats: numbers count the decisions of the whole match


def _end_with(parent: Any) -> None:
    parent.join()
    os._exit(0)


def one(number: int) -> Reviewed:
    return _here[0].one(number)


def each(review: Review, data: bytes, numbers: Sequence[int], jobs: int) -> Iterator[Reviewed]:
    """Yields the reviews of these decisions, in order, as soon as each is done; with one job in this process."""
    jobs = min(jobs, len(numbers))
    if jobs < 2:
        yield from map(review.one, numbers)
        return
    spawn = multiprocessing.get_context("spawn")  # the child inherits no threads and locks
    with ProcessPoolExecutor(jobs, spawn, begin, (data,)) as pool:
        try:
            others = pool.map(one, numbers[1:])  # already begun; until those processes are ready, this one works
            yield review.one(numbers[0])
            yield from others
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
