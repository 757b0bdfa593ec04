"""Events of a mission with a time limit."""

from __future__ import annotations

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Viewer

from ...events import Event, with_data
from ...state import State
from . import words
from .words import TimeSpent


class TurnSpent(Event):
    """One of the turns that the mission may take is over."""

    place: int
    turns: int
    left: int

    def apply(self, state: State) -> State:
        return with_data(state, self.place, TimeSpent(self.turns))

    def notice(self, to: Viewer) -> Notice:
        return words.TurnSpent(self.place, self.left)


class TimeSpentUp(Event):
    place: int

    def apply(self, state: State) -> State:
        return with_data(state, self.place, TimeSpent(over=True))

    def notice(self, to: Viewer) -> Notice:
        return words.TimeSpentUp(self.place)


Events = TurnSpent | TimeSpentUp
