"""The event that reverses the order of turns."""

from __future__ import annotations

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Viewer

from ...events import Event, with_data
from ...state import State
from . import words
from .words import TurnOrder


class TurnsReversed(Event):
    place: int
    reversed: bool

    def apply(self, state: State) -> State:
        return with_data(state, self.place, TurnOrder(self.reversed))

    def notice(self, to: Viewer) -> Notice:
        return words.TurnsReversed(self.place, self.reversed)


Events = TurnsReversed
