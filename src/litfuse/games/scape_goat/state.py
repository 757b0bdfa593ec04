"""The complete state of a match, and short queries about it."""

from __future__ import annotations

from typing import Final

from litfuse.kernel.records import Part, Seat

from .cards import COLOUR, SHOWING, Card, Hand
from .config import Config
from .places import Place
from .public import MOVING, NOTHING, Ask, Framing, Last, Moving, Over, Pausing, Setup, Swapping
from .view import Picks

NO_PICKS: Final[dict[int, Picks]] = {n: (None,) * n for n in range(7)}
NO_CHANCE: Final = (Framing, Swapping, Over)  # SG-OPT-1: also if the chance lasts the whole turn


class Secret(Part):
    """What the decoder says; nobody sees it before the end (SG-DEC-10)."""

    pair: str = ""  # the letters of goat and decoy
    key: str = ""  # in hexadecimal digits; empty with a direct deal
    grid: str = ""  # the 120 pairs; like the seal, made from the key once and never again


class State(Part):
    config: Config
    hands: tuple[Hand, ...]
    setup: Setup = Setup()
    secret: Secret = Secret()
    stash: Picks = ()  # by slot; None: its card is in the hand of the player on turn
    face_up: tuple[Card, ...] = ()  # at PREP, SPY, TRADE, STASH
    places: tuple[Place, ...] = ()  # of the seats' tokens
    tokens: tuple[int, ...] = ()  # preparation tokens of the seats
    left: int = 2  # preparation tokens on PREP
    turn: Seat = 0
    turns: int = 0  # turns begun
    asked: int = 0  # questions put so far; numbers the decisions
    ask: Ask = MOVING
    picks: Picks = ()  # cards chosen for a trade or a frame attempt; they stay until the step after it
    orders: tuple[bool, ...] = ()  # hidden orders to go to the cops (SG-SIX-5)
    last: Last = NOTHING

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def goat(self) -> Seat:
        return self.setup.colours.index(COLOUR[self.secret.pair[0]])

    def allowed(self, seat: Seat) -> Hand:
        """Returns the cards that may be put down: those of the player's own colour, if there are any (SG-SWAP-2)."""
        own = SHOWING[self.setup.colours[seat]]
        hand = self.hands[seat]
        return tuple([c for c in hand if c in own]) or hand

    @property
    def chance(self) -> Seat | None:
        """Returns who may go to the cops out of turn now (SG-SIX-1, SG-SIX-2)."""
        return chance_of(self.config, self.ask, self.turn) if len(self.hands) == 6 else None


def chance_of(config: Config, ask: Ask, turn: Seat) -> Seat | None:
    """Returns, with six players, the opposite player: until the move, or until the swap (SG-OPT-1)."""
    kind = type(ask)
    whole = config.cops_chance == "turn" and kind not in NO_CHANCE
    return opposite(turn) if whole or kind is Moving or kind is Pausing else None


def opposite(seat: Seat) -> Seat:
    """Returns the seat opposite, with six players."""
    return (seat + 3) % 6
