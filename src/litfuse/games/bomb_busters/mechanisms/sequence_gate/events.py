"""Events of the row of number cards."""

from __future__ import annotations

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Seat, Viewer

from ...events import Event, with_data
from ...state import State
from . import words
from .words import Row


def row_of(state: State, place: int) -> Row:
    row = state.extras[place]
    assert type(row) is Row
    return row


class RowLaid(Event):
    place: int
    cards: tuple[int, ...]
    ends: int = 1

    def apply(self, state: State) -> State:
        at = 0 if self.ends == 1 else len(self.cards)  # the Captain chooses an end
        return with_data(state, self.place, Row(self.cards, at))

    def notice(self, to: Viewer) -> Notice:
        return words.RowLaid(self.place, self.cards)


class RowWentOn(Event):
    place: int
    number: int  # the card that is turned down
    at: int  # the card that is due now

    def apply(self, state: State) -> State:
        return with_data(state, self.place, Row(row_of(state, self.place).cards, self.at))

    def notice(self, to: Viewer) -> Notice:
        return words.RowWentOn(self.place, self.number, self.at)


class RowShortened(Event):
    place: int
    number: int

    def apply(self, state: State) -> State:
        cards = tuple([n for n in row_of(state, self.place).cards if n != self.number])
        return with_data(state, self.place, Row(cards, len(cards)))

    def notice(self, to: Viewer) -> Notice:
        return words.RowShortened(self.place, self.number)


class EndChosen(Event):
    place: int
    seat: Seat | None
    number: int

    def apply(self, state: State) -> State:
        cards = row_of(state, self.place).cards
        return with_data(state, self.place, Row(cards, cards.index(self.number)))

    def notice(self, to: Viewer) -> Notice:
        return words.EndChosen(self.place, self.seat, self.number)


Events = RowLaid | RowWentOn | RowShortened | EndChosen
