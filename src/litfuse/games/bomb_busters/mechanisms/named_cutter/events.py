"""Events of the deck of called numbers."""

from __future__ import annotations

from msgspec.structs import replace

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Seat, Viewer

from ...events import Event, noted, with_data
from ...state import State
from . import words
from .words import CallDeck, Ordered


class CallEvent(Event):
    place: int

    def cards(self, state: State) -> CallDeck:
        data = state.extras[self.place]
        assert type(data) is CallDeck
        return data


class CallDeckLaid(CallEvent):
    deck: tuple[int, ...]

    def apply(self, state: State) -> State:
        return with_data(state, self.place, CallDeck(self.deck))

    def notice(self, to: Viewer) -> Notice:
        return words.CallDeckLaid(self.place, len(self.deck))


class CallDeckShuffled(CallEvent):
    deck: tuple[int, ...]

    def apply(self, state: State) -> State:
        return with_data(state, self.place, CallDeck(self.deck))

    def notice(self, to: Viewer) -> Notice:
        return words.CallDeckShuffled(self.place, len(self.deck))


class NumberCalled(CallEvent):
    """The top card is turned up."""

    seat: Seat
    number: int

    def apply(self, state: State) -> State:
        cards = self.cards(state)
        return with_data(state, self.place, CallDeck(cards.deck[1:], cards.used, self.number))

    def notice(self, to: Viewer) -> Notice:
        return words.NumberCalled(self.place, self.seat, self.number)


class CutterNamed(CallEvent):
    seat: Seat
    target: Seat
    number: int
    has: bool

    def apply(self, state: State) -> State:
        state = replace(state, facts=noted(state, Ordered(state.turns, self.seat, self.target, self.number, self.has)))
        return with_data(state, self.place, replace(self.cards(state), named=self.target, has=self.has))

    def notice(self, to: Viewer) -> Notice:
        return words.CutterNamed(self.place, self.seat, self.target, self.number, self.has)


class StandsAnswered(CallEvent):
    number: int
    yes: tuple[bool, ...]
    owners: tuple[Seat, ...]

    def apply(self, state: State) -> State:
        return with_data(state, self.place, replace(self.cards(state), yes=self.yes))

    def notice(self, to: Viewer) -> Notice:
        return words.StandsAnswered(self.place, self.number, self.yes, self.owners)


class NumberPutAway(CallEvent):
    def apply(self, state: State) -> State:
        cards = self.cards(state)
        used = cards.used if cards.card is None else tuple(sorted((*cards.used, cards.card)))
        return with_data(state, self.place, CallDeck(cards.deck, used))

    def notice(self, to: Viewer) -> None:
        return None


class NumberLeft(CallEvent):
    number: int

    def apply(self, state: State) -> State:
        cards, number = self.cards(state), self.number
        deck, used = (tuple([n for n in row if n != number]) for row in (cards.deck, cards.used))
        card = None if cards.card == number else cards.card
        left = replace(cards, deck=deck, used=used, card=card)
        return with_data(state, self.place, left)

    def notice(self, to: Viewer) -> Notice:
        return words.NumberLeft(self.place, self.number)


Events = CallDeckLaid | CallDeckShuffled | NumberCalled | StandsAnswered | CutterNamed | NumberPutAway | NumberLeft
