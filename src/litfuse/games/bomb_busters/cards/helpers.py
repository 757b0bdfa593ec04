"""What cards and characters mean for everybody, from public facts. Rules and players' knowledge share this module."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Final

from litfuse.kernel.records import Seat

from ..public import Card, Power
from ..words import Character, Equipment

MOVERS: Final = (Equipment.WALKIE, Equipment.HOOK)
Bars = Callable[[Seat, Equipment | Character], bool]  # does the mission keep this seat from using it?


def help_is_there(
    equipment: Sequence[Card], powers: Sequence[Power], unfinished: Collection[Seat], stuck: Seat, bars: Bars
) -> bool:
    """Returns whether any card or character can be used that moves wires or passes the turn on.

    It may be used by `stuck`, the player who can declare nothing, or by another of the `unfinished` players, those with
    uncut wires.
    """
    if len(unfinished) < 2:
        return False
    ready = [c.name for c in equipment if c.ready]

    def usable(card: Equipment, by: Collection[Seat]) -> bool:
        return card in ready and not all(bars(seat, card) for seat in by)

    if usable(Equipment.MUG, (stuck,)) or any(usable(c, unfinished) for c in MOVERS):
        return True
    recharge = usable(Equipment.BATTERIES, unfinished)
    return any(
        p.character is Character.WALKIE and s in unfinished and (not p.used or recharge) and not bars(s, p.character)
        for s, p in enumerate(powers)
    )


def wires_may_have_moved(equipment: Sequence[Card], powers: Sequence[Power]) -> bool:
    """Returns whether wires may have changed places, so that only memory tells where each was dealt."""
    return any(card.usable for card in equipment if card.name in MOVERS) or any(
        power.character is Character.WALKIE for power in powers
    )


def sets_token(card: Equipment) -> bool:
    """Returns whether its user sets an info token at a blue wire of their choice (BB-EQ-04-1)."""
    return card is Equipment.POST_IT


def gives_turn(card: Equipment) -> bool:
    """Returns whether its user gives the turn to another player (BB-EQ-11-1)."""
    return card is Equipment.MUG


def takes_advice(card: Equipment) -> bool:
    """Returns whether other players may suggest using it (BB-COM-04)."""
    return card not in (Equipment.MUG, Equipment.WALKIE)
