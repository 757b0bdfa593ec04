"""Reads a map, and says where its figure may go. Rules, players and bots use the same functions (BB-X-BUNKER)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from ..constraint_cards.effects import allowed
from ..constraint_cards.words import Constraint
from .words import ACTION, DIRECTIONS, Direction, Goal, Rows, Spot, Striped

KINDS: Final = {
    ".": "plain",
    "h": "start",
    "s": "stairs",
    "x": "saw",
    "k": "key",
    "d": "skull",
    "a": "alarm",
    "c": "control",
}
GAPS: Final = {" ": "open", "|": "wall", "-": "wall", "+": "door", ":": "lasers"}
OPENED_BY: Final = {"door": Striped.KEY, "lasers": Striped.ALARM}
TO_DO: Final[dict[str, Striped]] = {str(what): what for what in Striped}
AWAY: Final = {Direction.NORTH: (-1, 0), Direction.SOUTH: (1, 0), Direction.EAST: (0, 1), Direction.WEST: (0, -1)}
RELEASE: Final[dict[Goal, Striped]] = {"control": Striped.ALARM, "skull": Striped.KEY}  # must precede yellow calls
ONLY_ONE: Final = ("start", *TO_DO)


class BadMap(ValueError):
    """The map cannot be read. The first argument is the reason, the second a sign or a kind of cell."""


class Moment(NamedTuple):
    """Where the figure is, and which actions are done."""

    spot: Spot
    done: frozenset[Striped]


class Chart(NamedTuple):
    """A map that was read: the kind of each cell, and what is in the gap between two neighbours, if anything."""

    kinds: dict[Spot, str]
    gaps: dict[tuple[Spot, Direction], str]

    def find(self, kind: str, floor: int | None = None) -> Spot | None:
        there = (s for s, k in self.kinds.items() if k == kind and floor in (None, s.floor))
        return next(there, None)

    @property
    def start(self) -> Spot:
        found = self.find("start")
        assert found is not None
        return found

    def waiting(self, spot: Spot, done: Collection[Striped]) -> Striped | None:
        """Returns the action that this cell demands before the figure may leave it, if any (BB-M66-5)."""
        what = TO_DO.get(self.kinds[spot])
        return None if what in done else what

    def leads(self, spot: Spot, direction: Direction, done: Collection[Striped]) -> Spot | None:
        """Returns the cell in this direction; None if there is none, or if a wall, a door or lasers are between."""
        rows, columns = AWAY[direction]
        row, column = spot.row + rows, spot.column + columns
        if row < 0 or column < 0 or (there := Spot(spot.floor, row, column)) not in self.kinds:
            return None
        gap = self.gaps.get((spot, direction))
        if gap is not None and OPENED_BY.get(gap) not in done:
            return None  # nothing opens a wall
        return self.upstairs(there) if self.kinds[there] == "stairs" else there

    def upstairs(self, spot: Spot) -> Spot:
        """Returns the cell of the stairs on the back; there is no way down (BB-M66-7, BB-M66-14)."""
        return spot if spot.floor else self.find("stairs", floor=1) or spot

    def after(self, what: Striped, spot: Spot) -> Spot:
        """Returns where the figure is after this action: at the skull the team takes the stairs (BB-M66-9)."""
        return self.find("stairs", floor=1) or spot if what is Striped.SKULL and not spot.floor else spot

    def ways(self, spot: Spot, done: Collection[Striped]) -> dict[Direction, Spot]:
        """Returns where the figure may go, disregarding the cards."""
        if self.waiting(spot, done):
            return {}
        return {d: there for d in DIRECTIONS if (there := self.leads(spot, d, done)) is not None}

    def yellow_waits(self, goal: Goal, done: Collection[Striped]) -> Striped | None:
        """Returns the action, not yet done, that must come before yellow wires, if the map has its cell (BB-M66-11,
        BB-M66-12).
        """
        what = RELEASE[goal]
        return None if goal in done or what in done or self.find(what) is None else what

    def onward(self, at: Moment) -> Iterator[Moment]:
        """Yields what may come next, disregarding the cards."""
        spot, done = at
        what = self.waiting(spot, done)
        if what is not None:
            yield Moment(self.after(what, spot), done | {what})
        for there in self.ways(spot, done).values():
            yield Moment(there, done)

    def can_reach(self, goal: Goal) -> bool:
        """Returns whether this goal can be reached at all."""
        first = Moment(self.start, frozenset())
        seen, todo = {first}, [first]
        while todo:
            fresh = set(self.onward(todo.pop())) - seen
            if any(goal in at.done for at in fresh):
                return True
            seen |= fresh
            todo += fresh
        return False


@lru_cache(maxsize=64)
def chart_of(front: Rows, back: Rows) -> Chart:
    """Reads a map; raises BadMap if it is invalid."""
    chart = Chart({}, {})
    for floor, rows in enumerate((front, back)):
        read(chart, floor, rows)
    kinds = list(chart.kinds.values())
    for kind in ONLY_ONE:
        if kinds.count(kind) > 1:
            raise BadMap("twice", kind)
    start = chart.find("start")
    if start is None or start.floor:
        raise BadMap("start", "start")
    for floor in (0, 1):
        if [k for s, k in chart.kinds.items() if s.floor == floor].count("stairs") > 1:
            raise BadMap("twice", "stairs")
    return chart


def read(chart: Chart, floor: int, rows: Sequence[str]) -> None:
    width = max(map(len, rows), default=1)
    if rows and (len(rows) % 2 == 0 or any(len(row) != width for row in rows[::2]) or width % 2 == 0):
        raise BadMap("shape", "plain")
    lines = [row.ljust(width) for row in rows]
    for y, line in enumerate(lines):
        for x, sign in enumerate(line):
            if y % 2 == 0 and x % 2 == 0:
                if sign not in KINDS:
                    raise BadMap("cell", sign)
                chart.kinds[Spot(floor, y // 2, x // 2)] = KINDS[sign]
            elif sign not in GAPS or (y % 2 and x % 2 and sign != " "):
                raise BadMap("gap", sign)
            elif GAPS[sign] != "open":
                one, other = Spot(floor, y // 2, x // 2), Spot(floor, (y + 1) // 2, (x + 1) // 2)
                there, back = (Direction.SOUTH, Direction.NORTH) if y % 2 else (Direction.EAST, Direction.WEST)
                chart.gaps[one, there] = chart.gaps[other, back] = GAPS[sign]


def pointed(
    chart: Chart, spot: Spot, done: Collection[Striped], cards: Sequence[Constraint], values: Sequence[int]
) -> dict[Direction, Spot]:
    """Returns the ways that a card with one of these values points along (BB-M66-4)."""
    ways = chart.ways(spot, done)
    return {d: there for d, there in ways.items() if fits(cards, DIRECTIONS.index(d), values)}


def fits(cards: Sequence[Constraint], place: int, values: Sequence[int]) -> bool:
    """Returns whether the card at this place has one of these values."""
    return any(value in allowed(cards[place]) for value in values)


def acts(cards: Sequence[Constraint], value: int) -> bool:
    """Returns whether a cut of this value can carry out the action of a cell."""
    return fits(cards, ACTION, (value,))


def opened(rows: Rows, done: Collection[Striped]) -> Rows:
    """Returns the map as it is now: doors and lasers that were opened are gone."""
    signs = "".join([sign for sign, gap in GAPS.items() if OPENED_BY.get(gap) in done])
    return tuple([row.translate(str.maketrans(signs, " " * len(signs))) for row in rows])
