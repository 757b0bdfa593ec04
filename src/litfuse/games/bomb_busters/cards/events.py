"""A card's life: locked, ready, used; and a character's. The events of single cards are in their own modules."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Seat, Viewer

from ..events import Event, noted
from ..public import Card, Power
from ..state import State
from ..words import Character, Equipment
from . import words


class CardReady(Event):
    """The card is unlocked for the rest of the mission (BB-EQG-02)."""

    card: Equipment

    def apply(self, state: State) -> State:
        cards = [Card(c.name, True, c.used) if c.name is self.card else c for c in state.equipment]
        return replace(state, equipment=tuple(cards))

    def notice(self, to: Viewer) -> Notice:
        return words.CardReady(self.card)


class CardUsed(Event):
    seat: Seat
    card: Equipment
    alone: bool = True  # False: used in a cut, whose call tells it

    def apply(self, state: State) -> State:
        name = self.card
        cards = [Card(name, True, True) if c.name is name else c for c in state.equipment]
        return replace(
            state,
            equipment=tuple(cards),
            stable=state.stable or name is Equipment.STABILIZER,
            asked=state.asked + (name in RENUMBERING),
            offered=state.offered + 1,
            facts=noted(state, words.Used(state.turns, self.seat, name)) if self.alone else state.facts,
            skipped=0,
        )

    def notice(self, to: Viewer) -> Notice:
        return words.CardUsed(self.seat, self.card)


# After these events the player on turn has other options; after others an answer on its way stays valid.
RENUMBERING: Final = frozenset({Equipment.STABILIZER, Equipment.BATTERIES, Equipment.HOOK})


class PowerUsed(Event):
    seat: Seat
    character: Character
    alone: bool = False  # True: used outside a cut

    def apply(self, state: State) -> State:
        powers = list(state.powers)
        powers[self.seat] = Power(self.character, state.mission.characters != "unlimited")  # BB-X-CHAR
        facts = noted(state, words.Used(state.turns, self.seat)) if self.alone else state.facts
        return replace(state, powers=tuple(powers), facts=facts, offered=state.offered + 1, skipped=0)

    def notice(self, to: Viewer) -> Notice:
        return words.PowerUsed(self.seat, self.character)


Events = CardReady | CardUsed | PowerUsed
