"""A robot that carries wires over the numbers (BB-X-NANO)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from litfuse.kernel.events import Step
from litfuse.kernel.options import Form, Options
from litfuse.kernel.records import Refusal, Seat, Text, Viewer, text

from ...deeds import CUT_ACTIONS
from ...mission import Mission
from ...moves import file_wire
from ...public import Ask, Prompt
from ...state import State, in_play, owners_of
from ...turns import wires_left
from ..base import Cost, Mechanism, Verdict
from ..late_wires.words import FILE, ChooseStand, LateWires
from .events import Events, RobotWalked
from .words import CarriedWires, Robot, RobotPanel


class Hooks(Mechanism[CarriedWires, Robot]):
    rule = "BB-X-NANO"
    events = Events

    def check(self, mission: Mission, seats: int) -> Refusal | None:
        if any(isinstance(spec, LateWires) for spec in mission.mechanisms):
            return Refusal(self.rule, text("bad-robot-late"))
        if mission.yellow.count or mission.blue < 2:
            return Refusal(self.rule, text("bad-robot-numbers"))
        count = self.spec.wires[seats - 2]
        if sum(in_play(mission)) - count < len(owners_of(seats, 0)):
            return Refusal(self.rule, text("bad-late-many", count=count))
        return None

    def fresh(self, seats: int) -> Robot:
        return Robot()

    def skip(self, state: State, seat: Seat) -> Cost:
        """No teammate has a wire, and all that would go with the own ones is not there."""
        return Cost(1)

    # A cut of its number brings a wire

    def after(self, step: Step[State]) -> Sequence[Ask]:
        state, deed = step.state, step.state.deed
        if not state.off_hand or deed is None or deed.kind not in CUT_ACTIONS:
            return ()
        if deed.cut != self.data(state).space:
            return ()
        stands = state.stands_of(deed.seat)
        if len(stands) > 1:
            return (Prompt(deed.seat, self.place, FILE),)
        file_wire(step, deed.seat, stands[0])
        return ()

    def menu(self, state: State, ask: Prompt) -> Options[Any]:
        return Options((), (Form(ChooseStand, state.stands_of(ask.seat)),))

    def answered(self, step: Step[State], ask: Prompt, action: ChooseStand) -> Sequence[Ask]:
        file_wire(step, ask.seat, action.stand)
        return ()

    def refuses(self, state: State, seat: Seat, action: Any) -> Refusal:
        return Refusal(self.rule, Text("no-choose-stand"))

    def verdict(self, state: State) -> Verdict | None:
        """What it still carries can never be cut if nobody has a wire."""
        return "objective" if state.off_hand and not wires_left(state) else None

    # It walks

    def end_turn(self, step: Step[State]) -> Sequence[Ask]:
        """A reveal leaves it where it is (BB-X-NANO)."""
        deed = step.state.deed
        if deed is None or deed.kind != "reveal":
            step.emit(RobotWalked(self.place, self.data(step.state).walked(step.state.mission.blue)))
        return ()

    def panel(self, state: State, viewer: Viewer) -> RobotPanel:
        robot = self.data(state)
        return RobotPanel(self.place, robot.space, robot.then, len(state.off_hand))

    def invariant(self, state: State) -> str | None:
        return None if 1 <= self.data(state).space <= state.mission.blue else "the robot"
