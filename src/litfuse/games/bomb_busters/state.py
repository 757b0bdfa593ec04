"""The whole truth of a match, and small questions about it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Final, cast

from litfuse.kernel.records import Part, Seat

from .config import Config
from .deeds import Deed as Deed
from .facts import AnyFact
from .mechanisms.all import Data
from .mission import Mission
from .plans import Plan, plan_of
from .public import Acting, Ask, Card, Label, Marker, Power, Silence, Token, actor_of
from .words import COPIES, NUMBERS, REDS, Apart, Cell, Character, Equipment, value_of

EVERY_KEY: Final = tuple(10 * n + rest for n in NUMBERS for rest in (0, 1, 5))


class Wire(Part):
    key: int
    value: int  # follows from the key and is asked for in every step
    cut: bool = False
    tokens: tuple[Token, ...] = ()
    red: bool = False  # everybody knows that it is red
    apart: Apart | None = None


FRESH: Final = {key: Wire(key, value_of(key)) for key in EVERY_KEY}  # frozen, so shared


def fresh(keys: tuple[int, ...]) -> tuple[Wire, ...]:
    """Wires as they are dealt; a getter of many takes half the time of a loop."""
    return itemgetter(*keys)(FRESH) if len(keys) > 1 else tuple([FRESH[key] for key in keys])


class Stand(Part):
    owner: Seat
    wires: tuple[Wire, ...]
    uncut: tuple[Cell, ...]  # follows from the wires and is asked for in every step
    beside: tuple[Token, ...] = ()  # tokens that speak of the whole hand


def stand_of(index: int, owner: Seat, wires: tuple[Wire, ...], beside: tuple[Token, ...] = ()) -> Stand:
    return Stand(owner, wires, tuple([(index, i) for i, w in enumerate(wires) if not w.cut]), beside)


def slot_among(wires: Sequence[Wire], key: int) -> int:
    """Where a wire that comes to a stand goes: among those in order, right of its equals (BB-EQ-02-7, BB-C-23)."""
    left = 0
    while left < len(wires) and wires[left].apart:
        left += 1
    return left + bisect_right([w.key for w in wires if w.apart is None], key)


# The cells of a stand none of whose wires is cut, by its index and their number; shared
WHOLE: Final = tuple(tuple(tuple((i, slot) for slot in range(n)) for n in range(81)) for i in range(6))


class State(Part, kw_only=True):
    """What changes often stands first: a changed copy looks for its fields from the first one on."""

    asked: int = 0  # numbers the questions of which one is open at a time
    offered: int = 0  # numbers the offers
    ask: Ask = Acting()  # not ACTING: a default is left out when a state is encoded, but only if it is the same object
    todo: tuple[Ask, ...] = ()  # asked after this, before the rules go on
    place: int = 0  # where in the turn they go on (BB-C-13)
    facts: tuple[AnyFact, ...] = ()
    deed: Deed | None = None
    skipped: int = 0  # players who skipped in a row
    stands: tuple[Stand, ...] = ()  # stand s of the first ones belongs to seat s; second stands follow
    tokens: tuple[int, ...] = (0,) * 15  # tokens of each value that lie on the table, said ones not counted
    cuts: tuple[int, ...] = (0,) * 15  # cut wires of each value
    dial: int = 0  # steps left
    turn: Seat = 0
    turns: int = 0
    stable: bool = False
    extras: tuple[Data, ...] = ()  # of the mechanisms, in their order
    # Kept where a mechanism wants to know it
    complete: tuple[int, ...] = ()  # numbers of which all wires are cut, in this order; YELLOW once two are
    out: tuple[Seat, ...] = ()  # players who ran out of wires
    glimpse: Cell | None = None  # a wire whose token was set in this step, and that is not shown later
    # Cards and what they leave behind
    powers: tuple[Power, ...] = ()
    equipment: tuple[Card, ...] = ()
    deck: tuple[Equipment, ...] = ()  # not dealt; 0 is the top
    pile: int = 0  # so many of them, from the top, lie face down for the mission (BB-X-GEAR)
    labels: tuple[Label, ...] = ()
    # As set up
    config: Config
    mission: Mission  # as it is with this number of players
    seats: int
    total: tuple[int, ...]  # wires in play of each value
    captain: Seat = 0
    start: int = 0  # steps of the dial
    markers: tuple[Marker, ...] = ()
    aside: tuple[int, ...] = ()  # keys of the wires set aside unseen
    off_hand: tuple[int, ...] = ()  # keys of wires that are in the game but in nobody's hand; 0 is the top
    reds: tuple[int, ...] = REDS  # values that count as red
    silence: Silence | None = None  # None: talk has never been restricted

    @property
    def limit(self) -> int:
        """The dial never has more steps left (BB-C-3)."""
        return self.mission.dial_limit or self.start

    @property
    def actor(self) -> Seat:
        """Who declares the action of this turn: the player on turn, unless the mission names another."""
        return actor_of(self.ask, self.todo, self.turn)

    @property
    def plan(self) -> Plan:
        """What the mission says about the deal."""
        kept = self.mission.kept
        if "plan" not in kept:
            kept["plan"] = plan_of(self.mission.mechanisms, self.seats)
        return cast(Plan, kept["plan"])

    def wire(self, cell: Cell) -> Wire:
        return self.stands[cell[0]].wires[cell[1]]

    def value(self, cell: Cell) -> int:
        return self.stands[cell[0]].wires[cell[1]].value

    def uncut(self, seat: Seat) -> tuple[Cell, ...]:
        """The hand: uncut wires of both stands (BB-TERM-05)."""
        stands = self.stands
        cells = stands[seat].uncut
        if len(stands) > self.seats:
            for stand in stands[self.seats :]:
                if stand.owner == seat:
                    cells += stand.uncut
        return cells

    def racks(self, seat: Seat) -> Sequence[Stand]:
        """A player's one or two stands."""
        stands = self.stands
        if len(stands) == self.seats:
            return (stands[seat],)
        return [s for s in stands if s.owner == seat]

    def finished(self, seat: Seat) -> bool:
        stands = self.stands
        if stands[seat].uncut:
            return False
        if len(stands) > self.seats:
            for stand in stands[self.seats :]:
                if stand.owner == seat and stand.uncut:
                    return False
        return True

    def all_red(self, seat: Seat) -> bool:
        """Is there an uncut wire, and are all of them red? (BB-REVEAL-01)"""
        stands, cells, reds = self.stands, self.uncut(seat), self.reds
        for i, slot in cells:
            if stands[i].wires[slot].value not in reds:
                return False
        return bool(cells)

    def clockwise(self, seat: Seat) -> tuple[Seat, ...]:
        """All other seats, beginning on the left of this one."""
        return ROUND[self.seats][seat]

    def after(self, seat: Seat) -> Seat:
        """The next unfinished player clockwise; the same again if nobody else is left (BB-TURN-06)."""
        for s in ROUND[self.seats][seat]:
            if not self.finished(s):
                return s
        return seat

    def partners(self, seat: Seat) -> tuple[Seat, ...]:
        """Unfinished teammates, clockwise."""
        return tuple([s for s in ROUND[self.seats][seat] if not self.finished(s)])

    def stands_of(self, seat: Seat) -> tuple[int, ...]:
        return tuple([i for i, s in enumerate(self.stands) if s.owner == seat])

    def left(self, value: int) -> int:
        """Wires of this value that are still uncut, in anybody's hand (BB-TERM-07)."""
        return self.total[value] - self.cuts[value]

    @property
    def ready_cards(self) -> bool:
        """Is any card usable?"""
        for c in self.equipment:
            if c.usable and not c.used:
                return True
        return False

    def ready(self, card: Equipment) -> bool:
        for c in self.equipment:
            if c.name is card:
                return c.usable and not c.used
        return False

    def has_power(self, seat: Seat, character: Character) -> bool:
        if not self.powers:
            return False
        power = self.powers[seat]
        return power.character is character and not power.used


ROUND: Final = {n: tuple(tuple((s + i) % n for i in range(1, n)) for s in range(n)) for n in range(2, 6)}


def in_play(mission: Mission) -> tuple[int, ...]:
    """Wires in play of each value."""
    return (*BLUES[mission.blue], mission.yellow.count, mission.red.count)


BLUES: Final = [(0, *[COPIES if n <= highest else 0 for n in NUMBERS]) for highest in range(13)]


@lru_cache(maxsize=64)
def owners_of(seats: int, captain: Seat) -> tuple[Seat, ...]:
    """Whose the stands are: one each; of two players both have a second one, of three the Captain (BB-SETUP-05)."""
    second = {2: (0, 1), 3: (captain,)}.get(seats, ())
    return (*range(seats), *second)


@lru_cache(maxsize=64)
def dealing_order(seats: int, captain: Seat) -> tuple[int, ...]:
    """First stands clockwise from the Captain, then second ones likewise (BB-SETUP-14)."""
    owners = owners_of(seats, captain)
    around = [(captain + i) % seats for i in range(seats)]
    return tuple(sorted(range(len(owners)), key=lambda i: (i >= seats, around.index(owners[i]))))


def keys_of(stands: Iterable[Stand]) -> tuple[tuple[int, ...], ...]:
    return tuple([tuple([w.key for w in s.wires]) for s in stands])


def tokens_of(stands: Iterable[Stand]) -> tuple[int, ...]:
    """Tokens of each value that lie before wires and beside stands."""
    count = [0] * 15
    for stand in stands:
        for token in (*stand.beside, *(t for w in stand.wires for t in w.tokens)):
            if not token.virtual and token.value:
                count[token.value] += 1
    return tuple(count)
