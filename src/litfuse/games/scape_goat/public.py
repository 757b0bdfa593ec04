"""The parts that state and view share because everybody sees them: the setup, the open question, what just happened."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from litfuse.kernel.records import FOLDED, BySeat, Part, Record, Seat, by_place, said_as

from .cards import Card, Colour
from .places import WITH_CARD, Place

Spot = Annotated[Place, said_as("spot")]  # by its present name: Prepare turns into Frame/Steal


class Setup(Part):
    """What is settled openly for the whole match."""

    colours: Annotated[tuple[Colour, ...], BySeat] = ()
    row: tuple[Spot, ...] = WITH_CARD  # the locations from left to right; the cops come after them
    dice: Annotated[tuple[int, int], by_place("die", "white", "black")] = (0, 0)  # (SG-DEC-2)
    seal: Annotated[str, FOLDED] = ""  # of the decoder's key (SG-DEC-10); empty with a direct deal


class Pausing(Record):
    """Six players: the pause before the move (SG-SIX-3)."""


class Moving(Record):
    """The player on turn chooses a location."""


class Spying(Record):
    """The player on turn chooses whom to spy on."""


class Trading(Record):
    """The player on turn chooses whom to trade with."""


class Picking(Record):
    """Both partners choose a card for the trade (SG-ACT-TRADE-1)."""

    partner: Seat
    chosen: tuple[Seat, ...] = ()  # in the order of the seats


class Taking(Record):
    """The player on turn chooses a slot of the stash."""


class Returning(Record):
    """The player on turn chooses the card that goes back into this slot (SG-ACT-STASH-1)."""

    slot: int


class Stealing(Record):
    """The player on turn chooses whose preparation token to take (SG-ACT-FS-2)."""


class Framing(Record):
    """Everybody chooses a card for the frame attempt (SG-FRAME-1)."""

    chosen: tuple[Seat, ...] = ()  # in the order of the seats


class Swapping(Record):
    """The player on turn chooses the card to put down (SG-SWAP-1)."""


class Over(Record):
    """The match is over (SG-END). All turn over their mats: goat and decoy are open (SG-END-2)."""

    reason: Literal["framed", "cops", "cap"]
    goat: Seat
    decoy: Colour  # what the goat's mat shows
    by: Seat | None = None  # who went to the cops, or started the attempt that succeeded
    framed: Seat | None = None


Ask = Pausing | Moving | Spying | Trading | Picking | Taking | Returning | Stealing | Framing | Swapping | Over


class Last(Part):
    """What the last step left that everybody sees and nothing else shows. The next step replaces it."""

    by: Seat | None = None  # who acted
    spied: Seat | None = None  # whom the player spied on
    traded: Seat | None = None  # whom the player traded with
    slot: int | None = None  # which slot of the stash was used
    robbed: Seat | None = None  # who lost a preparation token
    revealed: bool = False  # the cards of a frame attempt lie open
    down: Card | None = None  # put down in a swap
    up: Card | None = None  # taken up in it
    late: tuple[Seat, ...] = ()  # seats for which a clock decided


PAUSING: Final = Pausing()
MOVING: Final = Moving()
SPYING: Final = Spying()
TRADING: Final = Trading()
TAKING: Final = Taking()
STEALING: Final = Stealing()
FRAMING: Final = Framing()
SWAPPING: Final = Swapping()
NOTHING: Final = Last()
