"""Events of turns that are claimed."""

from __future__ import annotations

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Seat, Viewer

from ...events import Event, with_data
from ...state import State
from . import words
from .words import Claims


class TurnClaimed(Event):
    place: int
    seat: Seat
    by: Seat

    def apply(self, state: State) -> State:
        return with_data(state, self.place, Claims(self.seat, state.turns))

    def notice(self, to: Viewer) -> Notice:
        return words.TurnClaimed(self.place, self.seat, self.by)


class ClaimsClosed(Event):
    """Nobody claimed the turn. The question to the Captain is a separate event."""

    place: int
    captain: Seat

    def apply(self, state: State) -> State:
        return state

    def notice(self, to: Viewer) -> Notice:
        return words.ClaimsClosed(self.place, self.captain)


Events = TurnClaimed | ClaimsClosed
