"""A thought for those who come next: a certain cut that leaves them one too, and what they could take for red."""

from __future__ import annotations

from collections.abc import Iterable

from litfuse.games.bomb_busters.actions import DualCut
from litfuse.games.bomb_busters.cards import RED, Cell, value_of
from litfuse.games.bomb_busters.evidence import uncut
from litfuse.games.bomb_busters.view import Hidden, Shown
from litfuse.kernel.records import Seat

from .belief import Belief
from .calls import Option

LATE = 14  # uncut wires on the table, the own ones included
SPARE = 3  # steps of the dial
HIGHEST = 999  # above every key


def marked(belief: Belief) -> dict[Cell, int]:
    """Uncut wires whose value everybody knows."""
    found: dict[Cell, int] = {}
    for s, stand in enumerate(belief.view.stands):
        for slot, wire in enumerate(stand.wires):
            if isinstance(wire, Hidden) or not wire.cut:
                for token in wire.tokens:
                    if token.says == "is":
                        found[s, slot] = token.value
    return found


def after(belief: Belief, seat: Seat) -> Seat:
    """The next unfinished player."""
    for step in range(1, belief.seats):
        other = (seat + step) % belief.seats
        if uncut(belief.view, other):
            return other
    return seat


def next_is_served(belief: Belief, option: Option) -> float:
    """P(the next player holds a value that lies marked with somebody else) after this cut, roughly."""
    assert isinstance(belief.seat, int)
    nobody = 1.0
    coming = after(belief, belief.seat)
    if coming == belief.seat or not isinstance(option.action, DualCut):
        return 0.0
    gone = {option.action.cell, option.action.call.own}
    values = {
        value
        for cell, value in marked(belief).items()
        if cell not in gone and belief.view.stands[cell[0]].owner != coming
    }
    for value in values:
        nobody *= 1.0 - belief.holds(coming, value)
    fresh = sum(isinstance(_wire(belief, c), Hidden) or not _wire(belief, c).tokens for c in gone if c is not None)
    return round(1.0 - nobody, 3) + 0.01 * fresh


def _wire(belief: Belief, cell: Cell) -> Shown | Hidden:
    return belief.view.stands[cell[0]].wires[cell[1]]


def clears_up(belief: Belief, options: Iterable[Option]) -> Option | None:
    """Near the end, with steps to spare, who holds the red wire shows the others what is not red.

    Else the last pair may lie between two players and a red wire that looks just like it. A call at a wire that could
    be taken for it cuts that wire or lays a token there, and here it cannot explode.
    """
    view = belief.view
    left = sum(map(len, belief.others)) + sum(map(len, belief.hand.values()))
    if RED not in belief.hand or left > LATE or view.dial < SPARE:
        return None
    looking = (
        o for o in options if isinstance(o.action, DualCut) and o.red == 0.0 and looks_red(belief, o.action.cell)
    )
    return max(looking, key=lambda o: o.hit, default=None)


def looks_red(belief: Belief, cell: Cell) -> bool:
    """Everybody sees that a red wire fits between what lies open on both sides, and no token says what this one is."""
    shown = [_public(wire) for wire in belief.view.stands[cell[0]].wires]
    if shown[cell[1]]:
        return False
    low = next((key for key in reversed(shown[: cell[1]]) if key), 0)
    high = next((key for key in shown[cell[1] + 1 :] if key), HIGHEST)
    return any(low <= m.key <= high for m in belief.view.markers if value_of(m.key) == RED)


def _public(wire: Shown | Hidden) -> int:
    """The key of a wire, where everybody knows it; else 0."""
    if isinstance(wire, Shown) and wire.cut:
        return wire.key
    return next((10 * token.value for token in wire.tokens if token.says == "is" and token.value <= 12), 0)
