"""On cue every player passes a wire on, all at the same time (BB-X-SCRIPT)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from litfuse.kernel.events import Step
from litfuse.kernel.options import Form, Options
from litfuse.kernel.records import Refusal, Seat, Text, Viewer, text

from ...mission import Mission
from ...moves import WiresHandedOn, slot_for
from ...notices import PassedWire
from ...plans import plan_of
from ...public import Ask, Prompt
from ...state import State
from ..base import Mechanism
from ..late_wires.words import ChooseStand
from .events import Events, PassingBegan, PassingOver, StandPicked, WireChosen
from .words import FILE, PASS, PassedWires, Passing, PassingPanel, PassWire


class Hooks(Mechanism[PassedWires, Passing]):
    rule = "BB-X-SCRIPT"
    events = Events

    def check(self, mission: Mission, seats: int) -> Refusal | None:
        plan = plan_of(mission.mechanisms, seats)
        if plan.turned or plan.strays != "none":
            return Refusal(self.rule, text("bad-passed-apart"))
        return self.uncalled(mission, seats)

    def fresh(self, seats: int) -> Passing:
        return Passing()

    def cued(self, step: Step[State]) -> Sequence[Ask]:
        seats = playing(step.state)
        if len(seats) < 2:
            return ()
        step.emit(PassingBegan(self.place))
        return [Prompt(seat, self.place, PASS) for seat in seats]

    def spent(self, state: State) -> bool:
        return len(playing(state)) < 2

    # Its questions

    def menu(self, state: State, ask: Prompt) -> Options[Any]:
        if ask.kind == FILE:
            return Options((), (Form(ChooseStand, state.stands_of(ask.seat)),))
        return Options((), (Form(PassWire, state.uncut(ask.seat)),))

    def answered(self, step: Step[State], ask: Prompt, action: PassWire | ChooseStand) -> Sequence[Ask]:
        if isinstance(action, PassWire):
            step.emit(WireChosen(self.place, ask.seat, action.cell))
        else:
            step.emit(StandPicked(self.place, ask.seat, action.stand))
        state = step.state
        if len(state.todo) > 0:
            return ()
        if ask.kind == PASS:
            two = [s for s in playing(state) if len(state.stands_of(s)) > 1]
            if two:
                return [Prompt(seat, self.place, FILE) for seat in two]
        self.pass_on(step)
        return ()

    def pass_on(self, step: Step[State]) -> None:
        """Passes every wire to the left, past players without wires (BB-M42-3)."""
        state, now = step.state, self.data(step.state)
        leaving = [cell for cell in now.picks if cell is not None]
        passes: list[PassedWire] = []
        for giver in playing(state):
            cell, taker = now.picks[giver], state.after(giver)
            assert cell is not None
            chosen = now.stands[taker]
            stand = taker if chosen is None else chosen
            key = state.wire(cell).key
            there = slot_for(state, stand, key, [slot for i, slot in leaving if i == stand])
            passes.append(PassedWire(giver, taker, cell, there, key))
        step.emit(PassingOver(self.place))
        step.emit(WiresHandedOn(tuple(passes)))

    def refuses(self, state: State, seat: Seat, action: Any) -> Refusal:
        ask = state.ask
        filing = type(ask) is Prompt and ask.kind == FILE
        return Refusal(self.rule, Text("no-choose-stand") if filing else Text("no-pass-wire"))

    # What viewers see of it

    def panel(self, state: State, viewer: Viewer) -> PassingPanel:
        now = self.data(state)
        picked = tuple([seat for seat, cell in enumerate(now.picks) if cell is not None])
        return PassingPanel(
            place=self.place,
            picked=picked,
            wire=now.picks[viewer] if isinstance(viewer, int) and now.picks else None,
            stands=now.stands,
            hands=tuple([state.uncut(seat) for seat in picked]),
        )


def playing(state: State) -> list[Seat]:
    """Returns the players with wires, clockwise from the Captain."""
    captain = state.captain
    return [s for s in (captain, *state.clockwise(captain)) if not state.finished(s)]
