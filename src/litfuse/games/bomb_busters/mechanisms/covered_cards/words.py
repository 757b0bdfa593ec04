"""A number card lies on each equipment card, which stays locked until the cover is lifted (BB-X-GEAR)."""

from __future__ import annotations

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Part, Record, Text, text
from litfuse.kernel.texts import word

from ...words import Equipment, Number
from ..place import Place

CUTS = 2  # how many cut wires of its number lift a cover


class CoveredCards(Record):
    """Equipment is locked until two wires of its number are cut, and two of the number that covers it (BB-X-GEAR)."""


class Cover(Part):
    """A number card, and the equipment under it."""

    card: Equipment
    number: Number


class Covers(Record):
    """Data of CoveredCards. Everybody sees them."""

    covers: tuple[Cover, ...] = ()


class CoversPanel(Record):
    place: Place
    covers: tuple[Cover, ...]


class CoversLaid(Notice):
    place: Place
    covers: tuple[Cover, ...]

    def text(self) -> Text:
        return Text("note-covers-laid")


class CoverLifted(Notice):
    """Two wires of the number are cut."""

    place: Place
    card: Equipment
    number: Number

    def text(self) -> Text:
        return text("note-cover-lifted", card=str(word(self.card)), number=self.number)


Notices = CoversLaid | CoverLifted
