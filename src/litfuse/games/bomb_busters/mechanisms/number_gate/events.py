"""Events of number cards that gate values."""

from __future__ import annotations

from msgspec.structs import replace

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Seat, Viewer

from ...events import Event, with_data
from ...state import State
from . import words
from .words import GateCards


class GateEvent(Event):
    place: int

    def cards_of(self, state: State) -> GateCards:
        data = state.extras[self.place]
        assert type(data) is GateCards
        return data


class GateLaid(GateEvent):
    up: tuple[int, ...]
    own: tuple[tuple[int, ...], ...] = ()

    def apply(self, state: State) -> State:
        return with_data(state, self.place, GateCards(self.up, own=self.own))

    def notice(self, to: Viewer) -> Notice:
        return words.GateLaid(self.place, self.up, self.own)


class GateUsed(GateEvent):
    """The turn goes on with another question: only this value may be announced now."""

    seat: Seat
    cards: tuple[int, ...]
    number: int

    def apply(self, state: State) -> State:
        cards = self.cards_of(state)
        up = tuple([n for n in cards.up if n not in self.cards])
        down = tuple(sorted((*cards.down, *self.cards)))
        now = replace(cards, up=up, down=down, number=self.number, used=self.cards, turn=state.turns)
        state = with_data(state, self.place, now)
        return replace(state, asked=state.asked + 1, offered=state.offered + 1)

    def notice(self, to: Viewer) -> Notice:
        return words.GateUsed(self.place, self.seat, self.cards, self.number)


class GateReset(GateEvent):
    def apply(self, state: State) -> State:
        cards = self.cards_of(state)
        return with_data(state, self.place, replace(cards, up=tuple(sorted((*cards.up, *cards.down))), down=()))

    def notice(self, to: Viewer) -> Notice:
        return words.GateReset(self.place)


class GateFinished(GateEvent):
    number: int

    def apply(self, state: State) -> State:
        cards = self.cards_of(state)

        def others(numbers: tuple[int, ...]) -> tuple[int, ...]:
            return tuple([n for n in numbers if n != self.number])

        if cards.own:
            down = tuple(sorted((*cards.down, self.number)))  # the card stays, turned down (BB-M65-5)
            return with_data(state, self.place, replace(cards, own=tuple(map(others, cards.own)), down=down))
        return with_data(state, self.place, replace(cards, up=others(cards.up), down=others(cards.down)))

    def notice(self, to: Viewer) -> Notice:
        return words.GateFinished(self.place, self.number)


class NumberHanded(GateEvent):
    seat: Seat
    number: int
    target: Seat

    def apply(self, state: State) -> State:
        cards = self.cards_of(state)
        own = [[n for n in row if n != self.number] for row in cards.own]
        own[self.target].append(self.number)
        return with_data(state, self.place, replace(cards, own=tuple([tuple(sorted(row)) for row in own])))

    def notice(self, to: Viewer) -> Notice:
        return words.NumberHanded(self.place, self.seat, self.number, self.target)


Events = GateLaid | GateUsed | GateReset | GateFinished | NumberHanded
