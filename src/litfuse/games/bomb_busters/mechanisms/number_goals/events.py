"""Events of number cards that pay."""

from __future__ import annotations

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Viewer

from ...events import Event, with_data
from ...state import State
from . import words
from .words import Goals


def goals_of(state: State, place: int) -> Goals:
    goals = state.extras[place]
    assert type(goals) is Goals
    return goals


class GoalsLaid(Event):
    place: int
    cards: tuple[int, ...]
    deck: tuple[int, ...] = ()

    def apply(self, state: State) -> State:
        return with_data(state, self.place, Goals(self.cards, self.deck))

    def notice(self, to: Viewer) -> Notice:
        return words.GoalsLaid(self.place, self.cards)


class GoalMet(Event):
    place: int
    number: int

    def apply(self, state: State) -> State:
        goals = goals_of(state, self.place)
        cards = tuple([n for n in goals.cards if n != self.number])
        return with_data(state, self.place, Goals(cards, goals.deck, (*goals.out, self.number)))

    def notice(self, to: Viewer) -> Notice:
        return words.GoalMet(self.place, self.number)


class GoalTurned(Event):
    place: int
    number: int | None
    gone: tuple[int, ...] = ()

    def apply(self, state: State) -> State:
        goals = goals_of(state, self.place)
        more = () if self.number is None else (self.number,)
        deck = goals.deck[len(self.gone) + len(more) :]
        return with_data(state, self.place, Goals((*goals.cards, *more), deck, (*goals.out, *self.gone)))

    def notice(self, to: Viewer) -> Notice:
        return words.GoalTurned(self.place, self.number, self.gone)


Events = GoalsLaid | GoalMet | GoalTurned
