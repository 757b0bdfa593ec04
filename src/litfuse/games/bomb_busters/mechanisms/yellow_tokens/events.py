"""Events of the tokens that two yellow wires bring."""

from __future__ import annotations

from msgspec.structs import replace

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Seat, Viewer

from ...events import Event, with_data
from ...state import State
from ...words import Cell
from . import words
from .words import TokenRow


def row_of(state: State, place: int) -> TokenRow:
    data = state.extras[place]
    assert type(data) is TokenRow
    return data


class TokensDrawn(Event):
    place: int
    row: tuple[int, ...]
    waiting: tuple[Seat, ...]

    def apply(self, state: State) -> State:
        return with_data(state, self.place, TokenRow(self.row, self.waiting, None, True))

    def notice(self, to: Viewer) -> Notice:
        return words.TokensDrawn(self.place, self.row, self.waiting)


class TokenChosen(Event):
    """The first of the waiting players has chosen a token."""

    place: int
    seat: Seat
    to: Seat
    value: int

    def apply(self, state: State) -> State:
        data = row_of(state, self.place)
        row = list(data.row)
        if self.value in row:
            row.remove(self.value)
        return with_data(state, self.place, replace(data, row=tuple(row), waiting=data.waiting[1:], value=self.value))

    def notice(self, to: Viewer) -> Notice:
        return words.TokenChosen(self.place, self.seat, self.to, self.value)


class TokenDue(Event):
    """A player is about to set a token. The question itself is a separate event."""

    place: int
    seat: Seat
    value: int
    cells: tuple[Cell, ...]

    def apply(self, state: State) -> State:
        return state

    def notice(self, to: Viewer) -> Notice:
        return words.TokenDue(self.place, self.seat, self.value, self.cells)


class TokenReturned(Event):
    place: int
    seat: Seat
    value: int
    cells: tuple[Cell, ...]

    def apply(self, state: State) -> State:
        return with_data(state, self.place, replace(row_of(state, self.place), value=None))

    def notice(self, to: Viewer) -> Notice:
        return words.TokenReturned(self.place, self.seat, self.value, self.cells)


class TokenSettled(Event):
    """The token is where it belongs; the base tells where."""

    place: int

    def apply(self, state: State) -> State:
        return with_data(state, self.place, replace(row_of(state, self.place), value=None))

    def notice(self, to: Viewer) -> None:
        return None


Events = TokensDrawn | TokenChosen | TokenDue | TokenReturned | TokenSettled
