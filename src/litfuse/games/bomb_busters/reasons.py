"""Reasons that refusals of several actions share."""

from __future__ import annotations

from collections.abc import Sequence

from litfuse.kernel.records import Refusal, Seat, text

from .calls import can_dual, held
from .mechanisms.base import Kind, Role, Way, having
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


def target(state: State, seat: Seat, cell: Cell, *ways: Way) -> Refusal | None:
    """Returns why this wire is no target: BB-DUAL-03, or what the mission has against pointing at it in one of these
    ways.
    """
    if not exists(state, cell):
        return no("BB-DUAL-03", "cut-target")
    if is_own(state, seat, cell):
        return no("BB-DUAL-03", "own-target")
    return no("BB-DUAL-03", "cut-target") if state.wire(cell).cut else barred_cell(state, seat, cell, "target", ways)


def call(
    state: State, seat: Seat, called: Call, ways: Sequence[Way] = ("plain",), rule: str = "BB-DUAL-02"
) -> Refusal | None:
    """Returns why this call is refused: the value must be held and allowed, and the own wire have it and be allowed."""
    value = called.value
    if value in state.reds:
        return no("BB-DUAL-05", "call-red") if value == RED else no("BB-X-REDLIKE", "counts-as-red", value=value)
    mine = held(state, seat).by.get(value)
    if not mine:
        return no(rule, "not-held", value=word_of(value))
    if why := barred(state, seat, value):
        return why
    if called.own is not None and called.own not in mine:
        return no("BB-DUAL-08", "own-wire", value=word_of(value))
    halves = mine if called.own is None else [called.own]
    reasons = [barred_cell(state, seat, own, "own", ways) for own in halves]
    return reasons[0] if all(reasons) else None


def barred_cell(state: State, seat: Seat, cell: Cell, role: Role, ways: Sequence[Way]) -> Refusal | None:
    """Returns the mission's reason against this use of a wire; of several, the one with the lowest rule."""
    hooks = having(state.mission, "bars_cell")
    reasons = [r for h in hooks for way in ways if (r := h.bars_cell(state, seat, cell, role, way))]
    return min(reasons, key=lambda r: r.rule, default=None)


def barred(state: State, seat: Seat, value: int) -> Refusal | None:
    """Returns the mission's reason against a value; of several, the one with the lowest rule."""
    reasons = [r for h in having(state.mission, "bars_value") if (r := h.bars_value(state, seat, value))]
    return min(reasons, key=lambda r: r.rule, default=None)


def barred_deed(state: State, seat: Seat, kind: Kind) -> Refusal | None:
    """Returns the mission's reason against a deed; of several, the one with the lowest rule."""
    reasons = [r for h in having(state.mission, "bars_deed") if (r := h.bars_deed(state, seat, kind))]
    return min(reasons, key=lambda r: r.rule, default=None)


def bound(state: State, seat: Seat) -> Refusal | None:
    """Returns the reason if the Stabilizer demands a Dual Cut and one can be made (BB-EQ-09-5)."""
    if state.stable and can_dual(state, seat):
        return no("BB-EQ-09-5", "stabilizer-dual")
    return None
