"""Wires that their owner does not see (BB-X-FLIP)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from litfuse.kernel.records import Record, Seat

from ...plans import Plan
from ...words import Cell, Value
from ..place import Place


class BlindWires(Record):
    """Wires are turned round: all see them but their owner (BB-X-FLIP)."""

    who: Literal["captain", "all"] = "all"
    count: Literal[1, 2] = 1  # in each hand
    cut_by: Literal["all", "owner"] = "all"  # who may cut them

    def plan(self, seats: int) -> Plan:
        return Plan(turned=self.count, captain_only=self.who == "captain", owners_only=self.cut_by == "owner")


class Blind(Record):
    """Of BlindWires: the wires themselves say all."""


class BlindPanel(Record):
    place: Place
    seats: tuple[Seat, ...]  # who has such an uncut wire


class CutBlind(Record):
    """A Dual Cut with an own wire that is turned round: both have the value, or the bomb explodes (BB-X-FLIP)."""

    cell: Cell  # of a teammate
    value: Value
    own: Cell


class SoloBlind(Record):
    """A Solo Cut with own wires that are turned round: all have the value, or the bomb explodes (BB-X-FLIP)."""

    value: Value
    turned: Annotated[tuple[Cell, ...], Meta(max_length=2)]


Actions = CutBlind | SoloBlind
