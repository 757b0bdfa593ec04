"""One wire of each stand is out of order (BB-X-XWIRE)."""

from __future__ import annotations

from litfuse.kernel.records import Refusal, Seat, Viewer, text

from ...deeds import Deed
from ...mission import Mission
from ...state import State
from ...words import YELLOW, Cell
from ..base import Cost, Mechanism, Role, Way
from .words import Unsorted, UnsortedPanel, UnsortedWires


class Hooks(Mechanism[UnsortedWires, Unsorted]):
    rule = "BB-X-XWIRE"

    def check(self, mission: Mission, seats: int) -> Refusal | None:
        if self.spec.locked and not mission.yellow.count:
            return Refusal(self.rule, text("bad-unsorted-locked"))
        if self.spec.locked and self.spec.which == "last":
            return Refusal(self.rule, text("bad-unsorted-yellow"))
        if mission.token_kind == "count":
            return Refusal(self.rule, text("bad-unsorted-tokens"))
        return None

    def fresh(self, seats: int) -> Unsorted:
        return Unsorted()

    def locked(self, state: State) -> bool:
        return self.spec.locked and state.left(YELLOW) > 0

    def bars_cell(self, state: State, seat: Seat, cell: Cell, role: Role, way: Way) -> Refusal | None:
        """Cards may not use such a wire (BB-C-23), but a first token may stand before it (BB-X-XWIRE)."""
        if state.wire(cell).apart != "stray" or way == "setup":
            return None
        if way in ("detector", "ray", "card"):
            return Refusal(self.rule, text("no-unsorted-card"))
        return Refusal(self.rule, text("no-unsorted-locked")) if self.locked(state) else None

    def protects(self, state: State, deed: Deed) -> bool | None:
        """The Stabilizer, a card too, does not protect it."""
        return False if any(state.wire(c).apart == "stray" for c in deed.cells) else None

    def skip(self, state: State, seat: Seat) -> Cost | None:
        return Cost(1) if self.locked(state) else None  # BB-X-XWIRE

    def panel(self, state: State, viewer: Viewer) -> UnsortedPanel:
        return UnsortedPanel(self.place, self.locked(state))
