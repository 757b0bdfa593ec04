"""Why a card cannot be used: not there, locked, spent, not now, or not so (BB-EQG)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from litfuse.kernel.records import Refusal, Seat, text
from litfuse.kernel.texts import word

from .actions import Action
from .card_rules import USES
from .cards.words import (
    Anytime,
    FastPass,
    HelpedCut,
    UseBatteries,
    UseEqual,
    UseHook,
    UseMug,
    UsePostIt,
    UseRadar,
    UseRewinder,
    UseSingle,
    UseStabilizer,
    UseUnequal,
    UseWalkie,
)
from .content import EQUIPMENT
from .state import State
from .words import Cell, Equipment, Source, word_of

TURN_CARDS: Final = {UseStabilizer, UseMug, FastPass, HelpedCut}


def no(rule: str, key: str, **args: int | str) -> Refusal:
    return Refusal(rule, text(f"no-{key}", **args))


def exists(state: State, cell: Cell) -> bool:
    stand, slot = cell
    return stand < len(state.stands) and slot < len(state.stands[stand].wires)


def is_own(state: State, seat: Seat, cell: Cell) -> bool:
    return state.stands[cell[0]].owner == seat


def target(state: State, seat: Seat, cell: Cell) -> Refusal | None:
    """BB-DUAL-03."""
    if not exists(state, cell):
        return no("BB-DUAL-03", "cut-target")
    if is_own(state, seat, cell):
        return no("BB-DUAL-03", "own-target")
    return no("BB-DUAL-03", "cut-target") if state.wire(cell).cut else None


def unusable(state: State, card: Equipment) -> Refusal | None:
    """Not in play, locked or used (BB-EQG-01 to BB-EQG-03)."""
    there = next((c for c in state.equipment if c.name is card), None)
    name = str(word(card))
    if there is None:
        return no("BB-SETUP-18", "card-in-play", card=name)
    if there.used:
        return no("BB-EQG-03", "card-used", card=name)
    if not there.usable:
        needs = EQUIPMENT[card]
        rule = "BB-EQG-13" if needs.later else "BB-EQG-02"
        return no(rule, "card-locked", card=name, cuts=needs.cuts, value=word_of(needs.value))
    return None


def at_any_time(state: State, seat: Seat, action: Action) -> Refusal:
    """An offer is open to this seat because of some card; why not this one?"""
    if not isinstance(action, Anytime):
        if type(action) in TURN_CARDS:
            return no("BB-EQG-05", "card-on-turn")
        return no("BB-EQG-14", "not-offered")
    card, power = USES[type(action)]
    if getattr(action, "source", Source.CARD) is Source.POWER:
        if power is None or not state.has_power(seat, power):
            return no("BB-CH-02", "power-used")
    elif why := unusable(state, card):
        return why
    return CARDS[type(action)](state, seat, action)


def not_own(state: State, seat: Seat, cell: Cell, rule: str) -> Refusal | None:
    if not exists(state, cell) or not is_own(state, seat, cell):
        return no(rule, "own-wire-only")
    return None


def walkie(state: State, seat: Seat, act: UseWalkie) -> Refusal:
    if why := not_own(state, seat, act.cell, "BB-EQ-02-1"):
        return why
    return no("BB-EQ-02-1", "own-wire-uncut" if state.wire(act.cell).cut else "partner")


def radar(state: State, seat: Seat, act: Any) -> Refusal:
    return no("BB-EQ-08-1", "radar-number")


def post_it(state: State, seat: Seat, act: UsePostIt) -> Refusal:
    if why := not_own(state, seat, act.cell, "BB-EQ-04-1"):
        return why
    wire = state.wire(act.cell)
    if wire.cut or wire.value > 12:
        return no("BB-EQ-04-2", "post-it-blue")
    return no("BB-EQ-04-1", "post-it-token")


def neighbours(state: State, seat: Seat, cell: Cell) -> bool:
    stand, slot = cell
    return exists(state, (stand, slot + 1)) and is_own(state, seat, cell)


def both_cut(state: State, cell: Cell) -> bool:
    stand, slot = cell
    return state.wire(cell).cut and state.wire((stand, slot + 1)).cut


def unequal(state: State, seat: Seat, act: UseUnequal) -> Refusal:
    if not neighbours(state, seat, act.cell):
        return no("BB-EQ-01-1", "label-neighbours")
    if both_cut(state, act.cell):
        return no("BB-EQ-01-2", "label-cut")
    return no("BB-EQ-01-3", "label-unequal")


def equal(state: State, seat: Seat, act: UseEqual) -> Refusal:
    if not neighbours(state, seat, act.cell):
        return no("BB-EQ-12-1", "label-neighbours")
    return no("BB-EQ-12-1", "label-cut" if both_cut(state, act.cell) else "label-equal")


def rewinder(state: State, seat: Seat, act: UseRewinder) -> Refusal:
    return no("BB-EQG-08", "rewinder")


def batteries(state: State, seat: Seat, act: UseBatteries) -> Refusal:
    if not any(p.used for p in state.powers):
        return no("BB-EQG-08", "batteries-nothing")
    return no("BB-EQ-07-1", "batteries")


def single(state: State, seat: Seat, act: UseSingle) -> Refusal:
    return not_own(state, seat, act.cell, "BB-EQ-22-1") or no("BB-EQ-22-1", "single")


def hook(state: State, seat: Seat, act: UseHook) -> Refusal:
    if why := target(state, seat, act.cell):
        return Refusal("BB-EQ-1111-1", why.says)
    return no("BB-EQ-1111-1", "own-stand")


CARDS: Final[dict[type, Callable[[State, Seat, Any], Refusal]]] = {
    UseWalkie: walkie,
    UseRadar: radar,
    UsePostIt: post_it,
    UseUnequal: unequal,
    UseEqual: equal,
    UseRewinder: rewinder,
    UseBatteries: batteries,
    UseSingle: single,
    UseHook: hook,
}
