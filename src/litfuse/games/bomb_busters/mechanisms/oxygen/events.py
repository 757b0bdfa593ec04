"""Events of oxygen."""

from __future__ import annotations

from msgspec.structs import replace

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Seat, Viewer

from ...events import Event, with_data
from ...state import State
from . import words
from .words import Air, Why


class OxygenMoved(Event):
    """Tokens moved between stocks; everybody sees the new numbers."""

    place: int
    why: Why
    count: int
    reserve: int
    stocks: tuple[int, ...]
    seat: Seat | None = None
    target: Seat | None = None
    number: int | None = None

    def apply(self, state: State) -> State:
        """Sets the new stocks. If a value was paid for, the turn continues with a new question, as only that value may
        be called.
        """
        if self.number is None:
            air = state.extras[self.place]
            assert type(air) is Air
            return with_data(state, self.place, replace(air, reserve=self.reserve, stocks=self.stocks))
        state = with_data(state, self.place, Air(self.reserve, self.stocks, self.number, state.turns))
        return replace(state, asked=state.asked + 1, offered=state.offered + 1)

    def notice(self, to: Viewer) -> Notice:
        return words.OxygenMoved(self.place, self.why, self.count, self.seat, self.target, self.number)


Events = OxygenMoved
