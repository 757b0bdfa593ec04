"""What must hold after every step, for long random runs."""

from __future__ import annotations

from .cards import DECK, Hand
from .state import State


def broken(state: State) -> str | None:
    """Returns an invariant that does not hold, if any."""
    if everything(state) != DECK:
        return "a card is missing or there twice"
    if any(hand != tuple(sorted(hand)) for hand in state.hands):
        return "a hand is out of order"
    if any(not set(pick) <= set(hand) for pick, hand in zip(state.picks, state.hands, strict=True)):
        return "a card was chosen that is not in the hand"
    return None


def everything(state: State) -> Hand:
    """Returns all cards. They never change."""
    return tuple(sorted((*state.rest, *state.gone, *(card for hand in state.hands for card in hand))))
