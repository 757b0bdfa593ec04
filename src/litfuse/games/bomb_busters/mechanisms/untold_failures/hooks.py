"""A failed cut tells nothing (BB-X-NOINFO)."""

from __future__ import annotations

from litfuse.kernel.records import Viewer

from ...deeds import Deed
from ...state import State
from ..base import Mechanism
from .words import Untold, UntoldFailures, UntoldPanel


class Hooks(Mechanism[UntoldFailures, Untold]):
    rule = "BB-X-NOINFO"

    def fresh(self, seats: int) -> Untold:
        return Untold()

    def withholds(self, state: State, deed: Deed) -> bool:
        return True

    def panel(self, state: State, viewer: Viewer) -> UntoldPanel:
        return UntoldPanel(self.place)
