"""The only place where the server reads a clock to measure time, and where it draws delays."""

from __future__ import annotations

import secrets
import time
from typing import Final

from litfuse.kernel import pace
from litfuse.kernel.rng import Stream

# More than a bot needs to think, also on a busy machine: a tenth of a millisecond if it has nothing to
# choose, some fifty if it holds a card. Settings cannot go below this, or the time would tell.
LEAST_MS: Final = 250
# Linux has a separate clock for it, the one of macOS counts sleep, and on Windows the monotonic clock does.
_SLEEPLESS: Final[int | None] = getattr(time, "CLOCK_BOOTTIME", getattr(time, "CLOCK_MONOTONIC", None))


def now_ms() -> int:
    """Returns the ms of a clock that never goes back and has no date."""
    return time.monotonic_ns() // 1_000_000


def awake_or_not() -> float:
    """Returns the seconds of a clock that goes on while the machine sleeps."""
    return time.monotonic() if _SLEEPLESS is None else time.clock_gettime(_SLEEPLESS)


def wall_ms() -> int:
    """Returns ms since 1970, for rows and lines of talk."""
    return time.time_ns() // 1_000_000


class Delays:
    """Draws how long answers are held back, in ms, independently of what anybody holds."""

    def __init__(self, bot_least: int, bot_most: int) -> None:
        self._floor = LEAST_MS
        self._bot_least = max(bot_least, LEAST_MS)
        self._bot_span = max(1, bot_most - self._bot_least + 1)
        self._chance = Stream(secrets.token_bytes(32))  # one stream for all, because the system's is slow

    def bot(self) -> int:
        """Returns the delay of a bot's answer."""
        return self._bot_least + self._chance.below("bot", self._bot_span)

    def race(self, budget_ms: int | None) -> int:
        """Returns the delay of a bot in a race against people that lasts this long."""
        return max(self._floor, pace.race_delay(self._chance, budget_ms))

    def later(self, moment: int, ready: int) -> int:
        """Returns the moment of an answer that was due at `moment` and was not ready then.

        Moments are drawn one after the other until one comes after it is ready. So how long it took shows only as one
        of a few steps.
        """
        step = self._bot_least + self._bot_span
        moment += max(0, (ready - moment) // step - 1) * step  # for a long wait only the last steps are drawn
        while moment < ready:
            moment += max(1, self.bot())
        return moment

    def told(self, moment: int, now: int) -> int:
        """Returns the moment of an answer after something new was told: never so soon that thinking time would show."""
        return max(moment, now + self._floor)

    def standing(self) -> int:
        """Returns the delay of a standing answer."""
        return pace.standing_delay(self._chance)
