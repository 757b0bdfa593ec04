"""Wires that come into play later (BB-X-WIRES)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from litfuse.kernel.events import Step
from litfuse.kernel.options import Form, Options
from litfuse.kernel.records import Refusal, Seat, Text, Viewer, text

from ...mission import Mission
from ...moves import file_wire
from ...public import Ask, Prompt
from ...state import State, in_play, owners_of
from ..base import Mechanism
from .events import Events, LateCounted
from .words import COLOURS, FILE, ChooseStand, LatePanel, LateState, LateWires


class Hooks(Mechanism[LateWires, LateState]):
    rule = "BB-X-WIRES"
    events = Events

    def check(self, mission: Mission, seats: int) -> Refusal | None:
        spec = self.spec
        if (spec.colour == "any") != bool(spec.count):
            return Refusal(self.rule, text("bad-late-count"))
        count = spec.count
        if spec.colour != "any":
            colour = mission.colour(COLOURS[spec.colour])
            if colour.predealt or len(colour.keys(COLOURS[spec.colour])) != colour.count:
                return Refusal(self.rule, text("bad-late-colour", colour=f"value-{spec.colour}"))
            count = colour.count
        if sum(in_play(mission)) - count < len(owners_of(seats, 0)):
            return Refusal(self.rule, text("bad-late-many", count=count))
        return None

    def fresh(self, seats: int) -> LateState:
        return LateState()

    def cued(self, step: Step[State]) -> Sequence[Ask]:
        now = self.data(step.state)
        if not self.spent(step.state):
            step.emit(LateCounted(self.place, LateState(0, True, now.filed)))
        return ()

    def spent(self, state: State) -> bool:
        now = self.data(state)
        return len(state.off_hand) <= now.due or now.filed + now.due >= self.spec.most

    def end_turn(self, step: Step[State]) -> Sequence[Ask]:
        state, now = step.state, self.data(step.state)
        if not self.on_cue(state.plan) and not self.spent(state) and not now.due:
            due = now.turns + 1 == self.spec.every
            step.emit(LateCounted(self.place, LateState(0 if due else now.turns + 1, due, now.filed)))
        return ()

    def turn_start(self, step: Step[State]) -> Sequence[Ask]:
        state = step.state
        if not self.data(state).due:
            return ()
        stands = state.stands_of(state.turn)
        if len(stands) > 1:
            return (Prompt(state.turn, self.place, FILE),)
        self.file(step, state.turn, stands[0])
        return ()

    def file(self, step: Step[State], seat: Seat, stand: int) -> None:
        step.emit(LateCounted(self.place, LateState(0, False, self.data(step.state).filed + 1)))
        file_wire(step, seat, stand, self.spec.told)

    def menu(self, state: State, ask: Prompt) -> Options[Any]:
        return Options((), (Form(ChooseStand, state.stands_of(ask.seat)),))

    def answered(self, step: Step[State], ask: Prompt, action: ChooseStand) -> Sequence[Ask]:
        self.file(step, ask.seat, action.stand)
        return ()

    def refuses(self, state: State, seat: Seat, action: Any) -> Refusal:
        return Refusal(self.rule, Text("no-choose-stand"))

    def panel(self, state: State, viewer: Viewer) -> LatePanel:
        now = self.data(state)
        left = min(len(state.off_hand), self.spec.most - now.filed)
        turns = None if self.on_cue(state.plan) else self.spec.every - now.turns if left else 0
        return LatePanel(self.place, left, turns, now.due, now.filed)
