"""Events of wires that are cut all at once."""

from __future__ import annotations

from msgspec.structs import replace

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Seat, Viewer

from ...events import Event, with_data
from ...state import State
from ...words import Cell
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
    """The wires were cut together. Gives no notice: the cut told it."""

    place: int

    def apply(self, state: State) -> State:
        return with_data(state, self.place, replace(together_of(state, self.place), done=True))

    def notice(self, to: Viewer) -> None:
        return None


class RewardDeckLaid(Event):
    place: int
    deck: tuple[int, ...]
    out: tuple[int, ...]

    def apply(self, state: State) -> State:
        return with_data(state, self.place, replace(together_of(state, self.place), deck=self.deck, out=self.out))

    def notice(self, to: Viewer) -> Notice:
        return words.RewardDeckLaid(self.place, len(self.deck), len(self.out))


class RewardCardLost(Event):
    place: int

    def apply(self, state: State) -> State:
        there = together_of(state, self.place)
        top, *deck = there.deck
        out = tuple(sorted((*there.out, top)))
        return with_data(state, self.place, replace(there, deck=tuple(deck), out=out))

    def notice(self, to: Viewer) -> Notice:
        return words.RewardCardLost(self.place)


class RewardHandsDealt(Event):
    place: int
    hands: tuple[tuple[int, ...], ...]

    def apply(self, state: State) -> State:
        return with_data(state, self.place, replace(together_of(state, self.place), deck=(), hands=self.hands))

    def notice(self, to: Viewer) -> Notice:
        hand = self.hands[to] if isinstance(to, int) else ()
        return words.RewardDealt(self.place, tuple([len(h) for h in self.hands]), hand)


class RewardTokenDue(Event):
    """A player is about to set a token. The question is a separate event, and the base tells where it stands."""

    place: int
    seat: Seat
    number: int
    cells: tuple[Cell, ...]

    def apply(self, state: State) -> State:
        return state

    def notice(self, to: Viewer) -> Notice:
        return words.RewardTokenDue(self.place, self.seat, self.number, self.cells)


class RewardPassed(Event):
    place: int
    seat: Seat

    def apply(self, state: State) -> State:
        return state

    def notice(self, to: Viewer) -> Notice:
        return words.RewardPassed(self.place, self.seat)


Events = (
    TogetherNamed | TogetherDone | RewardDeckLaid | RewardCardLost | RewardHandsDealt | RewardTokenDue | RewardPassed
)
