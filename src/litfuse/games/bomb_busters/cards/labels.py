"""The labels `=` and `≠` before two neighbours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from msgspec.structs import replace

from litfuse.kernel.events import Step
from litfuse.kernel.notices import Notice
from litfuse.kernel.options import Form
from litfuse.kernel.records import Refusal, Seat, Viewer

from ..actions import Action
from ..calls import open_cells
from ..events import Event
from ..public import Label
from ..reasons import barred_cell, exists, is_own, no
from ..state import State
from ..words import Cell, Equipment, Source
from . import words
from .base import CARD, AnytimeUse
from .words import UseEqual, UseUnequal


class Labelled(Event):
    """A label was set. There is one of each kind, so a label used again leaves its old place (BB-EQ-33-2)."""

    seat: Seat
    label: Label

    def apply(self, state: State) -> State:
        others = [x for x in state.labels if x.equal != self.label.equal]
        return replace(state, labels=(*others, self.label))

    def notice(self, to: Viewer) -> Notice:
        return words.Labelled(self.seat, self.label.cell, self.label.equal)


Events = Labelled


class LabelUse(AnytimeUse[UseEqual | UseUnequal]):
    equal: ClassVar[bool]
    rule: ClassVar[str]
    rule_cut: ClassVar[str]  # the rule against labelling two cut wires
    rule_values: ClassVar[str]

    def offers(self, state: State, seat: Seat, sources: tuple[Source, ...]) -> Sequence[Form[Any] | Action]:
        cells = self.cells(state, seat)
        return (Form(self.action, cells),) if cells else ()

    def cells(self, state: State, seat: Seat) -> list[Cell]:
        """Returns the left wire of every two neighbours, not both cut, to which the label applies (BB-EQ-01-1,
        BB-EQ-12-1).
        """
        found: list[Cell] = []
        for i in state.stands_of(seat):
            wires = state.stands[i].wires
            for j in range(len(wires) - 1):
                a, b = wires[j], wires[j + 1]
                if not (a.cut and b.cut) and (a.value == b.value) == self.equal:
                    found.append((i, j))
        return [c for c in found if len(open_cells(state, seat, (c, (c[0], c[1] + 1)), "label", CARD)) == 2]

    def refuses(self, state: State, seat: Seat, act: UseEqual | UseUnequal) -> Refusal:
        stand, slot = act.cell
        if not exists(state, (stand, slot + 1)) or not is_own(state, seat, act.cell):
            return no(self.rule, "label-neighbours")
        if state.wire(act.cell).cut and state.wire((stand, slot + 1)).cut:
            return no(self.rule_cut, "label-cut")
        for cell in (act.cell, (stand, slot + 1)):
            if why := barred_cell(state, seat, cell, "label", CARD):
                return why
        return no(self.rule_values, "label-equal" if self.equal else "label-unequal")

    def do(self, step: Step[State], seat: Seat, act: UseEqual | UseUnequal) -> None:
        step.emit(Labelled(seat, Label(act.cell, self.equal)))


class Unequal(LabelUse):
    action = UseUnequal
    card = Equipment.UNEQUAL
    equal = False
    rule = "BB-EQ-01-1"
    rule_cut = "BB-EQ-01-2"
    rule_values = "BB-EQ-01-3"


class Equal(LabelUse):
    action = UseEqual
    card = Equipment.EQUAL
    equal = True
    rule = rule_cut = rule_values = "BB-EQ-12-1"
