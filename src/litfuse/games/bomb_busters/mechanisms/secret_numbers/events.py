"""Events of the number cards that players hold. Hidden data changes in separate events."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Seat, Viewer, sees

from ...events import Event, noted, recent, with_data
from ...state import State
from . import words
from .words import Bet, Discarded, Numbers


class NumbersEvent(Event):
    """Base of the events of players' number cards."""

    place: int

    def numbers(self, state: State) -> Numbers:
        data = state.extras[self.place]
        assert type(data) is Numbers
        return data

    def with_hand(self, state: State, seat: Seat, hand: Any, **others: Any) -> State:
        data = self.numbers(state)
        hands = (*data.hands[:seat], tuple(sorted(hand)), *data.hands[seat + 1 :])
        return with_data(state, self.place, replace(data, hands=hands, **others))


class NumbersDealt(NumbersEvent):
    hands: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]

    def apply(self, state: State) -> State:
        return with_data(state, self.place, Numbers(self.hands, self.deck))

    def notice(self, to: Viewer) -> Notice:
        hand = self.hands[to] if isinstance(to, int) else ()
        return words.NumberCardsDealt(self.place, tuple([len(h) for h in self.hands]), hand)


class LayAsked(Event):
    """A player is about to be asked. The question itself is a separate event."""

    seat: Seat

    def apply(self, state: State) -> State:
        return state

    def notice(self, to: Viewer) -> Notice:
        return words.LayAsked(self.seat)


class NumberLaid(NumbersEvent):
    seat: Seat
    number: int

    def apply(self, state: State) -> State:
        hand = [n for n in self.numbers(state).hands[self.seat] if n != self.number]
        laid = self.with_hand(state, self.seat, hand, laid=self.number, layer=self.seat)
        return replace(laid, facts=recent(state))

    def notice(self, to: Viewer) -> Notice:
        return words.NumberCardLaid(self.place, self.seat, self.number if sees(to, self.seat) else None)


class NumberShown(NumbersEvent):
    layer: Seat
    number: int
    hit: bool

    def apply(self, state: State) -> State:
        return replace(state, facts=noted(state, Bet(state.turns, self.layer, self.number, self.hit)))

    def notice(self, to: Viewer) -> Notice:
        return words.NumberShown(self.place, self.layer, self.number, self.hit)


class NumberTaken(NumbersEvent):
    """The player on turn takes the card on the table; unseen after the Coffee Mug (BB-M29-7)."""

    seat: Seat
    layer: Seat
    number: int
    seen: bool

    def apply(self, state: State) -> State:
        hand = (*self.numbers(state).hands[self.seat], self.number)
        return self.with_hand(state, self.seat, hand, laid=None, layer=None)

    def notice(self, to: Viewer) -> Notice:
        know = self.seen or sees(to, self.seat, self.layer)
        return words.NumberCardTaken(self.place, self.seat, self.layer, self.number if know else None)


class NumbersDiscarded(NumbersEvent):
    """Cards are discarded from a hand, or (`seat` is None) from the table."""

    seat: Seat | None
    gone: tuple[int, ...]

    def apply(self, state: State) -> State:
        data = self.numbers(state)
        out = tuple(sorted((*data.out, *self.gone)))
        state = replace(state, facts=noted(state, Discarded(state.turns, self.seat, self.gone)))
        if self.seat is None:
            return with_data(state, self.place, replace(data, out=out, laid=None, layer=None))
        hand = [n for n in data.hands[self.seat] if n not in self.gone]
        return self.with_hand(state, self.seat, hand, out=out)

    def notice(self, to: Viewer) -> Notice:
        return words.NumbersDiscarded(self.place, self.seat, self.gone)


class NumberDrawn(NumbersEvent):
    seat: Seat
    number: int | None  # None: the deck ran out
    thrown: tuple[int, ...] = ()  # completed values that came first

    def apply(self, state: State) -> State:
        data = self.numbers(state)
        more = () if self.number is None else (self.number,)
        deck = data.deck[len(self.thrown) + len(more) :]
        out = tuple(sorted((*data.out, *self.thrown)))
        if self.thrown:
            state = replace(state, facts=noted(state, Discarded(state.turns, self.seat, self.thrown, drawn=True)))
        return self.with_hand(state, self.seat, (*data.hands[self.seat], *more), deck=deck, out=out)

    def notice(self, to: Viewer) -> Notice:
        number = self.number if sees(to, self.seat) else None
        return words.NumberCardDrawn(self.place, self.seat, number, self.thrown, self.number is not None)


class NumbersReturned(NumbersEvent):
    """A player without wires puts the hand under the deck, in order (BB-M29-5)."""

    seat: Seat
    hand: tuple[int, ...]

    def apply(self, state: State) -> State:
        deck = self.numbers(state).deck + self.hand
        return self.with_hand(state, self.seat, (), deck=deck)

    def notice(self, to: Viewer) -> Notice:
        mine = self.hand if sees(to, self.seat) else ()
        return words.NumberCardsReturned(self.place, self.seat, len(self.hand), mine)


class NumbersOver(NumbersEvent):
    """One value is left: nobody bets any more, and all number cards are removed (BB-M29-6)."""

    def apply(self, state: State) -> State:
        hands = ((),) * state.seats
        out = tuple(range(1, state.mission.blue + 1))
        return with_data(state, self.place, Numbers(hands, out=out, over=True))

    def notice(self, to: Viewer) -> Notice:
        return words.NumbersOver(self.place)


Events = (
    NumbersDealt
    | LayAsked
    | NumberLaid
    | NumberShown
    | NumberTaken
    | NumbersDiscarded
    | NumberDrawn
    | NumbersReturned
    | NumbersOver
)
