"""A problem of exact inference about the hidden wires of a view, and the way back from its deals to stands."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import combinations

from litfuse import inference as i

from ..public import Stuck
from ..words import REDS, Cell, Key, value_of
from .clues import COLOURS, FewColours, HasUnless, Tallied, Unless


@dataclass(frozen=True)
class Position:
    """A problem of inference whose places are wires of this view."""

    problem: i.Problem
    keys: tuple[Key, ...]  # by kind
    kinds: dict[int, frozenset[int]]  # by play value
    places: dict[Cell, i.Place]  # of the hidden wires, by their present cell
    known: dict[Cell, Key]  # all other wires: the viewer's own, and those the viewer gave away
    rows: tuple[int, ...]  # present number of wires of each stand
    boxes: int  # how many of the problem's last stands hold wires that were set aside
    dealt: tuple[int, ...] = ()  # for each of the problem's first stands, the real stand it was dealt to
    reds: tuple[int, ...] = REDS  # values that count as red
    pile: int | None = None  # the problem's stand that holds the wires in nobody's hand
    twins: bool = False  # each wire of the piled colour is in the problem twice, side by side in the pile

    def given(self, *evidence: i.Evidence) -> Position:
        return replace(self, problem=self.problem.given(*evidence))

    def kinds_of(self, values: Iterable[int]) -> frozenset[int]:
        return frozenset().union(*(self.kinds.get(value, frozenset()) for value in values))

    def split(self, cells: Iterable[Cell]) -> tuple[tuple[i.Place, ...], set[int]]:
        """Returns the places of the hidden wires, and the values of those that the viewer knows."""
        cells = tuple(cells)
        return tuple(self.places[c] for c in cells if c in self.places), {
            value_of(self.known[c]) for c in cells if c in self.known
        }

    def without(self, cells: Iterable[Cell], values: Iterable[int]) -> i.Never:
        """Evidence that none of these wires has one of these values."""
        return i.Never(self.split(cells)[0], self.kinds_of(values))

    def holding(self, cells: Iterable[Cell], values: Iterable[int]) -> tuple[i.Evidence, ...]:
        """Evidence that one of these wires has one of these values; none, if a wire that the viewer knows has."""
        places, seen = self.split(cells)
        values = set(values)
        return () if seen & values else (i.Holds(places, self.kinds_of(values)),)

    def has_unless(self, h: HasUnless) -> tuple[i.Evidence, ...]:
        """Evidence that one of these wires has one of these values, or at least `colours` of them are yellow or red.

        At least `n` of `c` coloured wires are here if and only if each choice of `c - n + 1` of them has one that is
        here.
        """
        places, seen, colours = self.coloured(h.cells)
        need = h.colours - sum(v in COLOURS for v in seen)
        if need <= 0 or set(seen) & set(h.values):
            return ()
        plain = self.kinds_of(h.values)
        if need > len(colours):
            return (i.Holds(places, plain),)
        return tuple([i.Holds(places, plain.union(some)) for some in combinations(colours, len(colours) - need + 1)])

    def few_colours(self, f: FewColours) -> tuple[i.Evidence, ...]:
        """Evidence that at most `most` wires are coloured: of any `most + 1` coloured ones, one is elsewhere."""
        places, seen, colours = self.coloured(f.cells)
        most = f.most - sum(v in COLOURS for v in seen)
        if most <= 0:
            return (i.Never(places, frozenset(colours)),)
        found = combinations(colours, most + 1) if places else ()
        return tuple([i.Misses(places, tuple([frozenset((kind,)) for kind in some])) for some in found])

    def tallied(self, t: Tallied) -> Iterable[i.Evidence]:
        """Exactly so many of these wires have this value, of whatever kinds, each of which is there once."""
        places, seen = self.split(t.cells)[0], [value_of(self.known[c]) for c in t.cells if c in self.known]
        count = t.count - seen.count(t.value)
        kinds = [kind for kind in sorted(self.kinds_of((t.value,))) if self.problem.copies[kind]]
        if not places:
            return
        if count == 0:
            yield i.Never(places, frozenset(kinds))
            return
        for some in combinations(kinds, count + 1):
            yield i.Misses(places, tuple([frozenset((kind,)) for kind in some]))
        for some in combinations(kinds, len(kinds) - count + 1):
            yield i.Holds(places, frozenset(some))

    def coloured(self, cells: Iterable[Cell]) -> tuple[tuple[i.Place, ...], list[int], list[int]]:
        """Returns places of hidden wires, values of the others, and kinds of hidden yellow and red wires."""
        cells = tuple(cells)
        places = tuple([self.places[c] for c in cells if c in self.places])
        seen = [value_of(self.known[c]) for c in cells if c in self.known]
        return places, seen, [kind for kind in sorted(self.kinds_of(COLOURS)) if self.problem.copies[kind]]

    def unless(self, u: Unless) -> tuple[i.Evidence, ...]:
        """Evidence that one of these claims is false; none, if a wire that the viewer knows disproves one."""
        sides = [(*self.split(claim.cells), claim.values) for claim in u.claims]
        if any(seen.intersection(values) for _, seen, values in sides):
            return ()
        return (i.Unless(tuple([i.Never(places, self.kinds_of(values)) for places, _, values in sides if places])),)

    def stuck(self, s: Stuck) -> list[i.Tally] | None:
        """Evidence about the counts among hidden wires; None if wires that the viewer knows contradict it."""
        places = tuple([self.places[c] for c in s.cells if c in self.places])
        seen = [value_of(self.known[c]) for c in s.cells if c in self.known]
        found: list[i.Tally] = []
        for tally in s.tallies:
            counts = frozenset([n - seen.count(tally.value) for n in tally.counts if n >= seen.count(tally.value)])
            if not counts or (not places and 0 not in counts):
                return None
            if places:
                found += [i.Tally(places, kind, counts) for kind in self.kinds.get(tally.value, ())]
        return found

    def free(self, s: Stuck) -> tuple[i.Evidence, ...]:
        """Evidence that this is false; none, if wires that the viewer knows already contradict it."""
        tallies = self.stuck(s)
        return () if tallies is None else (i.Unless(tuple(tallies)),)

    def stands(self, deal: i.Deal) -> tuple[tuple[Key, ...], ...]:
        """Returns the keys on every stand as it is now, for a deal of the problem."""
        return tuple(
            tuple(
                self.keys[deal[p.stand][p.slot]] if (p := self.places.get((s, slot))) else self.known[s, slot]
                for slot in range(size)
            )
            for s, size in enumerate(self.rows)
        )

    def aside(self, deal: i.Deal) -> tuple[Key, ...]:
        """Returns the keys of the wires that were set aside, in this deal."""
        last = self.problem.row
        boxes = deal[last - self.boxes : last]
        return tuple(sorted(self.keys[kind] for box in boxes for kind in box))

    def off_hand(self, deal: i.Deal) -> tuple[Key, ...]:
        """Returns the keys of the wires in nobody's hand, in this deal."""
        return () if self.pile is None else tuple([self.keys[kind] for kind in deal[self.pile][:: 1 + self.twins]])
