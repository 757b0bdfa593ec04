"""The turn and its actions: functions that read `step.state`, always the state after the last event, and emit events.

The order of a turn is that of BB-C-13: START with its hooks, the Reveal test, the mission's questions; then the action;
then `STAGES`, from unlocking to the next turn. Questions raised at one place are answered before the next.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Literal

from litfuse.kernel.events import Step
from litfuse.kernel.records import Seat, TimeUp

from . import card_events as ce
from . import card_rules
from . import events as e
from .actions import (
    DualCut,
    FastPass,
    GiveWire,
    HelpedCut,
    PickCharacter,
    PlaceToken,
    RevealReds,
    Settle,
    Skip,
    SoloCut,
    UseMug,
    UseStabilizer,
)
from .calls import can_act, must_reveal
from .decisions import decisions, options
from .mechanisms.base import Cost, hooks_of
from .options import help_is_there
from .public import ACTING, Acting, Ask, Over, Prompt, Settling
from .setup import place_first_token, put_token, set_table, take_character
from .state import Deed, State
from .words import RED, Cell, Character, Equipment, Helper

Rule = Callable[[Step[State], Seat, Any], None]
Outcome = Literal["hit", "miss", "red"]
STAGE: Final = 1  # places of the turn after START: the first of `STAGES`


def setup(step: Step[State]) -> None:
    first_turn(step, set_table(step))


def pick_character(step: Step[State], seat: Seat, act: PickCharacter) -> None:
    first_turn(step, take_character(step, seat, act))


def place_token(step: Step[State], seat: Seat, act: PlaceToken) -> None:
    first_turn(step, place_first_token(step, seat, act))


def first_turn(step: Step[State], all_is_set: bool) -> None:
    """The Captain's, unless there are too few wires for everybody (BB-SETUP-25)."""
    if all_is_set:
        captain = step.state.captain
        begin_turn(step, step.state.after(captain) if step.state.finished(captain) else captain)


def begin_turn(step: Step[State], seat: Seat) -> None:
    step.emit(e.TurnBegan(seat))
    mechanisms = step.state.mission.mechanisms
    if mechanisms:
        for hooks in hooks_of(mechanisms):
            hooks.turn_start(step)
    if must_reveal(step.state, seat):
        reveal(step, seat)
    elif mechanisms:
        asks = [ask for hooks in hooks_of(step.state.mission.mechanisms) for ask in hooks.prompts(step)]
        if asks:
            step.emit(e.Asked(tuple(asks)))
        else:
            ask_to_act(step)


def reveal(step: Step[State], seat: Seat, act: RevealReds | None = None) -> None:
    """All wires of the hand are red: they are laid face up (BB-TURN-07, BB-REVEAL-02)."""
    cells = step.state.uncut(seat)
    step.emit(e.WiresCut(seat, cells, keys_at(step.state, cells), "reveal"))
    resolved(step)


def ask_to_act(step: Step[State]) -> None:
    """A player who can declare nothing is asked only where something may still help (BB-C-49)."""
    state = step.state
    seat = state.turn
    if not can_act(state, seat) and not help_is_there(state, seat):
        skip(step, seat, chosen=False)
    elif type(state.ask) is not Acting:
        step.emit(e.Asked((ACTING,)))


def hand_changed(step: Step[State]) -> None:
    """A card changed hands in START (BB-TURN-09)."""
    state = step.state
    seat = state.turn
    if state.finished(seat):
        resolved(step, STAGES.index(end_hooks))  # no action, but a turn has ended
    elif must_reveal(state, seat):
        reveal(step, seat)
    elif state.mission.mechanisms:
        ask_to_act(step)


def keys_at(state: State, cells: Sequence[Cell]) -> tuple[int, ...]:
    stands = state.stands
    return tuple([stands[i].wires[slot].key for i, slot in cells])


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


def cut_pair(step: Step[State], cell: Cell) -> None:
    """First the teammate's wire, then one of the caller's (BB-DUAL-07, BB-DUAL-08)."""
    state = step.state
    deed = state.deed
    assert deed is not None
    stands = state.stands
    value = stands[cell[0]].wires[cell[1]].value
    own: Cell | None = next(c.own for c in deed.calls if c.value == value)
    if own is None:
        own = next(c for c in state.uncut(deed.seat) if stands[c[0]].wires[c[1]].value == value)
    cells = (cell, own)
    step.emit(e.WiresCut(deed.seat, cells, keys_at(state, cells), "dual"))
    resolved(step)


def moved_on(step: Step[State]) -> bool:
    """A failed cut moves the dial, unless the Stabilizer holds; False: the bomb has exploded (BB-DUAL-11)."""
    if step.state.stable:
        return True
    return dial_moved(step, -1)


def dial_moved(step: Step[State], steps: int) -> bool:
    step.emit(e.DialMoved(steps, step.state.dial + steps))
    if step.state.dial <= 0:
        step.emit(e.MissionEnded(False, "dial"))
        return False
    return True


def red_hit(step: Step[State], cells: tuple[Cell, ...]) -> None:
    """BB-DUAL-10, BB-DTC-06; with the Stabilizer BB-EQ-09-3."""
    if step.state.stable:
        step.emit(e.RedsSeen(step.state.stands[cells[0][0]].owner, cells))
        resolved(step)
    else:
        step.emit(e.MissionEnded(False, "explosion"))


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
    if type(step.state.ask) is Prompt:
        answered(step, step.state.ask, act)
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


def skip(step: Step[State], seat: Seat, act: Any = None, chosen: bool = True) -> None:
    """Nothing could be declared (BB-C-16, BB-C-43, BB-C-49)."""
    step.emit(e.TurnSkipped(seat, chosen))
    state = step.state
    costs = [h.skip(state, seat) or Cost() for h in hooks_of(state.mission.mechanisms)]
    if any(c.explode for c in costs):
        step.emit(e.MissionEnded(False, "explosion"))
        return
    dial = max((c.dial for c in costs), default=0)
    if dial and not dial_moved(step, -dial):
        return
    if step.state.skipped >= sum(not state.finished(s) for s in range(state.seats)):
        step.emit(e.MissionEnded(False, "stall"))
        return
    resolved(step)


# After the action


def unlock(step: Step[State]) -> Sequence[Ask]:
    """Cards whose wires are cut become usable, instant ones work (BB-DUAL-15, BB-EQG-02, BB-EQG-10)."""
    state = step.state
    if state.equipment and state.deed is not None and state.deed.cut is not None:
        card_rules.unlock(step)
    return ()


def after_hooks(step: Step[State]) -> Sequence[Ask]:
    return [ask for hooks in hooks_of(step.state.mission.mechanisms) for ask in hooks.after(step)]


def win_test(step: Step[State]) -> Sequence[Ask]:
    """No uncut wire anywhere (BB-END-01)."""
    for stand in step.state.stands:
        if stand.uncut:
            return ()
    step.emit(e.MissionEnded(True, "defused"))
    return ()


def end_hooks(step: Step[State]) -> Sequence[Ask]:
    asks = [ask for hooks in hooks_of(step.state.mission.mechanisms) for ask in hooks.end_turn(step)]
    if step.state.dial <= 0:
        step.emit(e.MissionEnded(False, "dial"))
        return ()
    return asks


STAGES: Final = (unlock, after_hooks, win_test, end_hooks)


def resolved(step: Step[State], stage: int = 0) -> None:
    """The deed is done: what follows from it, and the next turn."""
    if not step.state.mission.mechanisms:  # then neither unlocking nor the win test asks anything
        unlock(step)
        win_test(step)
        if type(step.state.ask) is not Over:
            next_turn(step)
        return
    for i in range(stage, len(STAGES)):
        asks = STAGES[i](step)
        if type(step.state.ask) is Over:
            return
        if asks:
            step.emit(e.Asked(tuple(asks), STAGE + i + 1))
            return
    next_turn(step)


def next_turn(step: Step[State]) -> None:
    """Clockwise, the finished left out (BB-TURN-06); the Coffee Mug names somebody."""
    state = step.state
    deed = state.deed
    if deed is not None and deed.kind == "mug" and deed.target is not None and not state.finished(deed.target):
        begin_turn(step, deed.target)
    else:
        begin_turn(step, state.after(state.turn))


def answered(step: Step[State], ask: Prompt, act: Any) -> None:
    """A mission's own question; then the next one, or on where the turn stood."""
    state = step.state
    todo, place = state.todo, state.place
    hooks_of(state.mission.mechanisms)[ask.place].answered(step, ask, act)
    if todo:
        step.emit(e.Asked(todo, place))
    elif place >= STAGE:
        resolved(step, place - STAGE)
    else:
        ask_to_act(step)


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
    """The first legal option, in the order of BB-C-42, answers the question (BB-CLK-03)."""
    asked = decisions(step.state)[0]
    action = options(step.state, asked)[0]
    step.emit(e.TimeRanOut(asked.seat))
    decide(step, asked.seat, action)


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
