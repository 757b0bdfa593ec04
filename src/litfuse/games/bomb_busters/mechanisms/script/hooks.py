"""Cues by the clock or by turns, instead of a sound file (BB-X-SCRIPT)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from litfuse.kernel.events import Step
from litfuse.kernel.records import Clock, Refusal, Text, Viewer, text

from ...dial import dial_gone
from ...mission import Mission
from ...public import Ask
from ...state import State
from ..base import AnyMechanism, Mechanism, hooks_of, overrides
from .events import CueCame, CueDue, Events, ScriptEnded, TurnCounted
from .words import Cue, Script, ScriptPanel, ScriptState

KIND: Final = "cue"
ZERO: Final = Text("zero-cue")


class Hooks(Mechanism[Script, ScriptState]):
    rule = "BB-X-SCRIPT"
    events = Events

    def __init__(self, spec: Script, place: int) -> None:
        super().__init__(spec, place)
        self.line: Final = spec.line

    def check(self, mission: Mission, seats: int) -> Refusal | None:
        there = {type(h.spec).__name__ for h in hooks_of(mission) if overrides(type(h), "cued")}
        strange = next((cue.calls for cue in self.spec.cues if cue.calls and cue.calls not in there), None)
        if strange is not None:
            return Refusal(self.rule, text("bad-cue", name=f"={strange}"))
        return None

    def fresh(self, seats: int) -> ScriptState:
        return ScriptState()

    def next_cue(self, state: State) -> Cue | None:
        now = self.data(state)
        return None if now.over or now.done == len(self.line) else self.line[now.done]

    def on_stage(self, state: State) -> str:
        """Returns the mechanism whose act is running; "" if none is."""
        done = self.data(state).done
        return self.line[done - 1].calls if done else ""

    def called(self, state: State, name: str) -> AnyMechanism | None:
        return next((h for h in hooks_of(state.mission) if type(h.spec).__name__ == name), None)

    # Its clock

    def clocks(self, state: State) -> Sequence[Clock]:
        """Runs from the first turn to the first cue, then from cue to cue; not while a cue waits for the end of the
        turn.
        """
        cue, now = self.next_cue(state), self.data(state)
        if not state.turns or state.config.timers != "wall" or cue is None or now.due:
            return ()
        return (Clock(self.clock_key(f"{KIND}{now.done}"), KIND, seconds=cue.seconds, zero=ZERO),)

    def waits(self, name: str) -> bool:
        return True

    def time_up(self, step: Step[State], name: str) -> None:
        step.emit(CueDue(self.place, self.data(step.state).done))

    # Its cues

    def end_turn(self, step: Step[State]) -> Sequence[Ask]:
        state, now = step.state, self.data(step.state)
        cue = self.next_cue(state)
        if cue is None:
            return ()
        if state.config.timers == "wall":
            return self.carried_out(step, cue) if now.due else ()
        if now.turns + 1 < cue.turns:
            step.emit(TurnCounted(self.place, now.done, now.turns + 1))
            return ()
        return self.carried_out(step, cue)

    def carried_out(self, step: Step[State], cue: Cue) -> Sequence[Ask]:
        """Ends one act, which may end the mission, then begins the next."""
        before = self.called(step.state, self.on_stage(step.state))
        done = self.data(step.state).done + 1
        step.emit(CueCame(self.place, done, cue.calls, len(self.line) - done))
        if before is not None:
            before.act_over(step)
        if dial_gone(step.state):
            return ()
        now = self.called(step.state, cue.calls)
        asks = () if now is None else now.cued(step)
        if done < len(self.line) and all(h.spent(step.state) for h in self.to_come(step.state)):
            step.emit(ScriptEnded(self.place, done))
        return asks

    def to_come(self, state: State) -> list[AnyMechanism]:
        """Returns the mechanisms for which another cue may have an effect."""
        names = {self.on_stage(state), *(cue.calls for cue in self.line[self.data(state).done :])}
        return [h for name in sorted(names) if (h := self.called(state, name)) is not None]

    def panel(self, state: State, viewer: Viewer) -> ScriptPanel:
        cue, now = self.next_cue(state), self.data(state)
        by_turns = cue is not None and state.config.timers != "wall"
        return ScriptPanel(
            place=self.place,
            now=self.on_stage(state),
            then=cue.calls if cue else "",
            left=0 if cue is None else len(self.line) - now.done,
            turns=cue.turns - now.turns if cue and by_turns else None,
            of=cue.turns if cue else 0,
            due=now.due,
            done=now.done,
        )
