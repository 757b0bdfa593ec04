"""Turns that go counter-clockwise while an act of a script lasts (BB-X-SCRIPT)."""

from __future__ import annotations

from collections.abc import Sequence

from litfuse.kernel.events import Step
from litfuse.kernel.records import Refusal, Viewer

from ...mission import Mission
from ...public import Ask
from ...state import State
from ..base import Mechanism, Next
from .events import Events, TurnsReversed
from .words import ReversedTurns, TurnOrder, TurnOrderPanel


class Hooks(Mechanism[ReversedTurns, TurnOrder]):
    rule = "BB-X-SCRIPT"
    events = Events

    def check(self, mission: Mission, seats: int) -> Refusal | None:
        return self.uncalled(mission, seats)

    def fresh(self, seats: int) -> TurnOrder:
        return TurnOrder()

    def cued(self, step: Step[State]) -> Sequence[Ask]:
        step.emit(TurnsReversed(self.place, True))
        return ()

    def act_over(self, step: Step[State]) -> None:
        step.emit(TurnsReversed(self.place, False))

    def order(self, state: State) -> Next | None:
        """Returns the next player to the right with wires; a card that gives the turn away goes clockwise (BB-C-14)."""
        deed = state.deed
        given = deed is not None and deed.target is not None and not state.finished(deed.target)
        if given or not state.turns or not self.data(state).reversed:
            return None
        others = reversed(state.clockwise(state.turn))
        return Next(next((s for s in others if not state.finished(s)), state.turn), "counter-clockwise")

    def panel(self, state: State, viewer: Viewer) -> TurnOrderPanel:
        return TurnOrderPanel(self.place, self.data(state).reversed)
