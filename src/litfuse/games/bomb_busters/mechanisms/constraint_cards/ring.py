"""Cards in a ring: one before each player and, with few players, others between players (BB-M61-1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from litfuse.kernel.records import Seat

from .words import Constraint, Shift

Own = tuple[Constraint | None, ...]
# The players, counted from the Captain, after whom another card lies
BETWEEN: Final[dict[int, tuple[int, ...]]] = {2: (0, 1), 3: (0,)}
C = TypeVar("C")


def places(seats: int, captain: Seat) -> list[tuple[bool, int]]:
    """Returns the places of the ring clockwise from the Captain: a seat, or (True) the number of a card between two."""
    ring: list[tuple[bool, int]] = []
    for n in range(seats):
        ring.append((False, (captain + n) % seats))
        if n in BETWEEN.get(seats, ()):
            ring.append((True, BETWEEN[seats].index(n)))
    return ring


def laid(cards: Sequence[C], seats: int, captain: Seat) -> tuple[tuple[C, ...], tuple[C, ...]]:
    """Splits the ring's cards, clockwise from the Captain, into those before players and those between."""
    at = dict(zip(places(seats, captain), cards, strict=True))
    between = BETWEEN.get(seats, ())
    return tuple([at[False, s] for s in range(seats)]), tuple([at[True, n] for n in range(len(between))])


def shifted(
    own: Own, between: tuple[Constraint, ...], captain: Seat, shift: Shift
) -> tuple[Own, tuple[Constraint, ...]]:
    """Returns both after all cards moved on by one place."""
    ring = [between[n] if extra else own[n] for extra, n in places(len(own), captain)]
    step = {Shift.NONE: 0, Shift.CLOCKWISE: -1, Shift.COUNTER: 1}[shift]
    mine, others = laid(ring[step:] + ring[:step], len(own), captain)
    return mine, tuple([card for card in others if card is not None])
