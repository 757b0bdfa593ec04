"""What a seat knows for certain about hidden wires, beyond what lies open.

Clues name wires by their present places and move along with them. Clues about visible wires are dropped.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from msgspec.structs import replace

from litfuse.kernel.records import Part, Record, Seat

from ..public import Stuck
from ..words import RED, REDS, YELLOW, Cell, Key, Number, Value, value_of

COLOURS: Final = (YELLOW, RED)
OFF_HAND: Final = 5  # the stand number in `dealt_at` of wires that were in nobody's hand; real stands go up to 4


class Lacks(Part):
    """None of these wires has one of these values."""

    cells: tuple[Cell, ...]
    values: tuple[Value, ...]


class Has(Part):
    """At least one of these wires has one of these values."""

    cells: tuple[Cell, ...]
    values: tuple[Value, ...]


class HasUnless(Part):
    """At least one of these wires has one of these values, unless at least `colours` of them are yellow or red."""

    cells: tuple[Cell, ...]
    values: tuple[Value, ...]
    colours: int


class FewColours(Part):
    """At most `most` of these wires are yellow or red."""

    cells: tuple[Cell, ...]
    most: int


class Picked(Part):
    """The owner chose this wire freely among those of these wires that had one of the values.

    The wires were those that a detector pointed at (BB-DTC-04), or those of the hand: after a call (BB-DUAL-08), for a
    Fast Pass (BB-EQ-99-1), or for a token that was drawn (BB-X-TOKSET).
    """

    cell: Cell
    among: tuple[Cell, ...]
    values: tuple[Value, ...]


class Pair(Part):
    """Two wires have equal values, or unequal ones (BB-EQ-01-4).

    A label said so, or a `×1` token said it of its wire and the wire's neighbours (BB-EQ-22-1). It stays true when the
    token moves on or the wires part (BB-EQ-33-2, BB-EQ-02-6).
    """

    left: Cell
    right: Cell
    equal: bool


class Counted(Part):
    """This wire is blue, and `count` of these wires, itself included, have its number (BB-X-TOKKIND).

    The wires were on one stand when a token said so. It stays true when the token goes or the wires part.
    """

    cell: Cell
    among: tuple[Cell, ...]
    count: int


class Tallied(Part):
    """Exactly so many of these wires have this value."""

    cells: tuple[Cell, ...]
    value: Value
    count: int


class InOrder(Part):
    """The key of the left wire is not larger than that of the right one; `strict`: it is smaller (BB-EQ-02-7)."""

    left: Cell
    right: Cell
    strict: bool = False


class Unless(Part):
    """At least one of these claims is false, because a player who was asked could do something (BB-C-49)."""

    claims: tuple[Lacks, ...]


def says_true(stuck: Stuck, value: Callable[[Cell], int]) -> bool:
    """Returns whether these wires have as many of each value as `stuck` says."""
    there = [value(c) for c in stuck.cells]
    return all(there.count(t.value) in t.counts for t in stuck.tallies)


class Filed(Part):
    """This many of these wires came from nobody's hand; nobody told which of them.

    All wires of a colour were in nobody's hand. So these wires are of that colour, and no others on stands are, except
    those whose slots were told.
    """

    cells: tuple[Cell, ...]
    count: int


def has_or_colours(claim: HasUnless, value: Callable[[Cell], int]) -> bool:
    there = [value(c) for c in claim.cells]
    return any(v in claim.values for v in there) or sum(v in COLOURS for v in there) >= claim.colours


class Gave(Part):
    """A wire that was in this seat's own hand."""

    cell: Cell
    key: Key


class Clues(Record):
    seat: Seat
    owners: tuple[Seat, ...]  # by stand
    dealt_at: tuple[tuple[Cell, ...], ...]  # for each wire of each stand, its place after the deal
    uncut: tuple[tuple[Cell, ...], ...]  # uncut wires by stand
    lacks: tuple[Lacks, ...] = ()
    has: tuple[Has, ...] = ()
    has_unless: tuple[HasUnless, ...] = ()
    few_colours: tuple[FewColours, ...] = ()
    picked: tuple[Picked, ...] = ()
    in_order: tuple[InOrder, ...] = ()
    gave: tuple[Gave, ...] = ()
    pointed: tuple[Cell, ...] = ()  # their owner is about to choose one of these with one of the values `wanted`
    wanted: tuple[Value, ...] = ()
    pairs: tuple[Pair, ...] = ()
    counts: tuple[Counted, ...] = ()
    unless: tuple[Unless, ...] = ()
    stuck: tuple[Stuck, ...] = ()  # statements that are true, because a player could not act
    free: tuple[Stuck, ...] = ()  # statements that are false, because a player could act
    tallied: tuple[Tallied, ...] = ()
    marks: tuple[Number, ...] | None = ()  # numbers of the first tokens so far; None: all are set
    left: tuple[int, ...] = ()  # number of uncut wires of each value
    chosen: bool = False  # a Post-it is being set: the player chooses a blue wire
    strays: tuple[Cell, ...] = ()
    turned: tuple[Cell, ...] = ()
    facing: tuple[Gave, ...] = ()  # the turned wires that this seat sees
    owners_only: bool = False  # nobody but the owner may point at turned wires
    lock: int = 0  # strays cannot be cut while a wire of this value is left
    together: int = 0  # wires of this value are only cut all at once
    keeps_reds: bool = False  # an all-red hand is not revealed
    helped: bool = False  # a call with a detector or a ray waits to be settled
    open_halves: tuple[Cell, ...] = ()  # the caller cuts one of these own wires; empty: any
    reds: tuple[Value, ...] = REDS  # values that count as red
    came: int = 0  # number of wires that came from nobody's hand
    took: tuple[int, ...] = ()  # the numbers of those that this seat took
    piled: tuple[Value, ...] = ()  # values whose wires were all in nobody's hand after the deal
    filed: tuple[Filed, ...] = ()
    weight: int = 1  # of a guess: the number of orders in which wires may have come to stand like this
    guesses: tuple[Clues, ...] = ()  # after a wire came to an unknown slot: one is true; ignore other fields
    forgot: bool = False  # there were too many guesses: how wires came to their present places was dropped

    def hand(self, seat: Seat) -> tuple[Cell, ...]:
        """Returns the uncut wires of both stands of this seat."""
        return tuple([c for owner, cells in zip(self.owners, self.uncut, strict=True) if owner == seat for c in cells])

    def seen_by(self, seat: Seat) -> tuple[Cell, ...]:
        """Returns the hand without wires that are turned round."""
        hand = self.hand(seat)
        return tuple([c for c in hand if c not in self.turned]) if self.turned else hand

    def halves(self, seat: Seat, helped: bool) -> tuple[Cell, ...]:
        """Returns the wires that may be cut as the caller's half. Cards leave strays out, and strays may be locked
        (BB-X-XWIRE).
        """
        hand = self.seen_by(seat)
        if self.strays and (helped or (self.lock and self.left[self.lock])):
            hand = tuple([c for c in hand if c not in self.strays])
        return hand

    def apart(self, cell: Cell) -> bool:
        return cell in self.strays or cell in self.turned

    def but_reds(self, values: Iterable[int]) -> tuple[int, ...]:
        return tuple([v for v in values if v not in self.reds])


def seen(clues: Clues, values: dict[Cell, int]) -> Clues:
    """Removes wires that everybody knows now from all clues: a clue is fulfilled, or is about the remaining wires."""
    has = [
        Has(tuple([c for c in h.cells if c not in values]), h.values)
        for h in clues.has
        if not any(values.get(c) in h.values for c in h.cells)
    ]
    lacks = [Lacks(tuple([c for c in x.cells if c not in values]), x.values) for x in clues.lacks]
    if clues.has_unless or clues.few_colours:
        clues = seen_colours(clues, values)
    return with_lacks(with_has(replace(clues, has=(), lacks=()), has), lacks)


def seen_colours(clues: Clues, values: dict[Cell, int]) -> Clues:
    """Does the same for clues that count yellow and red wires."""

    def rest(cells: Sequence[Cell]) -> tuple[tuple[Cell, ...], int]:
        return tuple([c for c in cells if c not in values]), sum(values.get(c, 0) in COLOURS for c in cells)

    open_ones = [h for h in clues.has_unless if not any(values.get(c) in h.values for c in h.cells)]
    less = [(rest(h.cells), h) for h in open_ones]
    has = [HasUnless(cells, h.values, h.colours - count) for (cells, count), h in less if count < h.colours]
    few = [(rest(f.cells), f) for f in clues.few_colours]
    clues = replace(clues, has_unless=(), few_colours=())
    for claim in has:
        clues = with_has_unless(clues, claim)
    for (cells, count), f in few:
        clues = with_few_colours(clues, FewColours(cells, f.most - count))
    return clues


def with_has_unless(clues: Clues, new: HasUnless) -> Clues:
    """Adds a claim. Of two claims about the same wires, the one with more colours says more."""

    def implies(one: HasUnless, other: HasUnless) -> bool:
        return says_more(one.cells, one.values, other.cells, other.values) and one.colours >= other.colours

    if any(implies(old, new) for old in clues.has_unless):
        return clues
    kept = [old for old in clues.has_unless if not implies(new, old)]
    return replace(clues, has_unless=(*kept, new))


def with_few_colours(clues: Clues, new: FewColours) -> Clues:
    useful = 0 <= new.most < len(new.cells) and new not in clues.few_colours
    return replace(clues, few_colours=(*clues.few_colours, new)) if useful else clues


def with_pairs(clues: Clues, more: Iterable[Pair]) -> Clues:
    return replace(clues, pairs=clues.pairs + tuple([p for p in more if p not in clues.pairs]))


def with_has(clues: Clues, more: Iterable[Has]) -> Clues:
    """Adds claims. A claim about fewer wires makes the same claim about more of them redundant."""
    kept = clues.has
    for new in more:
        if not any(says_more(old.cells, old.values, new.cells, new.values) for old in kept):
            kept = (*[old for old in kept if not says_more(new.cells, new.values, old.cells, old.values)], new)
    return replace(clues, has=kept)


def with_tallied(clues: Clues, more: Iterable[Tallied]) -> Clues:
    return replace(clues, tallied=clues.tallied + tuple([t for t in more if t.cells and t not in clues.tallied]))


def with_lacks(clues: Clues, more: Iterable[Lacks]) -> Clues:
    kept = clues.lacks
    for new in more:
        if new.cells and not any(says_more(new.cells, new.values, old.cells, old.values) for old in kept):
            kept = (*[old for old in kept if not says_more(old.cells, old.values, new.cells, new.values)], new)
    return replace(clues, lacks=kept)


def says_more(cells: Sequence[Cell], values: Sequence[int], of: Sequence[Cell], among: Sequence[int]) -> bool:
    return set(cells) <= set(of) and set(values) <= set(among)


def holds(clues: Clues, keys: Sequence[Sequence[Key]]) -> bool:
    """Returns whether these stands agree with the clues."""
    if clues.guesses:
        return any(holds(guess, keys) for guess in clues.guesses)

    def value(cell: Cell) -> int:
        return value_of(keys[cell[0]][cell[1]])

    return (
        all(value(c) not in x.values for x in clues.lacks for c in x.cells)
        and all(any(value(c) in x.values for c in x.cells) for x in clues.has)
        and all(has_or_colours(h, value) for h in clues.has_unless)
        and all(sum(value(c) in COLOURS for c in f.cells) <= f.most for f in clues.few_colours)
        and all((value(p.left) == value(p.right)) == p.equal for p in clues.pairs)
        and all([value(a) for a in c.among].count(value(c.cell)) == c.count for c in clues.counts)
        and not any(all(value(c) not in x.values for x in u.claims for c in x.cells) for u in clues.unless)
        and all(says_true(s, value) for s in clues.stuck)
        and not any(says_true(s, value) for s in clues.free)
        and all(sum(value(c) == t.value for c in t.cells) == t.count for t in clues.tallied)
        and all(sum(value(c) in clues.piled for c in f.cells) == f.count for f in clues.filed)
        and all(keys[g.cell[0]][g.cell[1]] == g.key for g in clues.gave)
        and all(keys[o.left[0]][o.left[1]] + o.strict <= keys[o.right[0]][o.right[1]] for o in clues.in_order)
    )
