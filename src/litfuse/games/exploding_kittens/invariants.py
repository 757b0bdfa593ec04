"""What must hold after every step (EK-PROOF-1, EK-PROOF-3), for long random runs."""

from __future__ import annotations

from .cards import DECK_SIZE, KITTEN, Card, in_order
from .public import Facing, Over, Pausing, Placing
from .state import State


def broken(state: State) -> str | None:
    """Returns an invariant that does not hold, if any. A kitten that lies open is in no zone, also after the match."""
    ask = type(state.ask)
    cards = len(state.pile) + len(state.discard) + len(state.out)
    for hand in state.hands:
        cards += len(hand)
        if KITTEN in hand:
            return "a kitten in a hand"
        if in_order(hand) != hand:
            return "a hand is out of order"
    lying = ask in (Facing, Pausing, Placing)
    if cards != DECK_SIZE - lying and not (ask is Over and cards == DECK_SIZE - 1):
        return f"{cards} cards"
    if KITTEN in state.discard:
        return "a kitten on the discard pile"
    if ask is not Over and state.pile.count(KITTEN) != len(state.living) - 1 - lying:
        return "kittens in the pile"
    return None


def everything(state: State) -> tuple[int, ...]:
    """Returns how many cards of each kind there are, without kittens. It never changes."""
    zones = (*state.hands, state.pile, state.discard, state.out)
    return tuple(sum(zone.count(c) for zone in zones) for c in Card if c is not KITTEN)
