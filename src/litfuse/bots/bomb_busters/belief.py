"""What a seat believes about hidden wires: exact odds, in the words of the game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import pairwise

import numpy as np

from litfuse.games.bomb_busters.knowledge.clues import Clues
from litfuse.games.bomb_busters.knowledge.evidence import position, uncut
from litfuse.games.bomb_busters.view import Hidden, Shown, View
from litfuse.games.bomb_busters.words import RED, Cell, value_of
from litfuse.inference import NoWorld
from litfuse.inference.posterior import Posterior
from litfuse.kernel.records import Seat

from .hints import Hint, evidence_of

CERTAIN = 1 - 1e-9


class Belief:
    """The odds of one seat at one moment. Behaviour that cannot be true of any world is put aside."""

    def __init__(self, view: View, clues: Clues | None, hints: Iterable[Hint] = ()) -> None:
        self.view = view
        self.seat = view.viewer
        self.at = position(view, clues)
        try:
            self.posterior = Posterior(self.at.problem.given(*evidence_of(self.at, hints)))
        except NoWorld:
            self.posterior = Posterior(self.at.problem)
        self._spans: dict[tuple[int, int], list[list[float]]] = {}
        self.seats = max(stand.owner for stand in view.stands) + 1

    @cached_property
    def _by_cell(self) -> dict[Cell, list[float]]:
        of = np.zeros((len(self.at.keys), 15))
        for kind, key in enumerate(self.at.keys):
            of[kind, value_of(key)] = 1.0
        odds = (self.posterior.odds @ of).tolist()
        found: dict[Cell, list[float]] = {cell: odds[p.stand][p.slot] for cell, p in self.at.places.items()}
        for cell, key in self.at.known.items():
            found[cell] = [float(value == value_of(key)) for value in range(15)]
        return found

    def odds(self, cell: Cell) -> list[float]:
        """P(this wire has the value), for values 0 to 14."""
        return self._by_cell[cell]

    @cached_property
    def hand(self) -> dict[int, list[Cell]]:
        """The own uncut wires, by value."""
        found: dict[int, list[Cell]] = {}
        for s, slot in uncut(self.view, self.view.turn if isinstance(self.seat, str) else self.seat):
            wire = self.view.stands[s].wires[slot]
            assert isinstance(wire, Shown)
            found.setdefault(value_of(wire.key), []).append((s, slot))
        return found

    def uncut(self, seat: Seat) -> list[Cell]:
        return uncut(self.view, seat)

    @cached_property
    def marked(self) -> dict[Cell, int]:
        """Uncut wires whose value everybody knows."""
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
        """Uncut wires of each stand of a teammate that has any."""
        stands: dict[int, list[Cell]] = {}
        for seat in range(self.seats):
            if seat != self.seat:
                for cell in uncut(self.view, seat):
                    stands.setdefault(cell[0], []).append(cell)
        return list(stands.values())

    def one_of(self, cells: Sequence[Cell], values: Sequence[int]) -> float:
        """P(at least one of these wires of one stand has one of these values): what a detector will find."""
        if len(cells) == 1:
            return sum(self.odds(cells[0])[value] for value in values)
        places, seen = self.at.split(cells)
        if seen & set(values):
            return 1.0
        if not places:
            return 0.0
        kinds = self.at.kinds_of(values)
        if len(kinds) == 1 and len({p.stand for p in places}) == 1:
            (kind,) = kinds
            return self._touched(sorted(p.slot for p in places), places[0].stand, kind)
        return self.posterior.chance(*self.at.holding(cells, values))

    def _touched(self, slots: list[int], stand: int, kind: int) -> float:
        """Each place, less what neighbours in the list share: a run that covers two covers all between."""
        spans = self._spans.get((stand, kind))
        if spans is None:
            spans = self._spans[stand, kind] = self.posterior.spans[stand, kind].tolist()
        found = sum([spans[p][p] for p in slots])
        return found - sum([spans[p][q] for p, q in pairwise(slots)])

    def holds(self, seat: Seat, value: int) -> float:
        """P(the hand of this seat has an uncut wire of the value)."""
        missing = 1.0
        stands: dict[int, list[Cell]] = {}
        for cell in uncut(self.view, seat):
            stands.setdefault(cell[0], []).append(cell)
        for cells in stands.values():
            if value <= 12:
                missing *= 1.0 - self.one_of(cells, (value,))
            else:
                missing *= 1.0 - min(1.0, sum(self.odds(c)[value] for c in cells))
        return 1.0 - missing

    def all_red(self, cells: Sequence[Cell]) -> float:
        """P(all of these wires are red): then the bomb explodes."""
        reds = [self.odds(c)[RED] for c in cells]
        if len(cells) == 1 or min(reds) == 0.0:
            return reds[0] if len(cells) == 1 else 0.0
        if len(self.at.kinds.get(RED, ())) < len(cells) or self.view.mission.red.count < len(cells):
            return 0.0
        return min(reds) ** len(cells)  # rare, and small
