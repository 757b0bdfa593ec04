"""The turn: how it begins, what follows from a deed, and whose turn comes next.

The order is that of BB-C-13: START with its hooks, the Reveal test, the mission's questions; then the action; then
`STAGES`, from unlocking to the next turn. Questions raised at one place are answered before the next.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from litfuse.kernel.events import Step
from litfuse.kernel.records import Seat

from . import card_rules, helpers
from . import events as e
from .actions import RevealReds
from .calls import can_act, must_reveal
from .mechanisms.base import Cost, hooks_of
from .public import ACTING, Acting, Ask, Over, Prompt
from .state import State
from .words import Cell

STAGE: Final = 1  # places of the turn after START: the first of `STAGES`


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
    if not can_act(state, seat) and not help_is_there(state):
        skip(step, seat, chosen=False)
    elif type(state.ask) is not Acting:
        step.emit(e.Asked((ACTING,)))


def help_is_there(state: State) -> bool:
    """Could a card still help a player who can declare nothing? From public facts only (BB-C-49)."""
    unfinished = [s for s in range(state.seats) if not state.finished(s)]
    return helpers.help_is_there(state.equipment, state.powers, unfinished)


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


# What comes of a Dual Cut


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
