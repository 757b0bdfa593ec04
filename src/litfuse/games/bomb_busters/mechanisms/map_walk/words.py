"""After each cut a figure walks over a map, in the direction whose card has the called value (BB-X-BUNKER)."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import UNSHOWN, Part, Record, Seat, Text, text

from ..constraint_cards.words import Constraint
from ..place import Place

STEP: Final = "step"  # where the figure goes
FIRST_STEP: Final = "first-step"  # the same, with another step to follow


class Direction(StrEnum):
    NORTH = "north"
    SOUTH = "south"
    EAST = "east"
    WEST = "west"

    __hash__ = str.__hash__


class Striped(StrEnum):
    """Cells that demand an action."""

    KEY = "key"
    SKULL = "skull"
    ALARM = "alarm"
    CONTROL = "control"

    __hash__ = str.__hash__


DIRECTIONS: Final = tuple(Direction)
ACTION: Final = len(DIRECTIONS)  # the place of the fifth card, which is not a direction

# Rows of cells with gaps between them, and lines of gaps between the rows; `maps` defines the signs
Rows: TypeAlias = Annotated[tuple[Annotated[str, Meta(min_length=1, max_length=13)], ...], Meta(max_length=13)]
Goal: TypeAlias = Literal["control", "skull"]
SMALL: Final[Rows] = ("h . x", "  - -", ". . c")


class MapWalk(Record):
    """After each cut a figure goes one cell over a map, in the direction whose card has the called value (BB-X-BUNKER).

    The mission is lost if no blue wire is left before the figure has reached the goal and done its action.
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
    """Data of a MapWalk. Everybody sees it."""

    spot: Spot
    cards: tuple[Constraint, ...] = ()  # one for each direction, in order, then that of ACTION
    done: tuple[Striped, ...] = ()
    went: tuple[Direction, ...] = ()  # the steps of the last turn in which it moved
    turn: int = 0


class MapPanel(Record):
    place: Place
    front: Rows  # the map as it is now, without doors and lasers that were opened
    back: Rows
    spot: Spot
    goal: Goal  # differs in the short form of a mission
    cards: tuple[Constraint, ...] = ()
    done: tuple[Striped, ...] = ()
    waits: Striped | None = None  # the action that the figure's cell demands
    ways: tuple[Direction, ...] = ()  # directions that are not blocked, disregarding the cards
    yellow: Striped | None = None  # the action that must come before yellow wires are called
    went: tuple[Direction, ...] = ()  # the steps of the last turn in which it moved
    turn: Annotated[int, UNSHOWN] = 0

    @property
    def over(self) -> bool:
        """Whether the goal is reached."""
        return self.goal in self.done


class WalkOn(Record):
    """Move the figure one cell."""

    direction: Direction


Actions = WalkOn


class WalkLaid(Notice):
    """A card lies at each direction, and one at ACTION."""

    place: Place
    cards: tuple[Constraint, ...]


class FigureMoved(Notice):
    place: Place
    seat: Seat
    direction: Direction
    spot: Spot
    saw: bool = False  # which costs a step of the dial


class FigureStayed(Notice):
    """No card with the called value points along an open way, or the cell's action must be done first."""

    place: Place


class ActionDone(Notice):
    """The action of this cell is done."""

    place: Place
    seat: Seat
    what: Striped
    spot: Spot  # where the figure is now

    def text(self) -> Text:
        return text("note-action-done", what=f"={self.what}")


Notices = WalkLaid | FigureMoved | FigureStayed | ActionDone
