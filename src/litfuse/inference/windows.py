"""What is possible at all, stand by stand: the fills before each kind, and so the kinds of each place."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

import numpy as np

from .arrays import Bools, Floats, Ints
from .evidence import Kind, Place
from .problem import Problem


class Windows:
    """`low` and `high`: the first and last fill that each stand can have before each kind, as [kind, stand].

    It allows more than is possible, never less: what stands say about each other counts only through the sum of fills.
    """

    low: Ints
    high: Ints

    def __init__(self, problem: Problem, runs: Floats, alone: bool = False) -> None:
        self._copies = problem.copies
        self._open = runs > 0
        stands, kinds, width, _ = runs.shape
        ahead = np.zeros((kinds + 1, stands, width), bool)
        behind = np.zeros_like(ahead)
        ahead[0, :, 0] = True
        behind[-1, range(stands), problem.sizes[:stands]] = True
        for kind in range(kinds):
            np.matmul(ahead[kind][:, None, :], self._open[:, kind], out=ahead[kind + 1][:, None, :])
        for kind in reversed(range(kinds)):
            np.matmul(self._open[:, kind], behind[kind + 1][:, :, None], out=behind[kind][:, :, None])
        self._fills: Bools = ahead & behind
        self.possible = bool(self._fills.any(axis=2).all())
        if self.possible:
            self.low = self._fills.argmax(axis=2)
            self.high = width - 1 - self._fills[:, :, ::-1].argmax(axis=2)
            if not alone:
                self._add_up(np.concatenate(([0], np.cumsum(problem.copies, dtype=np.int64))))

    def _add_up(self, dealt: Ints) -> None:
        """Raises low fills by what other stands cannot take, lowers high fills by what those must have."""
        rest_high = self.high.sum(axis=1)[:, None] - self.high
        rest_low = self.low.sum(axis=1)[:, None] - self.low
        self.low = np.maximum(self.low, dealt[:, None] - rest_high)
        self.high = np.minimum(self.high, dealt[:, None] - rest_low)
        self.possible = bool((self.low <= self.high).all())

    @cached_property
    def _runs(self) -> Bools:
        """Returns the runs that are possible, as [stand, kind, before, after]."""
        fill = np.arange(self._fills.shape[2])
        fits = self._fills & (fill >= self.low[:, :, None]) & (fill <= self.high[:, :, None])
        by_stand = fits.transpose(1, 0, 2)
        runs: Bools = self._open & by_stand[:, :-1, :, None] & by_stand[:, 1:, None, :]
        return runs

    def kinds(self, place: Place) -> frozenset[Kind]:
        """Returns the kinds that the place may hold."""
        covering = self._runs[place.stand, :, : place.slot + 1, place.slot + 1 :]
        return frozenset(np.flatnonzero(covering.any(axis=(1, 2))).tolist())

    def counts(self, places: Iterable[Place], kind: Kind) -> list[int]:
        """Returns how many of the places may hold the kind."""
        stands: dict[int, list[int]] = {}
        for place in places:
            stands.setdefault(place.stand, []).append(place.slot + 1)
        sums = {0}
        for stand, slots in stands.items():
            marked = np.zeros(self._fills.shape[2], np.int64)
            marked[slots] = 1
            upto = marked.cumsum()
            here = set((upto[None, :] - upto[:, None])[self._runs[stand, kind]].tolist())
            sums = {n + m for n in sums for m in here}
        return sorted(n for n in sums if n <= self._copies[kind])
