"""Notices: what clients and bots are told. The types cannot hold what a viewer may not know."""

from __future__ import annotations

from typing import Annotated, Literal

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import BySeat, Seat, Text, Viewer
from litfuse.kernel.texts import arguments

from .cards import Card, Colour, Hand
from .config import Config
from .places import Place


class SealPublished(Notice):
    """The decoder's key is fixed, and its seal published (SG-DEC-10)."""

    seal: str


class WasDealt(Notice):
    viewer: Viewer
    seats: int
    config: Config
    colours: tuple[Colour, ...]
    row: tuple[Place, ...]
    places: tuple[Place, ...]
    first: Seat
    dice: tuple[int, int]
    face_up: tuple[Card, ...]
    hand: Hand
    suspect: Colour | None
    mat: str

    def text(self) -> Text:
        """Names the dice as separate arguments, because equal words in a list are counted ("2 × 8")."""
        white, black = self.dice
        return Text("note-was-dealt", {**arguments(self), "white": white, "black": black})


class PauseEnded(Notice):
    """The player on turn may move (SG-SIX-3)."""


class Moved(Notice):
    seat: Seat
    place: Place
    turned: bool = False  # PREP was turned to its other side, Frame/Steal
    late: bool = False


class Prepared(Notice):
    """A player took a token from PREP, which turns over with the second one (SG-ACT-PREP-2)."""

    seat: Seat
    left: int


class Stolen(Notice):
    seat: Seat
    victim: Seat
    late: bool = False


class SpiedOn(Notice):
    seat: Seat
    target: Seat
    hand: Hand = ()  # shown to the spy
    late: bool = False


class TradeOpened(Notice):
    seat: Seat
    partner: Seat
    late: bool = False


class FrameOpened(Notice):
    seat: Seat


class ChoiceMade(Notice):
    seat: Seat
    card: Card | None = None  # for that seat
    late: bool = False


class ChoiceChanged(Notice):
    """A choice was changed; only its seat is told (SG-ACT-TRADE-4, SG-FRAME-2)."""

    seat: Seat
    card: Card


class TradeMade(Notice):
    seat: Seat
    partner: Seat
    gave: Card | None = None  # what `seat` gave to `partner`; shown to these two
    got: Card | None = None


class TookFromStash(Notice):
    seat: Seat
    slot: int
    card: Card | None = None  # for that seat
    late: bool = False


class PutIntoStash(Notice):
    seat: Seat
    slot: int
    card: Card | None = None  # for that seat
    late: bool = False


class CardsRevealed(Notice):
    """The cards of all players in the frame attempt of `seat`, in the order of the seats."""

    seat: Seat
    cards: Annotated[tuple[Card, ...], BySeat]
    framed: Seat | None = None


class Swapped(Notice):
    seat: Seat
    place: Place
    down: Card
    up: Card
    late: bool = False


class TurnBegan(Notice):
    seat: Seat
    turns: int


class OrderChanged(Notice):
    """A hidden order was set or cancelled; only its seat is told (SG-SIX-5)."""

    seat: Seat
    on: bool


class CopsCalled(Notice):
    """Six players: a player goes to the cops at the start of the opposite player's turn (SG-SIX-1)."""

    seat: Seat


class Ended(Notice):
    """The match is over; all turn over their mats (SG-END-2)."""

    reason: Literal["framed", "cops", "cap"]
    goat: Seat
    suspects: Annotated[tuple[Colour, ...], BySeat]  # what each seat's mat shows
    winners: tuple[Seat, ...]
    by: Seat | None = None
    framed: Seat | None = None


Said = (
    SealPublished
    | WasDealt
    | PauseEnded
    | Moved
    | Prepared
    | Stolen
    | SpiedOn
    | TradeOpened
    | FrameOpened
    | ChoiceMade
    | ChoiceChanged
    | TradeMade
    | TookFromStash
    | PutIntoStash
    | CardsRevealed
    | Swapped
    | TurnBegan
    | OrderChanged
    | CopsCalled
    | Ended
)
