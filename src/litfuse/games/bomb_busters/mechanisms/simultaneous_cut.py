"""All wires of a colour fall together, or the bomb explodes (BB-X-MULTI)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from litfuse.kernel.events import Step
from litfuse.kernel.options import Form, Some
from litfuse.kernel.records import Refusal, Seat, Text, Viewer, text
from litfuse.kernel.rng import Rng

from ..actions import CutTogether
from ..cards import RED, Cell
from ..events import MissionEnded, WiresCut
from ..mechanism_events import TogetherDone
from ..mission import Mission, SimultaneousCut, Together, TogetherPanel
from ..state import State
from .base import Kind, Mechanism

COLOURS: Final = {"red": RED}
CAUTION: Final = Text("caution-together")


class SimultaneousCutHooks(Mechanism[SimultaneousCut]):
    rule = "BB-X-MULTI"

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

    def data(self, state: State) -> Together:
        data = state.extras[self.place]
        assert type(data) is Together
        return data

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

    def does(self, action: Any) -> bool:
        return type(action) is CutTogether

    def do(self, step: Step[State], seat: Seat, action: CutTogether) -> None:
        state = step.state
        if any(state.value(c) != self.value for c in action.cells):
            step.emit(MissionEnded(False, "explosion"))
            return
        keys = tuple([state.wire(c).key for c in action.cells])
        step.emit(WiresCut(seat, action.cells, keys, "together"))
        step.emit(TogetherDone(self.place))

    def refuses(self, state: State, seat: Seat, action: CutTogether) -> Refusal:
        return self.why_not(state, seat) or Refusal(self.rule, text("no-together-cells", count=self.spec.count))

    def panel(self, state: State, viewer: Viewer) -> TogetherPanel:
        return TogetherPanel(self.place, self.spec.colour, self.spec.count, self.data(state).done)

    def imagine(self, panel: TogetherPanel, viewer: Viewer, known: Any, rng: Rng) -> Together:
        return Together(panel.done)


def everywhere(state: State, seat: Seat) -> tuple[Cell, ...]:
    """Uncut wires of all, the own ones last (BB-C-42)."""
    return tuple([c for s in (*state.clockwise(seat), seat) for c in state.uncut(s)])
