"""The consequences of a failed Dual Cut: its cost, and what it reveals (BB-DUAL-10 to BB-DUAL-12)."""

from __future__ import annotations

from litfuse.kernel.events import Step

from . import events as e
from .mechanisms.base import Cost, having
from .state import State
from .tokens import lies, put_false, put_token
from .turns import dial_moved, paid, resolved
from .words import Cell


def protected(state: State) -> bool:
    """Returns whether the Stabilizer protects this cut, unless the mission says otherwise (BB-EQ-09)."""
    deed = state.deed
    assert deed is not None
    if not state.mission.mechanisms:
        return state.stable
    said = [h.protects(state, deed) for h in having(state.mission, "protects")]
    if False in said:
        return False
    return state.stable or True in said


def missed(step: Step[State], cells: tuple[Cell, ...]) -> bool:
    """Takes the cost of the failure. Returns True if the owner now tells what these wires are; False if the mission is
    lost or keeps that secret.
    """
    state = step.state
    if not state.mission.mechanisms:
        return state.stable or dial_moved(step, -1)
    return survived(step) and not withheld(step, cells)


def survived(step: Step[State]) -> bool:
    """Takes the cost of the failure: a step of the dial, or what the mission says. Returns False if the mission is
    lost.
    """
    state = step.state
    if protected(state):
        return True
    hooks = having(state.mission, "fails")
    if not hooks:
        return dial_moved(step, -1)
    assert state.deed is not None
    costs = [c for h in hooks if (c := h.fails(state, state.deed)) is not None]
    return paid(step, costs or [Cost(1)])


def red_hit(step: Step[State], cells: tuple[Cell, ...]) -> None:
    """Handles a call on red wires: the bomb explodes (BB-DUAL-10, BB-DTC-06) unless protected (BB-EQ-09-3)."""
    if protected(step.state):
        step.emit(e.RedsSeen(step.state.stands[cells[0][0]].owner, cells))
        resolved(step)
    else:
        step.emit(e.MissionEnded(False, "explosion"))


def withheld(step: Step[State], cells: tuple[Cell, ...]) -> bool:
    """Returns whether the mission keeps secret what these wires are. If so, continues the turn."""
    state = step.state
    deed = state.deed
    assert deed is not None
    if not any(h.withholds(state, deed) for h in having(state.mission, "withholds")):
        return False
    step.emit(e.TokenWithheld(state.stands[cells[0][0]].owner, cells))
    resolved(step)
    return True


def told(step: Step[State], cell: Cell) -> None:
    """The owner sets a token, and the turn continues (BB-DUAL-12, BB-DTC-05).

    In a hand that lies, tokens say what the wire is not: each value that was called (BB-X-TOKKIND).
    """
    state = step.state
    if state.mission.lies != "nobody" and lies(state, state.stands[cell[0]].owner):
        assert state.deed is not None
        put_false(step, cell, [call.value for call in state.deed.calls])
    else:
        put_token(step, cell, once=True)
    resolved(step)
