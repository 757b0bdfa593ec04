"""What happens to the row of number cards."""

from __future__ import annotations

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Viewer

from ...events import Event, with_data
from ...state import State
from . import words
from .words import Row


class RowLaid(Event):
    place: int
    cards: tuple[int, ...]

    def apply(self, state: State) -> State:
        return with_data(state, self.place, Row(self.cards))

    def notice(self, to: Viewer) -> Notice:
        return words.RowLaid(self.place, self.cards)


class RowWentOn(Event):
    place: int
    number: int  # turned down
    at: int  # due now

    def apply(self, state: State) -> State:
        row = state.extras[self.place]
        assert type(row) is Row
        return with_data(state, self.place, Row(row.cards, self.at))

    def notice(self, to: Viewer) -> Notice:
        return words.RowWentOn(self.place, self.number, self.at)


Events = RowLaid | RowWentOn
