"""Why an answer is not among the options: the rule and the sentence, from what that seat can see (BB-VIS-14)."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, Final

from litfuse.kernel.records import Decision, Refusal, Seat

from .actions import Action, DualCut, PickCharacter, PlaceToken, RevealReds, Skip, SoloCut
from .calls import callable_values, held, must_reveal, others
from .card_refusals import at_any_time, exists, is_own, no, target, unusable
from .cards.words import Anytime, FastPass, GiveWire, HelpedCut, Settle, UseMug, UseStabilizer
from .decisions import options
from .mechanisms.base import every_mechanism, hooks_of
from .options import CARD_OF, POWER_OF, WRITTEN, has, offer_options
from .public import Acting, Picking, Placing, Prompt, Settling, Swapping, Window
from .state import State
from .words import RED, TOKENS, YELLOW, Call, Equipment, Helper, word_of


def refusal(state: State, decision: Decision, action: Action) -> Refusal | None:
    if action in options(state, decision):
        return None
    ask, seat = state.ask, decision.seat
    if type(ask) is Acting:
        return on_turn(state, seat, action) if decision.owed else at_any_time(state, seat, action)
    if type(ask) is Settling:
        return settle(ask, action)
    if type(ask) is Swapping:
        return no("BB-EQ-02-1", "give-own") if type(action) is GiveWire else no("BB-TURN-05", "swap-first")
    if type(ask) is Placing:
        return token(state, ask, action)
    if type(ask) is Picking:
        return no("BB-C-31", "character-left" if type(action) is PickCharacter else "pick-first")
    if type(ask) is Window and decision.kind == "card":
        return at_any_time(state, seat, action)
    if type(ask) is Prompt or type(ask) is Window:
        return hooks_of(state.mission.mechanisms)[ask.place].refuses(state, seat, action)
    return no("BB-GEN-03", "not-asked")


# Questions that somebody owes


def token(state: State, ask: Placing, action: Action) -> Refusal:
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


def settle(ask: Settling, action: Action) -> Refusal:
    if type(action) is not Settle:
        return no("BB-TURN-05", "settle-first")
    if action.cell not in ask.cells:
        return no("BB-DTC-01", "settle-pointed")
    if ask.hit:
        return no("BB-DTC-04", "settle-match", values=" ".join(map(word_of, ask.values)))
    return no("BB-DTC-05", "settle-red")


# The turn


def on_turn(state: State, seat: Seat, action: Action) -> Refusal:
    if must_reveal(state, seat):
        return no("BB-TURN-07", "must-reveal")
    why = ON_TURN.get(type(action))
    if why is not None:
        return why(state, seat, action)
    if isinstance(action, Anytime):  # the offer is another question; what could not be done there either says why
        fits = action in offer_options(state, seat)
        return no("BB-EQG-14", "card-offer") if fits else at_any_time(state, seat, action)
    return special(state, seat, action)


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
    """The mission's own reason; of several the lowest rule is told."""
    reasons = [r for h in hooks_of(state.mission.mechanisms) if (r := h.bars_value(state, seat, value))]
    return min(reasons, key=lambda r: r.rule, default=None)


def dual_cut(state: State, seat: Seat, act: DualCut) -> Refusal:
    return target(state, seat, act.cell) or call(state, seat, act.call) or no("BB-GEN-03", "not-asked")


def helped_cut(state: State, seat: Seat, act: HelpedCut) -> Refusal:
    """Targets, helpers, values: in this order. How they are written does not matter."""
    act = HelpedCut(
        tuple(sorted(act.cells)),
        tuple(sorted(act.calls, key=attrgetter("value"))),
        tuple(sorted(act.helpers, key=WRITTEN)),
    )
    for cell in act.cells:
        if why := target(state, seat, cell):
            return why
    return helpers(state, seat, act) or cells(state, act) or values(state, seat, act) or no("BB-EQG-11", "helpers")


RAYS: Final = (Helper.OWN_RAY, Helper.RAY)


def helpers(state: State, seat: Seat, act: HelpedCut) -> Refusal | None:
    rays = [h for h in act.helpers if h in RAYS]
    detectors = [h for h in act.helpers if h not in RAYS]
    if not act.helpers or len(rays) > 1 or len(detectors) > 1:
        return no("BB-EQG-11", "helpers")
    for helper in act.helpers:
        if helper in POWER_OF:
            if not has(state, seat, helper):
                return no("BB-CH-02", "power-used")
        elif why := unusable(state, CARD_OF[helper]):
            return why
    return None


COUNTS: Final = {Helper.DOUBLE: 2, Helper.OWN_TRIPLE: 3, Helper.TRIPLE: 3}


def cells(state: State, act: HelpedCut) -> Refusal | None:
    first = act.helpers[0]
    if first in RAYS:
        return None if len(act.cells) == 1 else no("BB-EQ-10-1", "one-target")
    if not act.cells or len({stand for stand, _ in act.cells}) > 1:
        return no("BB-DTC-02", "one-stand")
    if first is Helper.SUPER:
        whole = act.cells == state.stands[act.cells[0][0]].uncut
        return None if whole else no("BB-EQ-05-1", "whole-stand")
    count = COUNTS[first]
    if len(act.cells) != count or len(set(act.cells)) != count:
        return no("BB-DTC-01", "so-many-targets", count=count)
    return None


def values(state: State, seat: Seat, act: HelpedCut) -> Refusal | None:
    rays = [h for h in act.helpers if h in RAYS]
    detector = act.helpers[0] not in RAYS
    rule = "BB-DTC-03" if not rays else "BB-DTC-09" if detector else "BB-EQ-10-1"
    called = [c.value for c in act.calls]
    if len(called) != 1 + len(rays):
        return no(rule, "so-many-values", count=1 + len(rays))
    if detector and YELLOW in called:
        return no(rule, "yellow-detector")
    if rays and called[0] == called[1]:
        return no(rule, "two-values")
    for c in act.calls:
        if why := call(state, seat, c, rule):
            return why
    return None


def solo_cut(state: State, seat: Seat, act: SoloCut) -> Refusal:
    if act.value == RED:
        return no("BB-SOLO-07", "solo-red")
    if why := call(state, seat, Call(act.value), "BB-SOLO-01"):
        return why
    mine, left = len(held(state, seat).by[act.value]), state.left(act.value)
    if mine == left and left in (2, 4):
        return no("BB-EQ-09-5", "stabilizer-dual")
    rule = "BB-YEL-06" if act.value == YELLOW else "BB-SOLO-04" if mine == 3 else "BB-SOLO-01"
    return no(rule, "not-all", value=word_of(act.value), mine=mine, left=left)


def fast_pass(state: State, seat: Seat, act: FastPass) -> Refusal:
    if why := unusable(state, Equipment.FAST_PASS):
        return why
    if bound(state, seat):
        return no("BB-EQ-09-5", "stabilizer-dual")
    for value, mine in held(state, seat).by.items():
        if len(set(act.cells)) == 2 and set(act.cells) <= set(mine) and (why := barred(state, seat, value)):
            return why  # BB-C-20
    return no("BB-EQ-99-1", "two-equal")


def reveal(state: State, seat: Seat, act: RevealReds) -> Refusal:
    barred = [r for h in hooks_of(state.mission.mechanisms) if (r := h.bars_deed(state, seat, "reveal"))]
    return barred[0] if barred else no("BB-REVEAL-01", "not-red")


def special(state: State, seat: Seat, act: Action) -> Refusal:
    """An action that some mission adds, but maybe not this one."""
    hooks = next((h for h in hooks_of(state.mission.mechanisms) if type(act) in h.does), None)
    if hooks is None:
        return NOT_HERE.get(type(act), NOT_ASKED)
    if bound(state, seat):
        return no("BB-EQ-09-5", "stabilizer-dual")
    return hooks.refuses(state, seat, act)


NOT_ASKED: Final = no("BB-TURN-02", "not-asked-turn")
NOT_HERE: Final = {kind: Refusal(m.rule, m.not_here) for m in every_mechanism() for kind in m.does}


def bound(state: State, seat: Seat) -> bool:
    """Does the Stabilizer demand a Dual Cut?"""
    return state.stable and bool(callable_values(state, seat).by) and bool(others(state, seat))


def skip(state: State, seat: Seat, act: Skip) -> Refusal:
    return no("BB-TURN-02", "skip")


def stabilizer(state: State, seat: Seat, act: UseStabilizer) -> Refusal:
    return unusable(state, Equipment.STABILIZER) or no("BB-EQ-09-5", "stabilizer-no-dual")


def mug(state: State, seat: Seat, act: UseMug) -> Refusal:
    if why := unusable(state, Equipment.MUG):
        return why
    if bound(state, seat):
        return no("BB-EQ-09-5", "stabilizer-dual")
    barred = [r for h in hooks_of(state.mission.mechanisms) if (r := h.bars_deed(state, seat, "mug"))]
    return barred[0] if barred else no("BB-EQ-11-2", "mug-target")


ON_TURN: Final[dict[type, Callable[[State, Seat, Any], Refusal]]] = {
    DualCut: dual_cut,
    HelpedCut: helped_cut,
    SoloCut: solo_cut,
    FastPass: fast_pass,
    RevealReds: reveal,
    Skip: skip,
    UseStabilizer: stabilizer,
    UseMug: mug,
}
