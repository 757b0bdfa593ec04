"""Equipment that lies in a face-down pile until a mission turns cards up (BB-X-GEAR)."""

from __future__ import annotations

from msgspec.structs import replace

from litfuse.kernel.events import Step
from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Viewer

from ..events import Event
from ..public import Card
from ..state import State
from ..words import Equipment
from . import words
from .unlocking import unlock


class PileTurnedUp(Event):
    """Cards from the top of the pile are turned up, usable at once whatever their number."""

    cards: tuple[Equipment, ...]

    def apply(self, state: State) -> State:
        more = tuple([Card(name, usable=True) for name in self.cards])
        count = len(more)
        return replace(
            state,
            equipment=state.equipment + more,
            deck=state.deck[count:],
            pile=state.pile - count,
            asked=state.asked + 1,
            offered=state.offered + 1,
        )

    def notice(self, to: Viewer) -> Notice:
        return words.PileTurnedUp(self.cards)


class PileCardLost(Event):
    """The top card of the pile is put away unseen."""

    def apply(self, state: State) -> State:
        return replace(
            state, deck=state.deck[1:], pile=state.pile - 1, asked=state.asked + 1, offered=state.offered + 1
        )

    def notice(self, to: Viewer) -> Notice:
        return words.PileCardLost()


Events = PileTurnedUp | PileCardLost


def turn_up(step: Step[State], count: int) -> None:
    """Turns up this many cards, or as many as there are; instant ones take effect at once (BB-EQG-10)."""
    state = step.state
    cards = state.deck[: min(count, state.pile)]
    if cards:
        step.emit(PileTurnedUp(cards))
        unlock(step)


def lose_top(step: Step[State]) -> None:
    """Puts the top card of the pile away, if there is one."""
    if step.state.pile:
        step.emit(PileCardLost())
