"""Who holds which colour: exact probabilities, from what a seat knows for certain (`knowledge.py` has the cases)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from math import comb, factorial, perm, prod
from typing import Final, TypeAlias

from litfuse.games.scape_goat.cards import DECKS, Colour, without
from litfuse.games.scape_goat.knowledge import ANY, FACE, IS, WITHOUT, Case, Ghost, Knowledge
from litfuse.games.scape_goat.view import View
from litfuse.kernel.records import Seat

# Cards that may lie in the same kinds of places form a class: their number, and a bit for each such kind.
Classes: TypeAlias = tuple[tuple[int, int], ...]
MOST_COUNTS: Final = 16  # most counts for a question about several hands; beyond, hands are taken as independent


@lru_cache(maxsize=100_000)
def ways(classes: Classes, room: tuple[int, ...]) -> int:
    """Returns the number of ways to put these cards, all distinct, on places of these kinds, as many as there are
    cards.
    """
    if not classes:
        return 1
    (count, allowed), rest = classes[0], classes[1:]
    kinds = [i for i in range(len(room)) if allowed >> i & 1]
    if not rest:
        return factorial(count) if sum([room[i] for i in kinds]) == count else 0
    found = 0
    for taken in shares(count, tuple([room[i] for i in kinds])):
        left = list(room)
        chosen = 1
        for i, k in zip(kinds, taken, strict=True):
            left[i] -= k
            chosen *= comb(room[i], k)
        found += chosen * ways(rest, tuple(left))
    return found * factorial(count)


@lru_cache(maxsize=20_000)
def shares(count: int, room: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Returns all ways to divide this number among places with this much room."""
    if len(room) < 2:
        return ((count,),) if room and count <= room[0] else () if room or count else ((),)
    later = sum(room[1:])
    return tuple(
        [
            (k, *more)
            for k in range(max(0, count - later), min(count, room[0]) + 1)
            for more in shares(count - k, room[1:])
        ]
    )


@lru_cache(maxsize=100_000)
def placements(unseen: tuple[tuple[Ghost, int], ...], places: tuple[tuple[Ghost, int], ...]) -> int:
    """Returns the number of ways to put the unseen cards, copies told apart, on these places."""
    cards = dict(unseen)
    found = 1
    kinds: list[Ghost] = []
    room: list[int] = []
    for ghost, count in places:
        if ghost in FACE:  # a known card is in its place; the rest are to be placed
            have = cards.get(ghost, 0)
            found *= perm(have, count)
            cards[ghost] = have - count
        else:
            kinds.append(ghost)
            room.append(count)
    if not found or 0 in kinds:
        return 0
    classes: Counter[int] = Counter()
    for face, count in cards.items():
        if count:
            classes[sum([1 << i for i, kind in enumerate(kinds) if kind & face])] += count
    few_first = sorted([(n, allowed) for allowed, n in classes.items()], key=lambda c: (c[1].bit_count(), c))
    return found * ways(tuple(few_first), tuple(room))


class GoatOdds:
    """The probabilities at one point of the match. Each is computed when it is first needed."""

    def __init__(self, view: View, known: Knowledge) -> None:
        unseen = DECKS[len(view.sizes)]
        for card in (*view.face_up, *view.hand):
            unseen = without(unseen, card)
        self.unseen = tuple(sorted(Counter([IS[card] for card in unseen]).items()))
        self.cases = known.cases
        assert isinstance(view.viewer, int)
        self._mine: Seat = view.viewer
        self._hand = view.hand
        self._holds: dict[tuple[Seat, Colour], float] = {}
        self._total = sum(case.weight * self._ways(case) for case in self.cases)

    def _ways(self, case: Case, colour: Colour | None = None, lacking: Sequence[Seat] = (), slot: int = 0) -> int:
        """Returns the ways to place the unseen cards in this case such that neither these hands nor this slot show the
        colour.
        """
        places: dict[Ghost, int] = {}
        for seat, hand in enumerate(case.hands):
            mask = WITHOUT[colour] if colour is not None and seat in lacking else ANY
            for ghost in hand:
                places[ghost & mask] = places.get(ghost & mask, 0) + 1
        for i, ghost in enumerate(case.slots, 1):
            if ghost:
                mask = WITHOUT[colour] if colour is not None and i == slot else ANY
                places[ghost & mask] = places.get(ghost & mask, 0) + 1
        return placements(self.unseen, tuple(sorted(places.items())))

    def holds(self, seat: Seat, colour: Colour) -> float:
        """Returns the probability that this hand has a card that shows the colour."""
        if seat == self._mine:
            return float(any(IS[card] & ~WITHOUT[colour] for card in self._hand))
        found = self._holds.get((seat, colour))
        if found is None:
            lacking = sum(case.weight * self._ways(case, colour, (seat,)) for case in self.cases)
            found = self._holds[seat, colour] = 1 - lacking / self._total
        return found

    def all_hold(self, seats: Sequence[Seat], colour: Colour) -> float:
        """Returns the probability that every one of these hands has one; exact unless that needs too many counts."""
        others = [seat for seat in seats if seat != self._mine]
        if len(others) != len(seats) and not self.holds(self._mine, colour):
            return 0.0
        if len(self.cases) << len(others) > MOST_COUNTS:
            return prod(self.holds(seat, colour) for seat in others)
        found = 0
        for k in range(len(others) + 1):
            for lacking in combinations(others, k):
                counted = sum(case.weight * self._ways(case, colour, lacking) for case in self.cases)
                found += -counted if k % 2 else counted
        return found / self._total

    def slot_shows(self, slot: int, colour: Colour) -> float:
        """Returns the probability that this slot of the stash, from 1, has a card that shows the colour."""
        lacking = sum(case.weight * self._ways(case, colour, slot=slot) for case in self.cases)
        return 1 - lacking / self._total
