"""Events of constraint cards."""

from __future__ import annotations

from msgspec.structs import replace

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Seat, Viewer

from ...events import Event, with_data
from ...state import State
from . import words
from .ring import shifted
from .words import Constraint, Constraints, Shift


class ConstraintEvent(Event):
    place: int

    def cards(self, state: State) -> Constraints:
        data = state.extras[self.place]
        assert type(data) is Constraints
        return data


class ConstraintTaken(ConstraintEvent):
    seat: Seat
    card: Constraint

    def apply(self, state: State) -> State:
        cards = self.cards(state)
        own = (*cards.own[: self.seat], self.card, *cards.own[self.seat + 1 :])
        left = tuple([c for c in cards.left if c is not self.card])
        return with_data(state, self.place, replace(cards, own=own, left=left))

    def notice(self, to: Viewer) -> Notice:
        return words.ConstraintTaken(self.place, self.seat, self.card)


class ConstraintTurned(ConstraintEvent):
    card: Constraint | None = None

    def apply(self, state: State) -> State:
        cards = self.cards(state)
        left = tuple([c for c in cards.left if c is not self.card])
        return with_data(state, self.place, replace(cards, card=self.card, left=left))

    def notice(self, to: Viewer) -> Notice:
        return words.ConstraintTurned(self.place, self.card)


class ConstraintKept(ConstraintEvent):
    seat: Seat

    def apply(self, state: State) -> State:
        return state

    def notice(self, to: Viewer) -> Notice:
        return words.ConstraintKept(self.place, self.seat)


class ConstraintsPaired(ConstraintEvent):
    cards_laid: tuple[Constraint, ...]

    def apply(self, state: State) -> State:
        return with_data(state, self.place, Constraints(pairs=self.cards_laid))

    def notice(self, to: Viewer) -> Notice:
        return words.ConstraintsPaired(self.place, self.cards_laid)


class ConstraintMet(ConstraintEvent):
    seat: Seat
    values: tuple[int, ...]

    def apply(self, state: State) -> State:
        return state

    def notice(self, to: Viewer) -> Notice:
        return words.ConstraintMet(self.place, self.seat, self.values)


class ConstraintDropped(ConstraintEvent):
    seat: Seat
    card: Constraint
    values: tuple[int, ...]

    def apply(self, state: State) -> State:
        cards = self.cards(state)
        own = (*cards.own[: self.seat], None, *cards.own[self.seat + 1 :])
        return with_data(state, self.place, replace(cards, own=own))

    def notice(self, to: Viewer) -> Notice:
        return words.ConstraintDropped(self.place, self.seat, self.card, self.values)


class RingLaid(ConstraintEvent):
    own: tuple[Constraint, ...]
    between: tuple[Constraint, ...]

    def apply(self, state: State) -> State:
        return with_data(state, self.place, replace(self.cards(state), own=self.own, between=self.between))

    def notice(self, to: Viewer) -> Notice:
        return words.RingLaid(self.place, self.own, self.between)


class RingShifted(ConstraintEvent):
    seat: Seat
    shift: Shift

    def apply(self, state: State) -> State:
        cards = self.cards(state)
        own, between = shifted(cards.own, cards.between, state.captain, self.shift)
        return with_data(state, self.place, replace(cards, own=own, between=between))

    def notice(self, to: Viewer) -> Notice:
        return words.RingShifted(self.place, self.seat, self.shift)


class SpareTaken(ConstraintEvent):
    """A spare card was taken. It breaks a round of skips and may change the player's options (BB-M61-4)."""

    seat: Seat
    card: Constraint

    def apply(self, state: State) -> State:
        cards = self.cards(state)
        own = (*cards.own[: self.seat], self.card, *cards.own[self.seat + 1 :])
        left = tuple([c for c in cards.left if c is not self.card])
        state = with_data(state, self.place, replace(cards, own=own, left=left))
        more = self.seat == state.actor
        return replace(state, asked=state.asked + more, offered=state.offered + 1, skipped=0)

    def notice(self, to: Viewer) -> Notice:
        return words.SpareTaken(self.place, self.seat, self.card)


Events = (
    ConstraintTaken
    | ConstraintTurned
    | ConstraintKept
    | ConstraintsPaired
    | ConstraintMet
    | ConstraintDropped
    | RingLaid
    | RingShifted
    | SpareTaken
)
