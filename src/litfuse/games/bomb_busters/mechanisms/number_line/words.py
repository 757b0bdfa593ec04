"""Number cards in a line, and a marker that walks along it (BB-X-NANO)."""

from __future__ import annotations

from typing import Final

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Record, Text, text

from ...words import Number
from ..place import Place

TURN: Final = "turn-marker"  # the kind of its question


class NumberLine(Record):
    """A marker walks along a line of number cards; the number where it stops is cut (BB-X-NANO)."""

    start: Number = 7  # the card on which the marker starts


class Line(Record):
    """Data of a NumberLine. Everybody sees it."""

    cards: tuple[Number, ...] = ()  # from left to right
    down: tuple[Number, ...] = ()  # completed numbers, whose cards stay in the line
    at: int = 0  # the card on which the marker stands
    right: bool = True  # whether it faces right


class LinePanel(Record):
    place: Place
    cards: tuple[Number, ...]
    down: tuple[Number, ...] = ()
    at: int = 0
    right: bool = True


def ahead(line: Line | LinePanel) -> tuple[int, ...]:
    """Returns the numbers that may be cut: on face-up cards under the marker and in front of it, the nearest first."""
    way = line.cards[line.at :] if line.right else line.cards[line.at :: -1]
    return tuple([n for n in way if n not in line.down])


class KeepDirection(Record):
    """The marker goes on facing the same way."""


class TurnRound(Record):
    """The marker turns round."""


Actions = KeepDirection | TurnRound


class LineLaid(Notice):
    place: Place
    cards: tuple[Number, ...]
    at: int
    right: bool

    def text(self) -> Text:
        return text("note-line-laid", number=self.cards[self.at])


class MarkerWalked(Notice):
    place: Place
    at: int
    number: Number

    def text(self) -> Text:
        return text("note-marker-walked", number=self.number)


class MarkerTurned(Notice):
    place: Place
    right: bool


class LineCardDone(Notice):
    """The card of a completed value is turned down; the marker passes over it."""

    place: Place
    number: Number


Notices = LineLaid | MarkerWalked | MarkerTurned | LineCardDone
