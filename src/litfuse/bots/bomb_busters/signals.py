"""Informing teammates: tokens, labels and laid wires, chosen so that least is left unknown about one's own stand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from litfuse.games.bomb_busters.knowledge.evidence import pool
from litfuse.games.bomb_busters.public import MARKS
from litfuse.games.bomb_busters.view import Shown, View
from litfuse.games.bomb_busters.words import NUMBERS, Cell, value_of
from litfuse.inference import Doubtful, Equal, Evidence, Only, Place, Repeats, Unequal
from litfuse.inference.single_stand import SingleStand

from .hints import SOFT

NEAR = 2  # how many neighbouring numbers are considered for a false token


class Outside:
    """One of the seat's own stands as the others see it: visible wires are known, the rest may be any unseen wires."""

    def __init__(self, view: View, stand: int, conventions: bool) -> None:
        self.view = view
        self.conventions = conventions
        self.keys, copies = pool(view)
        there = view.stands[stand].wires
        self.places = {slot: n for n, slot in enumerate(s for s, w in enumerate(there) if w.apart is None)}
        row = [there[slot] for slot in self.places]  # without wires that stand apart, which are not in order
        self.own = [wire.key for wire in row if isinstance(wire, Shown)]
        for s, other in enumerate(view.stands):
            for wire in other.wires:
                if s == stand:
                    continue
                value = value_of(wire.key) if isinstance(wire, Shown) and wire.cut else None
                marks = [t.value for t in wire.tokens if t.says == "is"] if value is None else [value]
                for key in (10 * v for v in marks if v <= 12):
                    copies[self.keys.index(key)] -= 1
        known: list[Evidence] = []
        for slot, wire in enumerate(row):
            assert isinstance(wire, Shown)
            if wire.cut or any(t.says == "is" for t in wire.tokens):
                known.append(self._is(slot))
            elif any(t.says in MARKS and not t.dated for t in wire.tokens):
                known += self._token(slot)
            known += [self._is_not(slot, t.value) for t in wire.tokens if t.says == "is-not" and not wire.cut]
        labels = [(self.places[x.cell[1]], x.equal) for x in view.labels if x.cell[0] == stand]
        known += [self._label(slot, equal) for slot, equal in labels]
        self.alone = SingleStand(copies, [value_of(key) for key in self.keys], len(row))
        self.known = tuple(known)
        self.before = self.alone.entropy(*known)
        self.free = [s for s, w in enumerate(row) if isinstance(w, Shown) and not w.cut and not w.tokens]

    def _is(self, slot: int) -> Only:
        return Only(Place(0, slot), frozenset((self.keys.index(self.own[slot]),)))

    def _is_not(self, slot: int, number: int) -> Only:
        others = frozenset(kind for kind, key in enumerate(self.keys) if value_of(key) != number)
        return Only(Place(0, slot), others)

    def _label(self, slot: int, equal: bool) -> Evidence:
        return (Equal if equal else Unequal)(Place(0, slot), Place(0, slot + 1))

    def _token(self, slot: int) -> list[Evidence]:
        """Returns what a token before this wire says in this mission (BB-X-TOKKIND)."""
        place, number = Place(0, slot), value_of(self.own[slot])
        if self.view.mission.token_kind == "value" or number not in NUMBERS:
            return [self._is(slot)]
        alike = range(2 - number % 2, 13, 2) if self.view.mission.token_kind == "parity" else NUMBERS
        blue = frozenset(kind for kind, key in enumerate(self.keys) if value_of(key) in alike)
        if self.view.mission.token_kind == "parity":
            return [Only(place, blue)]
        row = tuple(Place(0, other) for other in range(len(self.own)))
        return [Only(place, blue), Repeats(place, self.own.count(self.own[slot]), row)]

    def after_token(self, slot: int) -> float:
        """Returns the change of the teammates' entropy in bits if a token is put before this wire (negative: they
        learn).
        """
        if slot not in self.places:
            return 0.0
        slot = self.places[slot]
        shown: list[Evidence] = self._token(slot)
        if self.conventions and (left := [Place(0, s) for s in self.free if s < slot]):
            shown.append(Doubtful(tuple(left), frozenset((self.keys.index(self.own[slot]),)), SOFT))
        return self.alone.entropy(*self.known, *shown) - self.before

    def after_denial(self, slot: int, numbers: Iterable[int]) -> float:
        """Returns the same change if tokens say that this wire has none of these numbers."""
        if slot not in self.places:
            return 0.0
        denied = [self._is_not(self.places[slot], number) for number in numbers]
        return self.alone.entropy(*self.known, *denied) - self.before

    def after_label(self, slot: int, equal: bool) -> float:
        return self.alone.entropy(*self.known, self._label(self.places[slot], equal)) - self.before


def best_token(view: View, cells: Sequence[Cell], conventions: bool) -> Cell:
    """Returns the wire whose token tells most; with conventions only the leftmost of equal wires."""
    if conventions:
        cells = leftmost(view, cells)
    outside = {s: Outside(view, s, conventions) for s in {c[0] for c in cells}}
    return min(cells, key=lambda c: (outside[c[0]].after_token(c[1]), c))


def best_denial(view: View, options: Iterable[tuple[Cell, int]]) -> tuple[Cell, int]:
    """Returns the wire and the number it lacks that together tell most.

    Only numbers next to the wire's own are considered, because a stand is in order.
    """
    near: dict[Cell, list[int]] = {}
    for cell, number in options:
        near.setdefault(cell, []).append(number)
    outside = {s: Outside(view, s, False) for s in {c[0] for c in near}}
    found: list[tuple[float, Cell, int]] = []
    for cell, numbers in near.items():
        wire = view.stands[cell[0]].wires[cell[1]]
        middle = wire.key / 10 if isinstance(wire, Shown) else 6.5
        near_by = sorted(numbers, key=lambda n: abs(n - middle))[:NEAR]
        found += [(outside[cell[0]].after_denial(cell[1], (number,)), cell, number) for number in near_by]
    _, cell, number = min(found)
    return cell, number


def best_denied(view: View, cells: Sequence[Cell], values: Sequence[int]) -> Cell:
    """Returns the wire for which it tells most that it has none of these values."""
    outside = {s: Outside(view, s, False) for s in {c[0] for c in cells}}
    return min(cells, key=lambda c: (outside[c[0]].after_denial(c[1], values), c))


def best_label(view: View, cells: Sequence[Cell], equal: bool) -> Cell:
    outside = {s: Outside(view, s, False) for s in {c[0] for c in cells}}
    return min(cells, key=lambda c: (outside[c[0]].after_label(c[1], equal), c))


def leftmost(view: View, cells: Iterable[Cell]) -> list[Cell]:
    """Returns the first unmarked one of equal wires, or the first if all are marked.

    Wires that stand apart come last.
    """

    def rank(cell: Cell) -> tuple[bool, bool, Cell]:
        wire = view.stands[cell[0]].wires[cell[1]]
        return bool(wire.tokens), wire.apart is not None, cell

    first: dict[int, Cell] = {}
    for cell in sorted(cells, key=rank):
        wire = view.stands[cell[0]].wires[cell[1]]
        assert isinstance(wire, Shown)
        first.setdefault(wire.key, cell)
    return sorted(first.values())
