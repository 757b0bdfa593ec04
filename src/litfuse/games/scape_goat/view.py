"""The view of clients and bots. Its types cannot hold anything that the viewer may not know."""

from __future__ import annotations

from typing import Annotated

from litfuse.kernel.records import FOLDED, UNSHOWN, BySeat, Record, Seat, Viewer, by_place

from .cards import Card, Colour, Hand
from .config import Config
from .places import WITH_CARD
from .public import NOTHING, Ask, Last, Setup, Spot

Picks = Annotated[tuple[Card | None, ...], BySeat]


class View(Record):
    """The table as one seat, or a spectator, sees it."""

    viewer: Viewer
    config: Config
    setup: Setup
    suspect: Colour | None  # what the viewer's mat shows where the dice point
    mat: Annotated[str, FOLDED]  # the viewer's own 120 colours, row by row (SG-DEC-2); empty with a direct deal
    hand: Hand  # the viewer's own
    sizes: Annotated[tuple[int, ...], BySeat]  # of all hands
    face_up: Annotated[tuple[Card, ...], by_place("spot", *WITH_CARD)]
    places: Annotated[tuple[Spot, ...], BySeat]  # where the tokens of the seats stand
    tokens: Annotated[tuple[int, ...], BySeat]  # preparation tokens of the seats
    left: int  # preparation tokens on PREP; 0: it has become Frame/Steal
    turn: Seat
    turns: Annotated[int, UNSHOWN]  # begun so far
    asked: Annotated[int, UNSHOWN]
    ask: Ask
    picks: Picks  # cards chosen for a trade or a frame attempt that this viewer may see
    seen: Hand = ()  # the hand that this viewer looked at in the last step
    order: bool = False  # the viewer's own order to go to the cops (SG-SIX-5)
    last: Last = NOTHING


class Everything(Record):
    """The view after the end, with everything that was hidden (SG-INFO-10)."""

    table: View  # the spectator's view
    goat: Seat
    decoy: Colour
    hands: Annotated[tuple[Hand, ...], BySeat]
    stash: Annotated[
        tuple[Card | None, ...], by_place()
    ]  # by slot; None: its card is in the hand of the player on turn
    picks: Picks
    orders: Annotated[tuple[bool, ...], BySeat]
    key: Annotated[str, FOLDED]  # of the decoder, in hexadecimal digits; empty with a direct deal
    grid: Annotated[str, FOLDED]  # goat and decoy of the 120 cells (SG-DEC-8)
