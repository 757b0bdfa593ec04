"""What happens to the wires that fall together."""

from __future__ import annotations

from litfuse.kernel.records import Viewer

from ...events import Event, with_data
from ...state import State
from .words import Together


class TogetherDone(Event):
    """The wires that fell together are told by the cut."""

    place: int

    def apply(self, state: State) -> State:
        return with_data(state, self.place, Together(True))

    def notice(self, to: Viewer) -> None:
        return None


Events = TogetherDone
