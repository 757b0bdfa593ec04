"""Notices: what viewers are told of events."""

from __future__ import annotations

from .records import Record, Text
from .texts import text_of


class Notice(Record):
    """What one viewer is told of one event: everything that this viewer learns from it."""

    def text(self) -> Text:
        return text_of(self, "note")


class MatchClosed(Notice):
    """The table ended the match without a result."""

    reason: str
