"""The turn: how it begins, what follows from a deed, and whose turn comes next.

The order is that of BB-C-13: START with its hooks, the Reveal test, the mission's questions; then the action; then
`STAGES`, from unlocking to the next turn. Questions raised at one place are answered before the next.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from litfuse.kernel.events import Step
from litfuse.kernel.records import Seat

from . import events as e
from . import places
from .actions import RevealReds
from .calls import can_act, must_reveal, open_cells, ways_of
from .cards import helpers
from .cards.unlocking import unlock as unlock_cards
from .dial import dial_gone, move_dial
from .first_tokens import first_tokens, next_token
from .mechanisms.base import VERDICTS, Cost, Next, Verdict, has_hook, hooks_of
from .public import ACTING, Acting, Ask, Over, Prompt, Window
from .state import State
from .words import NUMBERS, YELLOW, Cell, Character, Equipment


def first_turn(step: Step[State], all_is_set: bool) -> None:
    """The Captain's, unless there are too few wires for everybody (BB-SETUP-25), or the mission says otherwise."""
    if not all_is_set:
        return
    state = step.state
    if state.mission.mechanisms:
        next_turn(step)
    else:
        begin_turn(step, state.after(state.captain) if state.finished(state.captain) else state.captain)


def begin_turn(step: Step[State], seat: Seat) -> None:
    step.emit(e.TurnBegan(seat))
    mechanisms = step.state.mission.mechanisms
    if not mechanisms:
        if must_reveal(step.state, seat):
            reveal(step, seat)
    elif not raised(step, places.REVEAL, [a for h in hooks_of(mechanisms) for a in h.turn_start(step)]):
        reveal_test(step)


def raised(step: Step[State], place: int, asks: Sequence[Ask]) -> bool:
    """Puts these questions, after which the rules go on at this place. True: there are some, or the match is over.

    Hooks may have moved the dial to its end (BB-C-3).
    """
    state = step.state
    if type(state.ask) is Over:
        return True
    if dial_gone(state):
        step.emit(e.MissionEnded(False, "dial"))
        return True
    if asks:
        step.emit(e.Asked(tuple(asks), place))
    return bool(asks)


def reveal_test(step: Step[State]) -> None:
    """Before anything is asked or laid for the player on turn (BB-C-12)."""
    state = step.state
    if state.finished(state.turn):
        resolved(step, places.END)
    elif must_reveal(state, state.turn):
        reveal(step, state.turn)
    elif not raised(step, places.ACT, [a for h in hooks_of(state.mission.mechanisms) for a in h.prompts(step)]):
        ask_to_act(step)


def reveal(step: Step[State], seat: Seat, act: RevealReds | None = None) -> None:
    """All wires of the hand are red: they are laid face up (BB-TURN-07, BB-REVEAL-02)."""
    cells = step.state.uncut(seat)
    step.emit(e.WiresCut(seat, cells, keys_at(step.state, cells), "reveal"))
    resolved(step)


def ask_to_act(step: Step[State]) -> None:
    """A player who can declare nothing is asked only where something may still help (BB-C-49)."""
    state = step.state
    hooks = hooks_of(state.mission.mechanisms)
    named = next((who for h in hooks if (who := h.declares(state)) is not None), None)
    if named == "nobody":
        resolved(step, places.END)  # no action, but a turn has ended
        return
    seat = state.turn if named is None else named
    stuck = not can_act(state, seat) or any(h.blocked(state, seat) for h in hooks)
    if stuck and not help_is_there(state, seat):
        skip(step, seat, chosen=False)
        return
    acting = ACTING if seat == state.turn else Acting(seat)
    if state.ask != acting:
        step.emit(e.Asked((acting,)))


def help_is_there(state: State, seat: Seat) -> bool:
    """Could something still help a player who can declare nothing? From public facts only (BB-C-49)."""
    unfinished = [s for s in range(state.seats) if not state.finished(s)]
    hooks = hooks_of(state.mission.mechanisms)

    def bars(user: Seat, card: Equipment | Character) -> bool:
        return any(h.bars_card(state, user, card) for h in hooks)

    return helpers.help_is_there(state.equipment, state.powers, unfinished, seat, bars) or any(
        h.helps(state, seat) for h in hooks
    )


def skip(step: Step[State], seat: Seat, act: Any = None, chosen: bool = True) -> None:
    """Nothing could be declared, or the player chose to skip (BB-C-16, BB-C-43, BB-C-49)."""
    step.emit(e.TurnSkipped(seat, chosen))
    state = step.state
    hooks = hooks_of(state.mission.mechanisms)
    if not paid(step, [h.skip(state, seat) for h in hooks]):
        return
    if step.state.skipped >= sum(not state.finished(s) for s in range(state.seats)):
        costs = [h.full_round(step) for h in hooks]
        if all(cost is None for cost in costs):
            step.emit(e.MissionEnded(False, "stall"))
            return
        step.emit(e.EverybodySkipped())
        if not paid(step, costs):
            return
    resolved(step)


def paid(step: Step[State], costs: Sequence[Cost | None]) -> bool:
    """Of what several mechanisms take the dearest counts; False: the mission is lost."""
    taken = [cost for cost in costs if cost is not None]
    if any(cost.explode for cost in taken):
        step.emit(e.MissionEnded(False, "explosion"))
        return False
    dial = max((cost.dial for cost in taken), default=0)
    return not dial or dial_moved(step, -dial)


def hand_changed(step: Step[State]) -> None:
    """A card changed hands in START (BB-TURN-09), or while the next turn is claimed."""
    state = step.state
    if type(state.ask) is not Acting:
        return
    if state.mission.mechanisms and raised(step, places.ACT, run_out(step)):
        return
    to_act(step)


def to_act(step: Step[State]) -> None:
    """Hands may be others than at the Reveal test."""
    state = step.state
    seat = state.actor
    if state.finished(seat):
        resolved(step, places.END)  # no action, but a turn has ended
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
        mine = [c for c in state.uncut(deed.seat) if stands[c[0]].wires[c[1]].value == value]
        own = open_cells(state, deed.seat, mine, "own", ways_of(deed.helpers))[0]
    cells = (cell, own)
    step.emit(e.WiresCut(deed.seat, cells, keys_at(state, cells), "dual"))
    resolved(step)


def dial_moved(step: Step[State], steps: int) -> bool:
    """False: the dial has come to its end, and the mission is lost."""
    left = step.state.dial + steps
    if 0 < left <= step.state.start:  # mostly
        step.emit(e.DialMoved(steps, left))
        return True
    move_dial(step, steps)
    if dial_gone(step.state):
        step.emit(e.MissionEnded(False, "dial"))
        return False
    return True


# After the action


def unlock(step: Step[State]) -> Sequence[Ask]:
    """Cards whose wires are cut become usable, instant ones work (BB-DUAL-15, BB-EQG-02, BB-EQG-10)."""
    state = step.state
    if state.equipment and state.deed is not None and state.deed.cut is not None:
        unlock_cards(step)
    return ()


def after_hooks(step: Step[State]) -> Sequence[Ask]:
    return [ask for hooks in hooks_of(step.state.mission.mechanisms) for ask in hooks.after(step)]


def completions(step: Step[State]) -> Sequence[Ask]:
    """Of every number whose last wire was cut since this was looked at, the lowest first."""
    mechanisms = step.state.mission.mechanisms
    asks: list[Ask] = []
    if has_hook(mechanisms, "completed"):
        for n in NUMBERS:
            state = step.state
            if state.total[n] and not state.left(n) and n not in state.complete:
                step.emit(e.ValueCompleted(n))
                asks += [ask for hooks in hooks_of(mechanisms) for ask in hooks.completed(step, n)]
    return asks


def win_test(step: Step[State]) -> None:
    """No uncut wire anywhere (BB-END-01)."""
    for stand in step.state.stands:
        if stand.uncut:
            return
    step.emit(e.MissionEnded(True, "defused"))


def verdict(step: Step[State]) -> Sequence[Ask]:
    """The tests for defeat and success, which the mission may have conditions for (BB-C-8, BB-C-13)."""
    state = step.state
    found: set[Verdict | None] = {h.verdict(state) for h in hooks_of(state.mission.mechanisms)}
    if not any(stand.uncut for stand in state.stands):
        found.add("defused")
    first: Verdict = next((v for v in VERDICTS if v in found), "open")
    if first != "open":
        step.emit(e.MissionEnded(first == "defused", first))
    return ()


def yellow_trigger(step: Step[State]) -> Sequence[Ask]:
    """Once, in the turn that brings the cut yellow wires to two or more (BB-X-YTRIG)."""
    state = step.state
    mechanisms = state.mission.mechanisms
    if state.cuts[YELLOW] < 2 or YELLOW in state.complete or not has_hook(mechanisms, "yellow"):
        return ()
    step.emit(e.ValueCompleted(YELLOW))
    return [ask for hooks in hooks_of(mechanisms) for ask in hooks.yellow(step)]


def end_hooks(step: Step[State]) -> Sequence[Ask]:
    return [ask for hooks in hooks_of(step.state.mission.mechanisms) for ask in hooks.end_turn(step)]


def run_out(step: Step[State]) -> Sequence[Ask]:
    """Players who are newly without wires, clockwise from the Captain."""
    mechanisms = step.state.mission.mechanisms
    asks: list[Ask] = []
    if has_hook(mechanisms, "ran_out"):
        captain = step.state.captain
        for seat in (captain, *step.state.clockwise(captain)):
            if step.state.finished(seat) and seat not in step.state.out:
                step.emit(e.WiresGone(seat))
                asks += [ask for hooks in hooks_of(mechanisms) for ask in hooks.ran_out(step, seat)]
    return asks


# From `places.UNLOCK` on
STAGES: Final[tuple[Callable[[Step[State]], Sequence[Ask]], ...]] = (
    unlock,
    after_hooks,
    completions,
    verdict,
    yellow_trigger,
    end_hooks,
    run_out,
    verdict,
)


def resolved(step: Step[State], place: int = places.UNLOCK) -> None:
    """The deed is done: what follows from it, and the next turn."""
    if not step.state.mission.mechanisms:  # then neither unlocking nor the win test asks anything
        if place == places.UNLOCK:
            unlock(step)
            win_test(step)
        if type(step.state.ask) is not Over:
            next_turn(step)
        return
    for at in range(place, places.ORDER):
        if raised(step, at + 1, STAGES[at - places.UNLOCK](step)):
            return
    next_turn(step)


def next_turn(step: Step[State]) -> None:
    """Clockwise, the finished left out (BB-TURN-06), unless the Coffee Mug or the mission names somebody."""
    state = step.state
    if not state.mission.mechanisms:
        begin_turn(step, state.after(state.turn) if state.deed is None else following(state))
        return
    if not any(stand.uncut for stand in state.stands):
        step.emit(e.MissionEnded(False, "objective"))  # a condition is open, and nobody can act any more
        return
    then = ordered(state)
    if not isinstance(then, Next):
        asked: Ask = Window(then.place, then.kind, state.asked) if isinstance(then, Window) else then
        step.emit(e.Asked((asked,), places.ORDER))
        return
    if state.turns and passes(state, then):
        asks = [ask for hooks in hooks_of(state.mission.mechanisms) for ask in hooks.round(step)]
        if raised(step, places.ROUND, asks):
            return
    begin_turn(step, then.seat)


def ordered(state: State) -> Next | Window | Prompt:
    hooks = hooks_of(state.mission.mechanisms)
    return next((then for h in hooks if (then := h.order(state)) is not None), None) or Next(following(state))


def following(state: State) -> Seat:
    """The next player as the base has it."""
    deed = state.deed
    if deed is not None and deed.kind == "mug" and deed.target is not None and not state.finished(deed.target):
        return deed.target
    if not state.turns and not state.finished(state.captain):
        return state.captain
    return state.after(state.turn)


def passes(state: State, then: Next) -> bool:
    """Does the turn marker reach or pass the Captain's seat on its way? (BB-C-14)"""
    if then.way is None:
        return False
    step = 1 if then.way == "clockwise" else -1
    seat = state.turn
    for _ in range(state.seats):
        seat = (seat + step) % state.seats
        if seat == state.captain:
            return True
        if seat == then.seat:
            return False
    return False


# Questions of mechanisms


def answered(step: Step[State], ask: Prompt, act: Any) -> None:
    """A mission's own question or offer; then those that follow from it, those that wait, or on with the turn."""
    state = step.state
    todo, place = state.todo, state.place
    more = hooks_of(state.mission.mechanisms)[ask.place].answered(step, ask, act)
    if not raised(step, place, (*more, *todo)):
        go_on(step, place)


def closed(step: Step[State], window: Window) -> None:
    """Nobody took what was offered before the clock ran out."""
    asks = hooks_of(step.state.mission.mechanisms)[window.place].closed(step, window)
    if not raised(step, places.ORDER, asks):
        next_turn(step)


def go_on(step: Step[State], place: int) -> None:
    """All questions of one place are answered."""
    if place == places.ACT:
        to_act(step)
    elif place == places.ROUND:
        then = ordered(step.state)
        assert type(then) is Next
        begin_turn(step, then.seat)
    elif place == places.REVEAL:
        reveal_test(step)
    elif place == places.TOKENS:
        first_turn(step, next_token(step, first_tokens(step.state)))
    else:
        resolved(step, place)
