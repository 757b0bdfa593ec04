"""What the wires that fall together tell a player."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Seat, Viewer
from litfuse.kernel.rng import Rng

from ...knowledge.clues import Clues
from ...view import View
from ...words import NUMBERS, RED, YELLOW
from ..reading import OnTurn, PanelReader
from .words import COLOURS, SimultaneousCut, Together, TogetherKnown, TogetherNamed, TogetherPanel

ANY: Final = frozenset((*NUMBERS, YELLOW, RED))


class Reader(PanelReader[SimultaneousCut, TogetherPanel, TogetherKnown]):
    def imagine(self, panel: TogetherPanel, viewer: Viewer, known: TogetherKnown | None, rng: Rng) -> Together:
        return Together(panel.done, panel.number)

    def evidence(self, panel: TogetherPanel, view: View) -> OnTurn:
        """A player who may point at these wires is never blocked; and reds that are to be cut so are not revealed."""
        seats = len({stand.owner for stand in view.stands})
        anybody = not panel.done and seats >= self.spec.anybody_from and not self.spec.last
        value = COLOURS.get(self.spec.colour) or panel.number or 0
        return OnTurn(enough=ANY if anybody else frozenset((value,)), keeps_reds=self.spec.colour == "red")

    def knows(self, seats: int) -> TogetherKnown | None:
        return TogetherKnown(self.place) if self.spec.colour == "blue" else None

    @staticmethod
    def learn(seat: Seat, known: TogetherKnown, notice: Notice) -> TogetherKnown:
        return known

    @staticmethod
    def clues(seat: Seat, clues: Clues, notice: Notice) -> Clues:
        return replace(clues, together=notice.number) if isinstance(notice, TogetherNamed) else clues

    @staticmethod
    def holds(known: TogetherKnown, data: object) -> bool:
        return True
