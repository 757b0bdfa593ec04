"""Parts that state and view share, because everybody sees them: what is asked, what lies open, what just happened."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from litfuse.kernel.records import UNSHOWN, Part, Record, Seat, said_as

from .cards import Cell, Character, Equipment, Helper, Key, Number, Value

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


class Laying(Record):
    """A number card is laid face down against the player on turn (BB-M29-2)."""

    seat: Seat
    place: Annotated[int, UNSHOWN]  # of the mechanism


class Over(Record):
    won: bool
    reason: Literal["defused", "explosion", "dial", "stall"]


Ask = Picking | Placing | Acting | Settling | Swapping | Laying | Over
ACTING: Final = Acting()

# What lies open


class Token(Part):
    """An info token (BB-TOK-01, BB-C-35)."""

    # a number, or YELLOW; 0: it says only how often the number stands there
    value: Annotated[int, Meta(ge=0, le=14), said_as("token")]
    says: Literal["is", "has-not", "single"] = "is"  # has-not: nowhere in the hand; single: once on this stand
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
    """A player's character."""

    character: Character
    used: bool = False


# What happened in this turn and the last one (BB-COM-09); with an open history, ever


class Called(Record):
    """A Dual Cut was declared."""

    turn: int
    seat: Seat
    owner: Seat
    cells: tuple[Cell, ...]
    values: tuple[Value, ...]
    helpers: tuple[Helper, ...] = ()
    outcome: Literal["hit", "miss", "red"] = "hit"


class Used(Record):
    """A card or the own character (none: card) was used outside a cut."""

    turn: int
    seat: Seat
    card: Equipment | None = None


class RadarSaid(Record):
    turn: int
    seat: Seat
    number: Number
    yes: tuple[bool, ...]  # for each stand


class Moved(Record):
    """Wires changed hands: the user's from `gave`, it stands at `gave_now`; the partner's from `got`, at `got_now`."""

    turn: int
    user: Seat
    partner: Seat
    got: Cell
    got_now: Cell
    gave: Cell | None = None  # None: only taken (BB-EQ-1111-1)
    gave_now: Cell | None = None


class Named(Record):
    """The Coffee Mug gave the turn to a player."""

    turn: int
    seat: Seat
    target: Seat


class Revealed(Record):
    turn: int
    seat: Seat


class Skipped(Record):
    turn: int
    seat: Seat
    chosen: bool = False  # False: the rules skipped, because nothing could help (BB-C-49)


class Struck(Record):
    """The Disintegrator drew this number (BB-EQ-1010-1)."""

    turn: int
    number: Number


class Bet(Record):
    """The number card that was laid against the player on turn, shown after the action (BB-M29-2)."""

    turn: int
    layer: Seat
    number: Number
    hit: bool  # the value that was cut: it cost a step


class Discarded(Record):
    """Number cards of completed values went, from this hand; none: from the table (BB-M29-4)."""

    turn: int
    seat: Seat | None
    numbers: tuple[Number, ...]
    drawn: bool = False  # from the deck, when this player drew


class Late(Record):
    """A clock answered for this player (BB-CLK-03)."""

    turn: int
    seat: Seat


Fact = Called | Used | RadarSaid | Moved | Named | Revealed | Skipped | Struck | Bet | Discarded | Late
