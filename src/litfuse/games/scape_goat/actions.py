"""The actions of a seat (SG-NET-1). Cards are named by face, never by place in a hand (SG-COMP-7)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from litfuse.kernel.records import Record, Seat

from .cards import Card
from .places import Place


class Move(Record):
    """Go to another location; going to the cops ends the game (SG-MOVE-1, SG-COPS-1)."""

    place: Place


class Spy(Record):
    target: Seat


class TradeWith(Record):
    target: Seat


class TradeCard(Record):
    """Choose the card for the trade; it may be changed until both have chosen (SG-ACT-TRADE-4)."""

    card: Card


class StashTake(Record):
    slot: Annotated[int, Meta(ge=1, le=3)]


class StashReturn(Record):
    card: Card


class Steal(Record):
    target: Seat


class FrameCard(Record):
    """Choose the card for the frame attempt; it may be changed until all have chosen (SG-FRAME-2)."""

    card: Card


class Swap(Record):
    """Choose the card to put down face up (SG-SWAP-1)."""

    card: Card


class Cops(Record):
    """Six players: go to the cops at the start of the opposite player's turn (SG-SIX-1)."""


class CopsOrder(Record):
    """Six players: set or cancel a hidden order to go to the cops at the next chance (SG-SIX-5)."""

    on: bool


Action = Move | Spy | TradeWith | TradeCard | StashTake | StashReturn | Steal | FrameCard | Swap | Cops | CopsOrder
