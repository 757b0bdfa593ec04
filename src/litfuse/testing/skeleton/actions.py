"""What a seat may answer. Fields are bounded: forms, clients and probes are derived from them."""

from __future__ import annotations

from litfuse.kernel.records import Record

from .cards import Card


class PassCards(Record):
    """Two cards for the left neighbour."""

    cards: tuple[Card, ...]


class Choose(Record):
    card: Card


class ChooseBlind(Record):
    """Any card of the hand."""


Action = PassCards | Choose | ChooseBlind
