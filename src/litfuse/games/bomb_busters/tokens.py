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
    """Has this wire the one token that says what it is? Those that say what it is not pile up (BB-C-35)."""
    for token in wire.tokens:
        if token.says in MARKS:
            return True
    return False


def lies(state: State, seat: Seat) -> bool:
    """Do tokens in this hand say what wires are not? (BB-X-TOKKIND)"""
    return state.mission.lies != "nobody" and state.mission.lying(seat == state.captain)


def true_token(state: State, cell: Cell) -> Token:
    """What a token before this wire says in this mission. A yellow wire is neither even nor counted (BB-X-TOKKIND)."""
    value = state.value(cell)
    kind = state.mission.token_kind
    if kind == "value" or value > 12:
        return IS[value]
    if kind == "parity":
        return ODD if value % 2 else EVEN
    return COUNTED[sum(w.value == value for w in state.stands[cell[0]].wires) - 1]


def put_token(step: Step[State], cell: Cell, once: bool = False) -> None:
    """The truth before a wire that has no such token yet (BB-TOK-01, BB-TOK-03).

    `once`: after a failure or at the beginning, where a mission may show the wire only once (BB-X-MEMORY).
    """
    state = step.state
    stand = state.stands[cell[0]]
    wire = stand.wires[cell[1]]
    if wire.tokens and marked(wire):
        return
    value = wire.value
    if once and state.mission.shown_once:
        _put(step, cell, Token(value, "has"))
    elif state.mission.token_kind == "value" and state.tokens[value] < TOKENS:  # mostly
        step.emit(e.TokenPlaced(stand.owner, cell, IS[value]))
    else:
        _put(step, cell, true_token(state, cell))


def put_false(step: Step[State], cell: Cell, values: Iterable[int]) -> None:
    """Values that this wire does not have; each stays, whatever else stands before it (BB-X-TOKKIND)."""
    for value in values:
        _put(step, cell, Token(value, "is-not"))


def put_beside(step: Step[State], seat: Seat, value: int, stand: int | None = None) -> None:
    """This hand has no such wire; the token lies beside this stand, or beside the first (BB-X-TOKSET)."""
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
    """From before which cut wire the token comes if none is left (BB-TOK-04); and is it only said? (BB-TOK-05)"""
    if not value or state.tokens[value] < TOKENS:  # of those without a number there are enough (BB-C-35)
        return None, False
    taken = spare(state, value)
    return taken, taken is None


def spare(state: State, value: int) -> Cell | None:
    """A wire that is cut and has a token of this value before it."""
    for i, stand in enumerate(state.stands):
        for slot, wire in enumerate(stand.wires):
            if wire.cut and any(t.value == value and not t.virtual for t in wire.tokens):
                return (i, slot)
    return None


def supply(state: State) -> list[int]:
    """The number tokens that lie nowhere, but none of a number that counts as red."""
    return [n for n in NUMBERS if n not in state.reds for _ in range(TOKENS - state.tokens[n])]


def false_forms(make: type[Any], state: State, cells: Sequence[Cell]) -> list[Form[Any]]:
    """Every number but the own one before each of these wires: wires from the left, then ascending numbers."""
    numbers = range(1, state.mission.blue + 1)
    return [
        Form(make, list(alike), [n for n in numbers if n != value]) for value, alike in groupby(cells, key=state.value)
    ]
