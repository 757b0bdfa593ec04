"""How wires that came to a row untold are counted in a problem of inference: each of their colour is there twice.

The twin lies on a place that mirrors the row to which its wire came; next to it in the pile, or where its slot was
told. So a deal has as many wires of the colour in each row as there are places beside it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import factorial, prod

from litfuse import inference as i

from ..words import Cell
from .clues import Clues
from .position import Position


def weight_of(guess: Clues) -> float:
    """The twins of wires that came to one row may change places among themselves, which makes no other world."""
    return guess.weight / prod([factorial(f.count) for f in guess.filed])


def twinned(
    at: Position,
    values: Iterable[int],
    filed: Sequence[tuple[tuple[Cell, ...], tuple[i.Place, ...]]],
    doubled: Sequence[int],
) -> Iterable[i.Evidence]:
    """Sorted stands do not count the wires of a colour in a row; the places beside each row, for their twins, do."""
    piled = sorted(at.kinds_of(values))
    rows = tuple([tuple([at.places[c] for c in cells]) for cells, _ in filed])
    mirrors = tuple([places for _, places in filed])
    yield from [i.Only(place, frozenset(piled)) for places in mirrors for place in places]
    for kind in piled:
        yield i.Mirrored(rows, mirrors, kind)
        yield from [i.Tally(at.problem.places(n), kind, frozenset((0, 2))) for n in doubled]
