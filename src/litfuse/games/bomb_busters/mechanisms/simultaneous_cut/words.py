"""All wires of a colour must be cut at once, or the bomb explodes (BB-X-MULTI)."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import BySeat, Record, Seat

from ...plans import Plan
from ...words import RED, YELLOW, Cell, Number
from ..place import Place

Colour = Literal["red", "yellow", "blue"]  # blue: the wires of one number
Failure = Literal["explosion", "tokens"]  # tokens: a true token before each wire, and a step of the dial
# The reward loses one card each round until the set is cut. cards: a pile of equipment is
# turned up; tokens: number cards are dealt face down, and each brings its holder one true token
Reward = Literal["none", "cards", "tokens"]
DECK: Final = 8  # size of the reward deck, which has no card of the set's own number
RECEIVED: Final = "received"  # before which own wire the token of a received number is set
COLOURS: Final[dict[Colour, int]] = {"red": RED, "yellow": YELLOW}  # for blue the number is the value


class SimultaneousCut(Record):
    """These wires can be cut only all at once (BB-X-MULTI)."""

    colour: Colour = "red"
    count: Annotated[int, Meta(ge=1, le=4)] = 3
    anybody_from: Annotated[int, Meta(ge=2, le=6)] = 4  # with fewer players only one who has such a wire may claim
    failure: Failure = "explosion"
    number: Annotated[int, Meta(ge=0, le=12)] = 0  # for blue wires; 0: one is drawn openly
    last: bool = False  # only a player who has no other wires may claim, and must
    reward: Reward = "none"

    def plan(self, seats: int) -> Plan:
        if self.colour == "red":
            return Plan(keeps_reds=True)
        return Plan(together=COLOURS.get(self.colour, self.number))


class Together(Record):
    """Data of a SimultaneousCut. The deck and the cards that were dealt are hidden."""

    done: bool = False
    number: Number | None = None  # for blue wires
    deck: tuple[Number, ...] = ()  # face-down number cards; 0 is the top
    out: tuple[Number, ...] = ()  # number cards put away unseen, ascending
    hands: Annotated[tuple[tuple[Number, ...], ...], BySeat] = ()  # number cards that players received; empty before


class TogetherPanel(Record):
    place: Place
    colour: Colour
    count: int
    done: bool
    failure: Failure = "explosion"
    number: Number | None = None
    last: bool = False
    reward: Reward = "none"
    deck: int = 0  # how many number cards lie face down
    out: int = 0  # how many number cards were put away unseen
    sizes: Annotated[tuple[int, ...], BySeat] = ()  # how many number cards each player received
    hand: tuple[Number, ...] = ()  # the viewer's own


class CutTogether(Record):
    """Point at several wires anywhere and claim that they are the set that the mission demands (BB-X-MULTI)."""

    cells: Annotated[tuple[Cell, ...], Meta(max_length=12)]


class MarkReceived(Record):
    """Set the token of a received number before a wire of your own that has it (BB-M39-4)."""

    cell: Cell


class PassReceived(Record):
    """Set no token, because none of the received numbers fits (BB-M39-4)."""


Actions = CutTogether | MarkReceived | PassReceived


class TogetherKnown(Record):
    """The number tells what a player who gives the turn away has; tokens tell which cards their owners received."""

    place: Place
    sure: Annotated[tuple[tuple[Number, ...], ...], BySeat] = ()  # number cards that players are known to have received


class TogetherNamed(Notice):
    """A number card says which wires must be cut all at once."""

    place: Place
    number: Number


class RewardDeckLaid(Notice):
    """This many number cards lie face down until the wires are cut; the others are out of the game, unseen."""

    place: Place
    count: int
    out: int


class RewardCardLost(Notice):
    """The top card of the deck is put away unseen."""

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
