"""What the wires that fall together tell a player."""

from __future__ import annotations

from typing import Final

from litfuse.kernel.records import Viewer
from litfuse.kernel.rng import Rng

from ...view import View
from ...words import NUMBERS, RED, YELLOW
from ..reading import OnTurn, PanelReader
from .words import COLOURS, SimultaneousCut, Together, TogetherPanel

ANY: Final = frozenset((*NUMBERS, YELLOW, RED))


class Reader(PanelReader[SimultaneousCut, TogetherPanel, None]):
    def imagine(self, panel: TogetherPanel, viewer: Viewer, known: None, rng: Rng) -> Together:
        return Together(panel.done)

    def evidence(self, panel: TogetherPanel, view: View) -> OnTurn:
        """A player who may point at these wires is never blocked; and reds that are to be cut so are not revealed."""
        seats = len({stand.owner for stand in view.stands})
        anybody = not panel.done and seats >= self.spec.anybody_from
        value = COLOURS[self.spec.colour]
        return OnTurn(enough=ANY if anybody else frozenset((value,)), keeps_reds=value == RED)
