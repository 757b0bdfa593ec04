"""A fuse that burns on with every cut and replaces the dial (BB-X-NANO)."""

from __future__ import annotations

from collections.abc import Sequence

from litfuse.kernel.events import Step
from litfuse.kernel.records import Viewer

from ...deeds import CUT_ACTIONS
from ...public import Ask
from ...state import State
from ..base import Mechanism, Verdict
from .events import Events, FuseMoved
from .words import Burnt, FusePanel, WalkingFuse


class Hooks(Mechanism[WalkingFuse, Burnt]):
    rule = "BB-X-NANO"
    events = Events

    def fresh(self, seats: int) -> Burnt:
        return Burnt()

    def end_turn(self, step: Step[State]) -> Sequence[Ask]:
        """Moves the fuse: two steps after a failure; one after a cut, or one back if the value is the fuse's space."""
        deed, space = step.state.deed, self.data(step.state).space
        if deed is None or deed.kind not in CUT_ACTIONS:
            return ()
        steps = 2 if deed.cut is None else -1 if deed.cut == space else 1
        there = min(max(0, space + steps), self.spec.last)
        if there != space:
            step.emit(FuseMoved(self.place, there, there - space, self.spec.last))
        return ()

    def verdict(self, state: State) -> Verdict | None:
        return "explosion" if self.data(state).space >= self.spec.last else None

    def panel(self, state: State, viewer: Viewer) -> FusePanel:
        return FusePanel(self.place, self.data(state).space, self.spec.last)

    def invariant(self, state: State) -> str | None:
        return None if 0 <= self.data(state).space <= self.spec.last else "the fuse"
