"""The marker on a line of number cards (BB-X-NANO): where to leave it for the next players, and facing which way."""

from __future__ import annotations

from typing import Final

from litfuse.games.bomb_busters.mechanisms.number_line.words import LinePanel, ahead
from litfuse.games.bomb_busters.view import View
from litfuse.games.bomb_busters.words import COPIES
from litfuse.kernel.records import Seat

from .belief import Belief
from .gates import good_cut

GUESSES: Final = 0.4  # worth of a turn with only guesses, compared with a good cut
SECOND: Final = 0.35  # weight of the turn after the next one, before which the next player moves the marker
WEIGHT: Final = 0.9  # weight of these turns relative to a step of the dial


def line_of(view: View) -> LinePanel | None:
    return next((panel for panel in view.panels if isinstance(panel, LinePanel)), None)


class Walk:
    """What each place of the marker is worth to the next players: one with no number ahead loses a step of the dial."""

    def __init__(self, belief: Belief, panel: LinePanel) -> None:
        self.belief = belief
        self.panel = panel
        turn = belief.view.turn
        around = [(turn + n) % belief.seats for n in range(1, belief.seats + 1)]
        self.next = [seat for seat in around if belief.uncut(seat)][:2]
        self._holds: dict[tuple[Seat, int], float] = {}
        self._good: dict[tuple[Seat, int], float] = {}

    def served(self, at: int, right: bool, done: int | None = None) -> float:
        """Returns how good the turns of the next two players will be from there, 1 for certain cuts.

        `done`: a number that will be turned down.
        """
        numbers = [n for n in ahead(LinePanel(0, self.panel.cards, self.panel.down, at, right)) if n != done]
        worth, share, whole = 0.0, 1.0, 0.0
        for seat in self.next:
            worth += share * self.turn_of(seat, numbers)
            whole += share
            share *= SECOND
        return worth / whole if whole else 1.0

    def turn_of(self, seat: Seat, numbers: list[int]) -> float:
        none = bad = 1.0
        for n in numbers:
            if (seat, n) not in self._good:
                belief = self.belief
                own = float(bool(belief.hand.get(n)))
                self._holds[seat, n] = own if seat == belief.seat else belief.holds(seat, n)
                self._good[seat, n] = good_cut(belief, seat, n)
            none *= 1.0 - self._holds[seat, n]
            bad *= 1.0 - self._good[seat, n]
        good = 1.0 - bad
        return good + GUESSES * max(0.0, 1.0 - none - good)

    def right(self, value: int, miss: float) -> float:
        """Returns the worth of a right cut of this number, to whose card the marker walks."""
        at = self.panel.cards.index(value)
        done = value if self.belief.view.cuts[value] + 2 >= COPIES else None
        best = max(self.served(at, right, done) for right in (False, True))
        return 1.0 - WEIGHT * (1.0 - miss) * (1.0 - best)


def turns_round(belief: Belief) -> bool:
    """Returns whether to leave the marker facing the other way."""
    panel = line_of(belief.view)
    assert panel is not None
    walk = Walk(belief, panel)
    return walk.served(panel.at, not panel.right) > walk.served(panel.at, panel.right) + 1e-9
