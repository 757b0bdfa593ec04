"""What must hold after every step (SG-SETUP-10), for long random runs."""

from __future__ import annotations

from typing import Any

from .actions import Cops, CopsOrder, Move
from .cards import DECKS, FACE_UP, HAND_SIZE, STASH_SIZE, Card, in_order
from .decoder import pair_at
from .places import COPS
from .public import Over, Returning
from .state import State


def broken(state: State) -> str | None:
    """Returns an invariant that does not hold, if any."""
    n = state.seats
    holding = state.stash.count(None)
    sizes = [len(hand) for hand in state.hands]
    if sizes != [HAND_SIZE[n] + (holding if s == state.turn else 0) for s in range(n)]:
        return f"hands of {sizes}"
    if any(in_order(hand) != hand for hand in state.hands):
        return "a hand is out of order"
    if len(state.face_up) != FACE_UP or len(state.stash) != STASH_SIZE:
        return "cards on the table"
    if everything(state) != tuple(DECKS[n].count(c) for c in Card):
        return "the deck is not whole"
    if bool(holding) != (type(state.ask) is Returning) and type(state.ask) is not Over:
        return "an empty slot"
    if sum(state.tokens) + state.left != 2 or min(*state.tokens, state.left) < 0:
        return "preparation tokens"
    if COPS in state.places and type(state.ask) is not Over:
        return "at the cops, and it goes on"
    if state.secret.grid and pair_at(state.secret.grid, *state.setup.dice) != state.secret.pair:
        return "grid and goat"
    return None


def seldom(state: State, action: Any) -> bool:
    """Returns whether the action would end most random games within four turns."""
    return action in (Move(COPS), Cops(), CopsOrder(True))


def everything(state: State) -> tuple[int, ...]:
    """Returns how many cards of each face there are. It never changes."""
    zones = (*state.hands, state.face_up, state.stash)
    return tuple(sum(zone.count(c) for zone in zones) for c in Card)
