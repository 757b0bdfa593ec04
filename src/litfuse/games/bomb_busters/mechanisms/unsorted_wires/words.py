"""A wire of each stand that is not in order (BB-X-XWIRE)."""

from __future__ import annotations

from typing import Literal

from litfuse.kernel.records import Record

from ...plans import Plan
from ...words import YELLOW
from ..place import Place


class UnsortedWires(Record):
    """The last wire of each stand has an X token and is not in order; cards leave it alone (BB-X-XWIRE)."""

    which: Literal["last", "blue"] = "last"  # the one that was dealt last, or a blue one that was dealt first
    locked: bool = False  # they are cut once all yellow wires are

    def plan(self, seats: int) -> Plan:
        return Plan(strays=self.which, lock=YELLOW if self.locked else 0)


class Unsorted(Record):
    """Of UnsortedWires: the wires themselves say all."""


class UnsortedPanel(Record):
    place: Place
    locked: bool = False  # now
