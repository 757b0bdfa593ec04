"""The clocks of a match as numbers. Time is an argument, never read, and values are immutable: a step that is not
stored leaves the clocks unchanged.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from litfuse.kernel import pace as moments
from litfuse.kernel.records import Clock

KEPT: Final = 16  # keys that are not listed now but may come back


class Expiry(NamedTuple):
    at: int
    clock: Clock


class Clocks(NamedTuple):
    """`left` has the ms of every key at time `since`; those in `running` have been running from then on."""

    pace: Mapping[str, int | None]  # seconds for each kind of clock; None: off
    left: Mapping[str, int]
    running: tuple[Clock, ...]
    since: int
    stopped: bool = False

    def now(self, now: int) -> dict[str, int]:
        """Returns the ms left of every key."""
        left = dict(self.left)
        if not self.stopped:
            for clock in self.running:
                if clock.key in left:
                    left[clock.key] -= max(0, now - self.since)
        return left

    def step(self, listed: tuple[Clock, ...], now: int) -> Clocks:
        """Returns the clocks after a step that lists these: known keys keep their budgets, new keys get fresh ones."""
        left = self.now(now)
        keys = {clock.key for clock in listed}
        idle = [k for k in left if k not in keys][-KEPT:]  # used-up ones too, which may come back in their tolerance
        after = {k: left[k] for k in idle}
        for clock in listed:
            budget = left.get(clock.key, self._budget(clock))
            if budget is not None:
                after[clock.key] = budget
        return Clocks(self.pace, after, listed, now, self.stopped)

    def stop(self, now: int) -> Clocks:
        return Clocks(self.pace, self.now(now), self.running, now, True)

    def go(self, now: int) -> Clocks:
        return Clocks(self.pace, self.left, self.running, now, False)

    def shown(self, now: int) -> dict[str, int]:
        """Returns what viewers see: the clocks that are listed and not off."""
        if not self.left:
            return {}
        left = self.now(now)
        return {c.key: max(0, left[c.key]) for c in self.running if c.key in left}

    def off(self, clock: Clock) -> bool:
        return clock.key not in self.left

    def expiry(self) -> Expiry | None:
        """Returns when the next clock runs out, its hidden tolerance included."""
        if self.stopped or not self.left:
            return None
        due = [Expiry(self.since + moments.ends(self.left[c.key]), c) for c in self.running if c.key in self.left]
        return min(due, key=lambda e: e.at, default=None)

    def _budget(self, clock: Clock) -> int | None:
        seconds = clock.seconds if clock.seconds is not None else self.pace.get(clock.kind)
        return None if seconds is None else seconds * 1000
