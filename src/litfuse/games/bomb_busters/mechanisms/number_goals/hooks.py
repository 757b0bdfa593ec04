"""Number cards that pay when their value is complete (BB-X-NUMGOAL)."""

from __future__ import annotations

from collections.abc import Sequence

from litfuse.kernel.events import Step
from litfuse.kernel.records import Refusal, Viewer, text

from ...cards.pile import turn_up
from ...dial import move_dial
from ...mission import Mission
from ...public import Ask
from ...state import State
from ...words import NUMBERS
from ..base import Mechanism
from .events import Events, GoalMet, GoalsLaid, GoalTurned
from .words import Goals, GoalsPanel, NumberGoals


class Hooks(Mechanism[NumberGoals, Goals]):
    rule = "BB-X-NUMGOAL"
    events = Events

    def check(self, mission: Mission, seats: int) -> Refusal | None:
        cards = self.spec.cards or seats
        if cards > mission.blue:
            return Refusal(self.rule, text("bad-goals", cards=cards, blue=mission.blue))
        if self.spec.reward == "step" and not mission.has_dial:
            return Refusal(self.rule, text("bad-goals-dial"))
        if self.spec.reward == "card" and not (mission.equipment and mission.face_down):
            return Refusal(self.rule, text("bad-goals-pile"))
        return None

    def fresh(self, seats: int) -> Goals:
        return Goals()

    def setup(self, step: Step[State]) -> Sequence[Ask]:
        state = step.state
        numbers = [n for n in NUMBERS if n <= state.mission.blue]
        cards = tuple(step.rng.shuffled(f"{self.place} Number cards", numbers))
        count = self.spec.cards or state.seats
        step.emit(GoalsLaid(self.place, tuple(sorted(cards[:count])), cards[count:] if self.spec.refill else ()))
        return ()

    def completed(self, step: Step[State], value: int) -> Sequence[Ask]:
        if value in self.data(step.state).cards:
            step.emit(GoalMet(self.place, value))
            if self.spec.reward == "step":
                move_dial(step, 1)
            else:
                turn_up(step, 1)
            if self.data(step.state).deck:
                self.turn_next(step)
        return ()

    def turn_next(self, step: Step[State]) -> None:
        """Turns up the next card. Cards whose values are complete already pay nothing and are passed over."""
        state = step.state
        gone: list[int] = []
        for number in self.data(state).deck:
            if state.left(number):
                step.emit(GoalTurned(self.place, number, tuple(gone)))
                return
            gone.append(number)
        step.emit(GoalTurned(self.place, None, tuple(gone)))

    def panel(self, state: State, viewer: Viewer) -> GoalsPanel:
        goals = self.data(state)
        return GoalsPanel(
            place=self.place, cards=goals.cards, reward=self.spec.reward, deck=len(goals.deck), out=goals.out
        )

    def invariant(self, state: State) -> str | None:
        goals = self.data(state)
        if not self.spec.refill or not (goals.cards or goals.out):
            return None
        cards = sorted([*goals.cards, *goals.deck, *goals.out])
        return None if cards == [n for n in NUMBERS if n <= state.mission.blue] else "number cards"
