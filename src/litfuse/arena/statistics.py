"""How sure a rate is, and whether two line-ups differ: plain arithmetic."""

from __future__ import annotations

from collections.abc import Iterable
from math import comb, sqrt
from typing import Final, NamedTuple

Z95: Final = 1.959963984540054  # the 97.5 % quantile of the normal distribution


class Interval(NamedTuple):
    low: float
    high: float


def wilson(wins: int, games: int, z: float = Z95) -> Interval:
    """Returns Wilson's score interval for a rate; before the first game everything is possible."""
    if games == 0:
        return Interval(0.0, 1.0)
    rate = wins / games
    shrink = 1 + z * z / games
    middle = (rate + z * z / (2 * games)) / shrink
    half = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / shrink
    # If the rate is 0 or 1 its end is exact; rounding would move it slightly.
    return Interval(0.0 if wins == 0 else middle - half, 1.0 if wins == games else middle + half)


class Paired(NamedTuple):
    """Two players of the same games, each in the other's place: how often each of them won."""

    both: int
    first: int  # only the first one won
    second: int
    neither: int

    @property
    def games(self) -> int:
        return sum(self)

    @property
    def difference(self) -> float:
        """By how much the first one's rate is higher."""
        return (self.first - self.second) / self.games if self.games else 0.0

    @property
    def p_value(self) -> float:
        """Exact McNemar test, two-sided: the probability that luck splits the differing games at least as unevenly."""
        differ = self.first + self.second
        tail = sum(comb(differ, k) for k in range(min(self.first, self.second) + 1))
        return min(1.0, 2 * tail / (1 << differ))

    def interval(self, z: float = Z95) -> Interval:
        """Returns the interval of the difference by Bonett and Price: Wald's with one game added to each differing
        kind.

        Two entries whose interval contains 0 must not be ranked.
        """
        n = self.games + 2
        first, second = (self.first + 1) / n, (self.second + 1) / n
        middle = first - second
        half = z * sqrt((first + second - middle * middle) / n)
        return Interval(max(-1.0, middle - half), min(1.0, middle + half))


def paired(games: Iterable[tuple[bool, bool]]) -> Paired:
    """Counts pairs (the first won, the second won), one for each game that both played."""
    counts = {(a, b): 0 for a in (True, False) for b in (True, False)}
    for a, b in games:
        counts[a, b] += 1
    return Paired(counts[True, True], counts[True, False], counts[False, True], counts[False, False])
