"""Cards used instead of an action: the Coffee Mug gives the turn away, the Fast Pass cuts two equal own wires."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any, Final

from msgspec.structs import replace

from litfuse.kernel.events import Step
from litfuse.kernel.notices import Notice
from litfuse.kernel.options import Form, Sets
from litfuse.kernel.records import Refusal, Seat, Viewer

from ..calls import held
from ..events import Event, WiresCut, noted
from ..reasons import barred, barred_cell, barred_deed, bound, no
from ..state import Deed, State
from ..turns import charge, keys_at, resolved
from ..words import Equipment
from . import words
from .base import Turn, TurnUse
from .words import Named, UseMug


class TurnNamed(Event):
    """The Coffee Mug gave the turn away (BB-EQ-11-1)."""

    seat: Seat
    target: Seat

    def apply(self, state: State) -> State:
        fact = Named(state.turns, self.seat, self.target)
        return replace(state, facts=noted(state, fact), deed=Deed(self.seat, "give", target=self.target), skipped=0)

    def notice(self, to: Viewer) -> Notice:
        return words.TurnNamed(self.seat, self.target)


Events = TurnNamed


class Mug(TurnUse[UseMug]):
    action = UseMug
    card = Equipment.MUG
    alone = False

    def offers(self, state: State, seat: Seat, turn: Turn) -> Sequence[Form[Any]]:
        if turn.bound or barred_deed(state, seat, "give"):
            return ()
        partners = state.partners(seat)
        return (Form(UseMug, partners),) if partners else ()

    def refuses(self, state: State, seat: Seat, act: UseMug) -> Refusal:
        return bound(state, seat) or barred_deed(state, seat, "give") or no("BB-EQ-11-2", "mug-target")

    def do(self, step: Step[State], seat: Seat, act: UseMug) -> None:
        step.emit(TurnNamed(seat, act.seat))

    def after(self, step: Step[State]) -> None:
        resolved(step)


SOLO: Final = ("solo",)  # a mission bars it like a Solo Cut (BB-C-20)


class FastPass(TurnUse[words.FastPass]):
    action = words.FastPass
    card = Equipment.FAST_PASS

    def offers(self, state: State, seat: Seat, turn: Turn) -> Sequence[Form[Any]]:
        pairs = () if turn.bound else [pair for same in turn.hand.by.values() for pair in combinations(same, 2)]
        return (Form(words.FastPass, Sets(pairs)),) if pairs else ()

    def refuses(self, state: State, seat: Seat, act: words.FastPass) -> Refusal:
        if why := bound(state, seat) or barred_deed(state, seat, "solo"):
            return why
        for value, mine in held(state, seat).by.items():
            if len(set(act.cells)) == 2 and set(act.cells) <= set(mine):  # so the mission bars it (BB-C-20)
                reasons = [barred(state, seat, value), *(barred_cell(state, seat, c, "own", SOLO) for c in act.cells)]
                return next(why for why in reasons if why)
        return no("BB-EQ-99-1", "two-equal")

    def do(self, step: Step[State], seat: Seat, act: words.FastPass) -> None:
        charge(step, seat, (step.state.value(act.cells[0]),))
        step.emit(WiresCut(seat, act.cells, keys_at(step.state, act.cells), "solo"))

    def after(self, step: Step[State]) -> None:
        resolved(step)
