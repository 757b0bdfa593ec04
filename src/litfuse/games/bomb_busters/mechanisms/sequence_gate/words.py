"""Values on a row of number cards must be cut in its order (BB-X-SEQ)."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final, Literal

from msgspec import Meta

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Record, Seat, Text, text

from ...words import Number
from ..place import Place

END: Final = "end"  # which end of the row comes next


class End(StrEnum):
    LEFT = "left"
    RIGHT = "right"

    __hash__ = str.__hash__


class SequenceGate(Record):
    """Values on a row of cards must be cut in its order; a card is done when `need` wires of it are cut (BB-X-SEQ).

    In a row with two ends a card that is done leaves the row, and the player who cut says which end comes next.
    """

    cards: Annotated[int, Meta(ge=2, le=12)] = 3
    need: Literal[2, 4] = 2
    ends: Literal[1, 2] = 1


class Row(Record):
    """Data of a SequenceGate. Everybody sees it."""

    cards: tuple[Number, ...] = ()
    at: int = 0  # the card that is due; the number of cards if none is


class SequencePanel(Record):
    place: Place
    cards: tuple[Number, ...]
    at: int
    need: int
    ends: int = 1

    @property
    def barred(self) -> tuple[int, ...]:
        """The numbers that have to wait."""
        return waiting(self.cards, self.at, self.ends)


def waiting(cards: tuple[int, ...], at: int, ends: int) -> tuple[int, ...]:
    """Returns the cards that have to wait: those behind the one that is due; with two ends also those before it."""
    if at == len(cards):
        return ()
    return cards[at + 1 :] if ends == 1 else cards[:at] + cards[at + 1 :]


class ChooseEnd(Record):
    """The card at this end of the row comes next."""

    end: End


Actions = ChooseEnd


class RowLaid(Notice):
    """Number cards lie in a row, to be cut in this order (BB-X-SEQ)."""

    place: Place
    cards: tuple[Number, ...]


class RowWentOn(Notice):
    """The number card was turned down; the next one is due, if any is left."""

    place: Place
    number: Number
    at: int


class RowShortened(Notice):
    """The number card left the row with two ends."""

    place: Place
    number: Number


class EndChosen(Notice):
    """In a row with two ends, this number comes next."""

    place: Place
    seat: Seat | None  # None: nobody chose, it is the last card
    number: Number

    def text(self) -> Text:
        if self.seat is None:
            return text("note-end-chosen-last", number=self.number)
        return Text("note-end-chosen", {"seat": f"@{self.seat}", "number": self.number})


Notices = RowLaid | RowWentOn | RowShortened | EndChosen
