"""Whether to claim the next turn, and who should have it (BB-X-SNIP)."""

from __future__ import annotations

from collections.abc import Sequence

from litfuse.games.bomb_busters.mechanisms.named_cutter.words import CallPanel
from litfuse.games.bomb_busters.words import COPIES, RED
from litfuse.kernel.records import Seat

from .belief import Belief
from .cards import sure_cut
from .naming import best_cutter, best_target

GOOD = 0.85  # a call this likely to be right is worth a claim
SAFE = 0.6  # a number this likely to be cut is claimed, because some player must cut it
FAIR = 0.5  # with a call this likely to be right the Captain does not name another player


def best_hit(belief: Belief) -> float:
    """P(the best call is right), among those that do not point at a possibly red wire."""
    values = [value for value in belief.hand if value != RED]
    wires = [cell for stand in belief.others for cell in stand]
    return max(
        (belief.odds.wire(cell)[value] - belief.odds.red(cell) for cell in wires for value in values), default=0.0
    )


def wants_turn(belief: Belief) -> bool:
    """Returns whether to claim: with a certain or nearly certain cut, or an all-red hand, which costs nothing to
    reveal.

    Otherwise another player may know more, and if nobody does the Captain names a player.
    """
    if not [value for value in belief.hand if value != RED]:
        return True
    panel = next((p for p in belief.view.panels if isinstance(p, CallPanel)), None)
    if panel is not None and panel.card is not None:
        return panel.card in belief.hand and can_cut(belief, panel.card) >= SAFE
    return sure_cut(belief) or best_hit(belief) >= GOOD


def can_cut(belief: Belief, number: int) -> float:
    """P(this seat can cut the number that it holds), alone or with the best wire to point at."""
    left = COPIES - belief.view.cuts[number]
    if len(belief.hand[number]) == left and left in (2, 4):
        return 1.0
    return max([best_target(belief, number, seat)[0] for seat in range(belief.seats) if seat == belief.seat])


def next_cutter(belief: Belief, seats: list[Seat]) -> Seat:
    """Returns the player to name: who must cut the number or, if no number is left, reveal red wires."""
    panel = next(p for p in belief.view.panels if isinstance(p, CallPanel))
    return seats[0] if panel.card is None else best_cutter(belief, seats)


def best_next(belief: Belief, seats: Sequence[Seat]) -> Seat:
    """Returns the player to name if nobody claimed, so nobody has a certain cut: oneself with a fair call, else the one
    with most wires to try.
    """
    if belief.seat in seats and (len(seats) == 1 or sure_cut(belief) or best_hit(belief) >= FAIR):
        return next(seat for seat in seats if seat == belief.seat)
    others = [seat for seat in seats if seat != belief.seat]
    return max(others, key=lambda seat: len(belief.uncut(seat)))
