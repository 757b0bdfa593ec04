"""The event in which the number that counts as red is drawn."""

from __future__ import annotations

from msgspec.structs import replace

from litfuse.kernel.records import Viewer

from ...content import UNLOCKED_BY
from ...events import LOCKED, Event, with_data
from ...state import State
from .words import RedCard


class RedDrawn(Event):
    """The equipment card that this number would unlock is removed, and the next one takes its place (BB-X-REDLIKE).

    The base tells the number; the view shows the cards.
    """

    place: int
    number: int

    def apply(self, state: State) -> State:
        names = [c.name for c in state.equipment]
        there = [n for n in (*names, *state.deck) if UNLOCKED_BY[n][0] != self.number]
        return replace(
            with_data(state, self.place, RedCard(self.number)),
            equipment=tuple([LOCKED[n] for n in there[: len(names)]]),
            deck=tuple(there[len(names) :]),
        )

    def notice(self, to: Viewer) -> None:
        return None


Events = RedDrawn
