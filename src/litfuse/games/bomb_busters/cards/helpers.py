"""What cards and characters mean for everybody, from public facts: rules and players' knowledge ask the same."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from litfuse.kernel.records import Seat

from ..public import Card, Power
from ..words import Character, Equipment

MOVERS: Final = (Equipment.WALKIE, Equipment.HOOK)
HELPERS: Final = (*MOVERS, Equipment.MUG)


def help_is_there(equipment: Sequence[Card], powers: Sequence[Power], unfinished: Collection[Seat]) -> bool:
    """Could a card still help a player who can declare nothing (BB-C-49)? `unfinished`: players with uncut wires."""
    if len(unfinished) < 2:
        return False
    ready = [c.name for c in equipment if c.ready]
    if any(card in ready for card in HELPERS):
        return True
    swappers = [p for s, p in enumerate(powers) if p.character is Character.WALKIE and s in unfinished]
    return any(not p.used or Equipment.BATTERIES in ready for p in swappers)


def wires_may_have_moved(equipment: Sequence[Card], powers: Sequence[Power]) -> bool:
    """A viewer who remembers nothing cannot tell then which wires still stand where they were dealt."""
    return any(card.usable for card in equipment if card.name in MOVERS) or any(
        power.character is Character.WALKIE for power in powers
    )
