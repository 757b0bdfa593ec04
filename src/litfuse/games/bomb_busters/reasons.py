"""Reasons that refusals of several actions share."""

from __future__ import annotations

from litfuse.kernel.records import Refusal, Seat, text

from .calls import callable_values, held, others
from .mechanisms.base import Kind, hooks_of
from .state import State
from .words import RED, Call, Cell, word_of


def no(rule: str, key: str, **args: int | str) -> Refusal:
    return Refusal(rule, text(f"no-{key}", **args))


def exists(state: State, cell: Cell) -> bool:
    stand, slot = cell
    return stand < len(state.stands) and slot < len(state.stands[stand].wires)


def is_own(state: State, seat: Seat, cell: Cell) -> bool:
    return state.stands[cell[0]].owner == seat


def not_own(state: State, seat: Seat, cell: Cell, rule: str) -> Refusal | None:
    if not exists(state, cell) or not is_own(state, seat, cell):
        return no(rule, "own-wire-only")
    return None


def target(state: State, seat: Seat, cell: Cell) -> Refusal | None:
    """BB-DUAL-03."""
    if not exists(state, cell):
        return no("BB-DUAL-03", "cut-target")
    if is_own(state, seat, cell):
        return no("BB-DUAL-03", "own-target")
    return no("BB-DUAL-03", "cut-target") if state.wire(cell).cut else None


def call(state: State, seat: Seat, called: Call, rule: str = "BB-DUAL-02") -> Refusal | None:
    """The value must be held, may be announced, and the own wire must be one of it."""
    value = called.value
    if value == RED:
        return no("BB-DUAL-05", "call-red")
    mine = held(state, seat).by.get(value)
    if not mine:
        return no(rule, "not-held", value=word_of(value))
    if why := barred(state, seat, value):
        return why
    if called.own is not None and called.own not in mine:
        return no("BB-DUAL-08", "own-wire", value=word_of(value))
    return None


def barred(state: State, seat: Seat, value: int) -> Refusal | None:
    """The mission's own reason against a value; of several the lowest rule is told."""
    reasons = [r for h in hooks_of(state.mission.mechanisms) if (r := h.bars_value(state, seat, value))]
    return min(reasons, key=lambda r: r.rule, default=None)


def barred_deed(state: State, seat: Seat, kind: Kind) -> Refusal | None:
    """The mission's own reason against a deed; of several the first is told."""
    reasons = [r for h in hooks_of(state.mission.mechanisms) if (r := h.bars_deed(state, seat, kind))]
    return reasons[0] if reasons else None


def bound(state: State, seat: Seat) -> Refusal | None:
    """The Stabilizer demands a Dual Cut, as long as one can be made (BB-EQ-09-5)."""
    if state.stable and callable_values(state, seat).by and others(state, seat):
        return no("BB-EQ-09-5", "stabilizer-dual")
    return None
