"""The one place where the server looks at a clock to measure spans."""

from __future__ import annotations

import time


def now_ms() -> int:
    """Monotonic: it knows nothing of days and never goes back."""
    return time.monotonic_ns() // 1_000_000


def wall_ms() -> int:
    """Since 1970, for rows and lines of talk."""
    return time.time_ns() // 1_000_000
