"""A robot walks to and fro over the numbers and carries wires, which cuts of the number below it bring (BB-X-NANO)."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Record, Text, text

from ...plans import Plan
from ...words import Number
from ..place import Place

Wires: TypeAlias = Annotated[int, Meta(ge=1, le=8)]


class CarriedWires(Record):
    """A robot carries wires; whoever cuts the number that it stands on takes one of them (BB-X-NANO)."""

    wires: tuple[Wires, Wires, Wires, Wires] = (5, 4, 4, 3)  # with 2, 3, 4 and 5 players

    def plan(self, seats: int) -> Plan:
        return Plan(off_hand=self.wires[seats - 2])


class Robot(Record):
    """Data of CarriedWires. Everybody sees it; the wires are those in nobody's hand."""

    space: Number = 1
    up: bool = True  # it will walk towards the higher numbers

    @property
    def then(self) -> int:
        """The space that is next."""
        return self.space + (1 if self.up else -1)

    def walked(self, last: int) -> Robot:
        """Returns the robot one space on; on the last number, and on 1, it turns round."""
        return Robot(self.then, self.then < last and (self.up or self.then == 1))


class RobotPanel(Record):
    place: Place
    space: Number
    then: Number  # the space that is next
    wires: int  # that it carries


class RobotWalked(Notice):
    place: Place
    space: Number

    def text(self) -> Text:
        return text("note-robot-walked", number=self.space)


Notices = RobotWalked
