"""The course of a turn: its beginning, the consequences of a deed, and the choice of the next turn.

The order is that of BB-C-13: START with its hooks, the Reveal test, the mission's questions; then the action; then
`STAGES`, from unlocking to the next turn. Questions raised at one place are answered before the rules continue.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Literal, NamedTuple

from litfuse.kernel.events import Step
from litfuse.kernel.records import Seat

from . import events as e
from . import places
from .actions import RevealReds
from .calls import blocked, can_act, may, may_call, must_reveal, open_cells, targets, ways_of
from .cards import helpers
from .cards.unlocking import unlock as unlock_cards
from .dial import dial_gone, move_dial
from .first_tokens import first_tokens, next_token
from .mechanisms.base import VERDICTS, Cost, Next, Verdict, Way, having, hooks_of
from .mission import Mission
from .public import ACTING, Acting, Ask, Over, Prompt, Stuck, Window
from .state import Deed, State
from .words import NUMBERS, YELLOW, Cell, Character, Equipment


def first_turn(step: Step[State], all_is_set: bool) -> None:
    """Starts the Captain's turn, unless the wires are too few for all players (BB-SETUP-25) or the mission says
    otherwise.
    """
    if not all_is_set:
        return
    state = step.state
    if state.mission.mechanisms:
        next_turn(step)
    else:
        begin_turn(step, state.after(state.captain) if state.finished(state.captain) else state.captain)


def begin_turn(step: Step[State], seat: Seat) -> None:
    step.emit(e.TurnBegan(seat))
    state = step.state
    if not state.mission.mechanisms:
        if must_reveal(state, seat):
            reveal(step, seat)
        return
    hooks = having(state.mission, "turn_start")
    if not hooks or not raised(step, places.REVEAL, [a for h in hooks for a in h.turn_start(step)]):
        reveal_test(step)


def raised(step: Step[State], place: int, asks: Sequence[Ask]) -> bool:
    """Asks these questions, after which the rules continue at `place`. Returns True if the rules must stop here: there
    are questions, or the match is over.

    The match may be over because hooks have moved the dial to its end (BB-C-3).
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
    """Reveals an all-red hand of the player on turn before anything is asked or laid (BB-C-12)."""
    state = step.state
    hooks = having(state.mission, "prompts")
    if state.finished(state.turn):
        resolved(step, places.END)
    elif must_reveal(state, state.turn):
        reveal(step, state.turn)
    elif not hooks or not raised(step, places.ACT, [a for h in hooks for a in h.prompts(step)]):
        ask_to_act(step)


def reveal(step: Step[State], seat: Seat, act: RevealReds | None = None) -> None:
    """Lays all wires of the hand face up, all of which are red (BB-TURN-07, BB-REVEAL-02)."""
    cells = step.state.uncut(seat)
    step.emit(e.WiresCut(seat, cells, keys_at(step.state, cells), "reveal"))
    resolved(step)


def ask_to_act(step: Step[State]) -> None:
    """Asks for an action. A player who can declare nothing is asked only if something may still help (BB-C-49)."""
    state = step.state
    named = declarer(state)
    if named == "nobody":
        resolved(step, places.END)  # no action, but a turn has ended
        return
    seat = state.turn if named is None else named
    stuck = not can_act(state, seat) or blocked(state, seat)
    if stuck and not help_is_there(state, seat):
        skip(step, seat, chosen=False)
        return
    acting = ACTING if seat == state.turn else Acting(seat)
    if state.ask != acting:
        step.emit(e.Asked((acting,)))


def declarer(state: State) -> Seat | Literal["nobody"] | None:
    """Returns who declares the action of this turn, if the mission names somebody; None: the player on turn."""
    hooks = having(state.mission, "declares")
    return next((who for h in hooks if (who := h.declares(state)) is not None), None) if hooks else None


def help_is_there(state: State, seat: Seat) -> bool:
    """Could anything still help a player who can declare nothing? Uses public facts only (BB-C-49)."""
    unfinished = [s for s in range(state.seats) if not state.finished(s)]

    def bars(user: Seat, card: Equipment | Character) -> bool:
        return any(h.bars_card(state, user, card) for h in having(state.mission, "bars_card"))

    return helpers.help_is_there(state.equipment, state.powers, unfinished, seat, bars) or any(
        h.helps(state, seat) for h in having(state.mission, "helps")
    )


Outcome = Literal["hit", "miss", "red"]


def declared(step: Step[State], deed: Deed, owner: Seat, outcome: Outcome) -> None:
    """Declares a Dual Cut. If a blocked player would have been passed over, the call shows that this one is not."""
    state = step.state
    if not state.mission.mechanisms:  # the usual case
        step.emit(e.CutCalled(deed, owner, outcome))
        return
    if having(state.mission, "blocked"):
        seat = deed.seat
        step.emit(e.CutCalled(deed, owner, outcome, not help_is_there(state, seat), stuck_by(state, seat)))
    else:
        step.emit(e.CutCalled(deed, owner, outcome))
    charge(step, deed.seat, [call.value for call in deed.calls])


def charge(step: Step[State], seat: Seat, values: Sequence[int]) -> None:
    """Takes what the mission charges for a cut of these values, whether it succeeds or fails."""
    for hooks in having(step.state.mission, "pays"):
        hooks.pays(step, seat, values)


def stuck_by(state: State, seat: Seat) -> Stuck | None:
    """Returns what the mission says about a hand that cannot act or is blocked."""
    return next((s for h in having(state.mission, "stuck") if (s := h.stuck(state, seat)) is not None), None)


def skip(step: Step[State], seat: Seat, act: Any = None, chosen: bool = True) -> None:
    """Ends the turn of a player who could declare nothing or chose to skip (BB-C-16, BB-C-43, BB-C-49)."""
    step.emit(e.TurnSkipped(seat, chosen, *skip_tells(step.state, seat, chosen)))
    state = step.state
    if not paid(step, [h.skip(state, seat) for h in having(state.mission, "skip")]):
        return
    if step.state.skipped >= sum(not state.finished(s) for s in range(state.seats)):
        costs = [h.full_round(step) for h in having(state.mission, "full_round")]
        if all(cost is None for cost in costs):
            step.emit(e.MissionEnded(False, "stall"))
            return
        step.emit(e.EverybodySkipped())
        if not paid(step, costs):
            return
    resolved(step)


class SkipTells(NamedTuple):
    """What everybody can conclude from a skip."""

    cells: tuple[Cell, ...] = ()  # none of these own wires has one of the values
    values: tuple[int, ...] = ()
    blocked_by: Cell | None = None
    stuck: Stuck | None = None
    able: bool = False  # the opposite holds: the player could have declared something


def skip_tells(state: State, seat: Seat, chosen: bool) -> SkipTells:
    """Returns what a skip tells. Uses only which wires and values the mission allows this seat, not what it holds."""
    if chosen and any(h.may_skip(state, seat) for h in having(state.mission, "may_skip")):
        return chosen_tells(state, seat)
    if (stuck := stuck_by(state, seat)) is not None:
        return SkipTells(stuck=stuck)
    if blocked(state, seat):
        by = next((c for h in having(state.mission, "blocked_by") if (c := h.blocked_by(state, seat))), None)
        return SkipTells(blocked_by=by)
    if not may(state, seat, "dual") or not targets(state, seat, "plain"):
        return SkipTells()
    return SkipTells(tuple(open_cells(state, seat, seen_by(state, seat), "own", PLAIN)), open_values(state, seat))


def chosen_tells(state: State, seat: Seat) -> SkipTells:
    """A player whom nothing could help was still asked, so could call something (unless the mission adds cuts)."""
    if help_is_there(state, seat) or any(h.adds_cuts(state) for h in hooks_of(state.mission)):
        return SkipTells()
    if (stuck := stuck_by(state, seat)) is not None:
        return SkipTells(stuck=stuck, able=True)
    return SkipTells(seen_by(state, seat), open_values(state, seat), able=True)


def seen_by(state: State, seat: Seat) -> tuple[Cell, ...]:
    """Returns the uncut wires of this hand that their owner sees."""
    return tuple([c for c in state.uncut(seat) if state.wire(c).apart != "turned"])


def open_values(state: State, seat: Seat) -> tuple[int, ...]:
    """Returns the values that the mission lets this seat call and that have uncut wires left."""
    values = [v for v in (*NUMBERS, YELLOW) if state.left(v) and v not in state.reds and may_call(state, seat, v)]
    return tuple(values)


PLAIN: Final[tuple[Way, ...]] = ("plain",)


def paid(step: Step[State], costs: Sequence[Cost | None]) -> bool:
    """Takes the highest of these costs. Returns False if the mission is lost by it."""
    taken = [cost for cost in costs if cost is not None]
    if any(cost.explode for cost in taken):
        step.emit(e.MissionEnded(False, "explosion"))
        return False
    dial = max((cost.dial for cost in taken), default=0)
    return not dial or dial_moved(step, -dial)


def hand_changed(step: Step[State]) -> None:
    """Continues after a card changed a hand, in START (BB-TURN-09) or while the next turn is claimed."""
    state = step.state
    for h in having(state.mission, "hands_changed"):
        h.hands_changed(step)
    if type(state.ask) is not Acting:
        return
    if state.mission.mechanisms and raised(step, places.ACT, run_out(step)):
        return
    to_act(step)


def to_act(step: Step[State]) -> None:
    """Asks for an action, after checking again for empty and all-red hands: they may have changed since the Reveal
    test.
    """
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


# The result of a Dual Cut


def cut_pair(step: Step[State], cell: Cell) -> None:
    """Cuts the teammate's wire, then one of the caller's (BB-DUAL-07, BB-DUAL-08)."""
    state = step.state
    deed = state.deed
    assert deed is not None
    stands = state.stands
    value = stands[cell[0]].wires[cell[1]].value
    own: Cell | None = next(c.own for c in deed.calls if c.value == value)
    if own is None:
        mine = [c for c in state.uncut(deed.seat) if stands[c[0]].wires[c[1]].value == value]
        barring = having(state.mission, "bars_cell")
        own = (open_cells(state, deed.seat, mine, "own", ways_of(deed.helpers)) if barring else mine)[0]
    cells = (cell, own)
    step.emit(e.WiresCut(deed.seat, cells, keys_at(state, cells), "dual"))
    resolved(step)


def dial_moved(step: Step[State], steps: int) -> bool:
    """Moves the dial. Returns False if it has come to its end, so that the mission is lost."""
    left = step.state.dial + steps
    if 0 < left <= step.state.start:  # the usual case
        step.emit(e.DialMoved(steps, left))
        return True
    move_dial(step, steps)
    if dial_gone(step.state):
        step.emit(e.MissionEnded(False, "dial"))
        return False
    return True


# After the action


def unlock(step: Step[State]) -> Sequence[Ask]:
    """Makes cards usable whose wires are cut; instant cards take effect (BB-DUAL-15, BB-EQG-02, BB-EQG-10)."""
    state = step.state
    if state.equipment and state.deed is not None and state.deed.cut is not None:
        unlock_cards(step)
    return ()


def after_hooks(step: Step[State]) -> Sequence[Ask]:
    return [ask for hooks in having(step.state.mission, "after") for ask in hooks.after(step)]


def completions(step: Step[State]) -> Sequence[Ask]:
    """Handles every number completed since this stage last ran, the lowest first."""
    asks: list[Ask] = []
    for n in NUMBERS:
        state = step.state
        if state.total[n] and not state.left(n) and n not in state.complete and n not in state.reds:
            step.emit(e.ValueCompleted(n))
            asks += [ask for hooks in having(state.mission, "completed") for ask in hooks.completed(step, n)]
    return asks


def verdict(step: Step[State]) -> Sequence[Ask]:
    """Tests for defeat and success, to which the mission may add conditions (BB-END-01, BB-C-8, BB-C-13)."""
    state = step.state
    all_cut = not wires_left(state)
    if not all_cut and not (state.mission.mechanisms and having(state.mission, "verdict")):
        return ()
    found: set[Verdict | None] = {h.verdict(state) for h in having(state.mission, "verdict")}
    if all_cut:
        found.add("defused")
    first: Verdict = next((v for v in VERDICTS if v in found), "open")
    if first != "open":
        step.emit(e.MissionEnded(first == "defused", first))
    return ()


def wires_left(state: State) -> bool:
    """Returns whether any wire is still uncut."""
    for stand in state.stands:
        if stand.uncut:
            return True
    return False


def yellow_trigger(step: Step[State]) -> Sequence[Ask]:
    """Runs the hooks once, in the turn in which the number of cut yellow wires reaches two (BB-X-YTRIG)."""
    state = step.state
    if state.cuts[YELLOW] < 2 or YELLOW in state.complete:
        return ()
    step.emit(e.ValueCompleted(YELLOW))
    return [ask for hooks in having(state.mission, "yellow") for ask in hooks.yellow(step)]


def end_hooks(step: Step[State]) -> Sequence[Ask]:
    return [ask for hooks in having(step.state.mission, "end_turn") for ask in hooks.end_turn(step)]


def run_out(step: Step[State]) -> Sequence[Ask]:
    """Handles players who have just run out of wires, clockwise from the Captain."""
    asks: list[Ask] = []
    captain = step.state.captain
    for seat in (captain, *step.state.clockwise(captain)):
        if step.state.finished(seat) and seat not in step.state.out:
            step.emit(e.WiresGone(seat))
            asks += [ask for hooks in having(step.state.mission, "ran_out") for ask in hooks.ran_out(step, seat)]
    return asks


class Stage(NamedTuple):
    """One place of the turn after a deed, and what the rules do there."""

    place: int
    follows: Callable[[Step[State]], Sequence[Ask]]
    hooks: tuple[str, ...] = ()  # skipped in missions without any of these hooks; empty: never skipped


STAGES: Final = (
    Stage(places.UNLOCK, unlock),
    Stage(places.AFTER, after_hooks, ("after",)),
    Stage(places.COMPLETED, completions, ("completed",)),
    Stage(places.VERDICT, verdict),
    Stage(places.YELLOW_CUT, yellow_trigger, ("yellow",)),
    Stage(places.END, end_hooks, ("end_turn",)),
    Stage(places.RAN_OUT, run_out, ("ran_out",)),
    Stage(places.LOSS, verdict, ("verdict", "yellow", "end_turn", "ran_out")),  # without these the first test is enough
)


def stages_of(mission: Mission) -> tuple[Stage, ...]:
    """Returns the stages at which something can happen in this mission."""
    try:
        return mission.kept["stages"]
    except KeyError:
        chosen = [s for s in STAGES if not s.hooks or any(having(mission, hook) for hook in s.hooks)]
        mission.kept["stages"] = tuple(chosen)
        return mission.kept["stages"]


def resolved(step: Step[State], place: int = places.UNLOCK) -> None:
    """Continues after a deed is done: its consequences from this place on, then the next turn."""
    if not step.state.mission.mechanisms:  # then no stage asks a question
        if place == places.UNLOCK:
            unlock(step)
            if not wires_left(step.state):
                verdict(step)
        if type(step.state.ask) is not Over:
            next_turn(step)
        return
    for at, follows, _ in stages_of(step.state.mission):
        if at >= place and raised(step, at + 1, follows(step)):
            return
    next_turn(step)


def next_turn(step: Step[State]) -> None:
    """Starts the next turn: the next unfinished player's (BB-TURN-06), unless a card or the mission names a seat."""
    state = step.state
    if not state.mission.mechanisms:
        named = state.deed is not None and state.deed.target is not None
        begin_turn(step, following(state) if named else state.after(state.turn))
        return
    if not wires_left(state):
        step.emit(e.MissionEnded(False, "objective"))  # a condition is open, and nobody can act any more
        return
    for hooks_between in having(state.mission, "between"):
        hooks_between.between(step)
    state = step.state
    then = ordered(state)
    if not isinstance(then, Next):
        asked: Ask = Window(then.place, then.kind, state.asked) if isinstance(then, Window) else then
        step.emit(e.Asked((asked,), places.ORDER))
        return
    hooks = having(state.mission, "round")
    new_round = hooks and state.turns and passes(state, then)
    if not new_round or not raised(step, places.ROUND, [a for h in hooks for a in h.round(step)]):
        begin_turn(step, then.seat)


def ordered(state: State) -> Next | Window | Prompt:
    hooks = having(state.mission, "order")
    return next((then for h in hooks if (then := h.order(state)) is not None), None) or Next(following(state))


def following(state: State) -> Seat:
    """Returns the next player by the base rules."""
    deed = state.deed
    if deed is not None and deed.target is not None and not state.finished(deed.target):
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
    """Handles an answer to a mission's question or offer, then asks what follows or waits, or continues the turn."""
    state = step.state
    todo, place = state.todo, state.place
    more = hooks_of(state.mission)[ask.place].answered(step, ask, act)
    if not raised(step, place, (*more, *todo)):
        go_on(step, place)


def closed(step: Step[State], window: Window) -> None:
    """Closes a window of offers: its clock ran out before anybody accepted."""
    asks = hooks_of(step.state.mission)[window.place].closed(step, window)
    if not raised(step, places.ORDER, asks):
        next_turn(step)


def go_on(step: Step[State], place: int) -> None:
    """Continues once all questions of one place are answered."""
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
