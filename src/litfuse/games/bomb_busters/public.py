"""The parts that state and view share because everybody sees them: the open question, what lies open, what happened."""

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
    number: Number | None = None  # drawn for this player; None: the player chooses


class Acting(Record):
    """The player on turn declares an action; equipment may be used (BB-TURN-04)."""

    seat: Seat | None = None  # the player who declares it instead, if the mission says so


class Settling(Record):
    """The owner of the wires that a detector pointed at says which one is cut or gets the token (BB-DTC)."""

    owner: Seat
    cells: tuple[Cell, ...]
    values: tuple[Value, ...]
    hit: bool


class Swapping(Record):
    """The partner of the Walkie-Talkies chooses a wire (BB-EQ-02-1)."""

    user: Seat
    partner: Seat
    cell: Cell  # the wire that is offered in exchange


class Prompt(Record):
    """A question of a mechanism, which defines the kinds of its questions and their answers."""

    seat: Seat
    place: Annotated[int, UNSHOWN]  # of the mechanism
    kind: str  # of the decision


class Window(Record):
    """Offers of a mechanism to several seats, with a clock; nobody has to answer (BB-X-SNIP)."""

    place: Annotated[int, UNSHOWN]  # of the mechanism
    kind: str  # of the offers, and of the clock
    number: Annotated[int, UNSHOWN] = 0  # identifies the window, so that its clock goes on after a card interrupts it


Reason = Literal["defused", "explosion", "dial", "stall", "timer", "objective"]


class Over(Record):
    won: bool
    reason: Reason


Ask = Picking | Placing | Acting | Settling | Swapping | Prompt | Window | Over
ACTING: Final = Acting()


def actor_of(ask: Ask, todo: tuple[Ask, ...], turn: Seat) -> Seat:
    """Returns who declares the action, given the open question: `turn`, unless the mission names another seat."""
    acting = ask if type(ask) is Acting else todo[0] if type(ask) is Swapping and todo else None
    return acting.seat if type(acting) is Acting and acting.seat is not None else turn


# How the mission restricts talk (BB-X-SILENCE): saying a number costs a step; one signal is allowed; nothing is
Restriction = Literal["no-number", "mute", "mime"]


class Silence(Part):
    """The talk restriction of a mission that has one (BB-X-SILENCE)."""

    mode: Restriction | None = None  # None: not now
    number: int = 0  # numbers the offers to report a slip; goes up after each slip and each change


# What lies open


# `x1` to `x4`: how many wires of its number this stand has, cut ones included; `has-not`: the hand has no such wire;
# `has`: a wire of this stand, shown once, has it; `single`: the label that says that its number is here only once
Says = Literal["is", "is-not", "even", "odd", "x1", "x2", "x3", "x4", "has-not", "has", "single"]
COUNTS: Final = ("x1", "x2", "x3", "x4")
MARKS: Final = frozenset(("is", "even", "odd", *COUNTS))  # a wire has at most one of these (BB-C-35)


# Why a player sets no first token, or only one: no blue wire; only yellow ones; every value is in the hand
Lacking = Literal["blue", "yellow", "missing"]


class Token(Part):
    """An info token (BB-TOK-01, BB-C-35)."""

    value: Annotated[int, Meta(ge=0, le=14), said_as("token")]  # a number, or YELLOW; 0: it names none
    says: Says = "is"
    virtual: bool = False  # announced but not laid, because none was left (BB-TOK-05)
    dated: bool = False  # true when it was set, but a wire has come or gone since (BB-C-35)


class Label(Part):
    """`=` or `≠` before a wire and its right neighbour; it stays with these two wires (BB-EQ-01-4)."""

    cell: Cell
    equal: bool
    reach: int = 1  # distance to the other wire; more than 1 if a wire came between them


class Marker(Part):
    """A yellow or red wire that was shown at setup (BB-SETUP-08, BB-SETUP-09)."""

    key: Key
    sure: bool  # False: the marker shows its `?` side


class Card(Part):
    """An equipment card in play."""

    name: Equipment
    usable: bool = False  # unlocked
    used: bool = False

    @property
    def ready(self) -> bool:
        return self.usable and not self.used


class Power(Part):
    """A player's character; None: this player has none although others do (BB-X-CHAR)."""

    character: Character | None
    used: bool = False


class Tally(Part):
    """States that the number of these wires with this value is one of these numbers."""

    value: Value
    counts: tuple[int, ...]


class Stuck(Part):
    """What holds for these wires if their owner can declare nothing that could succeed (BB-C-49)."""

    cells: tuple[Cell, ...]
    tallies: tuple[Tally, ...]


# What happened


class Board(Protocol):
    """What a fact needs to know about the table to be put into words; a View provides it."""

    @property
    def powers(self) -> tuple[Power, ...]: ...

    @property
    def owners(self) -> tuple[Seat, ...]:
        """The owner of each stand."""
        ...

    def revealed(self, seat: Seat) -> tuple[Key, ...]:
        """Returns the red wires of this player that are cut."""
        ...


class Fact(Record):
    """Something that happened in this turn or the last one (BB-COM-09); with an open history, at any time."""

    turn: int
    aside: ClassVar[bool] = False  # True: not about the action of the player on turn

    @property
    def automatic(self) -> bool:
        """Whether it happened, or may have happened, within a step that began in an earlier turn."""
        return False

    def names(self, stand: int) -> bool:
        """Returns whether it mentions a slot of this stand."""
        return False

    def text(self, board: Board) -> Text:
        """Returns the words in which it was told. Like a notice's words, they say only what everybody sees."""
        raise NotImplementedError


ON_STANDS: Final[dict[tuple[bool, ...], str]] = {
    (True, False): "stand-first",
    (False, True): "stand-second",
    (True, True): "stand-both",
}


def who_said(yes: Sequence[bool], owners: Sequence[Seat]) -> str:
    """Returns the players with a stand that said yes, each once; of a player with two stands, which (BB-EQ-08-1)."""
    told: list[str] = []
    for owner in dict.fromkeys(owners):
        of_owner = tuple([y for y, o in zip(yes, owners, strict=True) if o == owner])
        if any(of_owner):
            where = ON_STANDS.get(of_owner)
            told.append(f"@{owner}:{where}" if where else f"@{owner}")
    return " ".join(told) or NONE
