"""One function for each action: it gets only what was on offer, reads `step.state`, draws, and emits events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from litfuse.kernel.events import Step
from litfuse.kernel.records import Resign, Seat, TimeUp

from .actions import Choose, ChooseBlind, PassCards
from .cards import DEALT, DECK, PASSED, Card
from .events import (
    CardChosen,
    CardsPassed,
    CardsShown,
    ChoiceChanged,
    Dealt,
    Ended,
    PassChosen,
    Resigned,
)
from .public import Choosing, Over, Passing
from .state import State


def setup(step: Step[State]) -> None:
    deck = step.rng.shuffled("deal", DECK)
    n = step.state.seats
    hands = tuple([tuple(sorted(deck[DEALT * seat : DEALT * (seat + 1)])) for seat in range(n)])
    step.emit(Dealt(step.state.config, hands, tuple(sorted(deck[DEALT * n :]))))


def pass_cards(step: Step[State], seat: Seat, act: PassCards) -> None:
    step.emit(PassChosen(seat, act.cards))
    go_on(step)


def choose(step: Step[State], seat: Seat, act: Choose) -> None:
    pick(step, seat, act.card)


def choose_blind(step: Step[State], seat: Seat, act: ChooseBlind) -> None:
    hand = step.state.hands[seat]
    pick(step, seat, hand[step.rng.below("blind", len(hand))])


def pick(step: Step[State], seat: Seat, card: Card) -> None:
    before = step.state.picks[seat]
    if not before:
        step.emit(CardChosen(seat, card))
        go_on(step)
    elif before != (card,):
        step.emit(ChoiceChanged(seat, card))


def time_up(step: Step[State], seat: Seat, act: TimeUp) -> None:
    """Chooses for everybody who has not (HC-TIME-1)."""
    for late in step.state.waiting():
        hand = step.rng.shuffled("late", step.state.hands[late])
        if isinstance(step.state.ask, Passing):
            step.emit(PassChosen(late, tuple(sorted(hand[:PASSED]))))
        else:
            step.emit(CardChosen(late, hand[0]))
    go_on(step)


def resign(step: Step[State], seat: Seat, act: Resign) -> None:
    step.emit(Resigned(act.seat))
    step.emit(Ended(ranking(step.state)[0]))


def go_on(step: Step[State]) -> None:
    """Continues once everybody has chosen."""
    picks = step.state.picks
    if step.state.waiting():
        return
    if isinstance(step.state.ask, Passing):
        step.emit(CardsPassed(picks))
        return
    step.emit(CardsShown(tuple([card for (card,) in picks])))
    assert isinstance(step.state.ask, Choosing)
    if step.state.ask.round > step.state.config.rounds:
        step.emit(Ended(ranking(step.state)[0]))


def ranking(state: State) -> tuple[tuple[Seat, ...], ...]:
    """The places, best first; a player who resigned has the last one (HC-END-1)."""
    gone = state.ask.resigned if isinstance(state.ask, Over) else None
    points = [-1 if seat == gone else p for seat, p in enumerate(state.points)]
    return tuple([tuple([s for s, p in enumerate(points) if p == best]) for best in sorted(set(points), reverse=True)])


RULES: dict[type, Callable[[Step[State], Seat, Any], None]] = {
    PassCards: pass_cards,
    Choose: choose,
    ChooseBlind: choose_blind,
    TimeUp: time_up,
    Resign: resign,
}


def decide(step: Step[State], seat: Seat, action: Any) -> None:
    RULES[type(action)](step, seat, action)
