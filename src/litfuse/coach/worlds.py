"""Lists every world that a draw may produce, if they are few."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from math import factorial, prod
from typing import Any, Final, TypeVar

from litfuse.kernel.rng import Rng

S = TypeVar("S", bound=Hashable)
WIDEST: Final = 64  # most values of one draw


class TooMany(Exception):
    """There are more worlds than allowed."""


class Branch:
    """Draws by a list of choices. Beyond its end it chooses the first possibility and notes how many there were."""

    def __init__(self, choices: Sequence[int], most: int) -> None:
        self._choices = choices
        self._most = most
        self.widths: list[int] = []
        self.weight = 1.0

    def _choose(self, width: int) -> int:
        if width > self._most:
            raise TooMany
        at = len(self.widths)
        self.widths.append(width)
        self.weight /= width
        return self._choices[at] if at < len(self._choices) else 0

    def below(self, label: str, n: int, /) -> int:
        if n > WIDEST:
            raise TooMany
        return self._choose(n)

    def shuffled(self, label: str, items: Sequence[Any], /) -> tuple[Any, ...]:
        """Draws an order, in which swapping equal things makes no difference."""
        counts = Counter(items)
        ways = factorial(len(items)) // prod(map(factorial, counts.values()))
        return _arranged(counts, self._choose(ways), ways)

    def bytes(self, label: str, n: int, /) -> bytes:
        """Draws keys, on which no outcome depends."""
        return bytes(n)


def _arranged(counts: Counter[Any], number: int, ways: int) -> tuple[Any, ...]:
    """Returns the arrangement with this number."""
    out: list[Any] = []
    left = sum(counts.values())
    while left:
        for thing in list(counts):
            share = ways * counts[thing] // left
            if number < share:
                out.append(thing)
                ways = share
                counts[thing] -= 1
                if not counts[thing]:
                    del counts[thing]
                break
            number -= share
        left -= 1
    return tuple(out)


def every(sample: Callable[[Rng], S], most: int) -> list[tuple[S, float]] | None:
    """Returns everything that `sample` may return, with probabilities, in a fixed order; None if too many."""
    found: dict[S, float] = {}
    choices: list[int] = []
    tries = 0
    try:
        while True:
            tries += 1
            if tries > 4 * most:
                return None
            branch = Branch(choices, most)
            world = sample(branch)
            found[world] = found.get(world, 0.0) + branch.weight
            if len(found) > most:
                return None
            choices = (choices + [0] * len(branch.widths))[: len(branch.widths)]
            while choices and choices[-1] + 1 == branch.widths[len(choices) - 1]:
                choices.pop()
            if not choices:
                return list(found.items())
            choices[-1] += 1
    except TooMany:
        return None
