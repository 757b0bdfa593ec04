"""Naming the player who is to cut the number turned up (BB-X-CALL): one who probably has it and can find another."""

from __future__ import annotations

from litfuse.games.bomb_busters.mechanisms.named_cutter.words import CallPanel
from litfuse.games.bomb_busters.words import COPIES
from litfuse.kernel.records import Seat

from .belief import Belief
from .calls import AFTER_ORDER

OWN_SIGHT = 0.9  # how good another player's guess at a wire is, relative to the best one from this seat


def best_cutter(belief: Belief, seats: list[Seat]) -> Seat:
    """Returns the player after whose turn the mission is worth most; oneself last among equals."""
    panel = next(p for p in belief.view.panels if isinstance(p, CallPanel))
    assert panel.card is not None
    return max(seats, key=lambda seat: round(worth(belief, panel, seat), 9))


def worth(belief: Belief, panel: CallPanel, seat: Seat) -> float:
    number, view = panel.card, belief.view
    assert number is not None
    miss = AFTER_ORDER[view.dial]
    mine = belief.hand.get(number, []) if seat == belief.seat else []
    has = float(bool(mine)) if seat == belief.seat else 1.0 if panel.yes else belief.holds(seat, number)
    left = COPIES - view.cuts[number]
    solo = len(mine) == left and left in (2, 4)
    hit, red = (1.0, 0.0) if solo else best_target(belief, number, seat)
    return has * (hit + max(0.0, 1.0 - hit - red) * miss) + (1.0 - has) * miss


def best_target(belief: Belief, number: int, seat: Seat) -> tuple[float, float]:
    """Returns P(right) and P(red) of the best wire for this player to point at, as far as this seat can tell."""
    marked = [c for c, value in belief.marked.items() if value == number and belief.view.stands[c[0]].owner != seat]
    if marked:
        return 1.0, 0.0
    tried = [
        (belief.odds.wire(cell)[number], belief.odds.red(cell))
        for other in range(belief.seats)
        if other not in (seat, belief.seat)
        for cell in belief.uncut(other)
    ]
    own = belief.hand.get(number, []) if seat != belief.seat else []
    if own:  # they would have to find it in this seat's hand
        tried.append((1.0 / len(belief.uncut_own()), 0.0))
    hit, red = max(tried, default=(0.0, 0.0))
    return (hit, red) if seat == belief.seat else (hit * OWN_SIGHT, red)
