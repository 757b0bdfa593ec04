"""A blue number whose wires are treated as red ones (BB-X-REDLIKE)."""

from __future__ import annotations

from litfuse.kernel.records import Record

from ...words import Number
from ..place import Place


class RedNumber(Record):
    """A number is drawn whose wires are treated as red ones (BB-X-REDLIKE)."""


class RedCard(Record):
    """Data of RedNumber. Everybody sees it."""

    number: Number | None = None  # None: not drawn yet


class RedCardPanel(Record):
    place: Place
    number: Number | None = None
