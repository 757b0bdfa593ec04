"""What everybody knows of a player who can call only the value of a wire that only its owner may cut (BB-X-FLIP).

Whoever sees that wire knows the value; its owner has to think every one of them through.
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
    """This player, who was asked though nobody could help, was not blocked: that could only be by a value called."""
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
    """What may be true, now that this player was blocked by this wire. A guess in which no value could do is wrong:
    then the wire can have none."""
    nothing = (Lacks((by,), tuple(EVERY_VALUE)),)
    return [with_lacks(clues, claims) for claims in ways(clues, seat, by, EVERY_VALUE) or [nothing]]


def ways(clues: Clues, seat: Seat, by: Cell, values: Sequence[int]) -> list[tuple[Lacks, ...]]:
    """In which ways this wire may block this player: a way for each of these values that it may have."""
    never = {v for claim in clues.lacks if by in claim.cells for v in claim.values}
    seen = next((value_of(g.key) for g in clues.facing if g.cell == by), None)
    colours = clues.but_reds((*NUMBERS, YELLOW))
    uncut = [c for row in clues.uncut for c in row]
    there = [v for v in colours if v in values and v not in never and clues.left[v] > 1 and seen in (v, None)]
    return [blocks(uncut, clues.hand(seat), by, v, colours) for v in there]


def blocks(
    uncut: Sequence[Cell], hand: Sequence[Cell], by: Cell, value: int, colours: Sequence[int]
) -> tuple[Lacks, ...]:
    """All of these hold if the wire has this value, and the hand has nothing else to call and all others of it."""
    others = tuple([v for v in colours if v != value])
    elsewhere = tuple([c for c in uncut if c != by and c not in hand])
    claims = (
        Lacks((by,), tuple([v for v in EVERY_VALUE if v != value])),
        Lacks(elsewhere, (value,)),
        Lacks(tuple(hand), others),
    )
    return tuple([c for c in claims if c.cells])
