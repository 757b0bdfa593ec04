"""Events of players choosing wires to pass on. The passing itself is an event of the base."""

from __future__ import annotations

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Seat, Viewer, sees

from ...events import Event, with_data
from ...state import State
from ...words import Cell
from . import words
from .words import Passing


def passing(state: State, place: int) -> Passing:
    data = state.extras[place]
    assert type(data) is Passing
    return data


class PassingBegan(Event):
    place: int

    def apply(self, state: State) -> State:
        return with_data(state, self.place, Passing((None,) * state.seats, (None,) * state.seats))

    def notice(self, to: Viewer) -> Notice:
        return words.PassingBegan(self.place)


class WireChosen(Event):
    place: int
    seat: Seat
    cell: Cell

    def apply(self, state: State) -> State:
        now = passing(state, self.place)
        picks = (*now.picks[: self.seat], self.cell, *now.picks[self.seat + 1 :])
        return with_data(state, self.place, Passing(picks, now.stands))

    def notice(self, to: Viewer) -> Notice:
        return words.WirePicked(self.place, self.seat, self.cell if sees(to, self.seat) else None)


class StandPicked(Event):
    place: int
    seat: Seat
    stand: int

    def apply(self, state: State) -> State:
        now = passing(state, self.place)
        stands = (*now.stands[: self.seat], self.stand, *now.stands[self.seat + 1 :])
        return with_data(state, self.place, Passing(now.picks, stands))

    def notice(self, to: Viewer) -> Notice:
        return words.StandPicked(self.place, self.seat, self.stand)


class PassingOver(Event):
    """All wires have been passed. Gives no notice: the passing told it."""

    place: int

    def apply(self, state: State) -> State:
        return with_data(state, self.place, Passing())

    def notice(self, to: Viewer) -> None:
        return None


Events = PassingBegan | WireChosen | StandPicked | PassingOver
