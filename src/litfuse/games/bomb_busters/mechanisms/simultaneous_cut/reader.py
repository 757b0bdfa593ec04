"""What the wires that fall together tell a player."""

from __future__ import annotations

from typing import Final

from litfuse.kernel.records import Viewer
from litfuse.kernel.rng import Rng

from ...view import View
from ...words import NUMBERS, RED, YELLOW
from ..reading import OnTurn, PanelReader
from .words import SimultaneousCut, Together, TogetherPanel

ANY: Final = frozenset((*NUMBERS, YELLOW, RED))
HOLDER: Final = frozenset((RED,))


class Reader(PanelReader[SimultaneousCut, TogetherPanel, None]):
    def imagine(self, panel: TogetherPanel, viewer: Viewer, known: None, rng: Rng) -> Together:
        return Together(panel.done)

    def evidence(self, panel: TogetherPanel, view: View) -> OnTurn:
        """Nothing is revealed in such a mission; and a player who may point at these wires is never blocked."""
        seats = len({stand.owner for stand in view.stands})
        anybody = not panel.done and seats >= self.spec.anybody_from
        return OnTurn(enough=ANY if anybody else HOLDER, keeps_reds=True)
