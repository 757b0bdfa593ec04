"""Dual Cuts with help: detectors point at several wires of one stand, rays call two values (BB-DTC, BB-EQ-10)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any, Final

from msgspec.structs import replace

from litfuse.kernel.events import Step
from litfuse.kernel.notices import Notice
from litfuse.kernel.options import Form, Options, Sets, Some
from litfuse.kernel.records import Refusal, Seat, Text, Viewer

from ..actions import Action
from ..calls import RAYS, VALUE, Aim, Cuts, Hand, Pairs, aim, numbers, open_cells, pairs_of, ways_of
from ..events import Event
from ..failures import missed, red_hit, told
from ..mechanisms.base import having
from ..public import Settling
from ..reasons import barred_deed, call, no, target
from ..state import Deed, Stand, State
from ..tokens import lies, marked
from ..turns import Outcome, cut_pair, declared
from ..words import YELLOW, Cell, Character, Equipment, Helper, word_of
from . import words
from .base import card_ready, power_ready, unusable, unusable_power
from .events import CardUsed, PowerUsed
from .words import HelpedCut, Settle

Ways = Form[Action] | tuple[Callable[..., Form[Action]], Any, Any]  # most are never read, so they are made only then
DOUBLE: Final = Character.DOUBLE  # looking up a member of an enumeration costs more than a comparison
WRITTEN: Final = tuple(Helper).index  # the order in which helpers are written
NO_RAY: Final = ((),)
NO_PAIRS: Final = Pairs((), 2)
DETECTORS: Final = ((Helper.DOUBLE, 2), (Helper.OWN_TRIPLE, 3), (Helper.TRIPLE, 3))
COUNTS: Final = dict(DETECTORS)
POWER_OF: Final = {
    Helper.DOUBLE: Character.DOUBLE,
    Helper.OWN_TRIPLE: Character.TRIPLE,
    Helper.OWN_RAY: Character.RAY,
}
CARD_OF: Final = {Helper.TRIPLE: Equipment.TRIPLE, Helper.SUPER: Equipment.SUPER, Helper.RAY: Equipment.RAY}


class SettleAsked(Event):
    owner: Seat
    cells: tuple[Cell, ...]
    values: tuple[int, ...]
    hit: bool

    def apply(self, state: State) -> State:
        return replace(state, asked=state.asked + 1, ask=Settling(self.owner, self.cells, self.values, self.hit))

    def notice(self, to: Viewer) -> Notice:
        return words.SettleAsked(self.owner, self.hit)


class TokenStands(Event):
    """The wire that the owner chose has its token already. Others learn only that the choice is made."""

    owner: Seat

    def apply(self, state: State) -> State:
        return state

    def notice(self, to: Viewer) -> Notice:
        return words.TokenStands(self.owner)


Events = SettleAsked | TokenStands


def has(state: State, seat: Seat, helper: Helper) -> bool:
    """Returns whether this seat may use the helper in a Dual Cut now."""
    if helper in POWER_OF:
        return power_ready(state, seat, POWER_OF[helper])
    return card_ready(state, seat, CARD_OF[helper])


# Options

# The helpers of a cut as it is written: a ray alone, a detector alone, a detector and a ray
WITH: Final[dict[Helper | tuple[Helper, bool], Text]] = {
    Helper.RAY: Text("act-helped-cut", {"with": "helper-ray"}),
    **{(d, False): Text("act-helped-cut", {"with": f"helper-{d}"}) for d in (*COUNTS, Helper.SUPER)},
    **{(d, True): Text("act-helped-cut", {"with": f"helper-{d} helper-ray"}) for d in (*COUNTS, Helper.SUPER)},
}
DOUBLE_ALONE: Final = [(Helper.DOUBLE,)]
DOUBLE_SAYS: Final = WITH[Helper.DOUBLE, False]


def double_cuts(hand: Hand, stand: Stand) -> Form[Action]:
    """Returns the cuts with the player's own Double Detector and nothing else."""
    return Cuts(HelpedCut, Some(stand.uncut, 2), numbers(hand), DOUBLE_ALONE, says=DOUBLE_SAYS)


def helped_cuts(state: State, seat: Seat, hand: Hand, stands: Sequence[Stand], cards: bool, forms: list[Ways]) -> None:
    """Adds Dual Cuts with a detector, a ray, or both (BB-EQG-11).

    `hand` and `stands` are those of a cut without help; `cards` says whether any card is ready.
    """
    mission = state.mission
    narrow = mission.mechanisms and having(mission, "bars_cell")
    if not (cards or narrow or (mission.mechanisms and having(mission, "bars_card"))):  # the usual case
        if not state.powers or state.powers[seat].used:
            return
        if state.powers[seat].character is DOUBLE:
            if len(hand.by) > 1 or YELLOW not in hand.by:
                forms += [(double_cuts, hand, s) for s in stands if len(s.uncut) > 1]
            return
    detectors = [(d, n) for d, n in DETECTORS if has(state, seat, d)]
    wide = cards and has(state, seat, Helper.SUPER)
    rays = [r for r in RAYS if has(state, seat, r)]
    if not (detectors or wide or rays):
        return
    plain = Aim(hand, stands)
    by_ray = aim(state, seat, "ray") if narrow else plain
    pairs = pairs_of(by_ray.hand) if rays else NO_PAIRS
    if pairs and (one := [(cell,) for stand in by_ray.stands for cell in stand.uncut]):
        forms.append(Cuts(HelpedCut, one, pairs, [(r,) for r in rays], says=WITH[Helper.RAY]))
    by_detector = aim(state, seat, "detector") if narrow else plain
    by_both = aim(state, seat, "detector", "ray") if narrow else plain
    pairs = pairs_of(by_both.hand, detector=True) if rays else NO_PAIRS
    for called, targets, after in (
        (numbers(by_detector.hand), by_detector.stands, NO_RAY),
        (pairs, by_both.stands, [(r,) for r in rays]),
    ):
        if not called:
            continue
        for helper, n in detectors:
            with_it, says = Sets([(helper, *ray) for ray in after], WRITTEN), WITH[helper, called is pairs]
            forms += [
                Cuts(HelpedCut, Some(s.uncut, n), called, with_it, says=says) for s in targets if len(s.uncut) >= n
            ]
        if wide and targets:
            with_it, says = Sets([(Helper.SUPER, *ray) for ray in after], WRITTEN), WITH[Helper.SUPER, called is pairs]
            forms.append(Cuts(HelpedCut, Sets([s.uncut for s in targets]), called, with_it, says=says))


def settle_options(state: State, ask: Settling) -> Options[Action]:
    stands, values = state.stands, ask.values
    if ask.hit:
        cells = [c for c in ask.cells if stands[c[0]].wires[c[1]].value in values]
    else:
        cells = [c for c in ask.cells if stands[c[0]].wires[c[1]].value not in state.reds]
    return Options((), (Form(Settle, cells),))


# Refusals


def refuses_helped_cut(state: State, seat: Seat, act: HelpedCut) -> Refusal:
    """Returns why a cut with help is refused. Checks targets, helpers, values, in this order."""
    act = HelpedCut(
        tuple(sorted(act.cells)),
        tuple(sorted(act.calls, key=attrgetter("value"))),
        tuple(sorted(act.helpers, key=WRITTEN)),
    )
    if why := barred_deed(state, seat, "dual"):
        return why
    for cell in act.cells:
        if why := target(state, seat, cell, *ways_of(act.helpers)):
            return why
    why_not = bad_helpers(state, seat, act) or bad_cells(state, seat, act) or bad_values(state, seat, act)
    return why_not or no("BB-EQG-11", "helpers")


def bad_helpers(state: State, seat: Seat, act: HelpedCut) -> Refusal | None:
    rays = [h for h in act.helpers if h in RAYS]
    detectors = [h for h in act.helpers if h not in RAYS]
    if not act.helpers or len(rays) > 1 or len(detectors) > 1:
        return no("BB-EQG-11", "helpers")
    for helper in act.helpers:
        if helper in POWER_OF:
            if why := unusable_power(state, seat, POWER_OF[helper]):
                return why
        elif why := unusable(state, seat, CARD_OF[helper]):
            return why
    return None


def bad_cells(state: State, seat: Seat, act: HelpedCut) -> Refusal | None:
    first = act.helpers[0]
    if first in RAYS:
        return None if len(act.cells) == 1 else no("BB-EQ-10-1", "one-target")
    if not act.cells or len({stand for stand, _ in act.cells}) > 1:
        return no("BB-DTC-02", "one-stand")
    if first is Helper.SUPER:
        uncut = state.stands[act.cells[0][0]].uncut
        whole = open_cells(state, seat, uncut, "target", ways_of(act.helpers))
        return None if list(act.cells) == whole else no("BB-EQ-05-1", "whole-stand")
    count = COUNTS[first]
    if len(act.cells) != count or len(set(act.cells)) != count:
        return no("BB-DTC-01", "so-many-targets", count=count)
    return None


def bad_values(state: State, seat: Seat, act: HelpedCut) -> Refusal | None:
    rays = [h for h in act.helpers if h in RAYS]
    detector = act.helpers[0] not in RAYS
    rule = "BB-DTC-03" if not rays else "BB-DTC-09" if detector else "BB-EQ-10-1"
    called = [c.value for c in act.calls]
    if len(called) != 1 + len(rays):
        return no(rule, "so-many-values", count=1 + len(rays))
    if detector and YELLOW in called:
        return no(rule, "yellow-detector")
    if rays and called[0] == called[1]:
        return no(rule, "two-values")
    for c in act.calls:
        if why := call(state, seat, c, ways_of(act.helpers), rule):
            return why
    return None


def refuses_settling(state: State, ask: Settling, action: Action) -> Refusal:
    if type(action) is not Settle:
        return no("BB-TURN-05", "settle-first")
    if action.cell not in ask.cells:
        return no("BB-DTC-01", "settle-pointed")
    if ask.hit:
        return no("BB-DTC-04", "settle-match", values=" ".join(map(word_of, ask.values)))
    return no("BB-DTC-05", "settle-red")


# Rules


def helped_cut(step: Step[State], seat: Seat, act: HelpedCut) -> None:
    """Carries out a cut with help. The owner settles the result of a detector (BB-DTC-04, BB-DTC-05, BB-VIS-15)."""
    state = step.state
    stands = state.stands
    cells, calls, helpers = act.cells, act.calls, act.helpers
    called = tuple(map(VALUE, calls))
    hit, red, reds = False, True, state.reds
    for i, slot in cells:
        value = stands[i].wires[slot].value
        if value in called:
            hit = True
        elif value not in reds:
            red = False
    outcome: Outcome = "hit" if hit else "red" if red else "miss"
    owner = stands[cells[0][0]].owner
    declared(step, Deed(seat, "dual", cells, calls, helpers), owner, outcome)
    for helper in helpers:
        if helper in POWER_OF:
            step.emit(PowerUsed(seat, POWER_OF[helper]))
        else:
            step.emit(CardUsed(seat, CARD_OF[helper], alone=False))
    detector = helpers[0] not in RAYS
    if outcome == "red":
        red_hit(step, cells)
    elif hit and not detector:
        cut_pair(step, cells[0])
    elif hit:
        step.emit(SettleAsked(owner, cells, called, True))
    elif missed(step, cells):
        if detector:
            step.emit(SettleAsked(owner, cells, called, False))
        else:
            told(step, cells[0])


def settle(step: Step[State], seat: Seat, act: Settle) -> None:
    asked = step.state.ask
    assert type(asked) is Settling
    if asked.hit:
        cut_pair(step, act.cell)
    else:
        if marked(step.state.wire(act.cell)) and not lies(step.state, seat):
            step.emit(TokenStands(seat))
        told(step, act.cell)
