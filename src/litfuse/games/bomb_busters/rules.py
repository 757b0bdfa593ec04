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
from . import card_rules, dealing
from . import events as e
from .actions import (
    CutTogether,
    DualCut,
    FastPass,
    GiveWire,
    HelpedCut,
    LayNumber,
    PickCharacter,
    PlaceToken,
    RevealReds,
    Settle,
    Skip,
    SoloCut,
    UseMug,
    UseStabilizer,
)
from .cards import RED, Cell, Character, Equipment, Helper
from .decisions import decisions, options
from .mechanisms import Cost, hooks_of
from .options import can_act, help_is_there, must_reveal
from .public import ACTING, Acting, Ask, Laying, Over, Settling
from .state import Deed, State

T = Step[State]
Rule = Callable[[T, Seat, Any], None]
Outcome = Literal["hit", "miss", "red"]
STAGE: Final = 1  # places of the turn after START: the first of `STAGES`


def setup(t: T) -> None:
    first_turn(t, dealing.setup(t))


def pick_character(t: T, seat: Seat, act: PickCharacter) -> None:
    first_turn(t, dealing.pick_character(t, seat, act))


def place_token(t: T, seat: Seat, act: PlaceToken) -> None:
    first_turn(t, dealing.place_token(t, seat, act))


def first_turn(t: T, all_is_set: bool) -> None:
    """The Captain's, unless there are too few wires for everybody (BB-SETUP-25)."""
    if all_is_set:
        captain = t.state.captain
        begin_turn(t, t.state.after(captain) if t.state.finished(captain) else captain)


def begin_turn(t: T, seat: Seat) -> None:
    t.emit(e.TurnBegan(seat))
    mechanisms = t.state.mission.mechanisms
    if mechanisms:
        for hooks in hooks_of(mechanisms):
            hooks.turn_start(t)
    if must_reveal(t.state, seat):
        reveal(t, seat)
    elif mechanisms:
        asks = [ask for hooks in hooks_of(t.state.mission.mechanisms) for ask in hooks.prompts(t)]
        if asks:
            t.emit(e.Asked(tuple(asks)))
        else:
            ask_to_act(t)


def reveal(t: T, seat: Seat, act: RevealReds | None = None) -> None:
    """All wires of the hand are red: they are laid face up (BB-TURN-07, BB-REVEAL-02)."""
    cells = t.state.uncut(seat)
    t.emit(e.WiresCut(seat, cells, keys_at(t.state, cells), "reveal"))
    resolved(t)


def ask_to_act(t: T) -> None:
    """A player who can declare nothing is asked only where something may still help (BB-C-49)."""
    state = t.state
    seat = state.turn
    if not can_act(state, seat) and not help_is_there(state, seat):
        skip(t, seat, chosen=False)
    elif type(state.ask) is not Acting:
        t.emit(e.Asked((ACTING,)))


def hand_changed(t: T) -> None:
    """A card changed hands in START (BB-TURN-09)."""
    state = t.state
    seat = state.turn
    if state.finished(seat):
        resolved(t, STAGES.index(end_hooks))  # no action, but a turn has ended
    elif must_reveal(state, seat):
        reveal(t, seat)
    elif state.mission.mechanisms:
        ask_to_act(t)


def keys_at(state: State, cells: Sequence[Cell]) -> tuple[int, ...]:
    stands = state.stands
    return tuple([stands[i].wires[slot].key for i, slot in cells])


# Cuts


def dual_cut(t: T, seat: Seat, act: DualCut) -> None:
    state = t.state
    cell, call = act.cell, act.call
    stand = state.stands[cell[0]]
    value = stand.wires[cell[1]].value
    outcome: Outcome = "hit" if value == call.value else "red" if value == RED else "miss"
    t.emit(e.CutCalled(Deed(seat, "dual", (cell,), (call,)), stand.owner, outcome))
    if outcome == "hit":
        cut_pair(t, cell)
    elif outcome == "red":
        red_hit(t, (cell,))
    elif moved_on(t):
        dealing.put_token(t, cell)
        resolved(t)


SPENT: Final[dict[Helper, Character | Equipment]] = {
    Helper.DOUBLE: Character.DOUBLE,
    Helper.OWN_TRIPLE: Character.TRIPLE,
    Helper.TRIPLE: Equipment.TRIPLE,
    Helper.SUPER: Equipment.SUPER,
    Helper.OWN_RAY: Character.RAY,
    Helper.RAY: Equipment.RAY,
}
RAYS: Final = (Helper.OWN_RAY, Helper.RAY)


def helped_cut(t: T, seat: Seat, act: HelpedCut) -> None:
    """A detector's result is settled by the owner, always (BB-DTC-04, BB-DTC-05, BB-VIS-15)."""
    state = t.state
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
    t.emit(e.CutCalled(Deed(seat, "dual", cells, calls, helpers), owner, outcome))
    for helper in helpers:
        spent = SPENT[helper]
        if type(spent) is Character:
            t.emit(ce.PowerUsed(seat, spent))
        else:
            assert type(spent) is Equipment
            t.emit(ce.CardUsed(seat, spent, alone=False))
    detector = helpers[0] not in RAYS
    if outcome == "red":
        red_hit(t, cells)
    elif hit and not detector:
        cut_pair(t, cells[0])
    elif hit:
        t.emit(e.SettleAsked(owner, cells, called, True))
    elif moved_on(t):
        if detector:
            t.emit(e.SettleAsked(owner, cells, called, False))
        else:
            dealing.put_token(t, cells[0])
            resolved(t)


def settle(t: T, seat: Seat, act: Settle) -> None:
    asked = t.state.ask
    assert type(asked) is Settling
    if asked.hit:
        cut_pair(t, act.cell)
    else:
        dealing.put_token(t, act.cell)
        resolved(t)


def cut_pair(t: T, cell: Cell) -> None:
    """First the teammate's wire, then one of the caller's (BB-DUAL-07, BB-DUAL-08)."""
    state = t.state
    deed = state.deed
    assert deed is not None
    stands = state.stands
    value = stands[cell[0]].wires[cell[1]].value
    own: Cell | None = next(c.own for c in deed.calls if c.value == value)
    if own is None:
        own = next(c for c in state.uncut(deed.seat) if stands[c[0]].wires[c[1]].value == value)
    cells = (cell, own)
    t.emit(e.WiresCut(deed.seat, cells, keys_at(state, cells), "dual"))
    resolved(t)


def moved_on(t: T) -> bool:
    """A failed cut moves the dial, unless the Stabilizer holds; False: the bomb has exploded (BB-DUAL-11)."""
    if t.state.stable:
        return True
    return dial_moved(t, -1)


def dial_moved(t: T, steps: int) -> bool:
    t.emit(e.DialMoved(steps, t.state.dial + steps))
    if t.state.dial <= 0:
        t.emit(e.MissionEnded(False, "dial"))
        return False
    return True


def red_hit(t: T, cells: tuple[Cell, ...]) -> None:
    """BB-DUAL-10, BB-DTC-06; with the Stabilizer BB-EQ-09-3."""
    if t.state.stable:
        t.emit(e.RedsSeen(t.state.stands[cells[0][0]].owner, cells))
        resolved(t)
    else:
        t.emit(e.MissionEnded(False, "explosion"))


def solo_cut(t: T, seat: Seat, act: SoloCut) -> None:
    state = t.state
    cells = tuple([c for c in state.uncut(seat) if state.value(c) == act.value])
    t.emit(e.WiresCut(seat, cells, keys_at(state, cells), "solo"))
    resolved(t)


def fast_pass(t: T, seat: Seat, act: FastPass) -> None:
    t.emit(ce.CardUsed(seat, Equipment.FAST_PASS))
    t.emit(e.WiresCut(seat, act.cells, keys_at(t.state, act.cells), "solo"))
    resolved(t)


def special(t: T, seat: Seat, act: Any) -> None:
    """An action that the mission adds."""
    hooks = next(h for h in hooks_of(t.state.mission.mechanisms) if h.does(act))
    hooks.do(t, seat, act)
    if type(t.state.ask) is not Over:
        resolved(t)


def stabilizer(t: T, seat: Seat, act: UseStabilizer) -> None:
    t.emit(ce.CardUsed(seat, Equipment.STABILIZER))


def mug(t: T, seat: Seat, act: UseMug) -> None:
    t.emit(ce.CardUsed(seat, Equipment.MUG, alone=False))
    t.emit(e.TurnNamed(seat, act.seat))
    resolved(t)


def skip(t: T, seat: Seat, act: Any = None, chosen: bool = True) -> None:
    """Nothing could be declared (BB-C-16, BB-C-43, BB-C-49)."""
    t.emit(e.TurnSkipped(seat, chosen))
    state = t.state
    costs = [h.skip(state, seat) or Cost() for h in hooks_of(state.mission.mechanisms)]
    if any(c.explode for c in costs):
        t.emit(e.MissionEnded(False, "explosion"))
        return
    dial = max((c.dial for c in costs), default=0)
    if dial and not dial_moved(t, -dial):
        return
    if t.state.skipped >= sum(not state.finished(s) for s in range(state.seats)):
        t.emit(e.MissionEnded(False, "stall"))
        return
    resolved(t)


# After the action


def unlock(t: T) -> Sequence[Ask]:
    """Cards whose wires are cut become usable, instant ones work (BB-DUAL-15, BB-EQG-02, BB-EQG-10)."""
    state = t.state
    if state.equipment and state.deed is not None and state.deed.cut is not None:
        card_rules.unlock(t)
    return ()


def after_hooks(t: T) -> Sequence[Ask]:
    return [ask for hooks in hooks_of(t.state.mission.mechanisms) for ask in hooks.after(t)]


def win_test(t: T) -> Sequence[Ask]:
    """No uncut wire anywhere (BB-END-01)."""
    for stand in t.state.stands:
        if stand.uncut:
            return ()
    t.emit(e.MissionEnded(True, "defused"))
    return ()


def end_hooks(t: T) -> Sequence[Ask]:
    asks = [ask for hooks in hooks_of(t.state.mission.mechanisms) for ask in hooks.end_turn(t)]
    if t.state.dial <= 0:
        t.emit(e.MissionEnded(False, "dial"))
        return ()
    return asks


STAGES: Final = (unlock, after_hooks, win_test, end_hooks)


def resolved(t: T, stage: int = 0) -> None:
    """The deed is done: what follows from it, and the next turn."""
    if not t.state.mission.mechanisms:  # then neither unlocking nor the win test asks anything
        unlock(t)
        win_test(t)
        if type(t.state.ask) is not Over:
            next_turn(t)
        return
    for i in range(stage, len(STAGES)):
        asks = STAGES[i](t)
        if type(t.state.ask) is Over:
            return
        if asks:
            t.emit(e.Asked(tuple(asks), STAGE + i + 1))
            return
    next_turn(t)


def next_turn(t: T) -> None:
    """Clockwise, the finished left out (BB-TURN-06); the Coffee Mug names somebody."""
    state = t.state
    deed = state.deed
    if deed is not None and deed.kind == "mug" and deed.target is not None and not state.finished(deed.target):
        begin_turn(t, deed.target)
    else:
        begin_turn(t, state.after(state.turn))


def answered(t: T, seat: Seat, act: Any) -> None:
    """A mission's own question; then the next one, or on where the turn stood."""
    state = t.state
    ask = state.ask
    assert type(ask) is Laying
    todo, place = state.todo, state.place
    hooks_of(state.mission.mechanisms)[ask.place].answered(t, ask, act)
    if todo:
        t.emit(e.Asked(todo, place))
    elif place >= STAGE:
        resolved(t, place - STAGE)
    else:
        ask_to_act(t)


def give_wire(t: T, seat: Seat, act: GiveWire) -> None:
    card_rules.swap(t, act.cell)
    hand_changed(t)


def anytime(t: T, seat: Seat, act: Any) -> None:
    """A card whose window is ANY: it ends no turn; afterwards the player on turn may have another hand, or no help."""
    if card_rules.use(t, seat, act):
        hand_changed(t)
    elif t.state.mission.mechanisms and type(t.state.ask) is Acting:
        ask_to_act(t)


def time_up(t: T, seat: Seat, act: TimeUp) -> None:
    """The first legal option, in the order of BB-C-42, answers the question (BB-CLK-03)."""
    asked = decisions(t.state)[0]
    action = options(t.state, asked)[0]
    t.emit(e.TimeRanOut(asked.seat))
    RULES[type(action)](t, asked.seat, action)


RULES: dict[type, Rule] = {
    PickCharacter: pick_character,
    PlaceToken: place_token,
    DualCut: dual_cut,
    HelpedCut: helped_cut,
    SoloCut: solo_cut,
    RevealReds: reveal,
    FastPass: fast_pass,
    CutTogether: special,
    Skip: skip,
    UseStabilizer: stabilizer,
    UseMug: mug,
    Settle: settle,
    GiveWire: give_wire,
    LayNumber: answered,
    TimeUp: time_up,
    **dict.fromkeys(card_rules.USES, anytime),
}


def decide(t: T, seat: Seat, action: Any) -> None:
    RULES[type(action)](t, seat, action)
