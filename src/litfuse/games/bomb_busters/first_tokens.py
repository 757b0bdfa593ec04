"""The first info tokens: who sets them, where, and why not elsewhere (BB-SETUP-20 to BB-SETUP-24, BB-X-TOKSET).

Each player sets them in one of these modes. *own*: a true token, or two false ones in a hand whose tokens lie.
*random*: a token that is drawn. *negative*: two tokens for values that the hand lacks. If a mission shows a wire only
once, the token lies beside the stand (BB-X-MEMORY).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from litfuse.kernel.events import Step
from litfuse.kernel.options import Form, Options, Some
from litfuse.kernel.records import Refusal, Seat

from . import events as e
from .actions import Action, NameMissing, PlaceFalseToken, PlaceToken
from .calls import open_cells
from .mechanisms.base import Way, having
from .mission import FirstTokens
from .public import Ask, Placing
from .reasons import barred_cell, exists, is_own, no
from .state import State
from .tokens import false_forms, lies, put_beside, put_false, put_token, supply
from .words import NUMBERS, RED, TOKENS, YELLOW, Cell, word_of


def mode_of(state: State, seat: Seat) -> FirstTokens:
    return state.mission.first_tokens(seat == state.captain)


def first_tokens(state: State) -> tuple[Ask, ...]:
    """Returns the questions for first tokens: from the Captain clockwise, one each, two in a hand that lies
    (BB-SETUP-20).
    """
    around = (state.captain, *state.clockwise(state.captain))
    if state.mission.plain_tokens:
        return tuple([Placing(seat) for seat in around])
    asks: list[Ask] = []
    for seat in around:
        mode = mode_of(state, seat)
        if mode != "none":
            asks += [Placing(seat)] * (2 if mode == "own" and lies(state, seat) else 1)
    return tuple(asks)


def next_token(step: Step[State], asks: tuple[Ask, ...]) -> bool:
    """Asks the next player; if tokens are drawn, only a player with a choice. Returns True if all are set.

    A player with nothing to set is passed over in their turn and not before (BB-SETUP-24), so that players who set a
    token earlier do not know of it.
    """
    passed: Seat | None = None
    for i, asked in enumerate(asks):
        assert type(asked) is Placing
        state, seat = step.state, asked.seat
        plain = state.mission.plain_tokens
        mode = "own" if plain else mode_of(state, seat)
        if mode == "random":
            number = random_token(step, seat)
            if any(state.value(c) == number for c in markable(state, seat)):
                step.emit(e.TokenDrawn(seat, number, asks[i + 1 :]))
                return False
            put_beside(step, seat, number)
        elif has_blue(state, seat) if plain else able(state, seat, mode):
            step.emit(e.Asked(asks[i:]))
            return False
        elif seat != passed:
            passed = seat
            pass_over(step, seat)
    return True


def random_token(step: Step[State], seat: Seat) -> int:
    """Draws a number token from the supply (BB-X-TOKSET)."""
    numbers = supply(step.state)
    return numbers[step.rng.below(f"random tokens {seat}", len(numbers))]


def able(state: State, seat: Seat, mode: FirstTokens) -> bool:
    if mode == "negative":
        return bool(missing(state, seat))
    return bool(false_cells(state, seat)) if lies(state, seat) else has_blue(state, seat)


def has_blue(state: State, seat: Seat) -> bool:
    stands = state.stands
    for i, slot in markable(state, seat) if state.mission.mechanisms else state.uncut(seat):
        if stands[i].wires[slot].value <= 12:
            return True
    return False


SETUP: Final[tuple[Way, ...]] = ("setup",)


def markable(state: State, seat: Seat) -> Sequence[Cell]:
    """Returns the own wires before which the mission lets a first token stand (BB-C-50)."""
    cells = state.uncut(seat)
    return (
        open_cells(state, seat, cells, "mark", SETUP)
        if state.mission.mechanisms and having(state.mission, "bars_cell")
        else cells
    )


def may_be_denied(state: State, value: int) -> bool:
    """Returns whether a false first token may stand before a wire of this value (BB-X-TOKSET)."""
    return value <= 12 or (value == RED and state.mission.lies == "all")


def false_cells(state: State, seat: Seat) -> list[Cell]:
    """Returns the wires before which a false token may be set. Each has none yet, as the two stand before different
    wires.
    """
    return [c for c in markable(state, seat) if may_be_denied(state, state.value(c)) and not state.wire(c).tokens]


def missing(state: State, seat: Seat) -> tuple[int, ...]:
    """Returns the values of the mission that this hand lacks; red does not count."""
    held = {state.value(c) for c in state.uncut(seat)}
    return tuple([v for v in (*NUMBERS, YELLOW) if state.total[v] and v not in held])


def pass_over(step: Step[State], seat: Seat) -> None:
    """Passes over a player who has no token, or no second one, to set; everybody may know why (BB-SETUP-24)."""
    state = step.state
    if mode_of(state, seat) == "negative":
        step.emit(e.PassedOver(seat, "missing"))
    elif not lies(state, seat):
        step.emit(e.PassedOver(seat))
    else:
        first = next((c for c in state.uncut(seat) if state.wire(c).tokens), None)
        step.emit(e.PassedOver(seat, "yellow" if state.mission.lies == "all" else "blue", first))


# Options


def token_options(state: State, ask: Placing) -> Options[Action]:
    if state.mission.plain_tokens:
        return Options((), (Form(PlaceToken, true_cells(state, ask)),))
    if mode_of(state, ask.seat) == "negative":
        values = missing(state, ask.seat)
        return Options((), (Form(NameMissing, Some(values, min(2, len(values)))),))
    if lies(state, ask.seat):
        return Options((), false_forms(PlaceFalseToken, state, false_cells(state, ask.seat)))
    return Options((), (Form(PlaceToken, true_cells(state, ask)),))


def true_cells(state: State, ask: Placing) -> list[Cell]:
    """Returns the blue wires that may have a true token: those with a token left, or all if none has (BB-SETUP-20,
    BB-SETUP-23).
    """
    mission, number = state.mission, ask.number
    tokens = state.tokens if mission.token_kind == "value" else ()  # other kinds never run out (BB-C-35)
    cells: list[Cell] = []
    for stand in state.racks(ask.seat):  # no wire is cut yet
        hand = zip(stand.uncut, stand.wires, strict=True)
        if number is not None:
            cells += [c for c, w in hand if w.value == number]
        elif TOKENS in tokens:
            cells += [c for c, w in hand if (v := w.value) <= 12 and tokens[v] < TOKENS]
        else:
            cells += [c for c, w in hand if w.value <= 12]
    if mission.mechanisms:
        cells = open_cells(state, ask.seat, cells, "mark", SETUP)
    if not cells:
        cells = [c for c in markable(state, ask.seat) if state.value(c) <= 12]
    return cells


# Refusals


def refuses_token(state: State, ask: Placing, action: Action) -> Refusal:
    """Returns why this first token is refused (BB-SETUP-20 to BB-SETUP-23, BB-X-TOKSET)."""
    if mode_of(state, ask.seat) == "negative":
        return refuses_missing(state, ask.seat, action)
    if type(action) is PlaceFalseToken or (type(action) is PlaceToken and lies(state, ask.seat)):
        return refuses_false(state, ask.seat, action)
    if type(action) is not PlaceToken:
        return no("BB-SETUP-22", "token-first")
    cell = action.cell
    if not exists(state, cell) or not is_own(state, ask.seat, cell):
        return no("BB-SETUP-20", "token-own")
    if why := barred_cell(state, ask.seat, cell, "mark", SETUP):  # before its value: it may be turned round
        return why
    if state.value(cell) > 12:
        return no("BB-SETUP-21", "token-blue")
    if ask.number is not None:
        return no("BB-X-TOKSET", "token-drawn", number=ask.number)
    return no("BB-SETUP-23", "token-left", number=state.value(cell), most=TOKENS)


def refuses_false(state: State, seat: Seat, action: PlaceFalseToken | PlaceToken) -> Refusal:
    if isinstance(action, PlaceToken):
        return no("BB-X-TOKSET", "token-lies")
    if not lies(state, seat):
        return no("BB-X-TOKSET", "token-true")
    cell = action.cell
    if not exists(state, cell) or not is_own(state, seat, cell):
        return no("BB-SETUP-20", "token-own")
    if why := barred_cell(state, seat, cell, "mark", SETUP):
        return why
    value = state.value(cell)
    if not may_be_denied(state, value):
        return no("BB-X-TOKSET", "false-wire", value=word_of(value))
    if state.wire(cell).tokens:
        return no("BB-X-TOKSET", "false-twice")
    return refuses_number(state, value, action.number, "BB-X-TOKSET")


def refuses_number(state: State, value: int, number: int, rule: str) -> Refusal:
    """Returns why a false token may not have this number: it must be in the mission and not on the wire."""
    if number == value:
        return no(rule, "false-true", number=number)
    return no(rule, "false-number", number=word_of(number), most=state.mission.blue)


def refuses_missing(state: State, seat: Seat, action: Action) -> Refusal:
    if type(action) is not NameMissing:
        return no("BB-SETUP-22", "missing-first")
    there = missing(state, seat)
    held = next((v for v in action.values if v not in there), None)
    if held is not None:
        return no("BB-X-TOKSET", "missing-held", value=word_of(held))
    return no("BB-X-TOKSET", "missing-count", count=min(2, len(there)))


# Rules


def place_first_token(step: Step[State], seat: Seat, act: Any) -> bool:
    """Sets the token. Returns True if it was the last one."""
    if type(act) is PlaceToken:
        put_token(step, act.cell, once=True)
    elif type(act) is PlaceFalseToken:
        put_false(step, act.cell, (act.number,))
    else:
        stands = step.state.stands_of(seat)
        for n, value in enumerate(act.values):
            put_beside(step, seat, value, stands[n % len(stands)])
        if len(act.values) < 2:
            pass_over(step, seat)
    return next_token(step, step.state.todo)
