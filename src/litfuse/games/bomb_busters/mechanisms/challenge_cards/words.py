"""Challenge cards, each of which gives a step of the dial when it is fulfilled (BB-X-CHALL, BB-CC)."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import UNSHOWN, Part, Record, Text, text

from ...words import Cell, Number
from ..place import Place

Challenge = Annotated[int, Meta(ge=1, le=10)]
RED_CALL: Final = 1  # a wire of a teammate is cut as red
NUMBERS_FIRST: Final = 8  # two number cards lie on it
ODD_STAND: Final = 9  # the only one that asks about hidden wires


class ChallengeCards(Record):
    """Challenge cards lie open; each that is fulfilled at the end of a turn gives a step of the dial (BB-X-CHALL)."""

    cards: Annotated[int, Meta(ge=0, le=10)] = 0  # 0: one for each player
    odd: Annotated[int, Meta(ge=1, le=12)] = 6  # blue wires of a stand that have to be odd, and all of them (BB-CC-9)


class Cut(Part):
    """What a player cut in a turn: a number, and whether it was a Solo."""

    value: Number
    alone: bool = False


class Challenges(Record):
    """Of ChallengeCards. Everybody sees it."""

    open: tuple[Challenge, ...] = ()  # ascending
    met: tuple[Challenge, ...] = ()  # in order
    numbers: tuple[Number, ...] = ()  # on card 8
    row: tuple[Cut, ...] = ()  # the last four turns, as long as each of them cut a number
    done: tuple[Number, ...] = ()  # completed numbers, in order
    odd_stands: Annotated[tuple[int, ...], UNSHOWN] = ()  # by which the card about odd wires was met


class OpenChallenge(Part):
    """How far an open card has come: `have` of `need`, 0 of 0 if that cannot be counted in the open."""

    card: Challenge
    have: int = 0
    need: int = 0
    lost: bool = False  # it can no longer be fulfilled


class ChallengesPanel(Record):
    place: Place
    open: tuple[OpenChallenge, ...]
    met: tuple[Challenge, ...] = ()
    numbers: tuple[Number, ...] = ()
    row: tuple[Cut, ...] = ()
    done: tuple[Number, ...] = ()
    odd_stands: Annotated[tuple[int, ...], UNSHOWN] = ()


class CutAsRed(Record):
    """Cut this wire of a teammate as red; if it is not, the bomb explodes (BB-CC-1)."""

    cell: Cell


Actions = CutAsRed


class ChallengesLaid(Notice):
    place: Place
    cards: tuple[Challenge, ...]
    numbers: tuple[Number, ...] = ()

    def text(self) -> Text:
        return text("note-challenges-laid", count=len(self.cards))


class ChallengeMet(Notice):
    place: Place
    card: Challenge
    stands: tuple[int, ...] = ()  # of the card about odd wires: for which stands it is so
    odd: int = 0  # and so many wires, or more, are odd there

    def text(self) -> Text:
        return text("note-challenge-met", card=name_of_challenge(self.card))


def name_of_challenge(card: int) -> str:
    """The message that says what a card asks for."""
    return f"challenge-{card}"


class ChallengesKnown(Record):
    """Whether the card about odd wires, which asks for so many, is open and a turn has begun since."""

    place: Place
    least: int
    odd: bool = False
    begun: bool = False


Notices = ChallengesLaid | ChallengeMet
