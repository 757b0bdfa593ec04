"""Faults planted in High Card: secret choices at the same time, and knowledge."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from litfuse.kernel.events import Step
from litfuse.kernel.game import AnyGame
from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Seat, Viewer, sees
from litfuse.kernel.rng import Rng
from litfuse.testing.skeleton import GAME, HighCard, View, notices
from litfuse.testing.skeleton.actions import Choose
from litfuse.testing.skeleton.events import CardChosen, CardsPassed, CardsShown, ChoiceChanged, Dealt
from litfuse.testing.skeleton.knowledge import Knowledge
from litfuse.testing.skeleton.public import Choosing
from litfuse.testing.skeleton.state import State
from litfuse.testing.skeleton.view import Everything
from tests.testing.plants_kittens import Patch, Plant, planted_in

PLANTS: list[Plant] = []
planted = planted_in(PLANTS)


def later(state: State, rounds: int) -> State:
    """The same with questions of another number."""
    return replace(state, ask=Choosing(state.ask.round + rounds)) if isinstance(state.ask, Choosing) else state


@planted("a changed choice is told", "quiet")
def _(patch: Patch) -> AnyGame:
    def notice(self: ChoiceChanged, to: Viewer) -> Notice:
        return notices.ChoiceMade(self.seat, self.card if sees(to, self.seat) else None)

    patch.setattr(ChoiceChanged, "notice", notice)
    return GAME


@planted("a changed choice gets a number", "quiet")
def _(patch: Patch) -> AnyGame:
    def apply(self: ChoiceChanged, state: State) -> State:
        return later(changed(self, state), 10)

    changed = ChoiceChanged.apply
    patch.setattr(ChoiceChanged, "apply", apply)
    return GAME


@planted("a secret choice is told", "notice-leaks")
def _(patch: Patch) -> AnyGame:
    patch.setattr(CardChosen, "notice", lambda self, to: notices.ChoiceMade(self.seat, self.card))
    return GAME


@planted("a secret choice is numbered by its card", "frame-leaks")
def _(patch: Patch) -> AnyGame:
    def apply(self: CardChosen, state: State) -> State:
        return later(chosen(self, state), 10 * self.card)

    chosen = CardChosen.apply
    patch.setattr(CardChosen, "apply", apply)
    return GAME


@planted("a notice without a change", "told-unchanged")
def _(patch: Patch) -> AnyGame:
    class Planted(HighCard):
        def decide(self, step: Step[State], seat: Seat, action: Any) -> None:
            if isinstance(action, Choose) and step.state.picks[seat] == (action.card,):
                step.emit(ChoiceChanged(seat, action.card))
            else:
                GAME.decide(step, seat, action)

    return Planted()


@planted("a passing fact that the frame does not show", "notice-leaks")
def _(patch: Patch) -> AnyGame:
    def apply(self: CardsShown, state: State) -> State:
        return replace(shown(self, state), shown=())

    shown = CardsShown.apply
    patch.setattr(CardsShown, "apply", apply)
    return GAME


@planted("passed cards that everybody is told", "notice-leaks")
def _(patch: Patch) -> AnyGame:
    patch.setattr(CardsPassed, "notice", lambda self, to: notices.HandsMoved(self.cards[0], self.cards[-1]))
    return GAME


@planted("knowledge that grows old", "known-false")
def _(patch: Patch) -> AnyGame:
    class Planted(HighCard):
        def learn(self, seat: Seat, known: Knowledge | None, notice: Notice) -> Knowledge:
            return known if known and known.held else GAME.learn(seat, known, notice)

    return Planted()


@planted("knowledge that is a guess", "known-false", "known-in-twin", "raised")
def _(patch: Patch) -> AnyGame:
    class Planted(HighCard):
        def learn(self, seat: Seat, known: Knowledge | None, notice: Notice) -> Knowledge:
            after = GAME.learn(seat, known, notice)
            return replace(after, held=(7,)) if isinstance(notice, notices.CardsShown) else after

    return Planted()


@planted("worlds that deny what is known", "resample-ignores-known")
def _(patch: Patch) -> AnyGame:
    class Planted(HighCard):
        def resample(self, seen: View | Everything, known: Knowledge | None, rng: Rng) -> State:
            return GAME.resample(seen, None, rng)

    return Planted()


class SharedLeak(HighCard):
    """Shows the highest card that was not dealt, behind the sizes of the hands, and makes only worlds that agree."""

    def view(self, state: State, viewer: Viewer) -> View | Everything:
        view = GAME.view(state, viewer)
        return view if isinstance(view, Everything) else replace(view, sizes=(*view.sizes, state.rest[-1]))

    def resample(self, seen: View | Everything, known: Knowledge | None, rng: Rng) -> State:
        if isinstance(seen, Everything):
            return GAME.resample(seen, known, rng)
        *sizes, highest = seen.sizes
        while True:
            world = GAME.resample(replace(seen, sizes=tuple(sizes)), known, rng)
            if world.rest[-1] == highest:
                return world


class HashedOrder(HighCard):
    """Deals in the order of a set."""

    def setup(self, step: Step[State]) -> None:
        GAME.setup(step)
        deal = step.events[-1]
        assert isinstance(deal, Dealt)
        order = list({f"seat {s}" for s in range(len(deal.hands))})
        hands = tuple(deal.hands[int(name[-1])] for name in order)
        step.events[-1] = replace(deal, hands=hands)
        step.state = replace(step.state, hands=hands)


HASHED = HashedOrder()
