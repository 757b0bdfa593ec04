"""Values on a row of number cards are cut in its order (BB-X-SEQ)."""

from __future__ import annotations

from collections.abc import Sequence

from litfuse.kernel.events import Step
from litfuse.kernel.records import Refusal, Seat, Viewer, text

from ...mission import Mission
from ...public import Ask
from ...state import State
from ...words import NUMBERS
from ..base import Cost, Mechanism
from .events import Events, RowLaid, RowWentOn
from .words import Row, SequenceGate, SequencePanel


class Hooks(Mechanism[SequenceGate, Row]):
    rule = "BB-X-SEQ"
    events = Events

    def check(self, mission: Mission, seats: int) -> Refusal | None:
        if self.spec.cards > mission.blue:
            return Refusal(self.rule, text("bad-sequence", cards=self.spec.cards, blue=mission.blue))
        return None

    def fresh(self, seats: int) -> Row:
        return Row()

    def setup(self, step: Step[State]) -> Sequence[Ask]:
        numbers = [n for n in NUMBERS if n <= step.state.mission.blue]
        row = step.rng.shuffled(f"{self.place} Number cards", numbers)[: self.spec.cards]
        step.emit(RowLaid(self.place, tuple(row)))
        return ()

    def bars_value(self, state: State, seat: Seat, value: int) -> Refusal | None:
        row = self.data(state)
        if value in row.cards[row.at + 1 :]:
            return Refusal(self.rule, text("no-sequence", value=value, due=row.cards[row.at]))
        return None

    def skip(self, state: State, seat: Seat) -> Cost:
        return Cost(explode=True)  # BB-M09-5

    def after(self, step: Step[State]) -> Sequence[Ask]:
        row = self.data(step.state)
        for at in range(row.at, len(row.cards)):
            if step.state.cuts[row.cards[at]] < self.spec.need:
                break
            step.emit(RowWentOn(self.place, row.cards[at], at + 1))
        return ()

    def panel(self, state: State, viewer: Viewer) -> SequencePanel:
        row = self.data(state)
        return SequencePanel(self.place, row.cards, row.at, self.spec.need)
