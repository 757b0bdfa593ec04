"""One player, whom nobody else knows, must obey a constraint card that nobody else sees (BB-X-ROLE)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import BySeat, Record, Seat, Text

from ...public import Board, Fact
from ...words import Character
from ..constraint_cards.words import Constraint
from ..place import Place


class WeakestLink(Record):
    """Characters and constraint cards lie face down; who has the Captain's character obeys the own card (BB-X-ROLE)."""


Status = Literal["hidden", "found", "gone"]  # found: somebody named player and card; gone: the card could not be obeyed


class Roles(Record):
    """Of a WeakestLink. All is hidden but each player's own cards, until it is over."""

    status: Status = "hidden"
    link: Seat | None = None  # who has the Captain's character
    characters: Annotated[tuple[Character, ...], BySeat] = ()
    cards: Annotated[tuple[Constraint, ...], BySeat] = ()
    guessed: int = 0  # the turn of the last guess
    shown: Constraint | None = None  # the card of the weakest link, once it is over


class RolesPanel(Record):
    place: Place
    status: Status
    deck: tuple[Character, ...] = ()  # all characters that lie face down
    weakest: bool = False  # is it the viewer?
    character: Character | None = None  # the viewer's own
    card: Constraint | None = None  # the viewer's own
    link: Seat | None = None  # once it is over
    shown: Constraint | None = None  # the card of the weakest link, once it is over
    guessed: int = 0  # the turn of the last guess


Suspect = tuple[Seat, Constraint]


class RolesKnown(Record):
    """Who may still be the weakest link under which card, as far as a seat can tell for certain."""

    place: Place
    suspects: tuple[Suspect, ...] = ()
    turn: Seat | None = None  # this player was asked, so is not blocked


class GuessLink(Record):
    """Name the weakest link and the card that this player obeys (BB-M34-5)."""

    seat: Seat
    card: Constraint


Actions = GuessLink

# Facts


class Guessed(Fact):
    """A wrong guess, which everybody heard (BB-M34-5)."""

    seat: Seat
    named: Seat
    card: Constraint
    aside: ClassVar[bool] = True

    def text(self, board: Board) -> Text:
        return LinkMissed(0, self.seat, self.named, self.card).text()


Facts = Guessed

# Notices


class RolesDealt(Notice):
    """These characters and the constraint cards are dealt face down."""

    place: Place
    deck: tuple[Character, ...]
    seats: int
    weakest: bool = False
    character: Character | None = None  # the viewer's own
    card: Constraint | None = None  # the viewer's own


class LinkMissed(Notice):
    """The player or the card was wrong, or both."""

    place: Place
    seat: Seat
    named: Seat
    card: Constraint


class LinkFound(Notice):
    """Both were right: characters are turned up, constraint cards go."""

    place: Place
    seat: Seat
    named: Seat
    card: Constraint
    characters: Annotated[tuple[Character, ...], BySeat]


class LinkBlocked(Notice):
    """The weakest link cannot obey this card; all hidden cards go."""

    place: Place
    seat: Seat
    card: Constraint


Notices = RolesDealt | LinkMissed | LinkFound | LinkBlocked
