"""The rules of info tokens: what a token says, where it may stand, and where it comes from (BB-TOK, BB-C-35)."""

from __future__ import annotations

from typing import Final

from litfuse.kernel.events import Step

from . import events as e
from .public import Token
from .state import State, Wire
from .words import NUMBERS, TOKENS, Cell

IS: Final = tuple(Token(value) for value in range(15))  # frozen, so shared


def marked(wire: Wire) -> bool:
    """Has this wire the one info token that it may have? (BB-TOK-03)"""
    for token in wire.tokens:
        if token.says == "is":
            return True
    return False


def put_token(step: Step[State], cell: Cell) -> None:
    """The true value before a wire that has no info token yet (BB-TOK-01, BB-TOK-03)."""
    state = step.state
    stand = state.stands[cell[0]]
    wire = stand.wires[cell[1]]
    if wire.tokens and marked(wire):
        return
    token, taken = IS[wire.value], None
    if state.tokens[wire.value] >= TOKENS:
        taken = spare(state, wire.value)  # BB-TOK-04
        if taken is None:
            token = Token(wire.value, virtual=True)  # BB-TOK-05
    step.emit(e.TokenPlaced(stand.owner, cell, token, taken))


def spare(state: State, value: int) -> Cell | None:
    """A token of this value before a cut wire."""
    for i, stand in enumerate(state.stands):
        for slot, wire in enumerate(stand.wires):
            if wire.cut and any(x.value == value and x.says == "is" and not x.virtual for x in wire.tokens):
                return (i, slot)
    return None


def supply(state: State) -> list[int]:
    """The number tokens that lie nowhere."""
    return [n for n in NUMBERS for _ in range(TOKENS - state.tokens[n])]
