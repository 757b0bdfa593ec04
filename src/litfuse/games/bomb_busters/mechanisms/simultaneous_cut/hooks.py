"""All wires of a colour fall together (BB-X-MULTI)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from litfuse.kernel.events import Step
from litfuse.kernel.options import Form, Some
from litfuse.kernel.records import Refusal, Seat, Text, Viewer, text

from ...calls import held
from ...dial import move_dial
from ...events import MissionEnded, WiresCut
from ...mission import Mission
from ...moves import ClaimFailed
from ...state import State
from ...tokens import put_token
from ...words import RED, YELLOW, Cell
from ..base import Kind, Mechanism
from .events import Events, TogetherDone
from .words import COLOURS, CutTogether, SimultaneousCut, Together, TogetherPanel

CAUTIONS: Final = {
    ("red", "explosion"): Text("caution-together"),
    ("yellow", "explosion"): Text("caution-together-yellow"),
    ("yellow", "tokens"): Text("caution-together-tokens"),
}
YELLOW_KEYS: Final = {
    "no-together-only": "no-together-only-yellow",
    "no-together-done": "no-together-done-yellow",
    "no-together-holder": "no-together-holder-yellow",
}


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
        if self.spec.failure == "tokens" and (self.value == RED or mission.lies != "nobody"):
            return Refusal(self.rule, text("bad-together-tokens"))
        return None

    def fresh(self, seats: int) -> Together:
        return Together()

    def bars_value(self, state: State, seat: Seat, value: int) -> Refusal | None:
        return Refusal(self.rule, self.said("no-together-only")) if value == self.value == YELLOW else None

    def bars_deed(self, state: State, seat: Seat, kind: Kind) -> Refusal | None:
        """There is no other way to get rid of these wires, and who has nothing else must do it (BB-M13-4)."""
        if (kind == "reveal" and self.value == RED) or (kind == "give" and self.must(state, seat)):
            return Refusal(self.rule, self.said("no-together-only"))
        return None

    def must(self, state: State, seat: Seat) -> bool:
        """Does this seat see nothing but red wires and those that are cut together in the own hand?"""
        return all(value == self.value for value in held(state, seat).by)

    def said(self, key: str) -> Text:
        """The words about a set of this colour."""
        return text(key if self.spec.colour == "red" else YELLOW_KEYS[key], count=self.spec.count)

    def holder(self, state: State) -> bool:
        """May only somebody who holds such a wire do it? (BB-M13-3)"""
        return state.seats < self.spec.anybody_from

    def why_not(self, state: State, seat: Seat) -> Refusal | None:
        if self.data(state).done:
            return Refusal(self.rule, self.said("no-together-done"))
        mine = [c for c in state.uncut(seat) if state.wire(c).apart != "turned"]  # its owner does not see it
        if self.holder(state) and all(state.value(c) != self.value for c in mine):
            return Refusal(self.rule, self.said("no-together-holder"))
        return None

    def acts(self, state: State, seat: Seat) -> Sequence[Form[Any]]:
        if self.why_not(state, seat):
            return ()
        caution = CAUTIONS[self.spec.colour, self.spec.failure]
        return (Form(CutTogether, Some(everywhere(state, seat), self.spec.count), caution=caution),)

    def do(self, step: Step[State], seat: Seat, action: CutTogether) -> None:
        state = step.state
        if self.loses(state, action):
            step.emit(MissionEnded(False, "explosion"))
        elif self.right(state, action):
            keys = tuple([state.wire(c).key for c in action.cells])
            step.emit(WiresCut(seat, action.cells, keys, "special"))
            step.emit(TogetherDone(self.place))
        else:
            step.emit(ClaimFailed(seat, action.cells, self.value, self.holder(state)))
            for cell in action.cells:
                put_token(step, cell)
            move_dial(step, -1)

    def right(self, state: State, action: CutTogether) -> bool:
        return all(state.value(c) == self.value for c in action.cells)

    def loses(self, state: State, action: CutTogether) -> bool:
        """Where a mistake only sets tokens, a red wire explodes all the same."""
        if self.spec.failure == "explosion":
            return not self.right(state, action)
        return any(state.value(c) in state.reds for c in action.cells)

    def refuses(self, state: State, seat: Seat, action: Any) -> Refusal:
        return self.why_not(state, seat) or Refusal(self.rule, text("no-together-cells", count=self.spec.count))

    def panel(self, state: State, viewer: Viewer) -> TogetherPanel:
        spec = self.spec
        return TogetherPanel(self.place, spec.colour, spec.count, self.data(state).done, spec.failure)


def everywhere(state: State, seat: Seat) -> tuple[Cell, ...]:
    """Uncut wires of all, the own ones last (BB-C-42)."""
    return tuple([c for s in (*state.clockwise(seat), seat) for c in state.uncut(s)])
