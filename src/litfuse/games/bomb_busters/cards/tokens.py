"""Cards that set tokens before own wires: the Post-it, and the label that says that a number stands there once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from litfuse.kernel.events import Step
from litfuse.kernel.options import Form
from litfuse.kernel.records import Refusal, Seat

from ..actions import Action
from ..calls import open_cells
from ..events import TokenPlaced
from ..first_tokens import refuses_number
from ..public import Token
from ..reasons import barred_cell, no, not_own
from ..state import State, Wire
from ..tokens import false_forms, lies, marked, put_false, put_token
from ..words import Cell, Equipment, Source
from .base import CARD, AnytimeUse
from .words import UseFalsePostIt, UsePostIt, UseSingle


class PostIt(AnytimeUse[UsePostIt]):
    action = UsePostIt
    card = Equipment.POST_IT

    def offers(self, state: State, seat: Seat, sources: tuple[Source, ...]) -> Sequence[Form[Any] | Action]:
        cells = () if lies(state, seat) else self.cells(state, seat)
        return (Form(UsePostIt, cells),) if cells else ()

    def cells(self, state: State, seat: Seat) -> list[Cell]:
        """Returns blue wires without a token that says what they are (BB-EQ-04-1), cut ones included."""
        cells: Sequence[Cell] = state.uncut(seat)
        if state.mission.token_kind == "count":
            cells = [(i, j) for i in state.stands_of(seat) for j in range(len(state.stands[i].wires))]
        cells = [c for c in cells if state.value(c) <= 12 and not marked(state.wire(c))]
        return open_cells(state, seat, cells, "mark", CARD)

    def refuses(self, state: State, seat: Seat, act: UsePostIt) -> Refusal:
        if why := not_own(state, seat, act.cell, "BB-EQ-04-1"):
            return why
        if lies(state, seat):
            return no("BB-X-TOKKIND", "post-it-lies")
        wire = state.wire(act.cell)
        if why := barred_cell(state, seat, act.cell, "mark", CARD):  # before its value: it may be turned round
            return why
        if (wire.cut and state.mission.token_kind != "count") or wire.value > 12:
            return no("BB-EQ-04-2", "post-it-blue")
        return no("BB-EQ-04-1", "post-it-token")

    def do(self, step: Step[State], seat: Seat, act: UsePostIt) -> None:
        put_token(step, act.cell)


class FalsePostIt(AnytimeUse[UseFalsePostIt]):
    """The same card in a hand whose tokens lie (BB-X-TOKKIND)."""

    action = UseFalsePostIt
    card = Equipment.POST_IT

    def offers(self, state: State, seat: Seat, sources: tuple[Source, ...]) -> Sequence[Form[Any] | Action]:
        if not lies(state, seat):
            return ()
        cells = [c for c in state.uncut(seat) if state.value(c) <= 12]
        return false_forms(UseFalsePostIt, state, open_cells(state, seat, cells, "mark", CARD))

    def refuses(self, state: State, seat: Seat, act: UseFalsePostIt) -> Refusal:
        if not lies(state, seat):
            return no("BB-X-TOKKIND", "post-it-true")
        if why := not_own(state, seat, act.cell, "BB-EQ-04-1"):
            return why
        wire = state.wire(act.cell)
        if why := barred_cell(state, seat, act.cell, "mark", CARD):  # before its value: it may be turned round
            return why
        if wire.cut or wire.value > 12:
            return no("BB-EQ-04-2", "post-it-blue")
        return refuses_number(state, wire.value, act.number, "BB-X-TOKKIND")

    def do(self, step: Step[State], seat: Seat, act: UseFalsePostIt) -> None:
        put_false(step, act.cell, (act.number,))


class Single(AnytimeUse[UseSingle]):
    action = UseSingle
    card = Equipment.SINGLE

    def offers(self, state: State, seat: Seat, sources: tuple[Source, ...]) -> Sequence[Form[Any] | Action]:
        cells = self.cells(state, seat)
        return (Form(UseSingle, cells),) if cells else ()

    def cells(self, state: State, seat: Seat) -> list[Cell]:
        """Returns blue wires whose number their stand has once (BB-EQ-22-1)."""
        found: list[Cell] = []
        for i in state.stands_of(seat):
            wires = state.stands[i].wires
            values = [w.value for w in wires if w.apart is None]  # wires that stand apart do not count (BB-C-23)
            found += [(i, j) for j, w in enumerate(wires) if w.apart is None and is_alone(w.value, values)]
        return open_cells(state, seat, found, "mark", CARD)

    def refuses(self, state: State, seat: Seat, act: UseSingle) -> Refusal:
        why = not_own(state, seat, act.cell, "BB-EQ-22-1") or barred_cell(state, seat, act.cell, "mark", CARD)
        return why or no("BB-EQ-22-1", "single")

    def do(self, step: Step[State], seat: Seat, act: UseSingle) -> None:
        state = step.state
        old = [(i, j) for i, s in enumerate(state.stands) for j, w in enumerate(s.wires) if is_single(w)]
        step.emit(TokenPlaced(seat, act.cell, Token(0, "single"), old[0] if old else None))


def is_alone(value: int, values: list[int]) -> bool:
    return value <= 12 and values.count(value) == 1


def is_single(wire: Wire) -> bool:
    return any(token.says == "single" for token in wire.tokens)
