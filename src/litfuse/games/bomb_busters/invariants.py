"""For long random runs: what must hold after every step, and which configurations and actions to play."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from litfuse.inference import NoWorld, Only, Place
from litfuse.kernel.rng import Stream

from .actions import DualCut, ReportSlip, Skip
from .cards.words import HelpedCut
from .config import Config
from .content import MISSIONS, long_missions
from .knowledge.evidence import position
from .knowledge.known import Knowledge
from .mechanisms.base import having, hooks_of
from .public import MARKS, Over, Picking, Prompt, Swapping, Token, Window
from .state import State, in_play, tokens_of
from .view import View
from .words import COPIES, NUMBERS, RED, TOKENS, Cell, value_of

LONG: Final = long_missions()


def tables() -> list[tuple[Config, tuple[int, ...]]]:
    """Returns every mission and the long ones, with their player counts; every value of all other options occurs."""
    return [
        *((Config(mission=n), m.seats) for n, m in MISSIONS.items()),
        *((Config(custom=m), m.seats) for m in LONG),
        *(
            (Config(custom=m, history="open", chat="free", captain=1, fixed_captain=True, timers="turns"), m.seats)
            for m in LONG
        ),
    ]


def broken(state: State) -> str | None:
    """Returns a description of an invariant that does not hold; None if all hold."""
    if type(state.ask) is Picking:
        return None
    wires = [w for s in state.stands for w in s.wires]
    if everything(state) != expected(state):
        return "wires"
    rows = [[w.key for w in s.wires if w.apart is None] for s in state.stands]
    if any(row != sorted(row) for row in rows):
        return "a stand is out of order"
    if any(s.uncut != tuple((i, j) for j, w in enumerate(s.wires) if not w.cut) for i, s in enumerate(state.stands)):
        return "uncut wires"
    cuts = Counter(w.value for w in wires if w.cut)
    if state.cuts != tuple(cuts[v] for v in range(15)) or state.total != in_play(state.mission):
        return "cut wires are miscounted"
    if any(state.cuts[n] % 2 for n in NUMBERS if n not in state.reds):
        return "an odd number is cut"
    return wrong_tokens(state) or wrong_cards(state)


def wrong_tokens(state: State) -> str | None:
    if state.tokens != tokens_of(state.stands) or max(state.tokens) > TOKENS:
        return "tokens"
    for i, stand in enumerate(state.stands):
        held = {state.value(c) for c in state.uncut(stand.owner)}
        there = {w.value for w in stand.wires}
        if any(not t.dated and (t.value not in there if t.says == "has" else t.value in held) for t in stand.beside):
            return "a token beside a stand lies"
        for slot, wire in enumerate(stand.wires):
            if any(not holds(state, (i, slot), t) for t in wire.tokens) or (wire.red and wire.value not in state.reds):
                return "a token lies"
            if sum(t.says in MARKS for t in wire.tokens) > 1:
                return "a wire has two tokens"
    for label in state.labels:
        i, slot = label.cell
        if (state.value(label.cell) == state.value((i, slot + label.reach))) != label.equal:
            return "a label lies"
    return None


def holds(state: State, cell: Cell, token: Token) -> bool:
    """Returns whether a token says the truth about its wire."""
    value = state.value(cell)
    copies = [w.value for w in state.stands[cell[0]].wires if w.apart is None].count(value)
    match token.says:
        case "is":
            return value == token.value
        case "is-not":
            return value != token.value
        case "even" | "odd":
            return value <= 12 and value % 2 == (token.says == "odd")
        case "single":
            return value <= 12 and (token.dated or copies == 1)
        case _:
            return value <= 12 and (token.dated or token.says == f"x{copies}")


def wrong_cards(state: State) -> str | None:
    if not 0 <= state.dial <= state.limit:
        return "the dial"
    names = [c.name for c in state.equipment] + list(state.deck)
    if len(set(names)) != len(names):
        return "a card is there twice"
    after_turn = (Over, Prompt, Window)  # asked after the cut
    asked = state.todo[0] if type(state.ask) is Swapping else state.ask  # a swap comes in between
    if type(asked) not in after_turn and state.finished(state.turn) and state.turns:
        return "a finished player is on turn"
    found = (hooks.invariant(state) for hooks in having(state.mission, "invariant"))
    return next((wrong for wrong in found if wrong), None)


def expected(state: State) -> tuple[int, ...]:
    blue = [10 * n for n in NUMBERS if n <= state.mission.blue for _ in range(COPIES)]
    piled = [key for v in state.plan.piled for key in state.mission.colour(v).keys(v)]
    return tuple(sorted([*blue, *(m.key for m in state.markers), *piled]))


def everything(state: State) -> tuple[int, ...]:
    """Returns the keys of all wires, including those set aside or in nobody's hand. It never changes."""
    return tuple(sorted([*(w.key for s in state.stands for w in s.wires), *state.aside, *state.off_hand]))


def possible(view: View, known: Knowledge | None, state: State) -> bool:
    """Returns whether the true deal is among those that agree with this view and what is known."""
    from litfuse.inference.drawing import draw  # here, because it loads numpy, which plain play does not need

    if type(state.ask) is Picking:
        return True  # before the deal
    at = position(view, known.clues if known else None)
    dealt = [Only(place, frozenset((at.keys.index(state.wire(cell).key),))) for cell, place in at.places.items()]
    if at.pile is not None:
        pile = sorted(at.keys.index(key) for key in state.off_hand for _ in range(1 + at.twins))
        dealt += [Only(Place(at.pile, slot), frozenset((kind,))) for slot, kind in enumerate(pile)]
    boxes = at.problem.row - at.boxes
    aside: dict[bool, list[int]] = {True: [], False: []}
    for key in state.aside:
        aside[value_of(key) == RED].append(at.keys.index(key))
    for n, kinds in enumerate(filter(None, (aside[False], aside[True])), boxes):
        dealt += [Only(Place(n, slot), frozenset((kind,))) for slot, kind in enumerate(sorted(kinds))]
    try:
        draw(at.problem.given(*dealt), Stream("truth"), "truth")
    except NoWorld:
        return False
    return True


def seldom(state: State, action: Any) -> bool:
    """Returns whether the action would end most random games within a few turns, as failing cuts and slips do."""
    if type(action) is DualCut:
        return state.value(action.cell) != action.call.value
    if type(action) is HelpedCut:
        called = {c.value for c in action.calls}
        return all(state.value(c) not in called for c in action.cells)
    special = next((h for h in hooks_of(state.mission) if type(action) in h.does), None)
    return type(action) in (Skip, ReportSlip) or (special is not None and special.loses(state, action))
