"""The detonator dial, which the rules and the mechanisms move (BB-C-3)."""

from __future__ import annotations

from litfuse.kernel.events import Step

from .events import DialMoved
from .state import State


def move_dial(step: Step[State], steps: int) -> None:
    """Moves the dial, but not beyond its limit. In a mission without a dial nothing happens.

    A mechanism need not look whether the dial has come to its end: the rules do, once its hook is done.
    """
    state = step.state
    if state.mission.has_dial:
        left = max(0, min(state.dial + steps, state.limit))
        if left != state.dial:
            step.emit(DialMoved(left - state.dial, left))


def dial_gone(state: State) -> bool:
    return state.dial <= 0 and state.mission.dial != 0
