"""Limits the CPU time a bot may take for one thing.

A thread watches, because a bot that thinks does not stop to look.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager


class ThinkingTime:
    """Calls `over` if one piece of work takes this process more than this many seconds of CPU."""

    def __init__(self, seconds: float, over: Callable[[], object]) -> None:
        self._seconds = seconds
        self._over = over
        self._since = 0.0
        self._working = threading.Event()
        threading.Thread(target=self._watch, name="budget", daemon=True).start()

    @contextmanager
    def spent(self) -> Iterator[None]:
        """Measures one piece of work."""
        self._since = time.process_time()
        self._working.set()
        try:
            yield
        finally:
            self._working.clear()

    def _watch(self) -> None:
        while True:
            self._working.wait()
            since = self._since
            left = since + self._seconds - time.process_time()
            if left > 0:
                time.sleep(max(left, 0.01))
            elif self._working.is_set() and self._since == since:
                self._over()
                return
