"""Policy improvement by playing out worlds: knows no game.

Worlds that the seat cannot tell from the true one are sampled; in each of them every candidate answer is played out
once, with the same randomness and the same policy for everybody. What counts is the difference to the policy's own
answer in the same world: it has far less noise than the values themselves. Work is counted in playouts, not seconds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any, NamedTuple, TypeAlias

from litfuse.kernel.game import AnyGame
from litfuse.kernel.match import Playout
from litfuse.kernel.records import Decision, Outcome, Seat
from litfuse.kernel.rng import Rng, Stream

Policy: TypeAlias = Callable[[Any, Decision], Any]  # state of an imagined world, question -> answer


class Effort(NamedTuple):
    """How much is tried before an answer is given."""

    worlds: int = 32
    batch: int = 8  # worlds between two looks at the results
    gain: float = 1.3  # standard errors by which a candidate must beat the policy's own answer
    drop: float = 1.6  # standard errors behind it at which a candidate is given up
    steps: int = 2000  # of one playout


def improved(
    game: AnyGame,
    seat: Seat,
    candidates: Sequence[Any],
    world: Callable[[Rng], Any],
    policy: Policy,
    value: Callable[[Outcome], float],
    rng: Stream,
    effort: Effort,
) -> tuple[Any, int]:
    """The best answer found, and the playouts it took.

    The first candidate is the policy's own and stays unless another is clearly better.
    """
    work = 0
    rivals = list(range(1, len(candidates)))
    gains: dict[int, list[float]] = {i: [] for i in rivals}
    for n in range(effort.worlds):
        if not rivals:
            break
        state = world(rng)
        luck = rng.bytes("world", 8)
        base = played_out(game, state, seat, candidates[0], policy, value, luck, effort.steps)
        work += 1 + len(rivals)
        for i in rivals:
            gains[i].append(played_out(game, state, seat, candidates[i], policy, value, luck, effort.steps) - base)
        if (n + 1) % effort.batch == 0:
            rivals = [i for i in rivals if not _behind(gains[i], effort.drop)]
    best = max(rivals, key=lambda i: sum(gains[i]), default=None)
    if best is None:
        return candidates[0], work
    mean, error = _mean_and_error(gains[best])
    return candidates[best if mean > effort.gain * error and mean > 0 else 0], work


def played_out(
    game: AnyGame,
    state: Any,
    seat: Seat,
    action: Any,
    policy: Policy,
    value: Callable[[Outcome], float],
    luck: bytes,
    steps: int,
) -> float:
    """What this answer is worth in this world if everybody then follows the policy."""
    playout = Playout(game, state, Stream(luck))
    step = playout.step
    decisions, decide = game.decisions, game.decide
    decide(step, seat, action)
    for _ in range(steps):
        asked = decisions(step.state)
        if asked and asked[0].owed:
            first = asked[0]
            decide(step, first.seat, policy(step.state, first))
        elif not playout.wait():
            break
    outcome = game.outcome(step.state)
    return value(outcome) if outcome is not None else 0.0


def _mean_and_error(values: list[float]) -> tuple[float, float]:
    """With one pseudo-observation of a gain and a loss each, so that a few equal values do not look certain."""
    n = len(values) + 2
    mean = sum(values) / n
    square = (sum(v * v for v in values) + 2.0) / n
    return mean, sqrt(max(square - mean * mean, 0.0) / n)


def _behind(values: list[float], errors: float) -> bool:
    mean, error = _mean_and_error(values)
    return mean < -errors * error
