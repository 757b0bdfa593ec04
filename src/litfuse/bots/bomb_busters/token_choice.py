"""Which token to take, or to give to the player on the left, after two yellow wires (BB-X-YTRIG)."""

from __future__ import annotations

from collections.abc import Sequence

from litfuse.games.bomb_busters.knowledge.evidence import uncut
from litfuse.games.bomb_busters.mechanisms.yellow_tokens.words import TokenRowPanel
from litfuse.games.bomb_busters.view import View
from litfuse.kernel.records import Seat

from .belief import Belief


def best_choice(belief: Belief, view: View, seat: Seat, values: Sequence[int]) -> int:
    """Returns the token to choose.

    To give away: a value of one's own hand that the other player most likely has, so that it can be cut next. For
    oneself: a value of one's own hand with few unmarked wires, so that the token leaves least open.
    """
    panel = next(p for p in view.panels if isinstance(p, TokenRowPanel))
    if panel.how == "gift":
        to = left_of(view, seat)
        wires = [c for stand in belief.others for c in stand if view.stands[c[0]].owner == to]
        return max(values, key=lambda v: (v in belief.hand, belief.odds.hit(wires, (v,)) if wires else 0.0, -v))
    unmarked = {v: sum(not view.stands[s].wires[n].tokens for s, n in cells) for v, cells in belief.hand.items()}
    return max(values, key=lambda v: (unmarked.get(v, 0) > 0, -unmarked.get(v, 0), -v))


def left_of(view: View, seat: Seat) -> Seat:
    """Returns the next player with wires."""
    seats = max(stand.owner for stand in view.stands) + 1
    return next(s for n in range(1, seats) if uncut(view, s := (seat + n) % seats))
