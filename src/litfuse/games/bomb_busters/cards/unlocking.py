"""How cards become usable, and how instant ones take effect (BB-EQG-02, BB-EQG-10)."""

from __future__ import annotations

from collections.abc import Sequence

from litfuse.kernel.events import Step

from ..content import INSTANT, UNLOCKED_BY
from ..mechanisms.base import having
from ..state import State
from ..words import Equipment
from .events import CardReady, CardUsed
from .instant import WORKS


def unlock(step: Step[State]) -> None:
    """Makes cards usable. Instant cards take effect in board order; those they unlock join the end of the queue
    (BB-EQG-10).
    """
    queue = turned(step, ())
    while queue:
        card = queue.pop(0)
        if step.state.ready(card):
            step.emit(CardUsed(step.state.turn, card))
            WORKS[card](step)
            queue += turned(step, queue)


def unlocked(state: State, card: Equipment) -> bool:
    """Returns whether the card's wires are cut, unless the mission decides otherwise."""
    value, needed = UNLOCKED_BY[card]
    cut = state.cuts[value] >= needed
    if not state.mission.mechanisms:
        return cut
    said = [h.unlocks(state, card) for h in having(state.mission, "unlocks")]
    return False not in said and (True in said or cut)


def turned(step: Step[State], queue: Sequence[Equipment]) -> list[Equipment]:
    """Turns up cards whose wires are cut now. Returns the ready instant ones that are not in the queue."""
    for card in step.state.equipment:
        if not card.usable and unlocked(step.state, card.name):
            step.emit(CardReady(card.name))
    return [c.name for c in step.state.equipment if c.name in INSTANT and c.ready and c.name not in queue]
