"""Number cards that pay a step of the dial when their value is complete (BB-X-NUMGOAL)."""

from __future__ import annotations

from collections.abc import Sequence

from litfuse.kernel.events import Step
from litfuse.kernel.records import Refusal, Viewer, text

from ...dial import move_dial
from ...mission import Mission
from ...public import Ask
from ...state import State
from ...words import NUMBERS
from ..base import Mechanism
from .events import Events, GoalMet, GoalsLaid
from .words import Goals, GoalsPanel, NumberGoals


class Hooks(Mechanism[NumberGoals, Goals]):
    rule = "BB-X-NUMGOAL"
    events = Events

    def check(self, mission: Mission, seats: int) -> Refusal | None:
        cards = self.spec.cards or seats
        if cards > mission.blue:
            return Refusal(self.rule, text("bad-goals", cards=cards, blue=mission.blue))
        if not mission.has_dial:
            return Refusal(self.rule, text("bad-goals-dial"))
        return None

    def fresh(self, seats: int) -> Goals:
        return Goals()

    def setup(self, step: Step[State]) -> Sequence[Ask]:
        state = step.state
        numbers = [n for n in NUMBERS if n <= state.mission.blue]
        cards = step.rng.shuffled(f"{self.place} Number cards", numbers)[: self.spec.cards or state.seats]
        step.emit(GoalsLaid(self.place, tuple(sorted(cards))))
        return ()

    def completed(self, step: Step[State], value: int) -> Sequence[Ask]:
        if value in self.data(step.state).cards:
            step.emit(GoalMet(self.place, value))
            move_dial(step, 1)
        return ()

    def panel(self, state: State, viewer: Viewer) -> GoalsPanel:
        return GoalsPanel(self.place, self.data(state).cards)
