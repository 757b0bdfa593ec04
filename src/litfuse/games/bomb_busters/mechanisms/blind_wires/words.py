"""Wires that are turned round, so that their owner does not see them (BB-X-FLIP)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from litfuse.kernel.records import Record, Seat

from ...plans import Plan
from ...words import Cell, Value
from ..place import Place


class BlindWires(Record):
    """Wires are turned round: everybody sees them except their owner (BB-X-FLIP)."""

    who: Literal["captain", "all"] = "all"
    count: Literal[1, 2] = 1  # in each hand
    cut_by: Literal["all", "owner"] = "all"  # who may cut them

    def plan(self, seats: int) -> Plan:
        return Plan(turned=self.count, captain_only=self.who == "captain", owners_only=self.cut_by == "owner")


class Blind(Record):
    """Data of BlindWires, always empty: the wires themselves say everything."""


class BlindPanel(Record):
    place: Place
    seats: tuple[Seat, ...]  # players with an uncut turned wire


class CutBlind(Record):
    """A Dual Cut with a turned wire of your own: if one of the two lacks the value the bomb explodes (BB-X-FLIP)."""

    cell: Cell  # the teammate's wire
    value: Value
    own: Cell


class SoloBlind(Record):
    """A Solo Cut with turned wires of your own: if one of them lacks the value the bomb explodes (BB-X-FLIP)."""

    value: Value
    turned: Annotated[tuple[Cell, ...], Meta(max_length=2)]


Actions = CutBlind | SoloBlind
