"""The actions of a seat. Fields are bounded: forms, clients and probes are derived from them."""

from __future__ import annotations

from litfuse.kernel.records import Record

from .cards import Card


class PassCards(Record):
    """Pass two cards to the left neighbour."""

    cards: tuple[Card, ...]


class Choose(Record):
    card: Card


class ChooseBlind(Record):
    """Choose any card of the hand."""


Action = PassCards | Choose | ChooseBlind
