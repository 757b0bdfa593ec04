"""Talk is restricted for the whole mission, or on cue (BB-X-SILENCE)."""

from __future__ import annotations

from collections.abc import Sequence

from litfuse.kernel.events import Step
from litfuse.kernel.records import Refusal, Viewer, text

from ...mission import Mission
from ...public import Ask
from ...silence import mode_of, restrict
from ...state import State
from ..base import Mechanism
from .words import Restricted, RestrictedPanel, RestrictedTalk


class Hooks(Mechanism[RestrictedTalk, Restricted]):
    rule = "BB-X-SILENCE"

    def check(self, mission: Mission, seats: int) -> Refusal | None:
        if sum(type(spec) is RestrictedTalk for spec in mission.mechanisms) > 1:
            return Refusal(self.rule, text("bad-talk-twice"))
        return None

    def fresh(self, seats: int) -> Restricted:
        return Restricted()

    def setup(self, step: Step[State]) -> Sequence[Ask]:
        if not self.on_cue(step.state.plan):
            restrict(step, self.spec.mode)
        return ()

    def cued(self, step: Step[State]) -> Sequence[Ask]:
        restrict(step, self.spec.mode)
        return ()

    def act_over(self, step: Step[State]) -> None:
        restrict(step, None)

    def panel(self, state: State, viewer: Viewer) -> RestrictedPanel:
        return RestrictedPanel(self.place, self.spec.mode, mode_of(state) is not None)
