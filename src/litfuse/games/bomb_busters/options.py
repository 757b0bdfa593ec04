"""Legal answers: forms that point at what the stands keep; nothing is copied per option.

The order is that of BB-C-42, because the first option is what a clock chooses: Solo Cuts, plain Dual Cuts, helped ones,
what the mission adds, cards of the turn, Skip; within each by value, then seats clockwise, then slots from the left,
then own wires. Cuts with help are listed help by help, and those with a detector stand by stand: a form is one stand.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any, Final

from litfuse.kernel.errors import RulesBug
from litfuse.kernel.options import Form, Later, Options, Sets, Some
from litfuse.kernel.records import Seat, Text

from .actions import Action, DualCut, PickCharacter, PlaceToken, RevealReds, Skip
from .calls import VALUE, Calls, Cuts, Hand, Pairs, callable_values, held, must_reveal, numbers, others, pairs_of, solos
from .cards.words import (
    FastPass,
    GiveWire,
    HelpedCut,
    Settle,
    UseBatteries,
    UseEqual,
    UseHook,
    UseMug,
    UsePostIt,
    UseRadar,
    UseRewinder,
    UseSingle,
    UseStabilizer,
    UseUnequal,
    UseWalkie,
)
from .content import ANY_POWER, ANYTIME
from .mechanisms.base import hooks_of
from .public import Picking, Placing, Settling
from .setup import characters_left
from .state import Stand, State
from .words import NUMBERS, RED, TOKENS, YELLOW, Cell, Character, Equipment, Helper, Source

Ways = Form[Action] | tuple[Callable[..., Form[Action]], Any, Any]  # most are never looked at, so never made
DOUBLE: Final = Character.DOUBLE  # to look up a member of an enumeration costs more than a comparison
STABILIZER_FORM: Final[Form[Action]] = Form(UseStabilizer)
REVEAL: Final[Options[Action]] = Options((RevealReds(),))
SKIP_FORM: Final[Form[Action]] = Form(Skip)
REWINDER: Final = UseRewinder()
NOBODY: Final = ()
RAYS: Final = (Helper.OWN_RAY, Helper.RAY)
WRITTEN: Final = tuple(Helper).index  # the order in which helpers are written
NO_RAY: Final = ((),)
NO_PAIRS: Final = Pairs(())
DETECTORS: Final = ((Helper.DOUBLE, 2), (Helper.OWN_TRIPLE, 3), (Helper.TRIPLE, 3))
POWER_OF: Final = {
    Helper.DOUBLE: Character.DOUBLE,
    Helper.OWN_TRIPLE: Character.TRIPLE,
    Helper.OWN_RAY: Character.RAY,
}
CARD_OF: Final = {Helper.TRIPLE: Equipment.TRIPLE, Helper.SUPER: Equipment.SUPER, Helper.RAY: Equipment.RAY}


# What a helped cut says it is done with: a ray alone, a detector alone, a detector and a ray
WITH: Final[dict[Helper | tuple[Helper, bool], Text]] = {
    Helper.RAY: Text("act-helped-cut", {"with": "helper-ray"}),
    **{(d, False): Text("act-helped-cut", {"with": f"helper-{d}"}) for d in (*(d for d, _ in DETECTORS), Helper.SUPER)},
    **{
        (d, True): Text("act-helped-cut", {"with": f"helper-{d} helper-ray"})
        for d in (*(d for d, _ in DETECTORS), Helper.SUPER)
    },
}
DOUBLE_ALONE: Final = [(Helper.DOUBLE,)]
DOUBLE_SAYS: Final = WITH[Helper.DOUBLE, False]


def has(state: State, seat: Seat, helper: Helper) -> bool:
    """May this seat use it in a Dual Cut now?"""
    if helper in POWER_OF:
        return state.has_power(seat, POWER_OF[helper])
    return state.ready(CARD_OF[helper])


# The turn


def turn_options(state: State, seat: Seat) -> Options[Action]:
    special = bool(state.mission.mechanisms)
    hand = callable_values(state, seat) if special else held(state, seat)
    if not hand.by and must_reveal(state, seat):
        return REVEAL
    forms = Later()
    ready = state.ready_cards
    dual = False
    if hand.by:
        targets = others(state, seat)
        if targets:
            dual = True
            forms.append((dual_cuts, hand, targets))
            helped(state, seat, hand, targets, ready, forms)
    bound = state.stable and dual  # BB-EQ-09-5, BB-EQ-09-7
    acts = () if bound else solos(state, hand)
    if not bound and special:
        for hooks in hooks_of(state.mission.mechanisms):
            forms += hooks.acts(state, seat)
    declarable = bool(acts or forms)  # now: a Coffee Mug is no way to act (BB-C-49)
    if ready:
        cards_of_the_turn(state, seat, hand, dual, bound, forms)
    if not special:
        if not declarable:  # only a mission leaves somebody without an action
            raise RulesBug("BB-TURN-08: an unfinished player without a legal action")
    elif not declarable or any(
        h.may_skip(state, seat) or h.blocked(state, seat) for h in hooks_of(state.mission.mechanisms)
    ):
        forms.append(SKIP_FORM)
    return Options(acts, forms)


def dual_cuts(hand: Hand, targets: list[Stand]) -> Form[Action]:
    cells: tuple[Cell, ...] = ()
    for stand in targets:
        cells += stand.uncut
    return Cuts(DualCut, cells, Calls(hand.by, hand.calls))


def double_cuts(hand: Hand, stand: Stand) -> Form[Action]:
    """With the own Double Detector and nothing else."""
    return Cuts(HelpedCut, Some(stand.uncut, 2), numbers(hand), DOUBLE_ALONE, says=DOUBLE_SAYS)


def helped(state: State, seat: Seat, hand: Hand, targets: Sequence[Stand], cards: bool, forms: list[Ways]) -> None:
    """Dual Cuts with a detector, a ray, or both (BB-EQG-11). `cards`: some card is ready."""
    if not cards:  # most turns
        if not state.powers or state.powers[seat].used:
            return
        if state.powers[seat].character is DOUBLE:
            if len(hand.by) > 1 or YELLOW not in hand.by:
                forms += [(double_cuts, hand, s) for s in targets if len(s.uncut) > 1]
            return
    detectors = [(d, n) for d, n in DETECTORS if has(state, seat, d)]
    wide = cards and state.ready(Equipment.SUPER)
    rays = [r for r in RAYS if has(state, seat, r)]
    if not (detectors or wide or rays):
        return
    pairs = pairs_of(hand) if rays else NO_PAIRS
    if pairs:
        one = [(cell,) for stand in targets for cell in stand.uncut]
        forms.append(Cuts(HelpedCut, one, pairs, [(r,) for r in rays], says=WITH[Helper.RAY]))
        pairs = Pairs([p for p in pairs if p[1].value != YELLOW], VALUE)  # BB-DTC-09; YELLOW is always the second
    for called, after in ((numbers(hand), NO_RAY), (pairs, [(r,) for r in rays])):
        if not called:
            continue
        for detector, n in detectors:
            with_it, says = Sets([(detector, *ray) for ray in after], WRITTEN), WITH[detector, called is pairs]
            forms += [
                Cuts(HelpedCut, Some(s.uncut, n), called, with_it, says=says) for s in targets if len(s.uncut) >= n
            ]
        if wide:
            with_it, says = Sets([(Helper.SUPER, *ray) for ray in after], WRITTEN), WITH[Helper.SUPER, called is pairs]
            forms.append(Cuts(HelpedCut, Sets([s.uncut for s in targets]), called, with_it, says=says))


def cards_of_the_turn(state: State, seat: Seat, hand: Hand, dual: bool, bound: bool, forms: list[Ways]) -> None:
    """Stabilizer, Coffee Mug, Fast Pass."""
    if dual and not state.stable and state.ready(Equipment.STABILIZER):
        forms.append(STABILIZER_FORM)
    if bound:
        return
    if state.ready(Equipment.MUG) and not any(
        h.bars_deed(state, seat, "mug") for h in hooks_of(state.mission.mechanisms)
    ):
        partners = state.partners(seat)
        if partners:
            forms.append(Form(UseMug, partners))
    if state.ready(Equipment.FAST_PASS):
        pairs = [pair for same in hand.by.values() for pair in combinations(same, 2)]
        if pairs:
            forms.append(Form(FastPass, Sets(pairs)))


# Cards at any time


def offered_to(state: State) -> Sequence[Seat]:
    """Unfinished players with a card, or an own power, whose window is ANY; not what the hand allows (BB-EQG-14)."""
    for card in state.equipment:
        if card.usable and not card.used and card.name in ANYTIME:
            return [s for s in range(state.seats) if not state.finished(s)]
    if state.mission.characters != "choice":  # everybody has a detector, or nobody anything
        return NOBODY
    powers = enumerate(state.powers)
    return [s for s, p in powers if p.character in ANY_POWER and not p.used and not state.finished(s)]


def offer_options(state: State, seat: Seat) -> Options[Action]:
    ready = {c.name for c in state.equipment if c.ready}
    acts: tuple[Action, ...] = ()
    forms: list[Form[Any]] = []
    if Equipment.UNEQUAL in ready and (cells := label_cells(state, seat, equal=False)):
        forms.append(Form(UseUnequal, cells))
    sources = sources_of(state, seat, Equipment.WALKIE in ready, Character.WALKIE)
    if sources and (partners := state.partners(seat)):
        forms.append(Form(UseWalkie, state.uncut(seat), partners, sources))
    if Equipment.POST_IT in ready and (cells := post_it_cells(state, seat)):
        forms.append(Form(UsePostIt, cells))
    if Equipment.REWINDER in ready and state.dial < state.limit:
        acts = (REWINDER,)
    if Equipment.BATTERIES in ready and (used := tuple([s for s, p in enumerate(state.powers) if p.used])):
        forms.append(Form(UseBatteries, Some(used, 1)))
        if len(used) > 1:
            forms.append(Form(UseBatteries, Some(used, 2)))
    sources = sources_of(state, seat, Equipment.RADAR in ready, Character.RADAR)
    if sources:
        forms.append(Form(UseRadar, NUMBERS, sources))
    if Equipment.EQUAL in ready and (cells := label_cells(state, seat, equal=True)):
        forms.append(Form(UseEqual, cells))
    if Equipment.SINGLE in ready and (cells := single_cells(state, seat)):
        forms.append(Form(UseSingle, cells))
    if Equipment.HOOK in ready and (targets := others(state, seat)):
        forms.append(Form(UseHook, [c for s in targets for c in s.uncut], state.stands_of(seat)))
    return Options(acts, forms)


def sources_of(state: State, seat: Seat, card: bool, character: Character) -> tuple[Source, ...]:
    power = state.has_power(seat, character)
    return (Source.CARD,) * card + (Source.POWER,) * power


def label_cells(state: State, seat: Seat, equal: bool) -> list[Cell]:
    """Left ones of two neighbours, not both cut, that are equal, or not (BB-EQ-01-1, BB-EQ-12-1)."""
    found: list[Cell] = []
    for i in state.stands_of(seat):
        wires = state.stands[i].wires
        for j in range(len(wires) - 1):
            a, b = wires[j], wires[j + 1]
            if not (a.cut and b.cut) and (a.value == b.value) == equal:
                found.append((i, j))
    return found


def post_it_cells(state: State, seat: Seat) -> list[Cell]:
    """Uncut blue wires without a value token (BB-EQ-04-1)."""
    return [
        c
        for c in state.uncut(seat)
        if state.value(c) <= 12 and not any(token.says == "is" for token in state.wire(c).tokens)
    ]


def single_cells(state: State, seat: Seat) -> list[Cell]:
    """Blue wires whose number stands once on their stand (BB-EQ-22-1)."""
    found: list[Cell] = []
    for i in state.stands_of(seat):
        values = [w.value for w in state.stands[i].wires]
        found += [(i, j) for j, v in enumerate(values) if v <= 12 and values.count(v) == 1]
    return found


# Other questions


def pick_options(state: State, ask: Picking) -> Options[Action]:
    return Options((), (Form(PickCharacter, characters_left(state)),))


def token_options(state: State, ask: Placing) -> Options[Action]:
    """Blue wires whose number has a token left, as long as there is one (BB-SETUP-20, BB-SETUP-23)."""
    tokens, number = state.tokens, ask.number
    cells: list[Cell] = []
    for stand in state.racks(ask.seat):  # nothing is cut yet
        hand = zip(stand.uncut, stand.wires, strict=True)
        if number is not None:
            cells += [c for c, w in hand if w.value == number]
        elif TOKENS in tokens:
            cells += [c for c, w in hand if (v := w.value) <= 12 and tokens[v] < TOKENS]
        else:
            cells += [c for c, w in hand if w.value <= 12]
    if not cells:
        cells = [c for c in state.uncut(ask.seat) if state.value(c) <= 12]
    return Options((), (Form(PlaceToken, cells),))


def settle_options(state: State, ask: Settling) -> Options[Action]:
    stands, values = state.stands, ask.values
    if ask.hit:
        cells = [c for c in ask.cells if stands[c[0]].wires[c[1]].value in values]
    else:
        cells = [c for c in ask.cells if stands[c[0]].wires[c[1]].value != RED]
    return Options((), (Form(Settle, cells),))


def swap_options(state: State, seat: Seat) -> Options[Action]:
    return Options((), (Form(GiveWire, state.uncut(seat)),))
