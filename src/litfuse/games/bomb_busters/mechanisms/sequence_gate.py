"""Values on a row of number cards are cut in its order (BB-X-SEQ)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from litfuse.kernel.events import Step
from litfuse.kernel.records import Refusal, Seat, Viewer, text
from litfuse.kernel.rng import Rng

from ..cards import NUMBERS
from ..mechanism_events import RowLaid, RowWentOn
from ..mission import Mission, Row, SequenceGate, SequencePanel
from ..public import Ask
from ..state import State
from .base import Cost, Mechanism


class SequenceGateHooks(Mechanism[SequenceGate]):
    rule = "BB-X-SEQ"

    def check(self, mission: Mission, seats: int) -> Refusal | None:
        if self.spec.cards > mission.blue:
            return Refusal(self.rule, text("bad-sequence", cards=self.spec.cards, blue=mission.blue))
        return None

    def fresh(self, seats: int) -> Row:
        return Row()

    def data(self, state: State) -> Row:
        row = state.extras[self.place]
        assert type(row) is Row
        return row

    def setup(self, step: Step[State]) -> None:
        numbers = [n for n in NUMBERS if n <= step.state.mission.blue]
        row = step.rng.shuffled(f"{self.place} Number cards", numbers)[: self.spec.cards]
        step.emit(RowLaid(self.place, tuple(row)))

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

    def imagine(self, panel: SequencePanel, viewer: Viewer, known: Any, rng: Rng) -> Row:
        return Row(panel.cards, panel.at)
