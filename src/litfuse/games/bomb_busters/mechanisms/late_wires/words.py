"""Wires that come into play later (BB-X-WIRES)."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from litfuse.kernel.records import PLACE, Record

from ...plans import Plan
from ...words import RED, YELLOW
from ..place import Place

COLOURS: Final = {"red": RED, "yellow": YELLOW}
FILE: Final = "file"  # the kind of its question


class LateWires(Record):
    """Wires lie in nobody's hand; after some turns the next player files one of them (BB-X-WIRES)."""

    colour: Literal["any", "red", "yellow"] = "any"  # a colour: all of its wires lie there
    count: Annotated[int, Meta(ge=0, le=12)] = 0  # of any colour
    every: Annotated[int, Meta(ge=1, le=20)] = 5  # so many turns pass between two of them, unless a script calls them
    most: Annotated[int, Meta(ge=1, le=12)] = 12  # are filed
    told: bool = True  # the others learn the slot

    def plan(self, seats: int) -> Plan:
        return Plan(off_hand=self.count) if self.colour == "any" else Plan(piled=(COLOURS[self.colour],))


class LateState(Record):
    """Of LateWires. Everybody sees it; the wires are those in nobody's hand."""

    turns: int = 0  # that have ended since the last one was due
    due: bool = False
    filed: int = 0


class LatePanel(Record):
    place: Place
    wires: int  # that may still come
    turns: int | None  # until the next one; None: it comes on the cue of a script
    due: bool = False
    filed: int = 0


class ChooseStand(Record):
    """Put the wire that was taken on one of the own stands, in order (BB-X-WIRES)."""

    stand: Annotated[int, Meta(ge=0, le=5, extra_json_schema=PLACE)]


Actions = ChooseStand
