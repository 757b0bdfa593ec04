"""The complete state of a match, and short queries about it."""

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
    value: int  # derived from the key; kept because every step needs it
    cut: bool = False
    tokens: tuple[Token, ...] = ()
    red: bool = False  # everybody knows that it is red
    apart: Apart | None = None


FRESH: Final = {key: Wire(key, value_of(key)) for key in EVERY_KEY}  # frozen, so shared


def fresh(keys: tuple[int, ...]) -> tuple[Wire, ...]:
    """Returns wires as they are dealt. One `itemgetter` call for many keys takes half the time of a loop."""
    return itemgetter(*keys)(FRESH) if len(keys) > 1 else tuple([FRESH[key] for key in keys])


class Stand(Part):
    owner: Seat
    wires: tuple[Wire, ...]
    uncut: tuple[Cell, ...]  # derived from the wires; kept because every step needs it
    beside: tuple[Token, ...] = ()  # tokens about the whole hand


def stand_of(index: int, owner: Seat, wires: tuple[Wire, ...], beside: tuple[Token, ...] = ()) -> Stand:
    return Stand(owner, wires, tuple([(index, i) for i, w in enumerate(wires) if not w.cut]), beside)


def slot_among(wires: Sequence[Wire], key: int) -> int:
    """Returns the slot for a wire that comes to a stand: in order, right of wires with an equal key (BB-EQ-02-7,
    BB-C-23).
    """
    left = 0
    while left < len(wires) and wires[left].apart:
        left += 1
    return left + bisect_right([w.key for w in wires if w.apart is None], key)


# The cells of a stand without cut wires, by the stand's index and its number of wires; shared
WHOLE: Final = tuple(tuple(tuple((i, slot) for slot in range(n)) for n in range(81)) for i in range(6))


class State(Part, kw_only=True):
    """The complete state. Fields that change often stand first, because making a changed copy looks for them in this
    order.
    """

    asked: int = 0  # numbers the questions, of which one is open at a time
    offered: int = 0  # numbers the offers
    ask: Ask = Acting()  # not ACTING: a default is left out when a state is encoded only if it is the same object
    todo: tuple[Ask, ...] = ()  # questions that follow `ask` before the rules continue
    place: int = 0  # where in the turn the rules continue after them (BB-C-13)
    facts: tuple[AnyFact, ...] = ()
    deed: Deed | None = None
    skipped: int = 0  # players who skipped in a row
    stands: tuple[Stand, ...] = ()  # stand s of the first ones belongs to seat s; second stands follow
    tokens: tuple[int, ...] = (0,) * 15  # tokens of each value on the table, without virtual ones
    cuts: tuple[int, ...] = (0,) * 15  # cut wires of each value
    dial: int = 0  # steps left
    turn: Seat = 0
    turns: int = 0
    stable: bool = False
    extras: tuple[Data, ...] = ()  # the data of the mechanisms, in their order
    # Kept only if a mechanism of the mission uses it
    complete: tuple[int, ...] = ()  # numbers whose wires are all cut, in order of completion; YELLOW once two are cut
    out: tuple[Seat, ...] = ()  # players who ran out of wires
    glimpse: Cell | None = None  # the wire whose token was set in this step; later steps hide which it was
    # Cards and what they leave behind
    powers: tuple[Power, ...] = ()
    equipment: tuple[Card, ...] = ()
    deck: tuple[Equipment, ...] = ()  # cards that were not laid out; 0 is the top
    pile: int = 0  # how many cards at the top of the deck lie face down for the mission (BB-X-GEAR)
    labels: tuple[Label, ...] = ()
    # As set up
    config: Config
    mission: Mission  # with the variant for this number of players applied
    seats: int
    total: tuple[int, ...]  # number of wires in play of each value
    captain: Seat = 0
    start: int = 0  # steps on the dial at the start
    markers: tuple[Marker, ...] = ()
    aside: tuple[int, ...] = ()  # keys of the wires set aside unseen
    off_hand: tuple[int, ...] = ()  # keys of wires that are in play but in nobody's hand; 0 is the top
    reds: tuple[int, ...] = REDS  # values that count as red
    silence: Silence | None = None  # None: talk has never been restricted

    @property
    def limit(self) -> int:
        """The largest number of steps the dial can have left (BB-C-3)."""
        return self.mission.dial_limit or self.start

    @property
    def actor(self) -> Seat:
        """The seat that declares the action of this turn: the player on turn, unless the mission names another."""
        return actor_of(self.ask, self.todo, self.turn)

    @property
    def plan(self) -> Plan:
        """How the mission deals and treats wires."""
        kept = self.mission.kept
        if "plan" not in kept:
            kept["plan"] = plan_of(self.mission.mechanisms, self.seats)
        return cast(Plan, kept["plan"])

    def wire(self, cell: Cell) -> Wire:
        return self.stands[cell[0]].wires[cell[1]]

    def value(self, cell: Cell) -> int:
        return self.stands[cell[0]].wires[cell[1]].value

    def uncut(self, seat: Seat) -> tuple[Cell, ...]:
        """Returns the hand: the uncut wires of both stands of this seat (BB-TERM-05)."""
        stands = self.stands
        cells = stands[seat].uncut
        if len(stands) > self.seats:
            for stand in stands[self.seats :]:
                if stand.owner == seat:
                    cells += stand.uncut
        return cells

    def racks(self, seat: Seat) -> Sequence[Stand]:
        """Returns the player's one or two stands."""
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
        """Returns whether the seat has uncut wires and all of them are red (BB-REVEAL-01)."""
        stands, cells, reds = self.stands, self.uncut(seat), self.reds
        for i, slot in cells:
            if stands[i].wires[slot].value not in reds:
                return False
        return bool(cells)

    def clockwise(self, seat: Seat) -> tuple[Seat, ...]:
        """Returns all other seats clockwise, beginning on the left of this one."""
        return ROUND[self.seats][seat]

    def after(self, seat: Seat) -> Seat:
        """Returns the next unfinished player clockwise, or this one if nobody else is left (BB-TURN-06)."""
        for s in ROUND[self.seats][seat]:
            if not self.finished(s):
                return s
        return seat

    def partners(self, seat: Seat) -> tuple[Seat, ...]:
        """Returns the unfinished teammates, clockwise."""
        return tuple([s for s in ROUND[self.seats][seat] if not self.finished(s)])

    def stands_of(self, seat: Seat) -> tuple[int, ...]:
        return tuple([i for i, s in enumerate(self.stands) if s.owner == seat])

    def left(self, value: int) -> int:
        """Returns how many wires of this value are still uncut, in anybody's hand (BB-TERM-07)."""
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
    """Returns the number of wires in play of each value."""
    return (*BLUES[mission.blue], mission.yellow.count, mission.red.count)


BLUES: Final = [(0, *[COPIES if n <= highest else 0 for n in NUMBERS]) for highest in range(13)]


@lru_cache(maxsize=64)
def owners_of(seats: int, captain: Seat) -> tuple[Seat, ...]:
    """Returns the owner of each stand: one stand for each player; with two players both have a second one, with three
    the Captain has (BB-SETUP-05).
    """
    second = {2: (0, 1), 3: (captain,)}.get(seats, ())
    return (*range(seats), *second)


@lru_cache(maxsize=64)
def dealing_order(seats: int, captain: Seat) -> tuple[int, ...]:
    """Returns the order of dealing: first stands clockwise from the Captain, then second stands (BB-SETUP-14)."""
    owners = owners_of(seats, captain)
    around = [(captain + i) % seats for i in range(seats)]
    return tuple(sorted(range(len(owners)), key=lambda i: (i >= seats, around.index(owners[i]))))


def keys_of(stands: Iterable[Stand]) -> tuple[tuple[int, ...], ...]:
    return tuple([tuple([w.key for w in s.wires]) for s in stands])


def tokens_of(stands: Iterable[Stand]) -> tuple[int, ...]:
    """Returns how many tokens of each value lie before wires and beside stands."""
    count = [0] * 15
    for stand in stands:
        for token in (*stand.beside, *(t for w in stand.wires for t in w.tokens)):
            if not token.virtual and token.value:
                count[token.value] += 1
    return tuple(count)
