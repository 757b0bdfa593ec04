"""What everybody knows about a player blocked by a turned wire, which only its owner may cut (BB-X-FLIP).

Such a player can call only that wire's value. Players who see the wire know the value; its owner has to consider each
possible one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from litfuse.kernel.records import Seat

from ..words import NUMBERS, RED, YELLOW, Cell, value_of
from .clues import Clues, Lacks, Unless, with_lacks

EVERY_VALUE: Final = range(1, RED + 1)


def able(clues: Clues, seat: Seat, called: Sequence[int]) -> Clues:
    """Notes that this player was not blocked, having been asked although nobody could help. Only a called value could
    have blocked.
    """
    if seat == clues.seat or not clues.owners_only:
        return clues
    unless = [
        Unless(claims)
        for by in clues.turned
        if in_hand_of_another(clues, by, seat)
        for claims in ways(clues, seat, by, called)
    ]
    return replace(clues, unless=clues.unless + tuple([u for u in unless if u not in clues.unless]))


def in_hand_of_another(clues: Clues, cell: Cell, seat: Seat) -> bool:
    return clues.owners[cell[0]] != seat and cell in clues.uncut[cell[0]]


def blocked(clues: Clues, seat: Seat, by: Cell) -> Sequence[Clues]:
    """Returns what may be true now that this wire blocked this player, one set of clues for each value the wire may
    have.

    If no value is possible the guess was wrong; the clues then say that the wire has no value at all.
    """
    nothing = (Lacks((by,), tuple(EVERY_VALUE)),)
    return [with_lacks(clues, claims) for claims in ways(clues, seat, by, EVERY_VALUE) or [nothing]]


def ways(clues: Clues, seat: Seat, by: Cell, values: Sequence[int]) -> list[tuple[Lacks, ...]]:
    """Returns how this wire may block this player: the claims that hold, for each of these values that it may have."""
    never = {v for claim in clues.lacks if by in claim.cells for v in claim.values}
    seen = next((value_of(g.key) for g in clues.facing if g.cell == by), None)
    colours = clues.but_reds((*NUMBERS, YELLOW))
    uncut = [c for row in clues.uncut for c in row]
    there = [v for v in colours if v in values and v not in never and clues.left[v] > 1 and seen in (v, None)]
    return [blocks(uncut, clues.hand(seat), by, v, colours) for v in there]


def blocks(
    uncut: Sequence[Cell], hand: Sequence[Cell], by: Cell, value: int, colours: Sequence[int]
) -> tuple[Lacks, ...]:
    """Returns claims that all hold if the wire has this value, and the hand has all its other wires and nothing else to
    call.
    """
    others = tuple([v for v in colours if v != value])
    elsewhere = tuple([c for c in uncut if c != by and c not in hand])
    claims = (
        Lacks((by,), tuple([v for v in EVERY_VALUE if v != value])),
        Lacks(elsewhere, (value,)),
        Lacks(tuple(hand), others),
    )
    return tuple([c for c in claims if c.cells])
