"""Whether to take the next turn where turns are claimed, and who should have it (BB-X-SNIP)."""

from __future__ import annotations

from collections.abc import Sequence

from litfuse.games.bomb_busters.words import RED
from litfuse.kernel.records import Seat

from .belief import Belief
from .cards import sure_cut

GOOD = 0.85  # a call that is right so often is worth a claim
FAIR = 0.5  # and one that is right so often keeps the Captain from naming somebody else


def best_hit(belief: Belief) -> float:
    """P(the best call is right), as far as it does not point at what may be red."""
    values = [value for value in belief.hand if value != RED]
    wires = [cell for stand in belief.others for cell in stand]
    return max(
        (belief.odds.wire(cell)[value] - belief.odds.red(cell) for cell in wires for value in values), default=0.0
    )


def wants_turn(belief: Belief) -> bool:
    """With something certain or nearly so, or with red wires alone, which cost nothing to reveal. Otherwise somebody
    else may know more, and if nobody does the Captain names a player."""
    if not [value for value in belief.hand if value != RED]:
        return True
    return sure_cut(belief) or best_hit(belief) >= GOOD


def best_next(belief: Belief, seats: Sequence[Seat]) -> Seat:
    """Nobody claimed, so nobody has anything certain: oneself with a fair call, else whoever has most wires to try."""
    if belief.seat in seats and (len(seats) == 1 or sure_cut(belief) or best_hit(belief) >= FAIR):
        return next(seat for seat in seats if seat == belief.seat)
    others = [seat for seat in seats if seat != belief.seat]
    return max(others, key=lambda seat: len(belief.uncut(seat)))
