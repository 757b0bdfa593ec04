"""The actions of a seat (EK-NET-2). Cards are named by kind; a combo carries its cards in the order they are named."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from litfuse.kernel.records import Record, Seat

from .cards import FAVOR, Card


class Play(Record):
    """Attack, Skip, Shuffle or See the Future."""

    card: Card

    def spent(self) -> tuple[Card, ...]:
        return (self.card,)


class AskFavor(Record):
    target: Seat

    def spent(self) -> tuple[Card, ...]:
        return (FAVOR,)


class Pair(Record):
    """Two of a kind: take a random card from the target (EK-COMBO-2)."""

    cards: tuple[Card, Card]
    target: Seat

    def spent(self) -> tuple[Card, ...]:
        return self.cards


class Three(Record):
    """Three of a kind: take the named card, if the target has it (EK-COMBO-3)."""

    cards: tuple[Card, Card, Card]
    target: Seat
    named: Card

    def spent(self) -> tuple[Card, ...]:
        return self.cards


class Five(Record):
    """Five different cards: take a card from the discard pile (EK-COMBO-4)."""

    cards: tuple[Card, Card, Card, Card, Card]
    wanted: Card

    def spent(self) -> tuple[Card, ...]:
        return self.cards


class DrawCard(Record):
    """End the turn by drawing a card (EK-TURN-9)."""


class Nope(Record): ...


class Pass(Record):
    """Do not play a Nope."""


class Give(Record):
    card: Card


class Defuse(Record): ...


class Decline(Record):
    """Do not use a Defuse: explode (EK-DEF-1)."""


class PutBack(Record):
    """The number of cards that will lie above the kitten (EK-DEF-3)."""

    position: Annotated[int, Meta(ge=0, le=56)]


Playable = Play | AskFavor | Pair | Three | Five
Action = Playable | DrawCard | Nope | Pass | Give | Defuse | Decline | PutBack
TARGETED = (AskFavor, Pair, Three)
