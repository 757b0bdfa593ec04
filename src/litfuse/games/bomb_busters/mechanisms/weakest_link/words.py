"""One player, unknown to the others, must obey a constraint card that only this player sees (BB-X-ROLE)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import BySeat, Record, Seat, Text

from ...public import Board, Fact
from ...words import Character
from ..constraint_cards.words import Constraint
from ..place import Place


class WeakestLink(Record):
    """Characters and constraint cards lie face down; the player with the Captain's character must obey their card
    (BB-X-ROLE).
    """


Status = Literal["hidden", "found", "gone"]  # found: a guess was right; gone: the card could not be obeyed


class Roles(Record):
    """Data of a WeakestLink. Until it is over, each player sees only their own cards."""

    status: Status = "hidden"
    link: Seat | None = None  # the player with the Captain's character
    characters: Annotated[tuple[Character, ...], BySeat] = ()
    cards: Annotated[tuple[Constraint, ...], BySeat] = ()
    guessed: int = 0  # the turn of the last guess
    shown: Constraint | None = None  # the card of the weakest link, once it is over


class RolesPanel(Record):
    place: Place
    status: Status
    deck: tuple[Character, ...] = ()  # all characters that lie face down
    weakest: bool = False  # whether the viewer is the weakest link
    character: Character | None = None  # the viewer's own
    card: Constraint | None = None  # the viewer's own
    link: Seat | None = None  # the weakest link, once it is over
    shown: Constraint | None = None  # the card of the weakest link, once it is over
    guessed: int = 0  # the turn of the last guess


Suspect = tuple[Seat, Constraint]


class RolesKnown(Record):
    """Which players may still be the weakest link under which card, as far as a seat knows for certain."""

    place: Place
    suspects: tuple[Suspect, ...] = ()
    turn: Seat | None = None  # the player on turn, who was asked and so is not blocked


class GuessLink(Record):
    """Name the weakest link and the card that player obeys (BB-M34-5)."""

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
    """The guess was wrong: the player, the card, or both."""

    place: Place
    seat: Seat
    named: Seat
    card: Constraint


class LinkFound(Notice):
    """The guess was right: characters are turned up, constraint cards are removed."""

    place: Place
    seat: Seat
    named: Seat
    card: Constraint
    characters: Annotated[tuple[Character, ...], BySeat]


class LinkBlocked(Notice):
    """The weakest link cannot obey this card; all hidden cards are removed."""

    place: Place
    seat: Seat
    card: Constraint


Notices = RolesDealt | LinkMissed | LinkFound | LinkBlocked
