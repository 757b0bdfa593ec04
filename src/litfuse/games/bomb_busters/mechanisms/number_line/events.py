"""Events of the line and its marker."""

from __future__ import annotations

from msgspec.structs import replace

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Viewer

from ...events import Event, with_data
from ...state import State
from . import words
from .words import Line


class LineEvent(Event):
    place: int

    def line(self, state: State) -> Line:
        data = state.extras[self.place]
        assert type(data) is Line
        return data


class LineLaid(LineEvent):
    cards: tuple[int, ...]
    at: int
    right: bool

    def apply(self, state: State) -> State:
        return with_data(state, self.place, Line(self.cards, (), self.at, self.right))

    def notice(self, to: Viewer) -> Notice:
        return words.LineLaid(self.place, self.cards, self.at, self.right)


class MarkerWalked(LineEvent):
    at: int
    number: int

    def apply(self, state: State) -> State:
        return with_data(state, self.place, replace(self.line(state), at=self.at))

    def notice(self, to: Viewer) -> Notice:
        return words.MarkerWalked(self.place, self.at, self.number)


class MarkerTurned(LineEvent):
    right: bool

    def apply(self, state: State) -> State:
        return with_data(state, self.place, replace(self.line(state), right=self.right))

    def notice(self, to: Viewer) -> Notice:
        return words.MarkerTurned(self.place, self.right)


class LineCardDone(LineEvent):
    number: int

    def apply(self, state: State) -> State:
        line = self.line(state)
        return with_data(state, self.place, replace(line, down=tuple(sorted((*line.down, self.number)))))

    def notice(self, to: Viewer) -> Notice:
        return words.LineCardDone(self.place, self.number)


Events = LineLaid | MarkerWalked | MarkerTurned | LineCardDone
