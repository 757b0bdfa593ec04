"""What the answers to one question are worth. Knows no game.

Every answer is tried in the same worlds, which the seat cannot tell apart, with the same luck, and house bots play on.
What counts is the difference in the same world. An answer that seems better than the one taken is tried again in fresh
worlds, and only those say how much better it is: the best of several always looks too good in the worlds in which it
was selected.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, Final, NamedTuple, Protocol

from litfuse.kernel.rng import Rng, Stream

from .words import Verdict

CLEAR: Final = 2.0  # standard errors by which a gap must exceed zero
HOPE: Final = 0.8  # standard errors by which an answer must lead the one taken to be tried further
TINY: Final = 1e-9


class Effort(NamedTuple):
    """How much is tried, in worlds."""

    worlds: int
    batch: int  # worlds between two checks of the results
    confirm: int  # fresh worlds for an answer that seems better
    exact: int = 60  # if at most this many worlds are possible, all are played


class Played(NamedTuple):
    """The result of playing a world on: the seat's success, from 0 to 1; the steps; and whether luck had a part."""

    won: float
    steps: int
    lucky: bool


class Study(Protocol):
    """A question of one game, from the point of view of the seat that was asked."""

    def world(self, rng: Rng) -> Any: ...
    def worlds(self, most: int) -> list[tuple[Any, float]] | None:
        """Returns all possible worlds with their probabilities; None if there are more than `most`."""
        ...

    def play_on(self, world: Any, action: Any, luck: str) -> Played: ...


class Weight(NamedTuple):
    """What one answer is worth."""

    worth: float
    error: float
    gap: float  # how much less it is worth than the answer taken
    gap_error: float
    worlds: int


class Weighed(NamedTuple):
    weights: tuple[Weight, ...]  # in the order of the answers; the first one was taken
    verdict: Verdict
    best: int
    cost: float
    exact: bool
    work: int


def weigh(study: Study, actions: Sequence[Any], seed: str, effort: Effort) -> Weighed:
    """Weighs answers, the first of which is the one that was taken."""
    found = study.worlds(effort.exact)
    if found is not None:
        return _exact(study, actions, found, seed, effort)
    return _Trial(study, actions, seed, effort).weighed()


def mean_error(values: Sequence[float]) -> tuple[float, float]:
    n = len(values)
    mean = sum(values) / n
    return mean, sqrt(sum((v - mean) ** 2 for v in values) / n / n)


def chance_error(values: Sequence[float]) -> tuple[float, float]:
    """Returns the mean of chances, and its error after adding one win and one loss: ten of ten worlds won are not
    certain.
    """
    n = len(values) + 2
    chance = (sum(values) + 1) / n
    return sum(values) / len(values), sqrt(chance * (1 - chance) / n)


def careful_error(values: Sequence[float]) -> tuple[float, float]:
    """Returns the mean, and its error after adding one gain and one loss: a few equal values are not certain."""
    n = len(values) + 2
    mean = sum(values) / len(values)
    square = (sum(v * v for v in values) + 2.0) / n
    return mean, sqrt(max(square - (sum(values) / n) ** 2, 0.0) / n)


def _exact(study: Study, actions: Sequence[Any], found: list[tuple[Any, float]], seed: str, effort: Effort) -> Weighed:
    """Plays all worlds; if luck has a part, each of them several times, until there are as many as usual."""
    work = 0
    lucky = False
    rounds: list[list[float]] = []  # the worth of each action in one pass through all worlds
    most = max(2, effort.worlds // len(found))
    while not rounds or (lucky and len(rounds) < most):
        worths = [0.0] * len(actions)
        for n, (world, chance) in enumerate(found):
            for i, action in enumerate(actions):
                played = study.play_on(world, action, f"{seed}/{len(rounds)}/{n}")
                worths[i] += chance * played.won
                work += played.steps
                lucky |= played.lucky
        rounds.append(worths)
    columns = [[r[i] for r in rounds] for i in range(len(actions))]
    gaps = [[b - a for a, b in zip(columns[i], columns[0], strict=True)] for i in range(len(actions))]
    worths_and_errors = [mean_error(c) for c in columns]
    gaps_and_errors = [mean_error(g) for g in gaps]
    best = min(range(len(actions)), key=lambda i: (gaps_and_errors[i][0], i))
    gap, error = gaps_and_errors[best]
    spread = error if lucky else 0.0
    better = -gap > max(CLEAR * spread, TINY)
    verdict: Verdict = "cost" if better else "best" if gap > -TINY else "same"
    weights = tuple(
        Weight(w, e, g, ge, len(found) * len(rounds))
        for (w, e), (g, ge) in zip(worths_and_errors, gaps_and_errors, strict=True)
    )
    return Weighed(weights, verdict, best, -gap if better else 0.0, not lucky, work)


class _Trial:
    """Answers tried in sampled worlds."""

    def __init__(self, study: Study, actions: Sequence[Any], seed: str, effort: Effort) -> None:
        self.study = study
        self.actions = actions
        self.seed = seed
        self.effort = effort
        self.rng = Stream(f"{seed}/worlds")
        self.values: list[list[float]] = [[] for _ in actions]
        self.work = 0
        self._number = 0

    def play(self, rivals: Sequence[int]) -> None:
        world = self.study.world(self.rng)
        self._number += 1
        for i in rivals:
            played = self.study.play_on(world, self.actions[i], f"{self.seed}/{self._number}")
            self.values[i].append(played.won)
            self.work += played.steps

    def gaps(self, one: int, other: int, since: int = 0) -> list[float]:
        """Returns how much more the other answer is worth, in each world where both were tried."""
        return [b - a for a, b in zip(self.values[one][since:], self.values[other][since:], strict=False)]

    def _leader(self, rivals: Sequence[int]) -> int:
        return max(rivals, key=lambda i: (sum(self.values[i]), -i))

    def weighed(self) -> Weighed:
        rivals = list(range(len(self.actions)))
        while self._number < self.effort.worlds:
            for _ in range(self.effort.batch):
                self.play(rivals)
            rivals = [0, *[i for i in rivals[1:] if self._hopeful(i)]]
            if len(rivals) == 1:
                break
        best = self._leader(rivals)
        gaps = [self.gaps(i, 0) for i in range(len(self.actions))]
        verdict: Verdict = "best" if all(sum(gap) >= 0 for gap in gaps) else "same"
        cost = 0.0
        if best:
            gap, error = careful_error(self.gaps(0, best))
            if gap > CLEAR * error:
                verdict, cost = self._confirmed(best)
                gaps[best] = self.gaps(best, 0)
        weights = tuple(
            Weight(*chance_error(values), *careful_error(gap), len(values))
            for values, gap in zip(self.values, gaps, strict=True)
        )
        return Weighed(weights, verdict, best, cost, False, self.work)

    def _hopeful(self, one: int) -> bool:
        """Returns whether more worlds may show that this answer is better than the one taken."""
        gap, error = careful_error(self.gaps(0, one))
        return gap > HOPE * error

    def _confirmed(self, best: int) -> tuple[Verdict, float]:
        since = self._number
        for _ in range(self.effort.confirm):
            self.play((0, best))
        gap, error = careful_error(
            [b - a for a, b in zip(self.values[0][since:], self.values[best][since:], strict=True)]
        )
        return ("cost", gap) if gap > CLEAR * error else ("same", 0.0)
