"""The rules of info tokens: what a token says, where it may stand, and where it comes from (BB-TOK, BB-C-35)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any, Final

from msgspec.structs import replace

from litfuse.kernel.events import Step
from litfuse.kernel.options import Form
from litfuse.kernel.records import Seat

from . import events as e
from .public import COUNTS, MARKS, Token
from .state import State, Wire
from .words import NUMBERS, TOKENS, Cell

# Frozen, so shared
IS: Final = tuple(Token(value) for value in range(15))
EVEN, ODD = Token(0, "even"), Token(0, "odd")
COUNTED: Final = tuple(Token(0, says) for says in COUNTS)


def marked(wire: Wire) -> bool:
    """Returns whether this wire has its one token that says what it is. Tokens that say what it is not may be several
    (BB-C-35).
    """
    for token in wire.tokens:
        if token.says in MARKS:
            return True
    return False


def lies(state: State, seat: Seat) -> bool:
    """Returns whether tokens in this hand say what wires are not (BB-X-TOKKIND)."""
    return state.mission.lies != "nobody" and state.mission.lying(seat == state.captain)


def true_token(state: State, cell: Cell) -> Token:
    """Returns the token that this mission sets before this wire. A yellow wire is neither even nor counted
    (BB-X-TOKKIND).
    """
    value = state.value(cell)
    kind = state.mission.token_kind
    if kind == "value" or value > 12:
        return IS[value]
    if kind == "parity":
        return ODD if value % 2 else EVEN
    return COUNTED[sum(w.value == value for w in state.stands[cell[0]].wires) - 1]


def put_token(step: Step[State], cell: Cell, once: bool = False) -> None:
    """Sets a true token before this wire, unless it has such a token (BB-TOK-01, BB-TOK-03).

    `once`: after a failure or at the beginning, when a mission may show the wire only once (BB-X-MEMORY).
    """
    state = step.state
    stand = state.stands[cell[0]]
    wire = stand.wires[cell[1]]
    if wire.tokens and marked(wire):
        return
    value = wire.value
    if once and state.mission.shown_once:
        _put(step, cell, Token(value, "has"))
    elif state.mission.token_kind == "value" and state.tokens[value] < TOKENS:  # the usual case
        step.emit(e.TokenPlaced(stand.owner, cell, IS[value]))
    else:
        _put(step, cell, true_token(state, cell))


def put_false(step: Step[State], cell: Cell, values: Iterable[int]) -> None:
    """Sets tokens for values that this wire does not have; tokens already there stay (BB-X-TOKKIND)."""
    for value in values:
        _put(step, cell, Token(value, "is-not"))


def put_beside(step: Step[State], seat: Seat, value: int, stand: int | None = None) -> None:
    """Sets a token beside this stand, or the player's first one: no wire of the hand has this value (BB-X-TOKSET)."""
    token = Token(value, "has-not")
    taken, virtual = _source(step.state, value)
    step.emit(e.TokenPlaced(seat, None, replace(token, virtual=True) if virtual else token, taken, stand))


def _put(step: Step[State], cell: Cell, token: Token) -> None:
    state = step.state
    taken, virtual = _source(state, token.value)
    if virtual:
        token = replace(token, virtual=True)
    step.emit(e.TokenPlaced(state.stands[cell[0]].owner, cell, token, taken))


def _source(state: State, value: int) -> tuple[Cell | None, bool]:
    """Returns the cut wire from which the token is taken if none is left (BB-TOK-04), and whether it is only virtual
    (BB-TOK-05).
    """
    if not value or state.tokens[value] < TOKENS:  # tokens without a number never run out (BB-C-35)
        return None, False
    taken = spare(state, value)
    return taken, taken is None


def spare(state: State, value: int) -> Cell | None:
    """Returns a cut wire that has a token of this value, which can be taken away."""
    for i, stand in enumerate(state.stands):
        for slot, wire in enumerate(stand.wires):
            if wire.cut and any(t.value == value and not t.virtual for t in wire.tokens):
                return (i, slot)
    return None


def supply(state: State) -> list[int]:
    """Returns the number tokens that are not on the table, without those of a number that counts as red."""
    return [n for n in NUMBERS if n not in state.reds for _ in range(TOKENS - state.tokens[n])]


def false_forms(make: type[Any], state: State, cells: Sequence[Cell]) -> list[Form[Any]]:
    """Returns, for each of these wires, every number that it does not have: wires from the left, numbers ascending."""
    numbers = range(1, state.mission.blue + 1)
    return [
        Form(make, list(alike), [n for n in numbers if n != value]) for value, alike in groupby(cells, key=state.value)
    ]
