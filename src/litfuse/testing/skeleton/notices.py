"""Notices: what clients and bots are told. The types cannot hold what a viewer may not know.

A notice has the name of its event. If it tells less, it has a name for what it says.
"""

from __future__ import annotations

from typing import Annotated

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import BySeat, Seat, Viewer

from .cards import Card, Hand
from .config import Config


class WasDealt(Notice):
    """The first notice names viewer, seats, config and hand."""

    viewer: Viewer
    seats: int
    config: Config
    hand: Hand = ()  # the viewer's own


class PassReady(Notice):
    seat: Seat
    cards: Hand = ()  # shown to that seat


class HandsMoved(Notice):
    """Everybody has passed their cards."""

    gave: Hand = ()  # what this viewer gave to the left
    got: Hand = ()


class ChoiceMade(Notice):
    seat: Seat
    card: Card | None = None  # for that seat


class ChoiceChanged(Notice):
    """A choice was changed; only its seat is told."""

    seat: Seat
    card: Card


class CardsShown(Notice):
    cards: Annotated[Hand, BySeat]


class Resigned(Notice):
    seat: Seat


class Ended(Notice):
    winners: tuple[Seat, ...]


Said = WasDealt | PassReady | HandsMoved | ChoiceMade | ChoiceChanged | CardsShown | Resigned | Ended
