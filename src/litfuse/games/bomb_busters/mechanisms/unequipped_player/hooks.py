"""A player who may not use equipment (BB-X-GEAR)."""

from __future__ import annotations

from litfuse.kernel.records import Refusal, Seat, Viewer, text
from litfuse.kernel.texts import word

from ...mission import Mission
from ...state import State
from ...words import Character, Equipment
from ..base import Mechanism
from .words import Unequipped, UnequippedPanel, UnequippedPlayer


class Hooks(Mechanism[UnequippedPlayer, Unequipped]):
    rule = "BB-X-GEAR"

    def check(self, mission: Mission, seats: int) -> Refusal | None:
        return None if mission.equipment else Refusal(self.rule, text("bad-unequipped"))

    def fresh(self, seats: int) -> Unequipped:
        return Unequipped()

    def bars_card(self, state: State, seat: Seat, card: Equipment | Character) -> Refusal | None:
        if seat != state.captain or not isinstance(card, Equipment):
            return None
        return Refusal(self.rule, text("no-fragile-card", card=str(word(card))))

    def panel(self, state: State, viewer: Viewer) -> UnequippedPanel:
        return UnequippedPanel(self.place, state.captain)
