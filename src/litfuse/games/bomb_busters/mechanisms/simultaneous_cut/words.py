"""All wires of a colour fall together, or the bomb explodes (BB-X-MULTI)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from litfuse.kernel.records import Record

from ...words import Cell
from ..place import Place


class SimultaneousCut(Record):
    """The only way to cut these wires is all at once; a mistake explodes (BB-X-MULTI)."""

    colour: Literal["red"] = "red"
    count: Annotated[int, Meta(ge=2, le=4)] = 3
    anybody_from: Annotated[int, Meta(ge=2, le=6)] = 4  # with fewer players only a holder of such a wire may do it


class Together(Record):
    """Of a SimultaneousCut. Everybody sees it."""

    done: bool = False


class TogetherPanel(Record):
    place: Place
    colour: Literal["red"]
    count: int
    done: bool


class CutTogether(Record):
    """Point at several wires anywhere and claim that they are the set the mission asks for (BB-X-MULTI)."""

    cells: Annotated[tuple[Cell, ...], Meta(max_length=12)]


Actions = CutTogether
