"""Events of the fuse."""

from __future__ import annotations

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Viewer

from ...events import Event, with_data
from ...state import State
from . import words
from .words import Burnt


class FuseMoved(Event):
    place: int
    space: int
    steps: int
    last: int

    def apply(self, state: State) -> State:
        return with_data(state, self.place, Burnt(self.space))

    def notice(self, to: Viewer) -> Notice:
        return words.FuseMoved(self.place, self.space, self.steps, self.last)


Events = FuseMoved
