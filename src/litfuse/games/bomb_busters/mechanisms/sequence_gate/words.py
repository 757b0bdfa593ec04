"""Values on a row of number cards are cut in its order (BB-X-SEQ)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Record

from ...words import Number
from ..place import Place


class SequenceGate(Record):
    """Values on a row of number cards are cut in its order; a card goes when `need` wires of it are cut (BB-X-SEQ)."""

    cards: Annotated[int, Meta(ge=2, le=12)] = 3
    need: Literal[2, 4] = 2


class Row(Record):
    """Of a SequenceGate. Everybody sees it."""

    cards: tuple[Number, ...] = ()
    at: int = 0  # the card whose turn it is; those before it are turned down


class SequencePanel(Record):
    place: Place
    cards: tuple[Number, ...]
    at: int
    need: int


class RowLaid(Notice):
    """Number cards in a row, to be cut in this order (BB-X-SEQ)."""

    place: Place
    cards: tuple[Number, ...]


class RowWentOn(Notice):
    """The number card was turned down; the next one is due, or none is left."""

    place: Place
    number: Number
    at: int


Notices = RowLaid | RowWentOn
