"""Turns that go counter-clockwise while an act of a script lasts (BB-X-SCRIPT)."""

from __future__ import annotations

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Record, Text, text

from ..place import Place


class ReversedTurns(Record):
    """On cue turns go counter-clockwise, until the next cue (BB-X-SCRIPT)."""


class TurnOrder(Record):
    """Data of ReversedTurns. Everybody sees it."""

    reversed: bool = False


class TurnOrderPanel(Record):
    place: Place
    reversed: bool = False


class TurnsReversed(Notice):
    """From now on turns go counter-clockwise, or clockwise again."""

    place: Place
    reversed: bool

    def text(self) -> Text:
        return text("note-turns-reversed" if self.reversed else "note-turns-clockwise")


Notices = TurnsReversed
