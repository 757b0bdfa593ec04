"""Events of challenge cards."""

from __future__ import annotations

from msgspec.structs import replace

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Viewer

from ...events import Event, with_data
from ...state import State
from . import words
from .words import Challenges, Cut


class ChallengeEvent(Event):
    place: int

    def challenges(self, state: State) -> Challenges:
        data = state.extras[self.place]
        assert type(data) is Challenges
        return data


class ChallengesLaid(ChallengeEvent):
    cards: tuple[int, ...]
    numbers: tuple[int, ...] = ()

    def apply(self, state: State) -> State:
        return with_data(state, self.place, Challenges(open=self.cards, numbers=self.numbers))

    def notice(self, to: Viewer) -> Notice:
        return words.ChallengesLaid(self.place, self.cards, self.numbers)


class RowCounted(ChallengeEvent):
    """A turn has ended. Gives no notice: the cut told it."""

    row: tuple[Cut, ...]

    def apply(self, state: State) -> State:
        return with_data(state, self.place, replace(self.challenges(state), row=self.row))

    def notice(self, to: Viewer) -> None:
        return None


class CompletionCounted(ChallengeEvent):
    """A number is complete. Gives no notice: the cut told it."""

    number: int

    def apply(self, state: State) -> State:
        there = self.challenges(state)
        return with_data(state, self.place, replace(there, done=(*there.done, self.number)))

    def notice(self, to: Viewer) -> None:
        return None


class ChallengeMet(ChallengeEvent):
    card: int
    stands: tuple[int, ...] = ()
    odd: int = 0

    def apply(self, state: State) -> State:
        there = self.challenges(state)
        left = tuple([card for card in there.open if card != self.card])
        stands = self.stands or there.odd_stands
        return with_data(state, self.place, replace(there, open=left, met=(*there.met, self.card), odd_stands=stands))

    def notice(self, to: Viewer) -> Notice:
        return words.ChallengeMet(self.place, self.card, self.stands, self.odd)


Events = ChallengesLaid | RowCounted | CompletionCounted | ChallengeMet
