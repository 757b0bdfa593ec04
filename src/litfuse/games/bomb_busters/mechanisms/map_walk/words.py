"""After each cut a figure walks over a map, where a card with the value that was called points (BB-X-BUNKER)."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import UNSHOWN, Part, Record, Seat, Text, text

from ..constraint_cards.words import Constraint
from ..place import Place

STEP: Final = "step"  # where the figure goes
FIRST_STEP: Final = "first-step"  # the same, and another step follows


class Direction(StrEnum):
    NORTH = "north"
    SOUTH = "south"
    EAST = "east"
    WEST = "west"

    __hash__ = str.__hash__


class Striped(StrEnum):
    """Cells where something has to be done."""

    KEY = "key"
    SKULL = "skull"
    ALARM = "alarm"
    CONTROL = "control"

    __hash__ = str.__hash__


DIRECTIONS: Final = tuple(Direction)
ACTION: Final = len(DIRECTIONS)  # the place of the fifth card, which is no direction

# Rows of cells with a gap between two, and between two rows a line with the gaps; `maps` says which signs there are
Rows: TypeAlias = Annotated[tuple[Annotated[str, Meta(min_length=1, max_length=13)], ...], Meta(max_length=13)]
Goal: TypeAlias = Literal["control", "skull"]
SMALL: Final[Rows] = ("h . x", "  - -", ". . c")


class MapWalk(Record):
    """After each cut a figure goes one cell of a map, where a card with the value called points (BB-X-BUNKER).

    The mission is lost if no blue wire is left before the goal is reached and something is done there.
    """

    front: Rows = SMALL
    back: Rows = ()  # the other side of the map
    goal: Goal = "control"


class Spot(Part):
    """A cell of the map."""

    floor: Annotated[int, Meta(ge=0, le=1)]  # 1: on the back
    row: Annotated[int, Meta(ge=0, le=6)]
    column: Annotated[int, Meta(ge=0, le=6)]


class Walk(Record):
    """Of a MapWalk. Everybody sees it."""

    spot: Spot
    cards: tuple[Constraint, ...] = ()  # of the directions, in their order, and of ACTION
    done: tuple[Striped, ...] = ()
    went: tuple[Direction, ...] = ()  # the steps of the last turn in which it moved
    turn: int = 0


class MapPanel(Record):
    place: Place
    front: Rows  # as the map is now: what was opened is open
    back: Rows
    spot: Spot
    goal: Goal  # the short form of a mission has another
    cards: tuple[Constraint, ...] = ()
    done: tuple[Striped, ...] = ()
    waits: Striped | None = None  # what has to be done where the figure is
    ways: tuple[Direction, ...] = ()  # where nothing is in the way, whatever the cards say
    yellow: Striped | None = None  # what has to be done before yellow wires are called
    went: tuple[Direction, ...] = ()  # the steps of the last turn in which it moved
    turn: Annotated[int, UNSHOWN] = 0

    @property
    def over(self) -> bool:
        """Is the goal reached?"""
        return self.goal in self.done


class WalkOn(Record):
    """Move the figure one cell."""

    direction: Direction


Actions = WalkOn


class WalkLaid(Notice):
    """A card lies at each direction, and one is ACTION."""

    place: Place
    cards: tuple[Constraint, ...]


class FigureMoved(Notice):
    place: Place
    seat: Seat
    direction: Direction
    spot: Spot
    saw: bool = False  # which costs a step of the dial


class FigureStayed(Notice):
    """No card with the value called points where there is a way, or something has to be done first."""

    place: Place


class ActionDone(Notice):
    """What had to be done at this cell is done."""

    place: Place
    seat: Seat
    what: Striped
    spot: Spot  # where the figure is now

    def text(self) -> Text:
        return text("note-action-done", what=f"={self.what}")


Notices = WalkLaid | FigureMoved | FigureStayed | ActionDone
