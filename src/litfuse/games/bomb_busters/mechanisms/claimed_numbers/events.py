"""Events of numbers that are claimed, besides those of any deck of numbers that are called."""

from __future__ import annotations

from msgspec.structs import replace

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Seat, Viewer

from ...events import noted, with_data
from ...state import State
from ...words import Cell
from ..named_cutter.events import CallEvent
from ..named_cutter.events import Events as CallEvents
from ..named_cutter.words import Ordered
from . import words


class RevealClaimed(CallEvent):
    seat: Seat

    def apply(self, state: State) -> State:
        return with_data(state, self.place, replace(self.cards(state), named=self.seat, has=False))

    def notice(self, to: Viewer) -> Notice:
        return words.RevealClaimed(self.place, self.seat)


class ClaimedInVain(CallEvent):
    seat: Seat
    number: int

    def apply(self, state: State) -> State:
        return replace(state, facts=noted(state, Ordered(state.turns, self.seat, self.seat, self.number, has=False)))

    def notice(self, to: Viewer) -> Notice:
        return words.ClaimedInVain(self.place, self.seat, self.number)


class NothingConfessed(CallEvent):
    seat: Seat
    cells: tuple[Cell, ...]

    def apply(self, state: State) -> State:
        return state

    def notice(self, to: Viewer) -> Notice:
        return words.NothingConfessed(self.place, self.seat, self.cells)


class ClaimSpent(CallEvent):
    """The claiming player revealed reds instead; the number is still to be cut."""

    def apply(self, state: State) -> State:
        return with_data(state, self.place, replace(self.cards(state), named=None, has=False))

    def notice(self, to: Viewer) -> None:
        return None


class ClaimsEnded(CallEvent):
    """Nobody claimed the number. The question to the Captain is a separate event."""

    captain: Seat

    def apply(self, state: State) -> State:
        return state

    def notice(self, to: Viewer) -> Notice:
        return words.ClaimsEnded(self.place, self.captain)


Events = CallEvents | RevealClaimed | ClaimedInVain | NothingConfessed | ClaimSpent | ClaimsEnded
