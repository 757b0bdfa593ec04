"""The mission is played against a clock, or in a limited number of turns (BB-X-TIMER)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from litfuse.kernel.events import Step
from litfuse.kernel.records import Clock, Text, Viewer

from ... import places
from ...public import Ask
from ...state import State
from ..base import Mechanism, Verdict
from .events import Events, TimeSpentUp, TurnSpent
from .words import Countdown, CountdownPanel, TimeSpent

NAME: Final = "timer"
ZERO: Final = Text("zero-timer")


class Hooks(Mechanism[Countdown, TimeSpent]):
    rule = "BB-X-TIMER"
    events = Events

    def fresh(self, seats: int) -> TimeSpent:
        return TimeSpent()

    def clocks(self, state: State) -> Sequence[Clock]:
        """Runs once the table is set. The seconds are the mission's, whatever the table sets for other clocks."""
        if state.config.timers == "turns" or not (state.turns or state.place == places.ORDER):
            return ()
        return (Clock(self.clock_key(NAME), NAME, seconds=self.spec.seconds, zero=ZERO),)

    def time_up(self, step: Step[State], name: str) -> None:
        step.emit(TimeSpentUp(self.place))

    def end_turn(self, step: Step[State]) -> Sequence[Ask]:
        if step.state.config.timers == "turns":
            played = self.data(step.state).turns + 1
            step.emit(TurnSpent(self.place, played, self.spec.turns - played))
        return ()

    def verdict(self, state: State) -> Verdict | None:
        spent = self.data(state)
        return "timer" if spent.over or spent.turns >= self.spec.turns else None

    def panel(self, state: State, viewer: Viewer) -> CountdownPanel:
        by_turns = state.config.timers == "turns"
        left = self.spec.turns - self.data(state).turns if by_turns else None
        return CountdownPanel(self.place, self.spec.seconds, left)
