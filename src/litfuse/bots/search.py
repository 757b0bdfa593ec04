"""Policy improvement by playing out worlds. Knows no game.

It samples worlds that the seat cannot tell from the true one. In each, every candidate answer is played out once, with
the same randomness and the same policy for everybody. What counts is the difference to the policy's own answer in the
same world, which has far less noise than the values themselves. Work is counted in playouts, not seconds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any, NamedTuple

from litfuse.kernel.rng import Rng, Stream


class Effort(NamedTuple):
    """How much is tried before an answer is given."""

    worlds: int = 32
    batch: int = 8  # worlds between two checks of the results
    gain: float = 1.3  # standard errors by which a candidate must beat the policy's own answer
    drop: float = 1.6  # standard errors behind it at which a candidate is dropped


def improved(
    candidates: Sequence[Any],
    world: Callable[[Rng], Any],
    playout: Callable[[Any, Any, int], float],
    rng: Stream,
    effort: Effort,
) -> tuple[Any, int]:
    """Returns the best answer found, and how many playouts it took.

    `playout(world, candidate, luck)` returns what an answer is worth in a world. The first candidate is the policy's
    own answer, which is kept unless another is clearly better.
    """
    work = 0
    rivals = list(range(1, len(candidates)))
    gains: dict[int, list[float]] = {i: [] for i in rivals}
    for n in range(effort.worlds):
        if not rivals:
            break
        state = world(rng)
        luck = rng.below("world", 1 << 32)
        base = playout(state, candidates[0], luck)
        work += 1 + len(rivals)
        for i in rivals:
            gains[i].append(playout(state, candidates[i], luck) - base)
        if (n + 1) % effort.batch == 0:
            rivals = [i for i in rivals if not _behind(gains[i], effort.drop)]
    best = max(rivals, key=lambda i: sum(gains[i]), default=None)
    if best is None:
        return candidates[0], work
    mean, error = _mean_and_error(gains[best])
    return candidates[best if mean > effort.gain * error and mean > 0 else 0], work


def _mean_and_error(values: list[float]) -> tuple[float, float]:
    """Returns mean and error after adding a gain and a loss of one, so that a few equal values do not look certain."""
    n = len(values) + 2
    mean = sum(values) / n
    square = (sum(v * v for v in values) + 2.0) / n
    return mean, sqrt(max(square - mean * mean, 0.0) / n)


def _behind(values: list[float], errors: float) -> bool:
    mean, error = _mean_and_error(values)
    return mean < -errors * error
