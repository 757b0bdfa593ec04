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
    """Wires lie in nobody's hand; at intervals the next player files one of them on a stand (BB-X-WIRES)."""

    colour: Literal["any", "red", "yellow"] = "any"  # a colour: all wires of it
    count: Annotated[int, Meta(ge=0, le=12)] = 0  # with "any": how many wires
    every: Annotated[int, Meta(ge=1, le=20)] = 5  # turns between two of them, unless a script calls them
    most: Annotated[int, Meta(ge=1, le=12)] = 12  # how many are filed at most
    told: bool = True  # whether the other players learn the slot

    def plan(self, seats: int) -> Plan:
        return Plan(off_hand=self.count) if self.colour == "any" else Plan(piled=(COLOURS[self.colour],))


class LateState(Record):
    """Data of LateWires. Everybody sees it; the wires themselves are `State.off_hand`."""

    turns: int = 0  # turns since the last wire was due
    due: bool = False
    filed: int = 0


class LatePanel(Record):
    place: Place
    wires: int  # how many may still come
    turns: int | None  # turns until the next one; None: a script brings it
    due: bool = False
    filed: int = 0


class ChooseStand(Record):
    """Put the wire that you took on one of your stands, in order (BB-X-WIRES)."""

    stand: Annotated[int, Meta(ge=0, le=5, extra_json_schema=PLACE)]


Actions = ChooseStand
