"""The player on the right bets a number card that its value will be cut this turn (BB-X-SECRETNUM)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

from msgspec import Meta

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import BySeat, Record, Seat, Text

from ...public import Board, Fact
from ...words import Number
from ..place import Place

LAY: Final = "lay"  # which number card a player lays


class SecretNumbers(Record):
    """The player on the right bets a number card that its value will be cut this turn (BB-X-SECRETNUM)."""

    hand: Annotated[int, Meta(ge=1, le=2)] = 2
    last: Annotated[int, Meta(ge=1, le=3)] = 3  # the same for the player right of the Captain


class Numbers(Record):
    """Data of SecretNumbers. Hands, the face-down card and the deck are hidden."""

    hands: Annotated[tuple[tuple[Number, ...], ...], BySeat] = ()
    deck: tuple[Number, ...] = ()  # 0 is the top
    out: tuple[Number, ...] = ()  # discarded, ascending
    laid: Number | None = None  # the face-down card
    layer: Seat | None = None
    over: bool = False


class NumbersPanel(Record):
    place: Place
    sizes: Annotated[tuple[int, ...], BySeat]  # of all hands
    deck: int
    out: tuple[Number, ...]
    layer: Seat | None = None  # a card of this player lies face down
    over: bool = False
    hand: tuple[Number, ...] = ()  # the viewer's own
    laid: Number | None = None  # shown to the player who laid it


class NumbersKnown(Record):
    """Number cards known to be in a player's hand, or to lie face down before that player."""

    place: Place
    sure: tuple[tuple[Number, ...], ...]  # for each seat


class LayNumber(Record):
    """Lay one of your number cards face down against the player on turn (BB-M29-2)."""

    number: Number


Actions = LayNumber

# Facts


class Bet(Fact):
    """The number card that was laid against the player on turn, shown after the action (BB-M29-2)."""

    layer: Seat
    number: Number
    hit: bool  # that value was cut, which cost a step

    def text(self, board: Board) -> Text:
        return NumberShown(0, self.layer, self.number, self.hit).text()


class Discarded(Fact):
    """Number cards of completed values were discarded, from this hand or (None) from the table (BB-M29-4)."""

    seat: Seat | None
    numbers: tuple[Number, ...]
    drawn: bool = False  # they came up when this player drew from the deck
    aside: ClassVar[bool] = True

    @property
    def automatic(self) -> bool:
        return True

    def text(self, board: Board) -> Text:
        return NumbersDiscarded(0, None if self.drawn else self.seat, self.numbers).text()


Facts = Bet | Discarded

# Notices


class NumberCardsDealt(Notice):
    place: Place
    sizes: tuple[int, ...]
    hand: tuple[Number, ...] = ()  # the viewer's own


class LayAsked(Notice):
    seat: Seat


class NumberCardLaid(Notice):
    place: Place
    seat: Seat
    number: Number | None = None  # for that seat


class NumberShown(Notice):
    place: Place
    layer: Seat
    number: Number
    hit: bool  # that value was cut, which costs a step


class NumberCardTaken(Notice):
    place: Place
    seat: Seat
    layer: Seat
    number: Number | None = None  # None: it was never shown to the viewer


class NumbersDiscarded(Notice):
    """Cards of completed values were discarded: from this seat's hand, or (None) from the deck or the table."""

    place: Place
    seat: Seat | None
    numbers: tuple[Number, ...]


class NumberCardDrawn(Notice):
    place: Place
    seat: Seat
    number: Number | None = None  # for that seat
    thrown: tuple[Number, ...] = ()  # cards of completed values that came up first
    found: bool = True  # False: the deck ran out


class NumberCardsReturned(Notice):
    """A player without wires put the hand under the deck."""

    place: Place
    seat: Seat
    count: int
    numbers: tuple[Number, ...] = ()  # for that seat


class NumbersOver(Notice):
    """One value is left, so nobody bets any more (BB-M29-6)."""

    place: Place


Notices = (
    NumberCardsDealt
    | LayAsked
    | NumberCardLaid
    | NumberShown
    | NumberCardTaken
    | NumbersDiscarded
    | NumberCardDrawn
    | NumberCardsReturned
    | NumbersOver
)
