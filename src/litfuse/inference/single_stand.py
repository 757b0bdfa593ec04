"""One stand seen from outside, when nothing is known about the others: other tiles may be anywhere else."""

from __future__ import annotations

from collections.abc import Sequence
from math import factorial, log

import numpy as np

from .arrays import Floats
from .cases import cases
from .evidence import Evidence
from .problem import NoWorld, Problem
from .tables import Tables


class SingleStand:
    """A stand of `size` places filled from a pool; evidence is about stand 0."""

    def __init__(self, copies: Sequence[int], families: Sequence[int], size: int) -> None:
        self.problem = Problem(tuple(copies), tuple(families), (size, sum(copies) - size))
        plain = Tables.blank(Problem((size,), (0,), (size,))).runs
        width = size + 1
        before, after = np.ogrid[:width, :width]
        length = np.clip(after - before, 0, None)
        runs = np.zeros((1, len(copies), width, width))
        for kind, count in enumerate(copies):
            left = np.array([1 / factorial(count - k) if k <= count else 0.0 for k in range(width)])
            runs[0, kind] = plain[0, 0] * left[length]
        self._tables = Tables(self.problem, runs, alone=True)

    def entropy(self, *evidence: Evidence) -> float:
        """Returns how many bits are missing to know every place of this stand."""
        found = [_measured(case.runs[0]) for case in cases(self._tables, evidence)]
        total = sum(weight for weight, _ in found)
        if total <= 0.0:
            raise NoWorld("no deal agrees with all evidence")
        return (log(total) - sum(mean for _, mean in found) / total) / log(2)


def _measured(runs: Floats) -> tuple[float, float]:
    """Returns the weight of all fillings, and the sum of each weight times its logarithm."""
    kinds, width, _ = runs.shape
    ahead = np.zeros((kinds + 1, width))
    behind = np.zeros((kinds + 1, width))
    ahead[0, 0] = behind[kinds, width - 1] = 1.0
    for kind in range(kinds):
        ahead[kind + 1] = ahead[kind] @ runs[kind]
    weight = float(ahead[kinds, width - 1])
    if weight <= 0.0:
        return 0.0, 0.0
    for kind in reversed(range(kinds)):
        behind[kind] = runs[kind] @ behind[kind + 1]
    known = np.log(runs, out=np.zeros_like(runs), where=runs > 0)
    return weight, float((ahead[:-1, :, None] * runs * behind[1:, None, :] * known).sum())
