"""What happens to the number cards that pay."""

from __future__ import annotations

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Viewer

from ...events import Event, with_data
from ...state import State
from . import words
from .words import Goals


class GoalsLaid(Event):
    place: int
    cards: tuple[int, ...]

    def apply(self, state: State) -> State:
        return with_data(state, self.place, Goals(self.cards))

    def notice(self, to: Viewer) -> Notice:
        return words.GoalsLaid(self.place, self.cards)


class GoalMet(Event):
    place: int
    number: int

    def apply(self, state: State) -> State:
        goals = state.extras[self.place]
        assert type(goals) is Goals
        return with_data(state, self.place, Goals(tuple([n for n in goals.cards if n != self.number])))

    def notice(self, to: Viewer) -> Notice:
        return words.GoalMet(self.place, self.number)


Events = GoalsLaid | GoalMet
