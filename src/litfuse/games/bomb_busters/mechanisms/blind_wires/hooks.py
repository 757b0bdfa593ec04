"""Hooks for wires that are turned round, so that their owner does not see them (BB-X-FLIP)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any, Final

from litfuse.kernel.events import Step
from litfuse.kernel.options import Form, Sets
from litfuse.kernel.records import Refusal, Seat, Text, Viewer, text

from ...calls import held, targets
from ...dial import move_dial
from ...events import MissionEnded, WiresCut
from ...mission import Mission
from ...public import Ask
from ...state import State, in_play, owners_of
from ...turns import keys_at
from ...words import NUMBERS, YELLOW, Cell
from ..base import Cost, Mechanism, Role, Way
from .words import Blind, BlindPanel, BlindWires, CutBlind, SoloBlind

CAUTION: Final = Text("caution-blind")


class Hooks(Mechanism[BlindWires, Blind]):
    rule = "BB-X-FLIP"
    does = (CutBlind, SoloBlind)
    not_here = Text("no-blind")

    def check(self, mission: Mission, seats: int) -> Refusal | None:
        modes = (mission.first_tokens(True), mission.first_tokens(False))
        if mission.lies != "nobody" or mission.token_kind == "count" or any(m not in ("own", "none") for m in modes):
            return Refusal(self.rule, text("bad-blind-tokens"))
        if self.spec.cut_by == "owner" and (self.spec.who == "all" or self.spec.count > 1):
            return Refusal(self.rule, text("bad-blind-owner"))
        if sum(in_play(mission)) < (self.spec.count + 1) * len(owners_of(seats, 0)):
            return Refusal(self.rule, text("bad-blind-few"))
        return None

    def fresh(self, seats: int) -> Blind:
        return Blind()

    def bars_cell(self, state: State, seat: Seat, cell: Cell, role: Role, way: Way) -> Refusal | None:
        """A teammate may point at a turned wire if the mission allows it, but not with a card (BB-C-23)."""
        if state.wire(cell).apart != "turned":
            return None
        if role == "target" and self.spec.cut_by == "owner":
            return Refusal(self.rule, text("no-blind-owner"))
        if role == "target" and way == "plain":
            return None
        return Refusal(self.rule, text("no-blind-card"))

    # Actions of the owner

    def acts(self, state: State, seat: Seat) -> Sequence[Form[Any]]:
        mine = turned_of(state, seat)
        if not mine:
            return ()
        forms: list[Form[Any]] = []
        cells = [c for s in targets(state, seat, "plain") for c in s.uncut]
        if cells:
            forms.append(Form(CutBlind, cells, values(state), mine, caution=CAUTION))
        for value in values(state):
            flagged = self.flagged(state, seat, value)
            if flagged:
                forms.append(Form(SoloBlind, (value,), Sets(flagged), caution=CAUTION))
        return forms

    def flagged(self, state: State, seat: Seat, value: int) -> list[tuple[Cell, ...]]:
        """Returns the sets of turned wires that, with the copies the owner sees, would be all that are left: two or
        four (BB-X-FLIP).
        """
        mine, left = turned_of(state, seat), state.left(value)
        seen = len(held(state, seat).by.get(value, ()))
        return [c for n in (1, 2) if n + seen == left and left in (2, 4) for c in combinations(mine, n)]

    def do(self, step: Step[State], seat: Seat, action: CutBlind | SoloBlind) -> None:
        state = step.state
        if self.loses(state, action):
            step.emit(MissionEnded(False, "explosion"))
            return
        cells: tuple[Cell, ...]
        if isinstance(action, CutBlind):
            cells = (action.cell, action.own)
        else:
            cells = tuple(sorted((*held(state, seat).by.get(action.value, ()), *action.turned)))
        costs = any(state.wire(c).apart == "turned" and state.stands[c[0]].owner != seat for c in cells)
        step.emit(WiresCut(seat, cells, keys_at(state, cells), "special"))
        if costs:
            move_dial(step, -1)

    def loses(self, state: State, action: CutBlind | SoloBlind) -> bool:
        cells = (action.cell, action.own) if isinstance(action, CutBlind) else action.turned
        return any(state.value(c) != action.value for c in cells)

    def refuses(self, state: State, seat: Seat, action: CutBlind | SoloBlind) -> Refusal:
        mine = turned_of(state, seat)
        named = (action.own,) if isinstance(action, CutBlind) else action.turned
        if not named or any(c not in mine for c in named):
            return Refusal(self.rule, text("no-blind-named"))
        if action.value not in values(state):
            return Refusal(self.rule, text("no-blind-value"))
        return Refusal(self.rule, text("no-blind-target" if isinstance(action, CutBlind) else "no-blind-solo"))

    # A teammate is blocked: may not point at the wire and has nothing else to call

    def blocked(self, state: State, seat: Seat) -> bool:
        return self.blocked_by(state, seat) is not None

    def blocked_by(self, state: State, seat: Seat) -> Cell | None:
        """Returns a turned wire whose value is all that this seat can call, if no other teammate has that value
        (BB-X-FLIP).
        """
        if self.spec.cut_by != "owner":
            return None
        mine = held(state, seat).by
        if len(mine) != 1:
            return None
        ((value, cells),) = mine.items()
        found = [c for other in state.partners(seat) for c in turned_of(state, other) if state.value(c) == value]
        return found[0] if len(found) == 1 and state.left(value) == len(cells) + 1 else None

    def skip(self, state: State, seat: Seat) -> Cost | None:
        return Cost(1) if self.blocked(state, seat) else None

    # A teammate pointed at a turned wire

    def after(self, step: Step[State]) -> Sequence[Ask]:
        deed = step.state.deed
        if deed is not None and deed.kind == "dual" and any(step.state.wire(c).apart == "turned" for c in deed.cells):
            move_dial(step, -1)  # BB-X-FLIP
        return ()

    def panel(self, state: State, viewer: Viewer) -> BlindPanel:
        seats = range(state.seats) if state.stands else ()  # no stands while characters are chosen
        return BlindPanel(self.place, tuple([s for s in seats if turned_of(state, s)]))


def turned_of(state: State, seat: Seat) -> list[Cell]:
    return [c for c in state.uncut(seat) if state.wire(c).apart == "turned"]


def values(state: State) -> list[int]:
    """Returns every value that is not complete, whether the owner sees a copy or not (BB-X-FLIP)."""
    return [v for v in (*NUMBERS, YELLOW) if state.left(v) and v not in state.reds]
