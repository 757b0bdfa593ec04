"""Events of the figure on the map."""

from __future__ import annotations

from msgspec.structs import replace

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Seat, Viewer

from ...events import Event, with_data
from ...state import State
from ..constraint_cards.words import Constraint
from . import words
from .words import Direction, Spot, Striped, Walk


def walk_of(state: State, place: int) -> Walk:
    walk = state.extras[place]
    assert type(walk) is Walk
    return walk


class WalkLaid(Event):
    place: int
    cards: tuple[Constraint, ...]

    def apply(self, state: State) -> State:
        return with_data(state, self.place, replace(walk_of(state, self.place), cards=self.cards))

    def notice(self, to: Viewer) -> Notice:
        return words.WalkLaid(self.place, self.cards)


class FigureMoved(Event):
    place: int
    seat: Seat
    direction: Direction
    spot: Spot
    saw: bool = False

    def apply(self, state: State) -> State:
        walk = walk_of(state, self.place)
        went = (*walk.went, self.direction) if walk.turn == state.turns else (self.direction,)
        return with_data(state, self.place, replace(walk, spot=self.spot, went=went, turn=state.turns))

    def notice(self, to: Viewer) -> Notice:
        return words.FigureMoved(self.place, self.seat, self.direction, self.spot, self.saw)


class FigureStayed(Event):
    place: int

    def apply(self, state: State) -> State:
        return state

    def notice(self, to: Viewer) -> Notice:
        return words.FigureStayed(self.place)


class ActionDone(Event):
    place: int
    seat: Seat
    what: Striped
    spot: Spot

    def apply(self, state: State) -> State:
        walk = walk_of(state, self.place)
        return with_data(state, self.place, replace(walk, spot=self.spot, done=(*walk.done, self.what)))

    def notice(self, to: Viewer) -> Notice:
        return words.ActionDone(self.place, self.seat, self.what, self.spot)


Events = WalkLaid | FigureMoved | FigureStayed | ActionDone
