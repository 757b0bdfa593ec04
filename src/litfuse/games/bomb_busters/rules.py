"""One function for each action: it reads `step.state`, which is the state after the last event, and emits events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

from litfuse.kernel.events import Step
from litfuse.kernel.records import Seat, Slip, TimeUp

from . import events as e
from . import silence
from .actions import (
    DualCut,
    NameMissing,
    PickCharacter,
    PlaceFalseToken,
    PlaceToken,
    ReportSlip,
    RevealReds,
    Skip,
    SoloCut,
)
from .cards.all import RULES as CARD_RULES
from .decisions import decisions, options
from .failures import missed, red_hit, told
from .first_tokens import place_first_token
from .mechanisms.all import Actions as SpecialAction
from .mechanisms.base import hooks_of
from .memory import hide
from .public import Acting, Over, Prompt, Window
from .setup import set_table, take_character
from .state import Deed, State
from .turns import (
    Outcome,
    answered,
    charge,
    closed,
    cut_pair,
    declared,
    first_turn,
    keys_at,
    resolved,
    reveal,
    skip,
    to_act,
    verdict,
)

Rule = Callable[[Step[State], Seat, Any], None]


def setup(step: Step[State]) -> None:
    first_turn(step, set_table(step))


def pick_character(step: Step[State], seat: Seat, act: PickCharacter) -> None:
    first_turn(step, take_character(step, seat, act))


def place_token(step: Step[State], seat: Seat, act: Any) -> None:
    first_turn(step, place_first_token(step, seat, act))


def dual_cut(step: Step[State], seat: Seat, act: DualCut) -> None:
    state = step.state
    cell, call = act.cell, act.call
    stand = state.stands[cell[0]]
    value = stand.wires[cell[1]].value
    outcome: Outcome = "hit" if value == call.value else "red" if value in state.reds else "miss"
    declared(step, Deed(seat, "dual", (cell,), (call,)), stand.owner, outcome)
    if outcome == "hit":
        cut_pair(step, cell)
    elif outcome == "red":
        red_hit(step, (cell,))
    elif missed(step, (cell,)):
        told(step, cell)


def solo_cut(step: Step[State], seat: Seat, act: SoloCut) -> None:
    state = step.state
    cells = tuple([c for c in state.uncut(seat) if state.value(c) == act.value])
    charge(step, seat, (act.value,))
    step.emit(e.WiresCut(seat, cells, keys_at(state, cells), "solo"))
    resolved(step)


def special(step: Step[State], seat: Seat, act: Any) -> None:
    """Carries out an action that a mechanism adds, or an answer to a mechanism's question."""
    ask = step.state.ask
    if type(ask) is Prompt:
        answered(step, ask, act)
        return
    hooks = next((h for h in hooks_of(step.state.mission) if type(act) in h.does), None)
    if hooks is None:
        assert type(ask) is Window
        answered(step, Prompt(seat, ask.place, ask.kind), act)
        return
    hooks.do(step, seat, act)
    if type(step.state.ask) is Over:
        return
    if type(ask) is Window:
        return
    if type(act) in hooks.stays:
        to_act(step)
    else:
        resolved(step)


def time_up(step: Step[State], seat: Seat, act: TimeUp) -> None:
    """A clock ran out: one of the mission's, that of a window of offers, or that of the open question."""
    ask = step.state.ask
    owner, _, name = act.key.partition(".")
    if owner.isdecimal():
        deadline(step, int(owner), name)
    elif type(ask) is Window:
        closed(step, ask)
    else:
        answer_late(step)


def answer_late(step: Step[State]) -> None:
    """Answers the open question with its first legal option, in the order of BB-C-42 (BB-CLK-03)."""
    asked = decisions(step.state)[0]
    action = options(step.state, asked)[0]
    step.emit(e.TimeRanOut(asked.seat))
    decide(step, asked.seat, action)


def deadline(step: Step[State], place: int, name: str) -> None:
    """A pending choice, and what follows from it in this turn, is answered first; then come the tests (BB-X-TIMER)."""
    hooks = hooks_of(step.state.mission)[place]
    if not hooks.waits(name):
        turns = step.state.turns
        while step.state.turns == turns and type(step.state.ask) not in (Acting, Window, Over):
            answer_late(step)
    if type(step.state.ask) is not Over:
        hooks.time_up(step, name)
    if type(step.state.ask) is not Over:
        verdict(step)


RULES: dict[type, Rule] = {
    PickCharacter: pick_character,
    PlaceToken: place_token,
    PlaceFalseToken: place_token,
    NameMissing: place_token,
    DualCut: dual_cut,
    SoloCut: solo_cut,
    RevealReds: reveal,
    Skip: skip,
    TimeUp: time_up,
    Slip: silence.slip,
    ReportSlip: silence.report,
    **CARD_RULES,
    **dict.fromkeys(get_args(SpecialAction), special),
}


def decide(step: Step[State], seat: Seat, action: Any) -> None:
    if step.state.glimpse is not None:
        hide(step)
    RULES[type(action)](step, seat, action)
