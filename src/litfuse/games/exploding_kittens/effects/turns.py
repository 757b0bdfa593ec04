"""Attack and Skip, and how turns follow each other (EK-TURN-4, EK-ATT, EK-SKIP)."""

from __future__ import annotations

from litfuse.kernel.errors import RulesBug
from litfuse.kernel.events import Step
from litfuse.kernel.records import Seat

from ..actions import Play
from ..events import TurnBegan, Won
from ..state import State, broken


def begin(step: Step[State], seat: Seat, owed: int = 1, attacked: bool = False) -> None:
    step.emit(TurnBegan(seat, owed, attacked))
    wrong = broken(step.state)
    if wrong:
        raise RulesBug(f"EK-PROOF-3: {wrong}")


def end_turn(step: Step[State]) -> None:
    """Ends one turn: the same player's next one follows if more are owed, else the next player's (EK-TURN-4)."""
    state = step.state
    if state.owed > 1:
        begin(step, state.turn, state.owed - 1, state.attacked)
    else:
        begin(step, state.after(state.turn))


def after_a_death(step: Step[State]) -> None:
    """A dead player's owed turns vanish; a single survivor has won (EK-ELIM-1, EK-END-1)."""
    state = step.state
    if len(state.living) == 1:
        step.emit(Won(state.living[0]))
    elif state.turn not in state.living:
        begin(step, state.after(state.turn))


def skip(step: Step[State], seat: Seat, act: Play) -> None:
    end_turn(step)


def attack(step: Step[State], seat: Seat, act: Play) -> None:
    state = step.state
    owed = state.owed + 2 if state.config.stacking and state.attacked else 2  # EK-ATT-2, EK-OPT-1
    begin(step, state.after(seat), owed, attacked=True)
