"""One wire of each stand is out of order (BB-X-XWIRE)."""

from __future__ import annotations

from typing import Literal

from litfuse.kernel.records import Record

from ...plans import Plan
from ...words import YELLOW
from ..place import Place


class UnsortedWires(Record):
    """The last wire of each stand has an X token and is out of order; cards may not use it (BB-X-XWIRE)."""

    which: Literal["last", "blue"] = "last"  # the one that was dealt last, or a blue one that was dealt first
    locked: bool = False  # they may be cut once all yellow wires are

    def plan(self, seats: int) -> Plan:
        return Plan(strays=self.which, lock=YELLOW if self.locked else 0)


class Unsorted(Record):
    """Data of UnsortedWires, always empty: the wires themselves say everything."""


class UnsortedPanel(Record):
    place: Place
    locked: bool = False  # whether the X wires are locked now
