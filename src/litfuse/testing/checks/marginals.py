"""Counts how often something holds in the worlds of a view, and compares that with exact probabilities."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from fractions import Fraction
from math import inf, sqrt
from typing import Any, TypeVar

from litfuse.kernel.game import AnyGame
from litfuse.kernel.rng import Stream

H = TypeVar("H", bound=Hashable)


def marginals(
    game: AnyGame,
    view: Any,
    known: Any,
    of: Callable[[Any], H],
    samples: int = 2000,
    seed: int | str = 0,
) -> Counter[H]:
    """Counts the values of `of(world)` among the worlds that `resample` returns for this view."""
    rng = Stream(f"marginals/{seed}")
    return Counter(of(game.resample(view, known, rng)) for _ in range(samples))


def misfit(counts: Mapping[H, int], exact: Mapping[H, Fraction | float]) -> float:
    """Returns how far counts are from the exact probabilities, in standard deviations (chi-square, after Wilson and
    Hilferty).

    Infinite if something impossible was counted. Values expected less than five times are put together.
    """
    total = sum(counts.values())
    if any(n and not exact.get(value) for value, n in counts.items()):
        return inf
    cells: list[tuple[float, int]] = []
    rare, rare_seen = 0.0, 0
    for value, chance in exact.items():
        due = float(chance) * total
        if due >= 5:
            cells.append((due, counts.get(value, 0)))
        else:
            rare, rare_seen = rare + due, rare_seen + counts.get(value, 0)
    if rare >= 5 or (rare and not cells):
        cells.append((rare, rare_seen))
    freedom = len(cells) - 1
    if freedom < 1:
        return 0.0
    square = sum((seen - due) ** 2 / due for due, seen in cells)
    spread = 2 / (9 * freedom)
    return float(((square / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread))
