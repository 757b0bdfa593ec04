"""The view of clients and bots. Its types cannot hold anything that the viewer may not know."""

from __future__ import annotations

from typing import Annotated

from litfuse.kernel.records import BySeat, Record, Viewer

from .cards import Hand
from .config import Config
from .public import Ask


class View(Record):
    """The table as one seat, or a spectator, sees it."""

    viewer: Viewer
    config: Config
    hand: Hand  # the viewer's own
    pick: Hand  # what the viewer has chosen
    sizes: Annotated[tuple[int, ...], BySeat]  # of all hands
    ready: Annotated[tuple[bool, ...], BySeat]  # who has chosen
    points: Annotated[tuple[int, ...], BySeat]
    ask: Ask
    shown: Annotated[Hand, BySeat] = ()  # in the last step
    gone: Hand = ()  # all cards shown so far


class Everything(Record):
    """The view after the end, with everything that was hidden."""

    table: View  # the spectator's view
    hands: Annotated[tuple[Hand, ...], BySeat]
    rest: Hand
    picks: Annotated[tuple[Hand, ...], BySeat]
