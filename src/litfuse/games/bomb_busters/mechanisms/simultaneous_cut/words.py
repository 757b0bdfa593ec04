"""All wires of a colour fall together, or the bomb explodes (BB-X-MULTI)."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import BySeat, Record, Seat

from ...plans import Plan
from ...words import RED, YELLOW, Cell, Number
from ..place import Place

Colour = Literal["red", "yellow", "blue"]  # blue: the wires of one number
Failure = Literal["explosion", "tokens"]  # tokens: the truth before each wire, and a step of the dial
# Of what is waiting for the players one card is lost each round until the set is cut. cards: a pile of equipment is
# turned up; tokens: number cards are dealt face down, and each brings its holder one true token
Reward = Literal["none", "cards", "tokens"]
DECK: Final = 8  # number cards that wait, of those that are not the set's own
RECEIVED: Final = "received"  # the question before which own wire the token of a received number stands
COLOURS: Final[dict[Colour, int]] = {"red": RED, "yellow": YELLOW}  # of blue the number says it


class SimultaneousCut(Record):
    """The only way to cut these wires is all at once (BB-X-MULTI)."""

    colour: Colour = "red"
    count: Annotated[int, Meta(ge=1, le=4)] = 3
    anybody_from: Annotated[int, Meta(ge=2, le=6)] = 4  # with fewer players only a holder of such a wire may do it
    failure: Failure = "explosion"
    number: Annotated[int, Meta(ge=0, le=12)] = 0  # of blue wires; 0: one is drawn for all to see
    last: bool = False  # only a player who has no other wires may do it, and must
    reward: Reward = "none"

    def plan(self, seats: int) -> Plan:
        if self.colour == "red":
            return Plan(keeps_reds=True)
        return Plan(together=COLOURS.get(self.colour, self.number))


class Together(Record):
    """Of a SimultaneousCut. The deck and the cards that were dealt are hidden."""

    done: bool = False
    number: Number | None = None  # of blue wires
    deck: tuple[Number, ...] = ()  # number cards, face down; 0 is the top
    out: tuple[Number, ...] = ()  # number cards put away unseen, ascending
    hands: Annotated[tuple[tuple[Number, ...], ...], BySeat] = ()  # number cards that players received; none: not yet


class TogetherPanel(Record):
    place: Place
    colour: Colour
    count: int
    done: bool
    failure: Failure = "explosion"
    number: Number | None = None
    last: bool = False
    reward: Reward = "none"
    deck: int = 0  # number cards that lie face down
    out: int = 0  # number cards that were put away unseen
    sizes: Annotated[tuple[int, ...], BySeat] = ()  # number cards that each player received
    hand: tuple[Number, ...] = ()  # the viewer's own


class CutTogether(Record):
    """Point at several wires anywhere and claim that they are the set the mission asks for (BB-X-MULTI)."""

    cells: Annotated[tuple[Cell, ...], Meta(max_length=12)]


class MarkReceived(Record):
    """Set the token of a received number before an own wire that has it (BB-M39-4)."""

    cell: Cell


class PassReceived(Record):
    """None of the received numbers fits, so no token is set (BB-M39-4)."""


Actions = CutTogether | MarkReceived | PassReceived


class TogetherKnown(Record):
    """Which number it is says what a player has who gives the turn away; a token says which card its owner received."""

    place: Place
    sure: Annotated[tuple[tuple[Number, ...], ...], BySeat] = ()  # number cards that players are known to have received


class TogetherNamed(Notice):
    """A number card says which wires are cut all at once."""

    place: Place
    number: Number


class RewardDeckLaid(Notice):
    """So many number cards lie face down until the wires are cut; the others are out, unseen."""

    place: Place
    count: int
    out: int


class RewardCardLost(Notice):
    """The top one is put away, and nobody looks at it."""

    place: Place


class RewardDealt(Notice):
    place: Place
    sizes: Annotated[tuple[int, ...], BySeat]
    hand: tuple[Number, ...] = ()  # the viewer's own


class RewardTokenDue(Notice):
    """This player received the number and sets its token before one of these own wires."""

    place: Place
    seat: Seat
    number: Number
    cells: tuple[Cell, ...]


class RewardPassed(Notice):
    place: Place
    seat: Seat


Notices = TogetherNamed | RewardDeckLaid | RewardCardLost | RewardDealt | RewardTokenDue | RewardPassed
