"""Play without time: terminal, arena, environments and `litfuse.start` ask players in this order."""

from __future__ import annotations

from collections.abc import Callable

from .match import AnyMatch
from .records import Decision, Seat


class Driver:
    """Says who is asked next.

    Each open offer with options is put to its seat once, if that seat wants offers. Then come the owed decisions, in
    order. None: nothing is owed, and the next clock moves the match on.
    """

    def __init__(self, wants_offers: Callable[[Seat], bool] = lambda seat: False) -> None:
        self._wants = wants_offers
        self._put: set[str] = set()

    def next(self, match: AnyMatch) -> Decision | None:
        first: Decision | None = None
        for d in match.decisions:
            if d.owed:
                first = first or d
            elif self._wants(d.seat) and d.id not in self._put and match.options(d):
                self._put.add(d.id)
                return d
        return first
