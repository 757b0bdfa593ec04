"""The one place where the server looks at a clock to measure spans, and where it draws how long something takes."""

from __future__ import annotations

import secrets
import time

from litfuse.kernel import pace
from litfuse.kernel.rng import Stream


def now_ms() -> int:
    """Monotonic: it knows nothing of days and never goes back."""
    return time.monotonic_ns() // 1_000_000


def wall_ms() -> int:
    """Since 1970, for rows and lines of talk."""
    return time.time_ns() // 1_000_000


class Delays:
    """How long an answer is held back, in ms, drawn blind to what anybody holds."""

    def __init__(self, bot_least: int, bot_most: int) -> None:
        self._bot_least = bot_least
        self._bot_span = max(1, bot_most - bot_least + 1)
        self._chance = Stream(secrets.token_bytes(32))  # one stream for all: the system's own is slow to ask

    def bot(self) -> int:
        """Of a bot's answer."""
        return self._bot_least + self._chance.below("bot", self._bot_span)

    def standing(self) -> int:
        """Of an answer that was left standing."""
        return pace.standing_delay(self._chance)
