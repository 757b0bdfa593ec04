"""All wires of a colour fall together, or the bomb explodes (BB-X-MULTI)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from litfuse.kernel.events import Step
from litfuse.kernel.options import Form, Some
from litfuse.kernel.records import Refusal, Seat, Text, Viewer, text

from ...events import MissionEnded, WiresCut
from ...mission import Mission
from ...state import State
from ...words import RED, Cell
from ..base import Kind, Mechanism
from .events import Events, TogetherDone
from .words import CutTogether, SimultaneousCut, Together, TogetherPanel

COLOURS: Final = {"red": RED}
CAUTION: Final = Text("caution-together")


class Hooks(Mechanism[SimultaneousCut, Together]):
    rule = "BB-X-MULTI"
    events = Events
    does = (CutTogether,)
    not_here = Text("no-together")

    @property
    def value(self) -> int:
        return COLOURS[self.spec.colour]

    def check(self, mission: Mission, seats: int) -> Refusal | None:
        count = mission.colour(self.value).count
        if count != self.spec.count:
            return Refusal(self.rule, text("bad-together", count=self.spec.count, there=count))
        return None

    def fresh(self, seats: int) -> Together:
        return Together()

    def bars_deed(self, state: State, seat: Seat, kind: Kind) -> Refusal | None:
        """There is no other way to get rid of these wires, and who has nothing else must do it (BB-M13-4)."""
        if kind == "reveal" or (kind == "mug" and state.all_red(seat)):
            return Refusal(self.rule, text("no-together-only", count=self.spec.count))
        return None

    def why_not(self, state: State, seat: Seat) -> Refusal | None:
        if self.data(state).done:
            return Refusal(self.rule, text("no-together-done"))
        if state.seats < self.spec.anybody_from and all(state.value(c) != self.value for c in state.uncut(seat)):
            return Refusal(self.rule, text("no-together-holder"))  # BB-M13-3
        return None

    def acts(self, state: State, seat: Seat) -> Sequence[Form[Any]]:
        if self.why_not(state, seat):
            return ()
        return (Form(CutTogether, Some(everywhere(state, seat), self.spec.count), caution=CAUTION),)

    def do(self, step: Step[State], seat: Seat, action: CutTogether) -> None:
        state = step.state
        if self.loses(state, action):
            step.emit(MissionEnded(False, "explosion"))
            return
        keys = tuple([state.wire(c).key for c in action.cells])
        step.emit(WiresCut(seat, action.cells, keys, "special"))
        step.emit(TogetherDone(self.place))

    def loses(self, state: State, action: CutTogether) -> bool:
        return any(state.value(c) != self.value for c in action.cells)

    def refuses(self, state: State, seat: Seat, action: Any) -> Refusal:
        return self.why_not(state, seat) or Refusal(self.rule, text("no-together-cells", count=self.spec.count))

    def panel(self, state: State, viewer: Viewer) -> TogetherPanel:
        return TogetherPanel(self.place, self.spec.colour, self.spec.count, self.data(state).done)


def everywhere(state: State, seat: Seat) -> tuple[Cell, ...]:
    """Uncut wires of all, the own ones last (BB-C-42)."""
    return tuple([c for s in (*state.clockwise(seat), seat) for c in state.uncut(s)])
