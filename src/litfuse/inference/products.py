"""Matrix products for tall, narrow matrices.

numpy hands a large product to several threads. For these shapes threads gain nothing, and on a busy machine they wait
for each other a hundred times longer than the work takes. So large products are done in slices too small for threads.
With a vector on one side, which uses another routine with its own limit, "large" begins much earlier.
"""

from __future__ import annotations

import numpy as np

from .arrays import Floats

_ONE_THREAD = 200_000  # most multiplications that stay in one thread
_ONE_THREAD_VECTOR = 9_000


def _slice(old: int, new: int) -> int:
    """Returns how many rows of other stands one thread takes at a time."""
    return _ONE_THREAD // (old * new) if old > 1 and new > 1 else _ONE_THREAD_VECTOR // (old * new)


def turned(cells: Floats, factor: Floats) -> Floats:
    """Returns cells.T @ factor: the stand's new fill becomes the last axis."""
    old, new = factor.shape
    if old == 1:
        return cells.reshape(-1, 1) * factor
    if cells.size * new <= (_ONE_THREAD if new > 1 else _ONE_THREAD_VECTOR):
        return cells.T @ factor
    rest = cells.shape[1]
    step = _slice(old, new)
    out = np.empty((rest, new))
    for at in range(0, rest, step):
        np.matmul(cells[:, at : at + step].T, factor, out=out[at : at + step])
    return out


def turned_back(factor: Floats, cells: Floats) -> Floats:
    """Returns factor @ cells.T: the stand's old fill becomes the first axis."""
    old, new = factor.shape
    if new == 1:
        return factor * cells.reshape(1, -1)
    if cells.size * old <= (_ONE_THREAD if old > 1 else _ONE_THREAD_VECTOR):
        return factor @ cells.T
    rest = cells.shape[0]
    step = _slice(old, new)
    out = np.empty((old, rest))
    for at in range(0, rest, step):
        np.matmul(factor, cells[at : at + step].T, out=out[:, at : at + step])
    return out


def met(before: Floats, after: Floats) -> Floats:
    """Returns before @ after: the weight of everything before times everything after, summed over the other stands."""
    old, rest = before.shape
    new = after.shape[1]
    if before.size * new <= (_ONE_THREAD if old > 1 and new > 1 else _ONE_THREAD_VECTOR):
        return before @ after
    step = _slice(old, new)
    total = np.zeros((old, new))
    for at in range(0, rest, step):
        total += before[:, at : at + step] @ after[at : at + step]
    return total
