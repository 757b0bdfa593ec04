"""The thirteen kinds of cards (EK-COMP-1). Copies of a kind have no identity (EK-COMP-4)."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from enum import StrEnum
from typing import Final


class Card(StrEnum):
    """The kinds, in the order of the card table, in which every set of cards is written."""

    KITTEN = "kitten"
    DEFUSE = "defuse"
    NOPE = "nope"
    ATTACK = "attack"
    SKIP = "skip"
    FAVOR = "favor"
    SHUFFLE = "shuffle"
    SEE = "see"
    CAT1 = "cat1"
    CAT2 = "cat2"
    CAT3 = "cat3"
    CAT4 = "cat4"
    CAT5 = "cat5"

    __hash__ = str.__hash__  # Enum's own is written in Python; cards are keys in every step


KITTEN: Final = Card.KITTEN
DEFUSE: Final = Card.DEFUSE
NOPE: Final = Card.NOPE
ATTACK: Final = Card.ATTACK
SKIP: Final = Card.SKIP
FAVOR: Final = Card.FAVOR
SHUFFLE: Final = Card.SHUFFLE
SEE: Final = Card.SEE
CATS: Final = (Card.CAT1, Card.CAT2, Card.CAT3, Card.CAT4, Card.CAT5)

COPIES: Final = {KITTEN: 4, DEFUSE: 6, NOPE: 5, ATTACK: 4, SKIP: 4, FAVOR: 4, SHUFFLE: 4, SEE: 5} | dict.fromkeys(
    CATS, 4
)
DECK_SIZE: Final = sum(COPIES.values())
ORDINARY: Final = tuple(c for c in Card for _ in range(COPIES[c]) if c not in (KITTEN, DEFUSE))
KINDS: Final = tuple(c for c in Card if c is not KITTEN)  # can be held, stolen, named and taken (EK-COMP-2)
RANK: Final = {c: i for i, c in enumerate(Card)}

Hand = tuple[Card, ...]  # in the order of the table


def in_order(cards: Iterable[Card]) -> Hand:
    return tuple(sorted(cards, key=RANK.__getitem__))


def without(hand: Hand, cards: Iterable[Card]) -> Hand:
    left = list(hand)
    for c in cards:
        left.remove(c)
    return tuple(left)


def having(hand: Hand, card: Card) -> Hand:
    i = bisect_left(hand, RANK[card], key=RANK.__getitem__)
    return (*hand[:i], card, *hand[i:])
