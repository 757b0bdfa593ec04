"""Counts wires that came to unknown slots of a row: in the inference problem each wire of their colour exists twice.

The second copy, the twin, lies on an extra place that mirrors the row to which its wire came; it lies next to the wire
in the pile, or at a slot that was told. So in each row there are as many wires of the colour as it has extra places.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import factorial, prod

from litfuse import inference as i

from ..words import Cell
from .clues import Clues
from .position import Position


def weight_of(guess: Clues) -> float:
    """Returns the guess's weight, divided by the orders of twins within each row, which make no difference."""
    return guess.weight / prod([factorial(f.count) for f in guess.filed])


def twinned(
    at: Position,
    values: Iterable[int],
    filed: Sequence[tuple[tuple[Cell, ...], tuple[i.Place, ...]]],
    doubled: Sequence[int],
) -> Iterable[i.Evidence]:
    """The number of wires of a colour in a sorted row is given by the row's extra places for their twins."""
    piled = sorted(at.kinds_of(values))
    rows = tuple([tuple([at.places[c] for c in cells]) for cells, _ in filed])
    mirrors = tuple([places for _, places in filed])
    yield from [i.Only(place, frozenset(piled)) for places in mirrors for place in places]
    for kind in piled:
        yield i.Mirrored(rows, mirrors, kind)
        yield from [i.Tally(at.problem.places(n), kind, frozenset((0, 2))) for n in doubled]
