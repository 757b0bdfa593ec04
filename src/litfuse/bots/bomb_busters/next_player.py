"""Consideration for the next player: certain cuts that leave them one too, and number cards that they can cut."""

from __future__ import annotations

from litfuse.games.bomb_busters.actions import DualCut
from litfuse.games.bomb_busters.mechanisms.sequence_gate.words import End, SequencePanel
from litfuse.games.bomb_busters.view import Hidden, Shown
from litfuse.games.bomb_busters.words import Cell

from .belief import Belief
from .calls import Option

SOONER = 0.7  # what it is worth that a player holds a number, compared with the player before
MARKED = 0.5  # additional worth if everybody knows a wire of it


def next_is_served(belief: Belief, option: Option) -> float:
    """P(the next player holds a value that is marked at another's stand) after this cut, roughly."""
    assert isinstance(belief.seat, int)
    nobody = 1.0
    coming = belief.after(belief.seat)
    if coming == belief.seat or not isinstance(option.action, DualCut):
        return 0.0
    gone = {option.action.cell, option.action.call.own}
    values = {
        value
        for cell, value in belief.marked.items()
        if cell not in gone and belief.view.stands[cell[0]].owner != coming
    }
    for value in values:
        nobody *= 1.0 - belief.holds(coming, value)
    fresh = sum(isinstance(_wire(belief, c), Hidden) or not _wire(belief, c).tokens for c in gone if c is not None)
    return round(1.0 - nobody, 3) + 0.01 * fresh


def _wire(belief: Belief, cell: Cell) -> Shown | Hidden:
    return belief.view.stands[cell[0]].wires[cell[1]]


def best_end(belief: Belief) -> End:
    """Returns the end of the row whose number the next players most likely hold, preferably where a wire is known."""
    row = next(p for p in belief.view.panels if isinstance(p, SequencePanel))
    left, right = row.cards[0], row.cards[-1]
    return End.LEFT if _soon(belief, left) >= _soon(belief, right) else End.RIGHT


def _soon(belief: Belief, number: int) -> float:
    """Returns how soon wires of the number are likely to be cut."""
    assert isinstance(belief.seat, int)
    worth, share, seat = 0.0, 1.0, belief.view.turn
    for _ in range(belief.seats):
        seat = (seat + 1) % belief.seats
        worth += share * (bool(belief.hand.get(number)) if seat == belief.seat else belief.holds(seat, number))
        share *= SOONER
    return worth + MARKED * sum(v == number for v in belief.marked.values())
