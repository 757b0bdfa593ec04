"""Could a card still help a player who can declare nothing? Rules and evidence ask it of public facts (BB-C-49)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from litfuse.kernel.records import Seat

from ..public import Card, Power
from ..words import Character, Equipment

HELPERS: Final = (Equipment.WALKIE, Equipment.MUG, Equipment.HOOK)


def help_is_there(equipment: Sequence[Card], powers: Sequence[Power], unfinished: Collection[Seat]) -> bool:
    """`unfinished`: the players with uncut wires."""
    if len(unfinished) < 2:
        return False
    ready = [c.name for c in equipment if c.ready]
    if any(card in ready for card in HELPERS):
        return True
    swappers = [p for s, p in enumerate(powers) if p.character is Character.WALKIE and s in unfinished]
    return any(not p.used or Equipment.BATTERIES in ready for p in swappers)
