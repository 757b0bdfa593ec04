"""Parts that state and view share, because everybody sees them: what is asked, what lies open, what just happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, ClassVar, Final, Literal, Protocol

from msgspec import Meta

from litfuse.kernel.records import UNSHOWN, Part, Record, Seat, Text, said_as
from litfuse.kernel.texts import NONE

from .words import Cell, Character, Equipment, Key, Number, Value

# What is being asked


class Picking(Record):
    """A player chooses a character before the deal (BB-C-31)."""

    seat: Seat


class Placing(Record):
    """A player sets the first info token (BB-SETUP-20)."""

    seat: Seat
    number: Number | None = None  # drawn for this player; None: the player's choice


class Acting(Record):
    """The player on turn declares an action; equipment may be used (BB-TURN-04)."""

    seat: Seat | None = None  # another player declares it, because the mission says so


class Settling(Record):
    """The owner of the wires that a detector pointed at says which one is cut, or gets the token (BB-DTC)."""

    owner: Seat
    cells: tuple[Cell, ...]
    values: tuple[Value, ...]
    hit: bool


class Swapping(Record):
    """The partner of the Walkie-Talkies chooses a wire (BB-EQ-02-1)."""

    user: Seat
    partner: Seat
    cell: Cell  # offered, by its place


class Prompt(Record):
    """A question of a mechanism, which knows its kinds and the answers."""

    seat: Seat
    place: Annotated[int, UNSHOWN]  # of the mechanism
    kind: str  # of the decision


class Window(Record):
    """Offers of a mechanism to some seats, with a clock; nobody owes an answer (BB-X-SNIP)."""

    place: Annotated[int, UNSHOWN]  # of the mechanism
    kind: str  # of the offers, and of the clock
    number: Annotated[int, UNSHOWN] = 0  # tells this window from others: a clock goes on if a card interrupts it


Reason = Literal["defused", "explosion", "dial", "stall", "timer", "objective"]


class Over(Record):
    won: bool
    reason: Reason


Ask = Picking | Placing | Acting | Settling | Swapping | Prompt | Window | Over
ACTING: Final = Acting()


def actor_of(ask: Ask, todo: tuple[Ask, ...], turn: Seat) -> Seat:
    """Who declares, in a turn whose open question this is: `turn`, unless the mission names another."""
    acting = ask if type(ask) is Acting else todo[0] if type(ask) is Swapping and todo else None
    return acting.seat if type(acting) is Acting and acting.seat is not None else turn


# How the mission restricts talk (BB-X-SILENCE): numbers are dear; one sign is all that is left; not a word
Restriction = Literal["no-number", "mute", "mime"]


class Silence(Part):
    """How talk is restricted, in a mission that does so (BB-X-SILENCE)."""

    mode: Restriction | None = None  # None: not now
    number: int = 0  # of the offers to report somebody: another one after each slip and each change


# What lies open


# `x1` to `x4`: how often its number stands on this stand, cut wires counted; `has-not`: it is nowhere in the hand;
# `has`: a wire of this stand has it, which was shown once; `single`: of the label, once on this stand
Says = Literal["is", "is-not", "even", "odd", "x1", "x2", "x3", "x4", "has-not", "has", "single"]
COUNTS: Final = ("x1", "x2", "x3", "x4")
MARKS: Final = frozenset(("is", "even", "odd", *COUNTS))  # of these a wire has only one (BB-C-35)


# Why somebody sets no first token, or not two: no blue wire; only yellow ones; every value is in the hand
Lacking = Literal["blue", "yellow", "missing"]


class Token(Part):
    """An info token (BB-TOK-01, BB-C-35)."""

    value: Annotated[int, Meta(ge=0, le=14), said_as("token")]  # a number, or YELLOW; 0: it names none
    says: Says = "is"
    virtual: bool = False  # said, not laid: there was none left (BB-TOK-05)
    dated: bool = False  # a wire came or went since: it was true then (BB-C-35)


class Label(Part):
    """`=` or `≠` before a wire and its right neighbour; it stays with these two (BB-EQ-01-4)."""

    cell: Cell
    equal: bool
    reach: int = 1  # slots to the other wire: more if one came between


class Marker(Part):
    """A yellow or red wire that was shown at setup (BB-SETUP-08, BB-SETUP-09)."""

    key: Key
    sure: bool  # False: the `?` side


class Card(Part):
    """An equipment card in play."""

    name: Equipment
    usable: bool = False  # unlocked
    used: bool = False

    @property
    def ready(self) -> bool:
        return self.usable and not self.used


class Power(Part):
    """A player's character; None: this player alone has none (BB-X-CHAR)."""

    character: Character | None
    used: bool = False


class Tally(Part):
    """How many wires have this value: one of these numbers."""

    value: Value
    counts: tuple[int, ...]


class Stuck(Part):
    """What is true of these wires if their owner can declare nothing that could succeed (BB-C-49)."""

    cells: tuple[Cell, ...]
    tallies: tuple[Tally, ...]


# What happened


class Board(Protocol):
    """What a fact needs of the table to be put into words: a View has it."""

    @property
    def powers(self) -> tuple[Power, ...]: ...

    @property
    def owners(self) -> tuple[Seat, ...]:
        """Whose the stands are."""
        ...

    def revealed(self, seat: Seat) -> tuple[Key, ...]:
        """The red wires of this player that are cut."""
        ...


class Fact(Record):
    """Something that happened in this turn or the last one (BB-COM-09); with an open history, ever."""

    turn: int
    aside: ClassVar[bool] = False  # beside what the player on turn did, of which it says nothing

    @property
    def automatic(self) -> bool:
        """Did it happen, or may it have, within a step that began in an earlier turn?"""
        return False

    def names(self, stand: int) -> bool:
        """Does it name a slot of this stand?"""
        return False

    def text(self, board: Board) -> Text:
        """The words in which it was told; like a notice's they say nothing but what everybody sees."""
        raise NotImplementedError


ON_STANDS: Final[dict[tuple[bool, ...], str]] = {
    (True, False): "stand-first",
    (False, True): "stand-second",
    (True, True): "stand-both",
}


def who_said(yes: Sequence[bool], owners: Sequence[Seat]) -> str:
    """The players one of whose stands said yes, each once; of a player with two stands, which (BB-EQ-08-1)."""
    told: list[str] = []
    for owner in dict.fromkeys(owners):
        of_owner = tuple([y for y, o in zip(yes, owners, strict=True) if o == owner])
        if any(of_owner):
            where = ON_STANDS.get(of_owner)
            told.append(f"@{owner}:{where}" if where else f"@{owner}")
    return " ".join(told) or NONE
