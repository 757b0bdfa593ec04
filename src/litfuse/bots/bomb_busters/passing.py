"""Which wire to pass on: the giver knows where it stands afterwards."""

from __future__ import annotations

from collections.abc import Sequence

from litfuse.games.bomb_busters.words import REDS, Cell

from .belief import Belief


def best_pass(belief: Belief, cells: Sequence[Cell]) -> Cell:
    """One of a value that the giver has another wire of, and cuts with it later on; best of all one without a token.

    Else a red one, which nobody needs and the giver then points at no more; of equals the leftmost.
    """

    def worth(cell: Cell) -> tuple[bool, bool, bool, Cell]:
        wire = belief.wire(cell)
        value = next(v for v, own in belief.hand.items() if cell in own)
        pair = value not in REDS and len(belief.hand[value]) > 1
        return (not pair, bool(wire.tokens), value not in REDS, cell)

    return min(cells, key=worth)
