"""Events of the targets and their deck."""

from __future__ import annotations

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Viewer

from ...events import Event, with_data
from ...state import State
from . import words
from .words import Targets


def targets_of(state: State, place: int) -> Targets:
    targets = state.extras[place]
    assert type(targets) is Targets
    return targets


class TargetsShuffled(Event):
    """The deck was shuffled; nobody sees its order."""

    place: int
    deck: tuple[int, ...]

    def apply(self, state: State) -> State:
        return with_data(state, self.place, Targets(None, self.deck))

    def notice(self, to: Viewer) -> None:
        return None


class TargetTurned(Event):
    place: int
    number: int | None
    gone: tuple[int, ...]

    def apply(self, state: State) -> State:
        targets = targets_of(state, self.place)
        deck = targets.deck[len(self.gone) + (self.number is not None) :]
        return with_data(state, self.place, Targets(self.number, deck, (*targets.out, *self.gone)))

    def notice(self, to: Viewer) -> Notice:
        return words.TargetTurned(self.place, self.number, self.gone)


class TargetOver(Event):
    place: int
    number: int
    met: bool

    def apply(self, state: State) -> State:
        targets = targets_of(state, self.place)
        return with_data(state, self.place, Targets(None, targets.deck, (*targets.out, self.number)))

    def notice(self, to: Viewer) -> Notice:
        return words.TargetOver(self.place, self.number, self.met)


Events = TargetsShuffled | TargetTurned | TargetOver
