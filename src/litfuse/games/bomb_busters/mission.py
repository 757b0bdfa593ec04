"""What a mission is made of: its recipe, and parameters, run-time data and panel of every mechanism.

Hooks of the mechanisms stand in `mechanisms/`; what is here decodes, so config, events and views can hold it.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta
from msgspec.structs import replace

from litfuse.kernel.records import UNSHOWN, BySeat, Part, Record, Seat

from .cards import RED, YELLOW, Equipment, Number

Many: TypeAlias = Annotated[int, Meta(ge=0, le=11)]
Place: TypeAlias = Annotated[int, Meta(ge=0, le=15), UNSHOWN]  # of a mechanism in its mission's list


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


# Mechanisms: parameters


class SequenceGate(Record):
    """Values on a row of number cards are cut in its order; a card goes when `need` wires of it are cut (BB-X-SEQ)."""

    cards: Annotated[int, Meta(ge=2, le=12)] = 3
    need: Literal[2, 4] = 2


class SimultaneousCut(Record):
    """The only way to cut these wires is all at once; a mistake explodes (BB-X-MULTI)."""

    colour: Literal["red"] = "red"
    count: Annotated[int, Meta(ge=2, le=4)] = 3
    anybody_from: Annotated[int, Meta(ge=2, le=6)] = 4  # with fewer players only a holder of such a wire may do it


class SecretNumbers(Record):
    """The player on the right bets a number card that this value will be cut (BB-X-SECRETNUM)."""

    hand: Annotated[int, Meta(ge=1, le=2)] = 2
    last: Annotated[int, Meta(ge=1, le=3)] = 3  # cards of the player right of the Captain


Spec = SequenceGate | SimultaneousCut | SecretNumbers


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


# Mechanisms: run-time data, one record each in `State.extras`


class Row(Record):
    """Of a SequenceGate. Everybody sees it."""

    cards: tuple[Number, ...] = ()
    at: int = 0  # the card whose turn it is; those before it are turned down


class Together(Record):
    """Of a SimultaneousCut. Everybody sees it."""

    done: bool = False


class Numbers(Record):
    """Of SecretNumbers. Hands, the card that lies face down and the deck are hidden."""

    hands: Annotated[tuple[tuple[Number, ...], ...], BySeat] = ()
    deck: tuple[Number, ...] = ()  # 0 is the top
    out: tuple[Number, ...] = ()  # discarded, ascending
    laid: Number | None = None  # face down
    layer: Seat | None = None
    over: bool = False


Data = Row | Together | Numbers


# Mechanisms: what a viewer sees of them


class SequencePanel(Record):
    place: Place
    cards: tuple[Number, ...]
    at: int
    need: int


class TogetherPanel(Record):
    place: Place
    colour: Literal["red"]
    count: int
    done: bool


class NumbersPanel(Record):
    place: Place
    sizes: Annotated[tuple[int, ...], BySeat]  # of all hands
    deck: int
    out: tuple[Number, ...]
    layer: Seat | None = None  # a card of this player lies face down
    over: bool = False
    hand: tuple[Number, ...] = ()  # the viewer's own
    laid: Number | None = None  # for who laid it


Panel = SequencePanel | TogetherPanel | NumbersPanel


# Mechanisms: what a seat knows for certain of hidden data


class NumbersKnown(Record):
    """Number cards that are known to be in a player's hand, or to lie before that player face down."""

    place: Place
    sure: tuple[tuple[Number, ...], ...]  # for each seat


Known = NumbersKnown
