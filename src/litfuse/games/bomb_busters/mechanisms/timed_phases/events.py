"""What happens in a race against a voice."""

from __future__ import annotations

from msgspec.structs import replace

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Seat, Viewer

from ...events import Event, noted, with_data
from ...state import State
from . import words
from .words import Answered, Duty, Missed, PhaseState


def phase_of(state: State, place: int) -> PhaseState:
    data = state.extras[place]
    assert type(data) is PhaseState
    return data


class PhaseEvent(Event):
    place: int

    def now(self, state: State) -> PhaseState:
        return phase_of(state, self.place)


class PhaseBegan(PhaseEvent):
    """The player on turn may have other options than before."""

    at: int
    duty: Duty
    cards: tuple[int, ...]
    base: int
    gone: tuple[int, ...]
    deck: tuple[int, ...]
    out: tuple[int, ...]

    def apply(self, state: State) -> State:
        phase = replace(
            self.now(state), at=self.at, turns=0, cards=self.cards, base=self.base, deck=self.deck, out=self.out
        )
        state = with_data(state, self.place, phase)
        return replace(state, asked=state.asked + 1, offered=state.offered + 1)

    def notice(self, to: Viewer) -> Notice:
        return words.PhaseBegan(self.place, self.at, self.duty, self.cards, self.gone)


class PhaseOver(PhaseEvent):
    met: bool
    missed: Missed = "nothing"

    def apply(self, state: State) -> State:
        late = not self.met and self.missed == "defeat"
        return with_data(state, self.place, replace(self.now(state), late=late))

    def notice(self, to: Viewer) -> Notice:
        return words.PhaseOver(self.place, self.met, self.missed)


class PhaseTurn(PhaseEvent):
    """One more turn of this phase was played."""

    turns: int

    def apply(self, state: State) -> State:
        return with_data(state, self.place, replace(self.now(state), turns=self.turns))

    def notice(self, to: Viewer) -> None:
        return None


class NumberAnswered(PhaseEvent):
    seat: Seat
    number: int
    has: bool
    deck: tuple[int, ...]
    out: tuple[int, ...]

    def apply(self, state: State) -> State:
        state = with_data(state, self.place, replace(self.now(state), deck=self.deck, out=self.out))
        return replace(state, facts=noted(state, Answered(state.turns, self.seat, self.number, self.has)))

    def notice(self, to: Viewer) -> Notice:
        return words.NumberAnswered(self.place, self.seat, self.number, self.has)


class YellowsTold(PhaseEvent):
    """Once for good, and again whenever wires went to other hands."""

    counts: tuple[int, ...]

    def apply(self, state: State) -> State:
        return with_data(state, self.place, replace(self.now(state), yellows=True))

    def notice(self, to: Viewer) -> Notice:
        return words.YellowsTold(self.place, self.counts)


class CutAgain(PhaseEvent):
    seat: Seat
    number: int

    def apply(self, state: State) -> State:
        return with_data(state, self.place, replace(self.now(state), again=self.number))

    def notice(self, to: Viewer) -> Notice:
        return words.CutAgain(self.place, self.seat, self.number)


class AgainOver(PhaseEvent):
    """The turn ends, which is told by itself."""

    def apply(self, state: State) -> State:
        return with_data(state, self.place, replace(self.now(state), again=None))

    def notice(self, to: Viewer) -> None:
        return None


Events = PhaseBegan | PhaseOver | PhaseTurn | NumberAnswered | YellowsTold | CutAgain | AgainOver
