"""All wires of a colour fall together, or the bomb explodes (BB-X-MULTI)."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from litfuse.kernel.records import Record

from ...plans import Plan
from ...words import RED, YELLOW, Cell
from ..place import Place

Colour = Literal["red", "yellow"]
Failure = Literal["explosion", "tokens"]  # tokens: the truth before each wire, and a step of the dial
COLOURS: Final[dict[Colour, int]] = {"red": RED, "yellow": YELLOW}


class SimultaneousCut(Record):
    """The only way to cut these wires is all at once (BB-X-MULTI)."""

    colour: Colour = "red"
    count: Annotated[int, Meta(ge=1, le=4)] = 3
    anybody_from: Annotated[int, Meta(ge=2, le=6)] = 4  # with fewer players only a holder of such a wire may do it
    failure: Failure = "explosion"

    def plan(self, seats: int) -> Plan:
        return Plan(together=YELLOW) if self.colour == "yellow" else Plan(keeps_reds=True)


class Together(Record):
    """Of a SimultaneousCut. Everybody sees it."""

    done: bool = False


class TogetherPanel(Record):
    place: Place
    colour: Colour
    count: int
    done: bool
    failure: Failure = "explosion"


class CutTogether(Record):
    """Point at several wires anywhere and claim that they are the set the mission asks for (BB-X-MULTI)."""

    cells: Annotated[tuple[Cell, ...], Meta(max_length=12)]


Actions = CutTogether
