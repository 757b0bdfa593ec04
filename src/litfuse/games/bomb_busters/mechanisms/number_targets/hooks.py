"""Numbers that have to be cut before the next cue of a script (BB-X-SCRIPT)."""

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
from .events import Events, TargetOver, TargetsShuffled, TargetTurned
from .words import NumberTargets, Targets, TargetsPanel


class Hooks(Mechanism[NumberTargets, Targets]):
    rule = "BB-X-SCRIPT"
    events = Events

    def check(self, mission: Mission, seats: int) -> Refusal | None:
        if why := self.uncalled(mission, seats):
            return why
        return None if mission.has_dial else Refusal(self.rule, text("bad-targets-dial"))

    def fresh(self, seats: int) -> Targets:
        return Targets()

    def setup(self, step: Step[State]) -> Sequence[Ask]:
        numbers = [n for n in NUMBERS if n <= step.state.mission.blue]
        deck = step.rng.shuffled(f"{self.place} Number cards", numbers)
        step.emit(TargetsShuffled(self.place, tuple(deck)))
        return ()

    def cued(self, step: Step[State]) -> Sequence[Ask]:
        """Turns up the next target. A card of which enough wires are cut already is put away."""
        state = step.state
        deck = self.data(state).deck
        gone = [n for n in deck if state.cuts[n] >= self.spec.need]
        number = next((n for n in deck if n not in gone), None)
        passed = deck if number is None else deck[: deck.index(number)]
        step.emit(TargetTurned(self.place, number, passed))
        return ()

    def act_over(self, step: Step[State]) -> None:
        state = step.state
        target = self.data(state).target
        if target is not None:
            met = state.cuts[target] >= self.spec.need
            step.emit(TargetOver(self.place, target, met))
            if not met:
                move_dial(step, -1)

    def spent(self, state: State) -> bool:
        targets = self.data(state)
        return targets.target is None and not targets.deck

    def panel(self, state: State, viewer: Viewer) -> TargetsPanel:
        targets = self.data(state)
        return TargetsPanel(self.place, targets.target, self.spec.need, len(targets.deck), targets.out)

    def invariant(self, state: State) -> str | None:
        targets = self.data(state)
        cards = sorted([*targets.deck, *targets.out, *([] if targets.target is None else [targets.target])])
        return None if cards in ([], [n for n in NUMBERS if n <= state.mission.blue]) else "number cards"
