"""The parts that state and view share because everybody sees them."""

from __future__ import annotations

from typing import Final

from litfuse.kernel.records import Record, Seat


class Passing(Record):
    """Everybody chooses two cards to pass."""


class Choosing(Record):
    """Everybody chooses a card."""

    round: int


class Over(Record):
    resigned: Seat | None = None  # who ended the match


Ask = Passing | Choosing | Over
PASSING: Final = Passing()
