"""What a seat believes about hidden wires: exact odds, combined with what other players' behaviour hints at."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property

from litfuse.games.bomb_busters.knowledge.clues import Clues
from litfuse.games.bomb_busters.knowledge.evidence import uncut
from litfuse.games.bomb_busters.knowledge.known import Knowledge
from litfuse.games.bomb_busters.mechanisms.reversed_turns.words import TurnOrderPanel
from litfuse.games.bomb_busters.odds import Odds, PositionOdds
from litfuse.games.bomb_busters.view import Hidden, Shown, View
from litfuse.games.bomb_busters.words import REDS, Cell, value_of
from litfuse.kernel.records import Seat

from .hints import Hint, evidence_of


class Belief:
    """The odds of one seat at one point of the match. Hints that no world could satisfy are ignored."""

    def __init__(self, view: View, clues: Clues | None, hints: Iterable[Hint] = ()) -> None:
        self.view = view
        self.seat = view.viewer
        self.seats = max(stand.owner for stand in view.stands) + 1
        self.odds: PositionOdds = Odds(view, Knowledge(clues))
        hinted = self.odds.given(evidence_of(self.odds.at, hints))
        if hinted.possible:
            self.odds = hinted

    @cached_property
    def hand(self) -> dict[int, list[Cell]]:
        """The seat's own uncut wires that it sees, by value."""
        found: dict[int, list[Cell]] = {}
        for s, slot in uncut(self.view, self.view.turn if isinstance(self.seat, str) else self.seat):
            wire = self.view.stands[s].wires[slot]
            if isinstance(wire, Shown):  # a turned wire of one's own is hidden
                found.setdefault(value_of(wire.key), []).append((s, slot))
        return found

    def wire(self, cell: Cell) -> Shown | Hidden:
        return self.view.stands[cell[0]].wires[cell[1]]

    def apart(self, cell: Cell) -> bool:
        """Returns whether the wire stands apart, so that cards cannot be used on it."""
        return self.wire(cell).apart is not None

    def uncut(self, seat: Seat) -> list[Cell]:
        return uncut(self.view, seat)

    def uncut_own(self) -> list[Cell]:
        return [cell for cells in self.hand.values() for cell in cells]

    def after(self, seat: Seat) -> Seat:
        """Returns the next unfinished player."""
        way = -1 if any(isinstance(p, TurnOrderPanel) and p.reversed for p in self.view.panels) else 1
        for step in range(1, self.seats):
            other = (seat + way * step) % self.seats
            if self.uncut(other):
                return other
        return seat

    @cached_property
    def marked(self) -> dict[Cell, int]:
        """Returns the uncut wires whose values everybody knows."""
        found: dict[Cell, int] = {}
        for s, stand in enumerate(self.view.stands):
            for slot, wire in enumerate(stand.wires):
                if isinstance(wire, Hidden) or not wire.cut:
                    for token in wire.tokens:
                        if token.says == "is":
                            found[s, slot] = token.value
        return found

    @cached_property
    def others(self) -> list[list[Cell]]:
        """Returns the uncut wires of each teammate's stand that has any."""
        stands: dict[int, list[Cell]] = {}
        for seat in range(self.seats):
            if seat != self.seat:
                for cell in uncut(self.view, seat):
                    stands.setdefault(cell[0], []).append(cell)
        return list(stands.values())

    def holds(self, seat: Seat, value: int) -> float:
        """P(the hand of this seat has an uncut wire of the value)."""
        missing = 1.0
        stands: dict[int, list[Cell]] = {}
        for cell in uncut(self.view, seat):
            stands.setdefault(cell[0], []).append(cell)
        for cells in stands.values():
            if value <= 12:
                missing *= 1.0 - self.odds.hit(cells, (value,))
            else:
                missing *= 1.0 - min(1.0, sum(self.odds.wire(c)[value] for c in cells))
        return 1.0 - missing

    def red_guess(self, cells: Sequence[Cell]) -> float:
        """Approximates P(all of these wires are red), which is rarely more than small; `Odds.all_red` would take too
        long.
        """
        reds = [self.odds.red(c) for c in cells]
        if len(cells) == 1 or min(reds) == 0.0:
            return reds[0] if len(cells) == 1 else 0.0
        if self.view.reds == REDS and self.view.mission.red.count < len(cells):
            return 0.0
        return min(reds) ** len(cells)
