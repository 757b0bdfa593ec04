"""All wires of a colour fall together, or the bomb explodes (BB-X-MULTI)."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Record

from ...plans import Plan
from ...words import RED, YELLOW, Cell, Number
from ..place import Place

Colour = Literal["red", "yellow", "blue"]  # blue: the wires of one number
Failure = Literal["explosion", "tokens"]  # tokens: the truth before each wire, and a step of the dial
Reward = Literal["none", "cards"]  # cards: the pile of equipment is turned up, and until then loses one each round
COLOURS: Final[dict[Colour, int]] = {"red": RED, "yellow": YELLOW}  # of blue the number says it


class SimultaneousCut(Record):
    """The only way to cut these wires is all at once (BB-X-MULTI)."""

    colour: Colour = "red"
    count: Annotated[int, Meta(ge=1, le=4)] = 3
    anybody_from: Annotated[int, Meta(ge=2, le=6)] = 4  # with fewer players only a holder of such a wire may do it
    failure: Failure = "explosion"
    number: Annotated[int, Meta(ge=0, le=12)] = 0  # of blue wires; 0: one is drawn for all to see
    last: bool = False  # only a player who has no other wires may do it, and must
    reward: Reward = "none"

    def plan(self, seats: int) -> Plan:
        if self.colour == "red":
            return Plan(keeps_reds=True)
        return Plan(together=COLOURS.get(self.colour, self.number))


class Together(Record):
    """Of a SimultaneousCut. Everybody sees it."""

    done: bool = False
    number: Number | None = None  # of blue wires


class TogetherPanel(Record):
    place: Place
    colour: Colour
    count: int
    done: bool
    failure: Failure = "explosion"
    number: Number | None = None
    last: bool = False
    reward: Reward = "none"


class CutTogether(Record):
    """Point at several wires anywhere and claim that they are the set the mission asks for (BB-X-MULTI)."""

    cells: Annotated[tuple[Cell, ...], Meta(max_length=12)]


Actions = CutTogether


class TogetherKnown(Record):
    """Nothing of it is hidden; which number it is says what a player has who gives the turn away."""

    place: Place


class TogetherNamed(Notice):
    """A number card says which wires are cut all at once."""

    place: Place
    number: Number


Notices = TogetherNamed
