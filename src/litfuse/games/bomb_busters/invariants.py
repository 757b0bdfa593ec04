"""What must hold after every step, for long random runs; what to play in them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from litfuse.inference import NoWorld, Only, Place, draw
from litfuse.kernel.rng import Stream

from .actions import CutTogether, DualCut, HelpedCut, Skip
from .cards import COPIES, NUMBERS, RED, TOKENS, Equipment, value_of
from .config import Config
from .content import MISSIONS
from .evidence import position
from .knowledge import Knowledge
from .mission import Colour, Mission, Numbers, SecretNumbers, SequenceGate, SimultaneousCut
from .public import Over, Picking
from .state import State, in_play, tokens_of
from .view import View

LATER = (
    Equipment.FALSE_BOTTOM,
    Equipment.SINGLE,
    Equipment.DROP,
    Equipment.FAST_PASS,
    Equipment.DISINTEGRATOR,
    Equipment.HOOK,
)
# Missions that live long enough for everything to happen: few wires, a long dial, later cards, characters, mechanisms.
LONG = (
    Mission(blue=3, yellow=Colour(2), red=Colour(1, 2), dial=6),
    Mission(
        blue=4,
        yellow=Colour(2, 3),
        red=Colour(2),
        dial=6,
        later=(Equipment.FALSE_BOTTOM, Equipment.SINGLE, Equipment.DROP),
        ban=(Equipment.SUPER, Equipment.REWINDER, Equipment.BATTERIES, Equipment.RADAR, Equipment.STABILIZER),
    ),
    Mission(blue=9, yellow=Colour(4), red=Colour(2), dial=6, characters="choice"),
    Mission(yellow=Colour(2), red=Colour(3), dial=6, later=LATER, ban=tuple(Equipment)[:7]),
    Mission(blue=5, red=Colour(3, predealt=True), dial=6, tokens="random", mechanisms=(SimultaneousCut(),)),
    Mission(blue=8, yellow=Colour(4), dial=6, characters="none", mechanisms=(SequenceGate(4, 4),)),
    Mission(blue=5, dial=6, mechanisms=(SecretNumbers(1, 1),)),
    Mission(blue=4, dial=6, ban=tuple(Equipment)[4:11], mechanisms=(SequenceGate(4, 4),)),
    Mission(
        dial=6,
        later=(Equipment.HOOK, Equipment.SINGLE, Equipment.DROP, Equipment.FAST_PASS),
        ban=tuple(Equipment)[:11],
        mechanisms=(SecretNumbers(2, 2),),
    ),
    Mission(
        red=Colour(3, predealt=True),
        dial=6,
        tokens="none",
        mechanisms=(SequenceGate(), SimultaneousCut(), SecretNumbers()),
    ),
)


def tables() -> list[Config]:
    """Every mission, and those that live long; all values of all other options somewhere."""
    numbered = [Config(mission=n) for n in MISSIONS]
    return [
        *numbered,
        *(Config(custom=m) for m in LONG),
        *(Config(custom=m, history="open", chat="free", captain=1, fixed_captain=True) for m in LONG),
    ]


def broken(state: State) -> str | None:
    """What does not hold, if anything."""
    if type(state.ask) is Picking:
        return None
    wires = [w for s in state.stands for w in s.wires]
    if everything(state) != expected(state):
        return "wires"
    if any([w.key for w in s.wires] != sorted(w.key for w in s.wires) for s in state.stands):
        return "a stand is out of order"
    if any(s.uncut != tuple((i, j) for j, w in enumerate(s.wires) if not w.cut) for i, s in enumerate(state.stands)):
        return "uncut wires"
    cuts = Counter(w.value for w in wires if w.cut)
    if state.cuts != tuple(cuts[v] for v in range(15)) or state.total != in_play(state.mission):
        return "cut wires are miscounted"
    if any(state.cuts[n] % 2 for n in NUMBERS):
        return "an odd number is cut"
    return wrong_tokens(state) or wrong_cards(state)


def wrong_tokens(state: State) -> str | None:
    if state.tokens != tokens_of(state.stands) or max(state.tokens) > TOKENS:
        return "tokens"
    for stand in state.stands:
        for wire in stand.wires:
            if any(t.says == "is" and t.value != wire.value for t in wire.tokens) or (wire.red and wire.value != RED):
                return "a token lies"
    for label in state.labels:
        i, slot = label.cell
        if (state.value(label.cell) == state.value((i, slot + label.reach))) != label.equal:
            return "a label lies"
    return None


def wrong_cards(state: State) -> str | None:
    if not 0 <= state.dial <= state.start:
        return "the dial"
    names = [c.name for c in state.equipment] + list(state.deck)
    if len(set(names)) != len(names):
        return "a card is there twice"
    if type(state.ask) is not Over and state.finished(state.turn) and state.turns:
        return "a finished player is on turn"
    for data in state.extras:
        if type(data) is Numbers and not data.over and data.hands != ((),) * state.seats:
            cards = [n for h in data.hands for n in h] + [*data.deck, *data.out]
            if sorted([*cards, *([data.laid] if data.laid else [])]) != list(range(1, state.mission.blue + 1)):
                return "number cards"
    return None


def expected(state: State) -> tuple[int, ...]:
    blue = [10 * n for n in NUMBERS if n <= state.mission.blue for _ in range(COPIES)]
    return tuple(sorted([*blue, *(m.key for m in state.markers)]))


def everything(state: State) -> tuple[int, ...]:
    """All wires, those set aside included: never changes."""
    return tuple(sorted([*(w.key for s in state.stands for w in s.wires), *state.aside]))


def possible(view: View, known: Knowledge | None, state: State) -> bool:
    """Is the deal as it was among those that agree with this view and what is known?"""
    if type(state.ask) is Picking:
        return True  # nothing is dealt yet
    at = position(view, known.clues if known else None)
    dealt = [Only(place, frozenset((at.keys.index(state.wire(cell).key),))) for cell, place in at.places.items()]
    boxes = len(at.problem.sizes) - at.boxes
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
    """What ends most random games within a few turns: cuts that fail."""
    if type(action) is DualCut:
        return state.value(action.cell) != action.call.value
    if type(action) is HelpedCut:
        called = {c.value for c in action.calls}
        return all(state.value(c) not in called for c in action.cells)
    if type(action) is CutTogether:
        return any(value_of(state.wire(c).key) != RED for c in action.cells)
    return type(action) is Skip
