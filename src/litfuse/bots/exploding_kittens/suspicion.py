"""What play reveals about the pile. A seat's exact knowledge takes play to say nothing; this module reads it.

A player who puts a kitten back likes it where the next player draws it. A player who looked ahead and then avoided
drawing saw a kitten on top. Suspected places move along with the pile until a draw, a look or a shuffle settles them. A
suspicion is never certain: odds and worlds mix it with knowledge, and trust it less the more often it was wrong at this
table.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from litfuse.games.exploding_kittens import notices
from litfuse.games.exploding_kittens.actions import Play
from litfuse.games.exploding_kittens.cards import ATTACK, KITTEN, SKIP, Card
from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Seat

RIGHT: Final = 2.5  # at first a suspicion is trusted as if it had been right this often
WRONG: Final = 0.5  # and wrong this often


class Suspicion:
    """Suspected kittens, folded from what one seat is told."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.places: tuple[int, ...] = ()  # cells of the pile where others probably put or saw a kitten
        self.knowers: dict[Seat, int] = {}  # for each seat, the place where it put or saw a kitten
        self._right, self._wrong = RIGHT, WRONG
        self._size = 0  # cards in the pile
        self._owed = 1  # turns that the player on turn owes
        self._looked: Seat | None = None  # the seat that has seen the present top of the pile

    @property
    def trust(self) -> float:
        """The probability that a suspicion is right."""
        return self._right / (self._right + self._wrong)

    def hear(self, notices: Iterable[Notice]) -> None:
        for n in notices:
            self._hear(n)
            self.knowers = {s: p for s, p in self.knowers.items() if p in self.places}

    def _hear(self, n: Notice) -> None:
        if isinstance(n, notices.WasDealt):
            self._size = n.pile
        elif isinstance(n, notices.TurnBegan):
            self._owed = n.owed
            self._looked = None
        elif isinstance(n, notices.Drew | notices.KittenDrawn):
            if 0 in self.places:
                self._judge(isinstance(n, notices.KittenDrawn))
            self.places = tuple([p - 1 for p in self.places if p])
            self.knowers = {s: p - 1 for s, p in self.knowers.items()}
            self._size -= 1
            self._looked = None
        elif isinstance(n, notices.WentBack):
            self._put_back(n)
        elif isinstance(n, notices.PileShuffled | notices.GaveUp):
            self.places = ()
            self._looked = None
            if isinstance(n, notices.GaveUp) and not n.facing:
                self._size -= 1
        elif isinstance(n, notices.LookedAhead):
            if n.seat == self.seat:
                refuted = [p for p in self.places if p < n.count and n.cards[p] is not KITTEN]
                for _ in refuted:
                    self._judge(False)
                self.places = tuple([p for p in self.places if p not in refuted])
            else:
                self._looked = n.seat
        elif isinstance(n, notices.WindowClosed):
            avoided = n.worked and isinstance(n.play, Play) and n.play.card in (ATTACK, SKIP)
            if avoided and n.by == self._looked:
                self.places = (0, *[p for p in self.places if p])
                self.knowers[n.by] = 0

    def _judge(self, right: bool) -> None:
        if right:
            self._right += 1
        else:
            self._wrong += 1

    def _put_back(self, n: notices.WentBack) -> None:
        deepest = self._size  # below every card
        self._size += 1
        if n.late:  # a clock ran out, so the place is random
            self.places = ()
            return
        place = min(self._owed - 1, deepest) if n.place is None else n.place
        moved = [p + (p >= place) for p in self.places]
        self.knowers = {s: p + (p >= place) for s, p in self.knowers.items()}
        self.places = tuple(moved) if n.seat == self.seat else (place, *moved)
        if n.seat != self.seat:
            self.knowers[n.seat] = place

    def odds(self, cells: Sequence[float], kittens: int) -> list[float]:
        """Returns the probability of a kitten in each cell, given the probabilities from knowledge alone."""
        out = list(cells)
        trust = self.trust
        for p in self._open(cells, kittens):
            share = sum([o for i, o in enumerate(out) if i != p and o < 1])
            rest = (share + out[p] - 1) / share if share > 0 else 1.0  # of the other kittens, if this one lies here
            for i, o in enumerate(out):
                if o < 1:
                    out[i] = o * (1 - trust) + trust * (1.0 if i == p else max(0.0, o * rest))
        return out

    def pile(self, pile: tuple[Card, ...], cells: Sequence[float], kittens: int, doubt: float) -> tuple[Card, ...]:
        """Returns the pile of a sampled world, changed to agree with the suspicion unless `doubt` (0 to 1) is too
        large.
        """
        if doubt >= self.trust:
            return pile
        for p in self._open(cells, kittens):
            if pile[p] is not KITTEN:
                loose = [i for i, c in enumerate(pile) if c is KITTEN and cells[i] < 1 and i not in self.places]
                if loose:
                    rest = [c for i, c in enumerate(pile) if i != loose[0]]
                    pile = (*rest[:p], KITTEN, *rest[p:])
        return pile

    def _open(self, cells: Sequence[float], kittens: int) -> list[int]:
        """Returns suspected cells that knowledge leaves open, at most as many as kittens may lie there."""
        sure = sum([o == 1 for o in cells])
        return [p for p in self.places if p < len(cells) and 0 < cells[p] < 1][: max(0, kittens - sure)]
