"""Favor and the combos, by which cards change hands (EK-FAV, EK-COMBO)."""

from __future__ import annotations

from litfuse.kernel.events import Step
from litfuse.kernel.records import Seat

from ..actions import AskFavor, Five, Pair, Three
from ..events import FavorAsked, NothingFound, Recovered, Stolen
from ..state import State


def favor(step: Step[State], seat: Seat, act: AskFavor) -> None:
    if step.state.hands[act.target]:
        step.emit(FavorAsked(act.target, seat))
    else:
        step.emit(NothingFound(seat, act.target))  # EK-FAV-3


def pair(step: Step[State], seat: Seat, act: Pair) -> None:
    hand = step.state.hands[act.target]
    if hand:
        step.emit(Stolen(seat, act.target, hand[step.rng.below("steal", len(hand))], named=False))
    else:
        step.emit(NothingFound(seat, act.target))  # EK-COMBO-10


def three(step: Step[State], seat: Seat, act: Three) -> None:
    if act.named in step.state.hands[act.target]:
        step.emit(Stolen(seat, act.target, act.named, named=True))
    else:
        step.emit(NothingFound(seat, act.target))


def five(step: Step[State], seat: Seat, act: Five, lying: int) -> None:
    """Takes the uppermost copy among the cards that were on the pile when the five was played (EK-COMBO-8,
    EK-COMBO-14).
    """
    top = lying if step.state.config.take_back else lying - len(act.cards)
    step.emit(Recovered(seat, act.wanted, top - 1 - step.state.discard[top - 1 :: -1].index(act.wanted)))
