"""What a seat knows for certain beyond its view, folded over its notices."""

from __future__ import annotations

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Part, Seat

from . import notices
from .cards import Hand, without
from .state import State


class Knowledge(Part):
    seat: Seat
    held: Hand = ()  # cards that this seat passed to its left neighbour, who has not shown them yet


def learn(seat: Seat, known: Knowledge | None, notice: Notice) -> Knowledge:
    if known is None:
        return Knowledge(seat)
    if isinstance(notice, notices.HandsMoved):
        return Knowledge(seat, notice.gave)
    if isinstance(notice, notices.CardsShown):
        return Knowledge(seat, without(known.held, notice.cards))
    return known


def holds(known: Knowledge, state: State) -> bool:
    return set(known.held) <= set(state.hands[state.left_of(known.seat)])
