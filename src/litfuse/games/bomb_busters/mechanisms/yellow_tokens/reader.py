"""What these tokens tell players: one who is asked for a wire has one, one who gives a token back has none."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Seat, Viewer
from litfuse.kernel.rng import Rng

from ...knowledge.clues import Clues, Has, Lacks, with_has, with_lacks
from ...public import MARKS, Prompt
from ...view import Shown, View
from ..reading import PanelReader
from .words import SET, TokenDue, TokenReturned, TokenRow, TokenRowKnown, TokenRowPanel, YellowTokens


class Reader(PanelReader[YellowTokens, TokenRowPanel, TokenRowKnown]):
    def imagine(self, panel: TokenRowPanel, viewer: Viewer, known: TokenRowKnown | None, rng: Rng) -> TokenRow:
        return TokenRow(panel.row, panel.waiting, panel.value, panel.fired)

    def asked(self, panel: TokenRowPanel, view: View) -> Sequence[Has]:
        """A player who is asked for a wire has one for which the token is true."""
        ask = view.ask
        if type(ask) is not Prompt or ask.place != self.place or ask.kind != SET or panel.value is None:
            return ()
        cells = [
            (s, slot)
            for s, stand in enumerate(view.stands)
            if stand.owner == ask.seat
            for slot, wire in enumerate(stand.wires)
            if not (isinstance(wire, Shown) and wire.cut)
            and wire.apart != "turned"
            and not any(t.says in MARKS for t in wire.tokens)
        ]
        return (Has(tuple(cells), (panel.value,)),)

    def knows(self, seats: int) -> TokenRowKnown:
        return TokenRowKnown(self.place)

    @staticmethod
    def learn(seat: Seat, known: TokenRowKnown, notice: Notice) -> TokenRowKnown:
        return known

    @staticmethod
    def clues(seat: Seat, clues: Clues, notice: Notice) -> Clues:
        if not isinstance(notice, TokenDue | TokenReturned):
            return clues
        if isinstance(notice, TokenDue):  # the owner chooses any of several equal wires
            clues = replace(clues, pointed=notice.cells, wanted=(notice.value,))
            return clues if notice.seat == seat else with_has(clues, [Has(notice.cells, (notice.value,))])
        return clues if notice.seat == seat else with_lacks(clues, [Lacks(notice.cells, (notice.value,))])

    @staticmethod
    def holds(known: TokenRowKnown, data: object) -> bool:
        return True
