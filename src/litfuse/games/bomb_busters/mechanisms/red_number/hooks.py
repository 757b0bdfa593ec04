"""A blue number whose wires are treated as red ones (BB-X-REDLIKE)."""

from __future__ import annotations

from collections.abc import Sequence

from litfuse.kernel.events import Step
from litfuse.kernel.records import Refusal, Seat, Viewer, text

from ...mission import Mission
from ...moves import CountsAsRed
from ...public import Ask
from ...setup import pool_of
from ...state import State
from ...words import Cell
from ..base import Mechanism, Role, Way
from .events import Events, RedDrawn
from .words import RedCard, RedCardPanel, RedNumber


class Hooks(Mechanism[RedNumber, RedCard]):
    rule = "BB-X-REDLIKE"
    events = Events

    def check(self, mission: Mission, seats: int) -> Refusal | None:
        if mission.blue < 2:
            return Refusal(self.rule, text("bad-red-number"))
        if mission.equipment and len(pool_of(mission)) <= mission.cards_at(seats) + 1:
            return Refusal(self.rule, text("bad-red-number-cards"))
        modes = (mission.first_tokens(True), mission.first_tokens(False))
        if mission.lies != "nobody" or any(mode not in ("own", "none") for mode in modes):
            return Refusal(self.rule, text("bad-red-number-tokens"))
        return None

    def fresh(self, seats: int) -> RedCard:
        return RedCard()

    def setup(self, step: Step[State]) -> Sequence[Ask]:
        number = step.rng.below(f"{self.place} Number cards", step.state.mission.blue) + 1
        step.emit(CountsAsRed(number))
        step.emit(RedDrawn(self.place, number))
        return ()

    def bars_cell(self, state: State, seat: Seat, cell: Cell, role: Role, way: Way) -> Refusal | None:
        """No token may stand before such a wire, as with red ones (BB-X-REDLIKE). Only the owner marks a wire."""
        number = self.data(state).number
        if role != "mark" or number is None or state.value(cell) != number:
            return None
        return Refusal(self.rule, text("no-red-number-token", number=number))

    def panel(self, state: State, viewer: Viewer) -> RedCardPanel:
        return RedCardPanel(self.place, self.data(state).number)
