"""Measuring on a machine that also does other things: own CPU time, in slices, each between two of a yardstick."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from statistics import median, quantiles
from time import process_time
from typing import NamedTuple, TypeAlias

Work: TypeAlias = Callable[[], int]  # does a piece of work and says how many steps it had


class Spread(NamedTuple):
    """The median of some slices and the quartiles around it."""

    middle: float
    low: float
    high: float

    @classmethod
    def of(cls, values: list[float]) -> Spread:
        if len(values) == 1:
            return cls(values[0], values[0], values[0])
        low, _, high = quantiles(values, n=4, method="inclusive")
        return cls(median(values), low, high)


def rate(work: Work, seconds: float) -> float:
    """Steps per second of this process's own CPU time."""
    begin = process_time()
    steps = 0
    while True:
        steps += work()
        spent = process_time() - begin
        if spent >= seconds:
            return steps / spent


def slices(work: Work, yardstick: Work | None, count: int, seconds: float) -> Iterator[tuple[float, float | None]]:
    """For each slice the rate, and its ratio to the yardstick right before and after it."""
    work()  # what is made once is made now
    before = rate(yardstick, seconds / 2) if yardstick else 0.0
    for _ in range(count):
        here = rate(work, seconds)
        if yardstick is None:
            yield here, None
            continue
        after = rate(yardstick, seconds / 2)
        yield here, here / ((before + after) / 2)
        before = after
