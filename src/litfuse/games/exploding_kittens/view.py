"""The view of clients and bots. Its types cannot hold anything that the viewer may not know."""

from __future__ import annotations

from typing import Annotated

from litfuse.kernel.records import UNSHOWN, BySeat, Record, Seat, Viewer, by_place

from .cards import Card, Hand
from .config import Config
from .public import NOTHING, Ask, Last


class View(Record):
    """The table as one seat, or a spectator, sees it."""

    viewer: Viewer
    config: Config
    hand: Hand  # the viewer's own; for the dead their last one (EK-ELIM-3)
    sizes: Annotated[tuple[int, ...], BySeat]  # of all hands; for the dead of the withdrawn one
    pile: int
    kittens: int  # in the pile
    discard: tuple[Card, ...]  # the last one lies on top
    out: tuple[Card, ...]
    living: tuple[Seat, ...]
    dead: tuple[Seat, ...]  # in the order in which they died
    turn: Seat
    owed: int
    attacked: bool
    turns: Annotated[int, UNSHOWN]
    asked: Annotated[int, UNSHOWN]
    ask: Ask
    seen: int = 0  # how many cards the player on turn looked at and may look at again
    top: Annotated[tuple[Card, ...], by_place()] = ()  # these cards, shown to that player
    place: int | None = None  # where this viewer put a kitten back in the last step
    last: Last = NOTHING


class Everything(Record):
    """The view after the end, with all zones (EK-END-3)."""

    table: View  # the spectator's view
    hands: Annotated[tuple[Hand, ...], BySeat]
    pile: Annotated[tuple[Card, ...], by_place()]
    place: Annotated[tuple[Seat, int] | None, UNSHOWN] = None  # who put a kitten back in the last step, and where
