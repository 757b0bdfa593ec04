"""The complete state of a match, and short queries about it."""

from __future__ import annotations

from bisect import bisect

from litfuse.kernel.records import Part, Seat

from .cards import KITTEN, Card, Hand
from .config import Config
from .public import NOTHING, TURN, Ask, Facing, Last, Pausing, Placing


class State(Part):
    config: Config
    hands: tuple[Hand, ...]  # including those of the dead, which are withdrawn unseen (EK-ELIM-2)
    pile: tuple[Card, ...] = ()  # 0 is the top
    discard: tuple[Card, ...] = ()  # the last one lies on top
    out: tuple[Card, ...] = ()  # openly out of the game: surplus of the setup, kittens of the dead
    living: tuple[Seat, ...] = ()  # clockwise
    dead: tuple[Seat, ...] = ()  # in the order in which they died
    turn: Seat = 0
    owed: int = 0
    attacked: bool = False
    turns: int = 0  # turns begun
    asked: int = 0  # questions put so far; numbers the decisions
    ask: Ask = TURN
    peek: int = 0  # how many cards the player on turn looked at and may look at again (EK-SEE-3)
    place: tuple[Seat, int] | None = None  # who put a kitten back in the last step, and where; hidden from others
    last: Last = NOTHING

    @property
    def kittens(self) -> int:
        """The number of kittens in the pile: one for each living player but one, without an open one.

        Everybody knows it.
        """
        return len(self.living) - 1 - (type(self.ask) in (Facing, Pausing, Placing))

    def after(self, seat: Seat) -> Seat:
        """The next living player clockwise."""
        for s in self.living:
            if s > seat:
                return s
        return self.living[0]

    def clockwise(self, after: Seat, leaving_out: Seat) -> tuple[Seat, ...]:
        """Returns the living seats, beginning on the left of a seat."""
        living = self.living
        i = bisect(living, after)
        seats = [*living[i:], *living[:i]]
        if leaving_out in seats:
            seats.remove(leaving_out)
        return tuple(seats)

    def targets(self, seat: Seat) -> tuple[Seat, ...]:
        """Returns the seats from which this seat can take a card."""
        hands = self.hands
        return tuple([s for s in self.living if s != seat and hands[s]])

    def with_hand(self, seat: Seat, hand: Hand) -> tuple[Hand, ...]:
        hands = list(self.hands)
        hands[seat] = hand
        return tuple(hands)


def broken(state: State) -> str | None:
    """Returns an invariant of EK-PROOF-3 that does not hold between two turns, if any."""
    cards = len(state.pile) + len(state.discard) + len(state.out)
    for hand in state.hands:
        cards += len(hand)
        if KITTEN in hand:
            return "a kitten in a hand"
    if cards != 56:
        return f"{cards} cards"
    if state.pile.count(KITTEN) != len(state.living) - 1:
        return "kittens in the pile"
    if KITTEN in state.discard:
        return "a kitten on the discard pile"
    return None
