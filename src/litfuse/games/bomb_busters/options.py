"""Legal answers, as forms that refer to the cells kept in the stands; no option is built before it is looked at.

The order is that of BB-C-42, because a clock that runs out chooses the first option: Solo Cuts, plain Dual Cuts, cuts
with help, actions of the mission, cards of the turn, Skip. Within each: by value, then seats clockwise, then slots from
the left, then own wires. Cuts with help are listed by helper; those with a detector have one form a stand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from litfuse.kernel.errors import RulesBug
from litfuse.kernel.options import Form, Later, Options
from litfuse.kernel.records import Seat

from .actions import Action, DualCut, PickCharacter, RevealReds, Skip
from .calls import (
    Calls,
    Cuts,
    Hand,
    aim,
    blocked,
    held,
    may,
    must_reveal,
    others,
    solo_hand,
    solos,
)
from .cards.all import turn_forms
from .cards.base import Turn
from .cards.helped_cuts import helped_cuts
from .mechanisms.base import having
from .public import Picking
from .setup import characters_left
from .state import Stand, State
from .words import Cell

REVEAL: Final[Options[Action]] = Options((RevealReds(),))
SKIP_FORM: Final[Form[Action]] = Form(Skip)


def turn_options(state: State, seat: Seat) -> Options[Action]:
    special = state.mission.mechanisms
    if special:
        hand, stands = aim(state, seat, "plain")
        dual = bool(hand.by and stands) and may(state, seat, "dual")
    else:
        hand, stands = held(state, seat), others(state, seat)
        dual = bool(hand.by and stands)
    if not hand.by and must_reveal(state, seat):
        return REVEAL
    forms = Later()
    ready = state.ready_cards
    if dual:
        forms.append((dual_cuts, hand, stands))
        helped_cuts(state, seat, hand, stands, ready, forms)
    bound = state.stable and dual  # BB-EQ-09-5, BB-EQ-09-7
    barring = special and (having(state.mission, "bars_cell") or having(state.mission, "bars_deed"))
    alone = solo_hand(state, seat) if barring else hand
    acts = () if bound else solos(state, alone)
    if not bound and special:
        for hooks in having(state.mission, "acts"):
            forms += hooks.acts(state, seat)
    declarable = bool(acts or forms)  # before the cards: using a Coffee Mug is no action (BB-C-49)
    if ready:
        forms += turn_forms(state, seat, Turn(alone, dual, bound))
    if not special:
        if not declarable:  # only a mission leaves somebody without an action
            raise RulesBug("BB-TURN-08: an unfinished player without a legal action")
    elif (
        not declarable
        or blocked(state, seat)
        or any(h.may_skip(state, seat) for h in having(state.mission, "may_skip"))
    ):
        forms.append(SKIP_FORM)
    return Options(acts, forms)


def dual_cuts(hand: Hand, stands: Sequence[Stand]) -> Form[Action]:
    cells: tuple[Cell, ...] = ()
    for stand in stands:
        cells += stand.uncut
    return Cuts(DualCut, cells, Calls(hand.by, hand.calls))


def pick_options(state: State, ask: Picking) -> Options[Action]:
    return Options((), (Form(PickCharacter, characters_left(state)),))
