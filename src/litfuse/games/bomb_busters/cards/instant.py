"""Cards that take effect as soon as they are unlocked: False Bottom, Emergency Drop, Disintegrator."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from litfuse.kernel.events import Step
from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Viewer

from ..events import Event, WiresCut, noted
from ..public import Card
from ..state import State
from ..tokens import supply
from ..words import Equipment
from . import words


class CardsAdded(Event):
    """The False Bottom adds cards (BB-EQ-Y-1)."""

    cards: tuple[Equipment, ...]

    def apply(self, state: State) -> State:
        more = tuple([Card(name) for name in self.cards])
        deck, pile = state.deck, state.pile
        return replace(state, equipment=state.equipment + more, deck=(*deck[:pile], *deck[pile + len(more) :]))

    def notice(self, to: Viewer) -> Notice:
        return words.CardsAdded(self.cards)


class CardsTurnedUp(Event):
    """The Emergency Drop turns used cards up (BB-EQ-33-1)."""

    cards: tuple[Equipment, ...]

    def apply(self, state: State) -> State:
        cards = [Card(c.name, c.usable) if c.name in self.cards else c for c in state.equipment]
        return replace(state, equipment=tuple(cards))

    def notice(self, to: Viewer) -> Notice:
        return words.CardsTurnedUp(self.cards)


class Disintegrated(Event):
    """A number was drawn; its remaining wires are cut next (BB-EQ-1010-1)."""

    number: int

    def apply(self, state: State) -> State:
        return replace(state, facts=noted(state, words.Struck(state.turns, self.number)))

    def notice(self, to: Viewer) -> Notice:
        return words.Disintegrated(self.number)


Events = CardsAdded | CardsTurnedUp | Disintegrated


def false_bottom(step: Step[State]) -> None:
    pile = step.state.pile
    step.emit(CardsAdded(step.state.deck[pile : pile + 2]))


def drop(step: Step[State]) -> None:
    """Turns all other used cards face up again (BB-EQ-33-1)."""
    used = tuple([c.name for c in step.state.equipment if c.used and c.name is not Equipment.DROP])
    if used:
        step.emit(CardsTurnedUp(used))


def disintegrate(step: Step[State]) -> None:
    """Draws a number token from the supply and cuts all remaining wires of that number (BB-EQ-1010-1)."""
    state = step.state
    numbers = supply(state)
    if not numbers:
        return
    number = numbers[step.rng.below("disintegrator", len(numbers))]
    step.emit(Disintegrated(number))
    cells = tuple([c for s in state.stands for c in s.uncut if state.value(c) == number])
    if cells:
        step.emit(WiresCut(state.turn, cells, (10 * number,) * len(cells), "card"))


WORKS: Final[dict[Equipment, Callable[[Step[State]], None]]] = {
    Equipment.FALSE_BOTTOM: false_bottom,
    Equipment.DROP: drop,
    Equipment.DISINTEGRATOR: disintegrate,
}
