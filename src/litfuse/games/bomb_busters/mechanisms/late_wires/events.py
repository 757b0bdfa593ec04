"""Events that count turns until the next wire comes."""

from __future__ import annotations

from litfuse.kernel.records import Viewer

from ...events import Event, with_data
from ...state import State
from .words import LateState


class LateCounted(Event):
    """Turns have ended, a wire is due, or one was filed. Gives no notice: the turns tell it."""

    place: int
    now: LateState

    def apply(self, state: State) -> State:
        return with_data(state, self.place, self.now)

    def notice(self, to: Viewer) -> None:
        return None


Events = LateCounted
