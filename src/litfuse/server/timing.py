"""The one place where the server looks at a clock to measure spans, and where it draws how long something takes."""

from __future__ import annotations

import secrets
import time
from typing import Final

from litfuse.kernel import pace
from litfuse.kernel.rng import Stream

# More than a bot needs to think, also on a machine with much to do: a tenth of a millisecond where it has nothing to
# choose, some fifty where it holds a card. Settings cannot go below, or the time would tell.
LEAST_MS: Final = 250
# Linux has one more clock for it, macOS's own counts sleep, and Windows has neither: its monotonic clock does it.
_SLEEPLESS: Final[int | None] = getattr(time, "CLOCK_BOOTTIME", getattr(time, "CLOCK_MONOTONIC", None))


def now_ms() -> int:
    """Returns ms of a clock that never goes back and knows no days."""
    return time.monotonic_ns() // 1_000_000


def awake_or_not() -> float:
    """Returns seconds of a clock that goes on while the machine sleeps, as everybody else's does."""
    return time.monotonic() if _SLEEPLESS is None else time.clock_gettime(_SLEEPLESS)


def wall_ms() -> int:
    """Returns ms since 1970, for rows and lines of talk."""
    return time.time_ns() // 1_000_000


class Delays:
    """Draws how long answers are held back, in ms, blind to what anybody holds."""

    def __init__(self, bot_least: int, bot_most: int) -> None:
        self._floor = LEAST_MS
        self._bot_least = max(bot_least, LEAST_MS)
        self._bot_span = max(1, bot_most - self._bot_least + 1)
        self._chance = Stream(secrets.token_bytes(32))  # one stream for all: the system's own is slow to ask

    def bot(self) -> int:
        """Returns the delay of a bot's answer."""
        return self._bot_least + self._chance.below("bot", self._bot_span)

    def race(self, budget_ms: int | None) -> int:
        """Of a bot that is in a race against people, which lasts so long."""
        return max(self._floor, pace.race_delay(self._chance, budget_ms))

    def later(self, moment: int, ready: int) -> int:
        """The moment of an answer that was meant for this one and was not ready then: of many drawn one after the other
        the first that is not over when it is. How long it took shows as one of a few steps."""
        step = self._bot_least + self._bot_span
        moment += max(0, (ready - moment) // step - 1) * step  # of a long wait only the last steps are drawn
        while moment < ready:
            moment += max(1, self.bot())
        return moment

    def told(self, moment: int, now: int) -> int:
        """The moment of an answer, after something new was told: never so soon that thinking about it would show."""
        return max(moment, now + self._floor)

    def standing(self) -> int:
        """Returns the delay of a standing answer."""
        return pace.standing_delay(self._chance)
