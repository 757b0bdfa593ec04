"""Challenge cards, each of which gives a step of the dial when it is fulfilled (BB-X-CHALL, BB-CC)."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import UNSHOWN, Part, Record, Text, text

from ...words import Cell, Number
from ..place import Place

Challenge = Annotated[int, Meta(ge=1, le=10)]
RED_CALL: Final = 1  # cut a teammate's wire as red
NUMBERS_FIRST: Final = 8  # the two numbers on the card are completed first
ODD_STAND: Final = 9  # the only one that asks about hidden wires


class ChallengeCards(Record):
    """Challenge cards lie open; each that is fulfilled at the end of a turn gives a step of the dial (BB-X-CHALL)."""

    cards: Annotated[int, Meta(ge=0, le=10)] = 0  # 0: one for each player
    odd: Annotated[int, Meta(ge=1, le=12)] = 6  # blue wires that a stand needs, all of them odd (BB-CC-9)


class Cut(Part):
    """A turn's cut: the number, and whether it was a Solo Cut."""

    value: Number
    alone: bool = False


class Challenges(Record):
    """Data of ChallengeCards. Everybody sees it."""

    open: tuple[Challenge, ...] = ()  # ascending
    met: tuple[Challenge, ...] = ()  # in the order in which they were met
    numbers: tuple[Number, ...] = ()  # on card 8
    row: tuple[Cut, ...] = ()  # the cuts of the last turns, at most four, each of which cut a number
    done: tuple[Number, ...] = ()  # completed numbers, in order
    odd_stands: Annotated[tuple[int, ...], UNSHOWN] = ()  # the stands that fulfilled the card about odd wires


class OpenChallenge(Part):
    """The progress of an open card: `have` of `need`; 0 of 0 if open facts do not tell."""

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
    """Cut this wire of a teammate as red; if it is not red, the bomb explodes (BB-CC-1)."""

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
    stands: tuple[int, ...] = ()  # for the card about odd wires: the stands that fulfil it
    odd: int = 0  # and how many odd wires it needs

    def text(self) -> Text:
        return text("note-challenge-met", card=name_of_challenge(self.card))


def name_of_challenge(card: int) -> str:
    """Returns the message that says what a card demands."""
    return f"challenge-{card}"


class ChallengesKnown(Record):
    """Whether the card about odd wires is open, how many it needs, and whether a turn has begun since."""

    place: Place
    least: int
    odd: bool = False
    begun: bool = False


Notices = ChallengesLaid | ChallengeMet
