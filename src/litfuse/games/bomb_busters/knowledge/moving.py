"""Moves clues along when wires move or come from nobody's hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from ..cards.words import PlacesMoved
from ..notices import TookWire, WiresPassed
from ..public import Stuck
from ..words import Cell
from .clues import (
    OFF_HAND,
    Clues,
    Counted,
    FewColours,
    Filed,
    Gave,
    Has,
    HasUnless,
    InOrder,
    Lacks,
    Pair,
    Picked,
    Tallied,
    Unless,
)


def moved(clues: Clues, notice: PlacesMoved) -> Clues:
    """Moves every clue with its wires; the new places tell between which wires they belong."""
    clues = gone_along(clues, notice.moves)
    gave = list(clues.gave)
    if clues.seat == notice.user and notice.gave_now is not None and notice.gave_key is not None:
        gave.append(Gave(notice.gave_now, notice.gave_key))
    if clues.seat == notice.partner and notice.got_key is not None:
        gave.append(Gave(notice.got_now, notice.got_key))
    return replace(clues, gave=tuple(gave))


def passed(clues: Clues, notice: WiresPassed) -> Clues:
    """Moves every clue with its wires; each giver knows the wire that is gone, and where it stands."""
    clues = gone_along(clues, notice.moves)
    gave = [Gave(p.now, p.key) for p in notice.passes if p.giver == clues.seat and p.key is not None]
    return replace(clues, gave=(*clues.gave, *gave))


def gone_along(clues: Clues, moves: Sequence[tuple[Cell, Cell]]) -> Clues:
    """Moves all clues along, and forgets wires that have come back into the seat's own hand."""
    now = after_moves([[(i, slot) for slot in range(len(row))] for i, row in enumerate(clues.dealt_at)], moves)
    clues = in_place(renamed(clues, now), [cell for _, cell in moves])
    return replace(clues, gave=tuple([g for g in clues.gave if clues.owners[g.cell[0]] != clues.seat]))


def came(clues: Clues, notice: TookWire) -> Clues:
    """A wire came from nobody's hand to this slot."""
    assert notice.slot is not None
    there = (notice.stand, notice.slot)
    now: list[list[Cell | None]] = [[(i, slot) for slot in range(len(row))] for i, row in enumerate(clues.dealt_at)]
    now[notice.stand].insert(notice.slot, None)
    took = clues.took if notice.key is None else (*clues.took, clues.came)
    return replace(in_place(renamed(clues, now), (there,)), took=took)


CLAIMS: Final = ("lacks", "has", "has_unless", "few_colours", "pairs", "counts", "unless", "stuck", "free", "tallied")
COMMON: Final = (*CLAIMS, "in_order", "gave")
GUESSES: Final = 40  # most arrangements that are kept separately


def gathered(guesses: Sequence[Clues]) -> Clues:
    guesses = tuple(dict.fromkeys(guesses))
    if len(guesses) > GUESSES:
        return forgotten(guesses)
    return replace(guesses[0], guesses=guesses) if len(guesses) > 1 else guesses[0]


def each(clues: Clues, change: Callable[[Clues], Clues]) -> Clues:
    """Applies a change to the clues, or to every guess if there are several."""
    return gathered([change(guess) for guess in clues.guesses]) if clues.guesses else change(clues)


def forgotten(guesses: Sequence[Clues]) -> Clues:
    """Returns only what is true in all guesses; how wires came to their stands is dropped."""

    def common(field: str) -> tuple[Any, ...]:
        first, *others = [getattr(guess, field) for guess in guesses]
        return tuple([x for x in first if all(x in other for other in others)])

    clues = guesses[0]
    return replace(
        clues,
        dealt_at=tuple([tuple([(i, slot) for slot in range(len(row))]) for i, row in enumerate(clues.dealt_at)]),
        picked=(),
        filed=(),
        weight=1,
        forgot=True,
        **{field: common(field) for field in COMMON},
    )


def in_place(clues: Clues, arrived: Iterable[Cell]) -> Clues:
    """A wire that came stands right of those that are not larger, and left of those that are (BB-EQ-02-7)."""
    order = list(clues.in_order)
    for stand, slot in arrived:
        if slot > 0 and not clues.apart((stand, slot - 1)):
            order.append(InOrder((stand, slot - 1), (stand, slot)))
        if slot + 1 < len(clues.dealt_at[stand]) and not clues.apart((stand, slot + 1)):
            order.append(InOrder((stand, slot), (stand, slot + 1), strict=True))
    return replace(clues, in_order=tuple(order))


def renamed(clues: Clues, now: Sequence[Sequence[Cell | None]]) -> Clues:
    """Returns all clues with the new places of their wires. `now` has, for each new place, the old one; None: a new
    wire.
    """
    origin = {(i, slot): cell for i, row in enumerate(clues.dealt_at) for slot, cell in enumerate(row)}
    new = {old: (i, slot) for i, row in enumerate(now) for slot, old in enumerate(row) if old is not None}
    fresh = [(i, slot) for i, row in enumerate(now) for slot, old in enumerate(row) if old is None]

    def go(cells: Iterable[Cell]) -> tuple[Cell, ...]:
        return tuple([new[c] for c in cells])

    standing = sorted([*(new[c] for cells in clues.uncut for c in cells), *fresh])
    return replace(
        clues,
        uncut=tuple([tuple([c for c in standing if c[0] == i]) for i in range(len(now))]),
        lacks=tuple([Lacks(go(x.cells), x.values) for x in clues.lacks]),
        has=tuple([Has(go(x.cells), x.values) for x in clues.has]),
        has_unless=tuple([HasUnless(go(x.cells), x.values, x.colours) for x in clues.has_unless]),
        few_colours=tuple([FewColours(go(x.cells), x.most) for x in clues.few_colours]),
        picked=tuple([Picked(new[p.cell], go(p.among), p.values) for p in clues.picked]),
        pairs=tuple([Pair(new[p.left], new[p.right], p.equal) for p in clues.pairs]),
        counts=tuple([Counted(new[c.cell], go(c.among), c.count) for c in clues.counts]),
        in_order=tuple([InOrder(new[o.left], new[o.right], o.strict) for o in clues.in_order]),
        gave=tuple([Gave(new[g.cell], g.key) for g in clues.gave]),
        dealt_at=tuple([tuple([(OFF_HAND, clues.came) if old is None else origin[old] for old in row]) for row in now]),
        pointed=go(clues.pointed),
        strays=go(clues.strays),
        turned=go(clues.turned),
        facing=tuple([Gave(new[g.cell], g.key) for g in clues.facing]),
        unless=tuple([Unless(tuple([Lacks(go(x.cells), x.values) for x in u.claims])) for u in clues.unless]),
        stuck=tuple([Stuck(go(s.cells), s.tallies) for s in clues.stuck]),
        free=tuple([Stuck(go(s.cells), s.tallies) for s in clues.free]),
        tallied=tuple([Tallied(go(t.cells), t.value, t.count) for t in clues.tallied]),
        filed=tuple([Filed(go(f.cells), f.count) for f in clues.filed]),
        came=clues.came + len(fresh),
    )


def after_moves(rows: list[list[Cell]], moves: Sequence[tuple[Cell, Cell]]) -> list[list[Cell]]:
    """Returns the rows after a move: slots close where wires leave, then open where they arrive (BB-EQ-02-7)."""
    wires = {before: rows[before[0]][before[1]] for before, _ in moves}
    for stand, slot in sorted(wires, reverse=True):
        del rows[stand][slot]
    for before, (stand, slot) in sorted(moves, key=_arrival):
        rows[stand].insert(slot, wires[before])
    return rows


def _arrival(move: tuple[Cell, Cell]) -> Cell:
    return move[1]
