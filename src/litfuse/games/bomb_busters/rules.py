"""A function for each action: it reads `step.state`, always the state after the last event, and emits events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal

from litfuse.kernel.events import Step
from litfuse.kernel.records import Seat, TimeUp

from . import card_events as ce
from . import card_rules
from . import events as e
from .actions import DualCut, PickCharacter, PlaceToken, RevealReds, Skip, SoloCut
from .cards.words import FastPass, GiveWire, HelpedCut, Settle, UseMug, UseStabilizer
from .decisions import decisions, options
from .mechanisms.base import hooks_of
from .public import Acting, Over, Prompt, Settling, Window
from .setup import place_first_token, put_token, set_table, take_character
from .state import Deed, State
from .turns import (
    answered,
    ask_to_act,
    closed,
    cut_pair,
    first_turn,
    hand_changed,
    keys_at,
    moved_on,
    red_hit,
    resolved,
    reveal,
    skip,
    verdict,
)
from .words import RED, Character, Equipment, Helper

Rule = Callable[[Step[State], Seat, Any], None]
Outcome = Literal["hit", "miss", "red"]


def setup(step: Step[State]) -> None:
    first_turn(step, set_table(step))


def pick_character(step: Step[State], seat: Seat, act: PickCharacter) -> None:
    first_turn(step, take_character(step, seat, act))


def place_token(step: Step[State], seat: Seat, act: PlaceToken) -> None:
    first_turn(step, place_first_token(step, seat, act))


# Cuts


def dual_cut(step: Step[State], seat: Seat, act: DualCut) -> None:
    state = step.state
    cell, call = act.cell, act.call
    stand = state.stands[cell[0]]
    value = stand.wires[cell[1]].value
    outcome: Outcome = "hit" if value == call.value else "red" if value == RED else "miss"
    step.emit(e.CutCalled(Deed(seat, "dual", (cell,), (call,)), stand.owner, outcome))
    if outcome == "hit":
        cut_pair(step, cell)
    elif outcome == "red":
        red_hit(step, (cell,))
    elif moved_on(step):
        put_token(step, cell)
        resolved(step)


SPENT: Final[dict[Helper, Character | Equipment]] = {
    Helper.DOUBLE: Character.DOUBLE,
    Helper.OWN_TRIPLE: Character.TRIPLE,
    Helper.TRIPLE: Equipment.TRIPLE,
    Helper.SUPER: Equipment.SUPER,
    Helper.OWN_RAY: Character.RAY,
    Helper.RAY: Equipment.RAY,
}
RAYS: Final = (Helper.OWN_RAY, Helper.RAY)


def helped_cut(step: Step[State], seat: Seat, act: HelpedCut) -> None:
    """A detector's result is settled by the owner, always (BB-DTC-04, BB-DTC-05, BB-VIS-15)."""
    state = step.state
    stands = state.stands
    cells, calls, helpers = act.cells, act.calls, act.helpers
    called = tuple(map(e.VALUE, calls))
    hit, red = False, True
    for i, slot in cells:
        value = stands[i].wires[slot].value
        if value in called:
            hit = True
        elif value != RED:
            red = False
    outcome: Outcome = "hit" if hit else "red" if red else "miss"
    owner = stands[cells[0][0]].owner
    step.emit(e.CutCalled(Deed(seat, "dual", cells, calls, helpers), owner, outcome))
    for helper in helpers:
        spent = SPENT[helper]
        if type(spent) is Character:
            step.emit(ce.PowerUsed(seat, spent))
        else:
            assert type(spent) is Equipment
            step.emit(ce.CardUsed(seat, spent, alone=False))
    detector = helpers[0] not in RAYS
    if outcome == "red":
        red_hit(step, cells)
    elif hit and not detector:
        cut_pair(step, cells[0])
    elif hit:
        step.emit(e.SettleAsked(owner, cells, called, True))
    elif moved_on(step):
        if detector:
            step.emit(e.SettleAsked(owner, cells, called, False))
        else:
            put_token(step, cells[0])
            resolved(step)


def settle(step: Step[State], seat: Seat, act: Settle) -> None:
    asked = step.state.ask
    assert type(asked) is Settling
    if asked.hit:
        cut_pair(step, act.cell)
    else:
        put_token(step, act.cell)
        resolved(step)


def solo_cut(step: Step[State], seat: Seat, act: SoloCut) -> None:
    state = step.state
    cells = tuple([c for c in state.uncut(seat) if state.value(c) == act.value])
    step.emit(e.WiresCut(seat, cells, keys_at(state, cells), "solo"))
    resolved(step)


def fast_pass(step: Step[State], seat: Seat, act: FastPass) -> None:
    step.emit(ce.CardUsed(seat, Equipment.FAST_PASS))
    step.emit(e.WiresCut(seat, act.cells, keys_at(step.state, act.cells), "solo"))
    resolved(step)


def special(step: Step[State], seat: Seat, act: Any) -> None:
    """An action that the mission adds, or an answer to a question of its own."""
    ask = step.state.ask
    if type(ask) is Prompt:
        answered(step, ask, act)
        return
    if type(ask) is Window:
        answered(step, Prompt(seat, ask.place, ask.kind), act)
        return
    hooks = next(h for h in hooks_of(step.state.mission.mechanisms) if type(act) in h.does)
    hooks.do(step, seat, act)
    if type(step.state.ask) is not Over:
        resolved(step)


def stabilizer(step: Step[State], seat: Seat, act: UseStabilizer) -> None:
    step.emit(ce.CardUsed(seat, Equipment.STABILIZER))


def mug(step: Step[State], seat: Seat, act: UseMug) -> None:
    step.emit(ce.CardUsed(seat, Equipment.MUG, alone=False))
    step.emit(e.TurnNamed(seat, act.seat))
    resolved(step)


# Cards at any time


def give_wire(step: Step[State], seat: Seat, act: GiveWire) -> None:
    card_rules.swap(step, act.cell)
    hand_changed(step)


def anytime(step: Step[State], seat: Seat, act: Any) -> None:
    """A card whose window is ANY: it ends no turn; afterwards the player on turn may have another hand, or no help."""
    if card_rules.use(step, seat, act):
        hand_changed(step)
    elif step.state.mission.mechanisms and type(step.state.ask) is Acting:
        ask_to_act(step)


def time_up(step: Step[State], seat: Seat, act: TimeUp) -> None:
    """A clock of the mission, of a window in which nobody owes anything, or of the open question."""
    ask = step.state.ask
    owner, _, name = act.key.partition(".")
    if owner.isdecimal():
        deadline(step, int(owner), name)
    elif type(ask) is Window:
        closed(step, ask)
    else:
        answer_late(step)


def answer_late(step: Step[State]) -> None:
    """The first legal option, in the order of BB-C-42, answers the question (BB-CLK-03)."""
    asked = decisions(step.state)[0]
    action = options(step.state, asked)[0]
    step.emit(e.TimeRanOut(asked.seat))
    decide(step, asked.seat, action)


def deadline(step: Step[State], place: int, name: str) -> None:
    """A pending choice, and what follows from it in this turn, is answered first; then come the tests (BB-C-13)."""
    hooks = hooks_of(step.state.mission.mechanisms)[place]
    if not hooks.waits(name):
        turns = step.state.turns
        while step.state.turns == turns and type(step.state.ask) not in (Acting, Window, Over):
            answer_late(step)
    if type(step.state.ask) is not Over:
        hooks.time_up(step, name)
        verdict(step)


RULES: dict[type, Rule] = {
    PickCharacter: pick_character,
    PlaceToken: place_token,
    DualCut: dual_cut,
    HelpedCut: helped_cut,
    SoloCut: solo_cut,
    RevealReds: reveal,
    FastPass: fast_pass,
    Skip: skip,
    UseStabilizer: stabilizer,
    UseMug: mug,
    Settle: settle,
    GiveWire: give_wire,
    TimeUp: time_up,
    **dict.fromkeys(card_rules.USES, anytime),
}


def decide(step: Step[State], seat: Seat, action: Any) -> None:
    RULES.get(type(action), special)(step, seat, action)
