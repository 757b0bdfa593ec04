"""What happens to the wires that fall together."""

from __future__ import annotations

from msgspec.structs import replace

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Viewer

from ...events import Event, with_data
from ...state import State
from . import words
from .words import Together


def together_of(state: State, place: int) -> Together:
    together = state.extras[place]
    assert type(together) is Together
    return together


class TogetherNamed(Event):
    place: int
    number: int

    def apply(self, state: State) -> State:
        return with_data(state, self.place, Together(number=self.number))

    def notice(self, to: Viewer) -> Notice:
        return words.TogetherNamed(self.place, self.number)


class TogetherDone(Event):
    """The wires that fell together are told by the cut."""

    place: int

    def apply(self, state: State) -> State:
        return with_data(state, self.place, replace(together_of(state, self.place), done=True))

    def notice(self, to: Viewer) -> None:
        return None


Events = TogetherNamed | TogetherDone
