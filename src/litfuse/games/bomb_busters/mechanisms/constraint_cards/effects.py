"""What each constraint card forbids, from public facts. Rules and players' knowledge use the same functions (BB-K)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from litfuse.kernel.records import Seat

from ...public import Stuck, Tally, Token
from ...words import NUMBERS, YELLOW, Cell
from .words import Constraint

EVERY: Final = frozenset(NUMBERS)
ALLOWED: Final[dict[Constraint, frozenset[int]]] = {
    Constraint.A: frozenset(n for n in NUMBERS if n % 2 == 0),
    Constraint.B: frozenset(n for n in NUMBERS if n % 2),
    Constraint.C: frozenset(range(1, 7)),
    Constraint.D: frozenset(range(7, 13)),
    Constraint.E: frozenset(range(4, 10)),
    Constraint.F: EVERY - frozenset(range(4, 10)),
}


class Standing(NamedTuple):
    """An uncut wire as everybody sees it."""

    owner: Seat
    cell: Cell
    tokens: tuple[Token, ...]

    @property
    def marked(self) -> bool:
        """Whether it has an info token; the label `single` is not one."""
        return any(t.says != "single" for t in self.tokens)


def allowed(card: Constraint | None) -> frozenset[int]:
    """Returns the numbers that may be announced; yellow always may (BB-K-3)."""
    return EVERY if card is None else ALLOWED.get(card, EVERY)


def open_target(card: Constraint, wire: Standing, wires: Sequence[Standing]) -> bool:
    """Returns whether the player bound by the card may point at this wire of a teammate."""
    if card is Constraint.H:
        return not wire.marked
    if card in (Constraint.I, Constraint.J):
        stand = [w.cell for w in wires if w.cell[0] == wire.cell[0]]
        return wire.cell != (max(stand) if card is Constraint.I else min(stand))
    return True


def stuck(card: Constraint, seat: Seat, wires: Sequence[Standing], left: Mapping[int, int]) -> Stuck | None:
    """Returns what holds for the hand exactly if its owner cannot play under this card (BB-K-2).

    None means: no wire has an allowed value. If the hand has all wires of a number, that number counts only if a Solo
    Cut may take them.
    """
    aims = any(open_target(card, w, wires) for w in wires if w.owner != seat)
    if aims and card not in (Constraint.H, Constraint.K):
        return None
    marked = [w for w in wires if w.owner == seat and w.marked and card is Constraint.H]
    cells = tuple([w.cell for w in wires if w.owner == seat and w not in marked])
    found: list[Tally] = []
    for value in sorted(allowed(card)):
        if not left.get(value):
            continue
        closed = sum(t.value == value for w in marked for t in w.tokens)
        most = left[value] - closed  # wires of this value elsewhere or in these cells
        solo = card is not Constraint.K and not closed
        counts = [n for n in range(most + 1) if n == 0 or (not solo if n == most else not aims)]
        if len(counts) <= most:
            found.append(Tally(value, tuple(counts)))
    if left.get(YELLOW) and not aims:
        found.append(Tally(YELLOW, ()))  # all of them are in this hand, and a Solo Cut takes them (BB-K-3)
    return Stuck(cells, tuple(found))
