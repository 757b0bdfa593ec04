"""Faults planted in the toy game: secret choices at the same time, and knowledge."""

from __future__ import annotations

from msgspec.structs import replace

from litfuse.kernel.events import Step
from litfuse.kernel.game import AnyGame
from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Seat, TableAction, Viewer, sees
from litfuse.kernel.rng import Rng
from tests.testing import toy
from tests.testing.plants_kittens import Patch, Plant, planted_in
from tests.testing.toy import (
    Cards,
    Choose,
    Chose,
    Dealt,
    Everything,
    HasChosen,
    Knowledge,
    Shown,
    State,
    Toy,
    View,
    WasDealt,
)

PLANTS: list[Plant] = []
planted = planted_in(PLANTS)


@planted("a changed choice is told", "quiet")
def _(patch: Patch) -> AnyGame:
    def notice(self: Chose, to: Viewer) -> Notice:
        return HasChosen(self.seat, self.card if sees(to, self.seat) else None)

    patch.setattr(Chose, "notice", notice)
    return Toy()


@planted("a changed choice gets a number", "quiet")
def _(patch: Patch) -> AnyGame:
    def apply(self: Chose, state: State) -> State:
        after = chose(self, state)
        return replace(after, round=after.round + 10) if self.again else after

    chose = Chose.apply
    patch.setattr(Chose, "apply", apply)
    return Toy()


@planted("a secret choice is told", "notice-leaks")
def _(patch: Patch) -> AnyGame:
    patch.setattr(Chose, "notice", lambda self, to: None if self.again else HasChosen(self.seat, self.card))
    return Toy()


@planted("a secret choice is numbered by its card", "frame-leaks")
def _(patch: Patch) -> AnyGame:
    def apply(self: Chose, state: State) -> State:
        after = chose(self, state)
        return after if self.again else replace(after, round=after.round + 10 * self.card)

    chose = Chose.apply
    patch.setattr(Chose, "apply", apply)
    return Toy()


@planted("a notice without a change", "told-unchanged")
def _(patch: Patch) -> AnyGame:
    class Planted(Toy):
        def decide(self, step: Step[State], seat: Seat, action: Choose | TableAction) -> None:
            if isinstance(action, Choose) and step.state.chosen[seat] == action.card:
                step.emit(Chose(seat, action.card, again=True))
            else:
                super().decide(step, seat, action)

    return Planted()


@planted("a passing fact that the frame does not show", "notice-leaks")
def _(patch: Patch) -> AnyGame:
    def apply(self: Shown, state: State) -> State:
        return replace(shown(self, state), shown=())

    shown = Shown.apply
    patch.setattr(Shown, "apply", apply)
    return Toy()


@planted("knowledge that grows old", "known-false")
def _(patch: Patch) -> AnyGame:
    class Planted(Toy):
        def learn(self, seat: Seat, known: Knowledge | None, notice: Notice) -> Knowledge:
            return known or super().learn(seat, known, notice)

    return Planted()


@planted("knowledge that is a guess", "known-false", "known-in-twin", "raised")
def _(patch: Patch) -> AnyGame:
    class Planted(Toy):
        def learn(self, seat: Seat, known: Knowledge | None, notice: Notice) -> Knowledge:
            after = super().learn(seat, known, notice)
            return replace(after, held=(7,)) if isinstance(notice, toy.WereShown) else after

    return Planted()


@planted("worlds that deny what is known", "resample-ignores-known")
def _(patch: Patch) -> AnyGame:
    class Planted(Toy):
        def resample(self, seen: View | Everything, known: Knowledge | None, rng: Rng) -> State:
            return super().resample(seen, None, rng)

    return Planted()


class SharedLeak(Toy):
    """Shows the neighbour's whole hand, from the deal on, and makes only worlds that agree."""

    def lowest(self, state: State, seat: Seat) -> Cards:
        return state.hands[(seat + 1) % len(state.hands)]


def shared_leak(patch: Patch) -> AnyGame:
    def notice(self: Dealt, to: Viewer) -> Notice:
        if isinstance(to, str):
            return WasDealt(to, len(self.hands))
        return WasDealt(to, len(self.hands), self.hands[to], self.hands[(to + 1) % len(self.hands)])

    patch.setattr(Dealt, "notice", notice)
    return SharedLeak()


class HashedOrder(Toy):
    """Asks in the order of a set."""

    def setup(self, step: Step[State]) -> None:
        super().setup(step)
        deal = step.events[-1]
        assert isinstance(deal, Dealt)
        order = list({f"seat {s}" for s in range(len(deal.hands))})
        hands = tuple(deal.hands[int(name[-1])] for name in order)
        step.events[-1] = replace(deal, hands=hands)
        step.state = replace(step.state, hands=hands)


HASHED = HashedOrder()
