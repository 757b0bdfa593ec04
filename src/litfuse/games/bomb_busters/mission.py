"""What a mission is made of: its recipe, and the parameters of its mechanisms."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta
from msgspec.structs import replace

from litfuse.kernel.records import Part

from .mechanisms.all import Spec
from .words import RED, YELLOW, Equipment

Many: TypeAlias = Annotated[int, Meta(ge=0, le=11)]


class Colour(Part):
    """Wires of one colour: `count` in play of `out_of` drawn and shown (BB-SETUP-08, BB-SETUP-09)."""

    count: Many = 0
    out_of: Many = 0  # 0: as many as are in play
    lowest: Annotated[int, Meta(ge=1, le=11)] = 1  # drawn from these printed numbers
    highest: Annotated[int, Meta(ge=1, le=11)] = 11
    fixed: Annotated[tuple[Annotated[int, Meta(ge=1, le=11)], ...], Meta(max_length=11)] = ()  # these, nothing is drawn
    predealt: bool = False  # one to each of the first stands before the deal, for all to know (BB-C-47)

    @property
    def shown(self) -> int:
        """How many are drawn and marked."""
        return len(self.fixed) or self.out_of or self.count

    @property
    def sure(self) -> bool:
        """Is every wire that was shown in play?"""
        return self.shown == self.count


class Variant(Part):
    """What is different with these numbers of players."""

    seats: Annotated[tuple[Annotated[int, Meta(ge=2, le=5)], ...], Meta(max_length=4)]
    yellow: Colour | None = None
    red: Colour | None = None
    captain_token: bool | None = None
    dial: Annotated[int, Meta(ge=1, le=6)] | None = None


class Mission(Part, kw_only=True):
    """A mission as content files and tables write it (BB-X-WIRES, GEAR, CHAR, DIAL, TOKSET)."""

    number: Annotated[int, Meta(ge=0, le=66)] = 0  # 0: the table's own
    blue: Annotated[int, Meta(ge=1, le=12)] = 12  # numbers 1 to this
    yellow: Colour = Colour()
    red: Colour = Colour()
    equipment: bool = True  # one card for each player
    ban: Annotated[tuple[Equipment, ...], Meta(max_length=18)] = ()
    later: Annotated[tuple[Equipment, ...], Meta(max_length=6)] = ()  # cards that join the twelve
    characters: Literal["double", "choice", "none"] = "double"
    dial: Annotated[int, Meta(ge=1, le=6)] | None = None  # None: one step for each player
    tokens: Literal["own", "random", "none"] = "own"  # the first ones
    captain_token: bool = True
    seats: Annotated[tuple[Annotated[int, Meta(ge=2, le=5)], ...], Meta(max_length=4)] = (2, 3, 4, 5)
    variants: Annotated[tuple[Variant, ...], Meta(max_length=4)] = ()
    mechanisms: Annotated[tuple[Spec, ...], Meta(max_length=8)] = ()

    def at(self, seats: int) -> Mission:
        """The mission as it is with so many players."""
        mission = replace(self, variants=())
        for v in self.variants:
            if seats in v.seats:
                changed = {f: x for f in v.__struct_fields__ if f != "seats" and (x := getattr(v, f)) is not None}
                mission = replace(mission, **changed)
        return mission

    def colour(self, value: int) -> Colour:
        return {YELLOW: self.yellow, RED: self.red}[value]
