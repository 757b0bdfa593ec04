"""Why an answer is not among the options: the rule and a sentence, built from what that seat can see (BB-VIS-14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from litfuse.kernel.records import Decision, Refusal, Seat

from . import silence
from .actions import Action, DualCut, PickCharacter, RevealReds, Skip, SoloCut
from .calls import held, must_reveal
from .cards.all import REFUSED_ANSWERS, refuses_at_any_time, refuses_on_turn
from .decisions import options
from .first_tokens import refuses_token
from .mechanisms.base import every_mechanism, hooks_of
from .public import Acting, Picking, Placing, Prompt, Window
from .reasons import barred_cell, barred_deed, bound, call, no, target
from .state import State
from .words import RED, YELLOW, Call, word_of


def refusal(state: State, decision: Decision, action: Action) -> Refusal | None:
    if action in options(state, decision):
        return None
    ask, seat = state.ask, decision.seat
    if decision.kind == silence.REPORT:
        return silence.refusal()
    if type(ask) is Acting:
        return on_turn(state, seat, action) if decision.owed else refuses_at_any_time(state, seat, action)
    if type(ask) in REFUSED_ANSWERS:
        return REFUSED_ANSWERS[type(ask)](state, ask, action)
    if type(ask) is Placing:
        return refuses_token(state, ask, action)
    if type(ask) is Picking:
        return no("BB-C-31", "character-left" if type(action) is PickCharacter else "pick-first")
    if type(ask) is Window and decision.kind == "card":
        return refuses_at_any_time(state, seat, action)
    if type(ask) is Prompt or type(ask) is Window:
        return hooks_of(state.mission)[ask.place].refuses(state, seat, action)
    return no("BB-GEN-03", "not-asked")


# The turn


def on_turn(state: State, seat: Seat, action: Action) -> Refusal:
    if must_reveal(state, seat):
        return no("BB-TURN-07", "must-reveal")
    why = ON_TURN.get(type(action))
    if why is not None:
        return why(state, seat, action)
    return refuses_on_turn(state, seat, action) or special(state, seat, action)


def dual_cut(state: State, seat: Seat, act: DualCut) -> Refusal:
    why = barred_deed(state, seat, "dual") or target(state, seat, act.cell, "plain") or call(state, seat, act.call)
    return why or no("BB-GEN-03", "not-asked")


def solo_cut(state: State, seat: Seat, act: SoloCut) -> Refusal:
    if act.value == RED:
        return no("BB-SOLO-07", "solo-red")
    if why := barred_deed(state, seat, "solo") or call(state, seat, Call(act.value), ("solo",), "BB-SOLO-01"):
        return why
    mine, left = len(held(state, seat).by[act.value]), state.left(act.value)
    if mine == left and left in (2, 4):
        halves = held(state, seat).by[act.value]
        reasons = [why for own in halves if (why := barred_cell(state, seat, own, "own", ("solo",)))]
        return reasons[0] if reasons else no("BB-EQ-09-5", "stabilizer-dual")
    rule = "BB-YEL-06" if act.value == YELLOW else "BB-SOLO-04" if mine == 3 else "BB-SOLO-01"
    return no(rule, "not-all", value=word_of(act.value), mine=mine, left=left)


def reveal(state: State, seat: Seat, act: RevealReds) -> Refusal:
    return barred_deed(state, seat, "reveal") or no("BB-REVEAL-01", "not-red")


def skip(state: State, seat: Seat, act: Skip) -> Refusal:
    return no("BB-TURN-02", "skip")


def special(state: State, seat: Seat, act: Action) -> Refusal:
    """Returns why an action that some mission adds is refused; this mission may not have it."""
    hooks = next((h for h in hooks_of(state.mission) if type(act) in h.does), None)
    if hooks is None:
        return NOT_HERE.get(type(act), NOT_ASKED)
    return bound(state, seat) or hooks.refuses(state, seat, act)


NOT_ASKED: Final = no("BB-TURN-02", "not-asked-turn")
NOT_HERE: Final = {kind: Refusal(m.rule, m.not_here) for m in every_mechanism() for kind in m.does}
ON_TURN: Final[dict[type, Callable[[State, Seat, Any], Refusal]]] = {
    DualCut: dual_cut,
    SoloCut: solo_cut,
    RevealReds: reveal,
    Skip: skip,
}
