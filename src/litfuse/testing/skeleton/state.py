"""The complete state of a match, and short queries about it."""

from __future__ import annotations

from litfuse.kernel.records import Part, Seat

from .cards import Hand
from .config import Config
from .public import PASSING, Ask


class State(Part):
    config: Config
    hands: tuple[Hand, ...]
    rest: Hand = ()  # cards that were not dealt
    picks: tuple[Hand, ...] = ()  # what each seat has chosen; the cards are still in its hand
    points: tuple[int, ...] = ()
    ask: Ask = PASSING
    shown: Hand = ()  # by seat, in the last step
    gone: Hand = ()  # all cards shown so far

    @property
    def seats(self) -> int:
        return len(self.hands)

    def left_of(self, seat: Seat) -> Seat:
        return (seat + 1) % len(self.hands)

    def waiting(self) -> tuple[Seat, ...]:
        """Returns the seats that have not chosen yet."""
        return tuple([seat for seat, pick in enumerate(self.picks) if not pick])

    def with_pick(self, seat: Seat, cards: Hand) -> tuple[Hand, ...]:
        return (*self.picks[:seat], cards, *self.picks[seat + 1 :])

    def no_picks(self) -> tuple[Hand, ...]:
        return ((),) * len(self.hands)
