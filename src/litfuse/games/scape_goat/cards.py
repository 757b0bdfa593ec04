"""Colours and evidence cards (SG-COMP). Copies of a face have no identity (SG-COMP-7)."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from enum import StrEnum
from typing import Final


class Colour(StrEnum):
    """The colours, one letter each so that no word is longer than another (SG-INFO-1). In the order of SG-COMP-3."""

    BLUE = "B"
    RED = "R"
    YELLOW = "Y"
    GREEN = "G"
    ORANGE = "O"
    PURPLE = "P"

    __hash__ = str.__hash__  # Enum's own is written in Python; colours are keys in every step


class Card(StrEnum):
    """A face, named by the colours it shows. In the order of the card table, which is also the order of every hand."""

    B = "B"
    R = "R"
    Y = "Y"
    G = "G"
    O = "O"  # noqa: E741 (the letter of orange)
    P = "P"
    BR = "BR"
    YG = "YG"
    BY = "BY"
    GO = "GO"
    RO = "RO"
    RP = "RP"
    OP = "OP"
    GRAY = "X"
    JOKER = "J"

    __hash__ = str.__hash__


GRAY: Final = Card.GRAY
JOKER: Final = Card.JOKER
SEATS: Final = range(3, 7)
COLOURS: Final = tuple(Colour)
COLOUR: Final[dict[str, Colour]] = {c.value: c for c in Colour}  # by its letter

# SG-COMP-4: number of copies with three to six players.
COPIES: Final[dict[Card, tuple[int, int, int, int]]] = {
    Card.B: (3, 3, 3, 3),
    Card.R: (3, 3, 3, 3),
    Card.Y: (3, 3, 3, 3),
    Card.G: (0, 3, 3, 3),
    Card.O: (0, 0, 3, 3),
    Card.P: (0, 0, 0, 3),
    Card.BR: (0, 1, 1, 1),
    Card.YG: (0, 1, 1, 1),
    Card.BY: (0, 0, 1, 1),
    Card.GO: (0, 0, 1, 1),
    Card.RO: (0, 0, 1, 0),
    Card.RP: (0, 0, 0, 1),
    Card.OP: (0, 0, 0, 1),
    Card.GRAY: (4, 1, 2, 0),
    Card.JOKER: (0, 0, 0, 1),
}

Hand = tuple[Card, ...]  # in the order of the table

DECKS: Final[dict[int, Hand]] = {n: tuple(c for c in Card for _ in range(COPIES[c][n - 3])) for n in SEATS}
FACES: Final[dict[int, Hand]] = {n: tuple(dict.fromkeys(DECKS[n])) for n in SEATS}
RANK: Final = {c: i for i, c in enumerate(Card)}

# SG-COMP-5: a joker shows every colour, a gray card none.
SHOWN: Final[dict[Card, frozenset[Colour]]] = {
    c: frozenset(COLOURS) if c is JOKER else frozenset(x for x in COLOURS if x.value in c.value) for c in Card
}
SHOWING: Final[dict[Colour, frozenset[Card]]] = {x: frozenset(c for c in Card if x in SHOWN[c]) for x in COLOURS}

FACE_UP: Final = 4
STASH_SIZE: Final = 3
HAND_SIZE: Final = {n: (len(DECKS[n]) - FACE_UP - STASH_SIZE) // n for n in SEATS}


def in_order(cards: Iterable[Card]) -> Hand:
    return tuple(sorted(cards, key=RANK.__getitem__))


def without(hand: Hand, card: Card) -> Hand:
    i = hand.index(card)
    return hand[:i] + hand[i + 1 :]


def having(hand: Hand, card: Card) -> Hand:
    i = bisect_left(hand, RANK[card], key=RANK.__getitem__)
    return (*hand[:i], card, *hand[i:])


def proven(n: int, deck: Hand) -> None:
    """Raises AssertionError unless SG-COMP-6, SG-FRAME-7 and SG-SETUP-8 hold for a deck.

    Runs at import for every deck.
    """
    colours = COLOURS[:n]
    for colour in colours:
        if sum(colour in SHOWN[card] for card in deck) != n:
            raise AssertionError(f"SG-COMP-6: {colour.name} must be on {n} cards of a deck for {n}")
    if any(SHOWN[card] - set(colours) for card in deck if card is not JOKER):
        raise AssertionError(f"SG-COMP-6: a colour without a player in the deck for {n}")
    for i, one in enumerate(colours):
        for two in colours[:i]:
            if sum(one in SHOWN[card] and two in SHOWN[card] for card in deck) >= n - 2:
                raise AssertionError(f"SG-FRAME-7: {one.name} and {two.name} could both be framed at once")
    if len(deck) != FACE_UP + STASH_SIZE + n * HAND_SIZE[n]:
        raise AssertionError(f"SG-SETUP-8: {len(deck)} cards cannot be dealt to {n}")


for _n, _deck in DECKS.items():
    proven(_n, _deck)
