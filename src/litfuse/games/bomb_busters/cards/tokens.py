"""Tokens before own wires: the Post-it, and the label that says that a number stands once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from litfuse.kernel.events import Step
from litfuse.kernel.options import Form
from litfuse.kernel.records import Refusal, Seat

from ..actions import Action
from ..calls import open_cells
from ..events import TokenPlaced
from ..public import Token
from ..reasons import barred_cell, no, not_own
from ..state import State, Wire
from ..tokens import marked, put_token
from ..words import Cell, Equipment, Source
from .base import CARD, AnytimeUse
from .words import UsePostIt, UseSingle


class PostIt(AnytimeUse[UsePostIt]):
    action = UsePostIt
    card = Equipment.POST_IT

    def offers(self, state: State, seat: Seat, sources: tuple[Source, ...]) -> Sequence[Form[Any] | Action]:
        cells = self.cells(state, seat)
        return (Form(UsePostIt, cells),) if cells else ()

    def cells(self, state: State, seat: Seat) -> list[Cell]:
        """Returns uncut blue wires without a value token (BB-EQ-04-1)."""
        cells = [c for c in state.uncut(seat) if state.value(c) <= 12 and not marked(state.wire(c))]
        return open_cells(state, seat, cells, "mark", CARD)

    def refuses(self, state: State, seat: Seat, act: UsePostIt) -> Refusal:
        if why := not_own(state, seat, act.cell, "BB-EQ-04-1"):
            return why
        wire = state.wire(act.cell)
        if wire.cut or wire.value > 12:
            return no("BB-EQ-04-2", "post-it-blue")
        return barred_cell(state, seat, act.cell, "mark", CARD) or no("BB-EQ-04-1", "post-it-token")

    def do(self, step: Step[State], seat: Seat, act: UsePostIt) -> None:
        put_token(step, act.cell)


class Single(AnytimeUse[UseSingle]):
    action = UseSingle
    card = Equipment.SINGLE

    def offers(self, state: State, seat: Seat, sources: tuple[Source, ...]) -> Sequence[Form[Any] | Action]:
        cells = self.cells(state, seat)
        return (Form(UseSingle, cells),) if cells else ()

    def cells(self, state: State, seat: Seat) -> list[Cell]:
        """Returns blue wires whose number stands once on their stand (BB-EQ-22-1)."""
        found: list[Cell] = []
        for i in state.stands_of(seat):
            values = [w.value for w in state.stands[i].wires]
            found += [(i, j) for j, v in enumerate(values) if v <= 12 and values.count(v) == 1]
        return open_cells(state, seat, found, "mark", CARD)

    def refuses(self, state: State, seat: Seat, act: UseSingle) -> Refusal:
        why = not_own(state, seat, act.cell, "BB-EQ-22-1") or barred_cell(state, seat, act.cell, "mark", CARD)
        return why or no("BB-EQ-22-1", "single")

    def do(self, step: Step[State], seat: Seat, act: UseSingle) -> None:
        state = step.state
        old = [(i, j) for i, s in enumerate(state.stands) for j, w in enumerate(s.wires) if is_single(w)]
        step.emit(TokenPlaced(seat, act.cell, Token(0, "single"), old[0] if old else None))


def is_single(wire: Wire) -> bool:
    return any(token.says == "single" for token in wire.tokens)
