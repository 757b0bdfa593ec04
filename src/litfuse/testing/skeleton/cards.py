"""The cards: numbers, each of them once. A hand is sorted, so that its order tells nothing."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from msgspec import Meta

Card: TypeAlias = Annotated[int, Meta(ge=1, le=24)]
Hand: TypeAlias = tuple[Card, ...]
DECK: Final[Hand] = tuple(range(1, 25))
DEALT: Final = 5
PASSED: Final = 2


def without(hand: Hand, cards: Hand) -> Hand:
    return tuple([card for card in hand if card not in cards])
