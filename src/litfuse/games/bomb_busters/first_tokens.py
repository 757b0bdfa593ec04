"""The first info tokens: who sets one, where, and why not elsewhere (BB-SETUP-20 to BB-SETUP-24, BB-X-TOKSET)."""

from __future__ import annotations

from litfuse.kernel.events import Step
from litfuse.kernel.options import Form, Options
from litfuse.kernel.records import Refusal, Seat

from . import events as e
from .actions import Action, PlaceToken
from .public import Ask, Placing, Token
from .reasons import exists, is_own, no
from .state import State
from .tokens import put_token, supply
from .words import TOKENS, Cell


def first_tokens(state: State) -> tuple[Ask, ...]:
    """From the Captain clockwise, one each (BB-SETUP-20)."""
    mission = state.mission
    seats = [state.captain, *state.clockwise(state.captain)]
    if not mission.captain_token:
        seats = seats[1:]
    if mission.tokens == "none":
        return ()
    return tuple([Placing(s) for s in seats])


def has_blue(state: State, seat: Seat) -> bool:
    stands = state.stands
    for i, slot in state.uncut(seat):
        if stands[i].wires[slot].value <= 12:
            return True
    return False


def next_token(step: Step[State], asks: tuple[Ask, ...]) -> bool:
    """Asks the next player; where tokens are drawn, only those who have a choice. True: all are placed.

    Who has no blue wire is passed over when it is their turn and not before (BB-SETUP-24): whoever sets a token earlier
    does not know of it.
    """
    own = step.state.mission.tokens == "own"
    for i, asked in enumerate(asks):
        assert type(asked) is Placing
        if own and has_blue(step.state, asked.seat):
            step.emit(e.Asked(asks[i:]))
            return False
        if own:
            step.emit(e.PassedOver(asked.seat))
            continue
        number = random_token(step, asked.seat)
        if any(step.state.value(c) == number for c in step.state.uncut(asked.seat)):
            step.emit(e.TokenDrawn(asked.seat, number, asks[i + 1 :]))
            return False
        step.emit(e.TokenPlaced(asked.seat, None, Token(number, "has-not")))
    return True


def random_token(step: Step[State], seat: Seat) -> int:
    """A number token of the supply (BB-X-TOKSET)."""
    numbers = supply(step.state)
    return numbers[step.rng.below(f"random tokens {seat}", len(numbers))]


def token_options(state: State, ask: Placing) -> Options[Action]:
    """Blue wires whose number has a token left, as long as there is one (BB-SETUP-20, BB-SETUP-23)."""
    tokens, number = state.tokens, ask.number
    cells: list[Cell] = []
    for stand in state.racks(ask.seat):  # nothing is cut yet
        hand = zip(stand.uncut, stand.wires, strict=True)
        if number is not None:
            cells += [c for c, w in hand if w.value == number]
        elif TOKENS in tokens:
            cells += [c for c, w in hand if (v := w.value) <= 12 and tokens[v] < TOKENS]
        else:
            cells += [c for c, w in hand if w.value <= 12]
    if not cells:
        cells = [c for c in state.uncut(ask.seat) if state.value(c) <= 12]
    return Options((), (Form(PlaceToken, cells),))


def refuses_token(state: State, ask: Placing, action: Action) -> Refusal:
    """BB-SETUP-20 to BB-SETUP-23."""
    if type(action) is not PlaceToken:
        return no("BB-SETUP-22", "token-first")
    cell = action.cell
    if not exists(state, cell) or not is_own(state, ask.seat, cell):
        return no("BB-SETUP-20", "token-own")
    if state.value(cell) > 12:
        return no("BB-SETUP-21", "token-blue")
    if ask.number is not None:
        return no("BB-X-TOKSET", "token-drawn", number=ask.number)
    return no("BB-SETUP-23", "token-left", number=state.value(cell), most=TOKENS)


def place_first_token(step: Step[State], seat: Seat, act: PlaceToken) -> bool:
    """True: it was the last one."""
    put_token(step, act.cell)
    return next_token(step, step.state.todo)
