"""Events of a script's cues."""

from __future__ import annotations

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Viewer

from ...events import Event, with_data
from ...state import State
from . import words
from .words import ScriptState


class TurnCounted(Event):
    """A turn ended without a cue. Gives no notice: the turns tell it."""

    place: int
    done: int
    turns: int

    def apply(self, state: State) -> State:
        return with_data(state, self.place, ScriptState(self.done, self.turns))

    def notice(self, to: Viewer) -> None:
        return None


class CueDue(Event):
    place: int
    done: int

    def apply(self, state: State) -> State:
        return with_data(state, self.place, ScriptState(self.done, due=True))

    def notice(self, to: Viewer) -> Notice:
        return words.CueDue(self.place)


class CueCame(Event):
    place: int
    done: int
    now: str
    left: int

    def apply(self, state: State) -> State:
        return with_data(state, self.place, ScriptState(self.done))

    def notice(self, to: Viewer) -> Notice:
        return words.CueCame(self.place, self.now, self.left)


class ScriptEnded(Event):
    place: int
    done: int

    def apply(self, state: State) -> State:
        return with_data(state, self.place, ScriptState(self.done, over=True))

    def notice(self, to: Viewer) -> Notice:
        return words.ScriptEnded(self.place)


Events = TurnCounted | CueDue | CueCame | ScriptEnded
