"""A wire came from nobody's hand to a stand, and its slot was not told: several slots are possible.

If all wires of its colour were in nobody's hand, the new wire has that colour and no wire that was dealt does. Then it
counts as if it had been dealt to its stand, and only the set of wires among which it came is remembered (`Filed`): one
guess, not one for each slot. More guesses are needed only if something is known about single wires.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from ..notices import TookWire
from ..words import Cell
from .clues import Clues, Counted, Filed, Has, Lacks, Picked
from .moving import came, gathered, renamed


def came_untold(clues: Clues, notice: TookWire) -> Clues:
    """Returns the clues with a guess for each way in which the wire may have come."""
    guesses = clues.guesses or (clues,)
    joins = all(joins_row(guess, notice.stand) for guess in guesses)
    return gathered([new for guess in guesses for new in (filed if joins else slot_by_slot)(guess, notice)])


def slots_of(notice: TookWire) -> range:
    assert notice.first is not None
    assert notice.last is not None
    return range(notice.first, notice.last + 1)


def slot_by_slot(clues: Clues, notice: TookWire) -> list[Clues]:
    return [came(clues, replace(notice, slot=slot)) for slot in slots_of(notice)]


def joins_row(clues: Clues, stand: int) -> bool:
    """Returns whether the stand has exactly the wires that were dealt to it and no clue speaks of the colour."""
    if not clues.piled or clues.forgot or clues.came != len(clues.took) + sum(f.count for f in clues.filed):
        return False
    here = [origin for row in clues.dealt_at for origin in row if origin[0] == stand]
    claims = [x.values for u in clues.unless for x in u.claims]
    tallied = [tuple([t.value for t in s.tallies]) for s in (*clues.stuck, *clues.free)]
    told = [*claims, *tallied, *(h.values for h in clues.has)]
    return sorted(clues.dealt_at[stand]) == sorted(here) and not any(
        v in values for values in told for v in clues.piled
    )


def filed(clues: Clues, notice: TookWire) -> Iterator[Clues]:
    """Yields the guesses. Among wires about which the same is known, the exact slot makes no difference."""
    slots = slots_of(notice)
    start = slots[0]
    after = -1  # the slots up to this one are covered
    for part in parted(clues, [(notice.stand, slot) for slot in slots[:-1]]):
        first, end = part[0][1], part[-1][1] + 1
        if known_alone(clues, part[0]):
            if first > after:
                yield from joined(clues, notice.stand, first, ())
                after = first
            continue
        begin = max(first, after + 1)
        if begin <= end:
            yield from joined(clues, notice.stand, begin, part[begin - first :])
            after = end
    if after < slots[-1]:
        yield from joined(clues, notice.stand, max(after + 1, start), ())


def parted(clues: Clues, run: Sequence[Cell]) -> list[list[Cell]]:
    """Splits a run of neighbours into parts about whose wires the same is known."""
    parts: list[list[Cell]] = []
    groups = [set(cells) for cells in together(clues)]
    for cell in run:
        last = parts[-1][-1] if parts else None
        if last is None or known_alone(clues, cell) or known_alone(clues, last):
            parts.append([cell])
        elif all((cell in group) == (last in group) for group in groups):
            parts[-1].append(cell)
        else:
            parts.append([cell])
    return parts


def together(clues: Clues) -> Iterator[Iterable[Cell]]:
    """Yields sets of wires about which something is known jointly."""
    for found in (clues.lacks, clues.has, clues.stuck, clues.free, clues.filed):
        yield from [x.cells for x in found]
    for some in (clues.picked, clues.counts):
        yield from [x.among for x in some]
    yield from [x.cells for u in clues.unless for x in u.claims]


def known_alone(clues: Clues, cell: Cell) -> bool:
    """Returns whether something is known about this single wire."""
    named = {
        *(c for p in clues.pairs for c in (p.left, p.right)),
        *(c for o in clues.in_order for c in (o.left, o.right)),
        *(p.cell for p in clues.picked),
        *(c.cell for c in clues.counts),
        *(g.cell for g in (*clues.gave, *clues.facing)),
    }
    return cell in named


def joined(clues: Clues, stand: int, begin: int, part: Sequence[Cell]) -> Iterator[Clues]:
    """Yields guesses in which the wire came among these wires, or to slot `begin` if `part` is empty.

    There is one guess for each number of earlier wires that may have come among the same wires.
    """
    slot = begin + len(part)
    now: list[list[Cell | None]] = [[(i, n) for n in range(len(row))] for i, row in enumerate(clues.dealt_at)]
    now[stand].insert(slot, None)
    there = tuple(part)
    before = next((f for f in clues.filed if part and part[0] in f.cells), None)
    moved = in_row(renamed(clues, now), stand, slot)
    new = (stand, slot)
    if before is None:
        yield grown(moved, there, new, (Filed((*there, new), 1),), 1)
        return
    other = [f for f in moved.filed if part[0] not in f.cells]
    mine = next(f for f in moved.filed if part[0] in f.cells)
    rest = tuple([c for c in mine.cells if c not in there])
    standing = {c for row in moved.uncut for c in row}
    open_rest = sum(c in standing for c in rest)
    for count in range(min(mine.count, len(there)) + 1):
        if mine.count - count <= open_rest:
            left = (Filed(rest, mine.count - count),) if mine.count > count else ()
            here = replace(moved, filed=tuple(other))
            yield grown(here, there, new, (*left, Filed((*there, new), count + 1)), count + 1)


def in_row(clues: Clues, stand: int, slot: int) -> Clues:
    """Counts the new wire as one that was dealt to its stand."""
    rows = [list(row) for row in clues.dealt_at]
    rows[stand] = [(stand, n) for n in range(len(rows[stand]))]
    return replace(clues, dealt_at=tuple(map(tuple, rows)))


def grown(clues: Clues, part: Sequence[Cell], new: Cell, told: Sequence[Filed], times: int) -> Clues:
    """Adds the new wire to all clues about its part of the row. Clues about its colour stay limited to the others."""

    def go(cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
        return (*cells, new) if part and part[0] in cells else cells

    lacks: list[Lacks] = []
    for x in clues.lacks:
        if part and part[0] in x.cells:
            others = tuple([c for c in x.cells if c not in part])
            lacks.append(Lacks(go(x.cells), tuple([v for v in x.values if v not in clues.piled])))
            lacks.append(Lacks(others, tuple([v for v in x.values if v in clues.piled])))
        else:
            lacks.append(x)
    return replace(
        clues,
        lacks=tuple([x for x in lacks if x.cells and x.values]),
        has=tuple([Has(go(h.cells), h.values) for h in clues.has]),
        picked=tuple([Picked(p.cell, go(p.among), p.values) for p in clues.picked]),
        counts=tuple([Counted(c.cell, go(c.among), c.count) for c in clues.counts]),
        unless=tuple(
            [replace(u, claims=tuple([Lacks(go(x.cells), x.values) for x in u.claims])) for u in clues.unless]
        ),
        stuck=tuple([replace(s, cells=go(s.cells)) for s in clues.stuck]),
        free=tuple([replace(s, cells=go(s.cells)) for s in clues.free]),
        filed=(*clues.filed, *told),
        weight=clues.weight * times,
    )
