"""The number cards of a race against a voice: which come next, and what players count."""

from __future__ import annotations

from typing import NamedTuple

from litfuse.kernel.events import Step

from ...state import State
from ...words import YELLOW
from .events import phase_of
from .words import Duty


class Drawn(NamedTuple):
    cards: tuple[int, ...]
    gone: tuple[int, ...]  # put away on the way
    deck: tuple[int, ...]
    out: tuple[int, ...]


def for_duty(step: Step[State], place: int, duty: Duty) -> Drawn | None:
    """Returns the cards with which a phase begins; None if no wire is left for its duty (BB-M30-3, BB-M30-8)."""
    if duty in ("pair", "lock"):
        found = drawn(step, place, 3 if duty == "lock" else 1, 1 if duty == "lock" else 2)
        return found if found.cards else None
    if duty == "sweep" and not step.state.left(YELLOW):
        return None
    return drawn(step, place, 0, 0)


def drawn(step: Step[State], place: int, count: int, need: int) -> Drawn:
    """The next so many cards of which enough wires are uncut; the others, and the old ones, are put away.

    An empty deck is rebuilt from the discards (BB-M30-3).
    """
    state, now = step.state, phase_of(step.state, place)
    deck, cards, gone = list(now.deck), list[int](), list[int]()
    out = sorted(now.out) if need == 0 and count else sorted((*now.out, *now.cards))
    usable = [n for n in (*deck, *out) if state.left(n) >= need]
    while len(cards) < min(count, len(usable)):
        if not deck:
            deck = list(step.rng.shuffled(f"{place} Number cards", [*out, *gone]))
            out, gone = [], []
        card = deck.pop(0)
        (cards if state.left(card) >= need else gone).append(card)
    return Drawn(tuple(cards), tuple(gone), tuple(deck), tuple(sorted((*out, *gone))))


def counts(state: State) -> tuple[int, ...]:
    """Returns how many yellow wires each player has."""
    return tuple([sum(state.value(c) == YELLOW for c in state.uncut(s)) for s in range(state.seats)])
