"""What a seat knows for certain of hidden wires beyond what lies open, folded from its notices.

Clues name wires by where they are now; when wires move, clues go with them. What has become visible is dropped.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Part, Record, Seat, Viewer

from ..cards.helpers import sets_token
from ..cards.words import CardUsed, Labelled, PlacesMoved, RadarAnswered, TurnNamed
from ..mission import Mission
from ..notices import CallMade, PassedOver, TokenDrawn, TokenPlaced, TokenWithheld, TurnBegan, WasDealt, WiresCut
from ..public import COUNTS, Token
from ..words import COPIES, NUMBERS, RED, TOKENS, YELLOW, Cell, Key, Number, Value, value_of


class Lacks(Part):
    """None of these wires has one of these values."""

    cells: tuple[Cell, ...]
    values: tuple[Value, ...]


class Has(Part):
    """At least one of these wires has one of these values."""

    cells: tuple[Cell, ...]
    values: tuple[Value, ...]


class Picked(Part):
    """Its owner was free to take any of these that had one of the values.

    That is one of those that a detector pointed at (BB-DTC-04); one of the hand after a call (BB-DUAL-08), for a Fast
    Pass (BB-EQ-99-1) or for a token that was drawn (BB-X-TOKSET).
    """

    cell: Cell
    among: tuple[Cell, ...]
    values: tuple[Value, ...]


class Pair(Part):
    """Two wires have equal values, or unequal ones (BB-EQ-01-4).

    A label said so; or a `×1` token, of its wire and the neighbours it had (BB-EQ-22-1). That stays true when the token
    goes on or the wires part (BB-EQ-33-2, BB-EQ-02-6).
    """

    left: Cell
    right: Cell
    equal: bool


class Counted(Part):
    """The number of this wire, a blue one, stands so often among these wires, its own place counted (BB-X-TOKKIND).

    They were on one stand when a token said so. That stays true when the token goes or the wires part.
    """

    cell: Cell
    among: tuple[Cell, ...]
    count: int


class InOrder(Part):
    """The key of the left wire is not larger than that of the right one; `strict`: smaller (BB-EQ-02-7)."""

    left: Cell
    right: Cell
    strict: bool = False


class Gave(Part):
    """A wire that was in the own hand."""

    cell: Cell
    key: Key


class Clues(Record):
    seat: Seat
    owners: tuple[Seat, ...]  # of each stand
    dealt_at: tuple[tuple[Cell, ...], ...]  # where each wire of each stand stood after the deal
    uncut: tuple[tuple[Cell, ...], ...]  # wires of each stand
    lacks: tuple[Lacks, ...] = ()
    has: tuple[Has, ...] = ()
    picked: tuple[Picked, ...] = ()
    in_order: tuple[InOrder, ...] = ()
    gave: tuple[Gave, ...] = ()
    pointed: tuple[Cell, ...] = ()  # their owner is about to choose one with one of these values
    wanted: tuple[Value, ...] = ()
    pairs: tuple[Pair, ...] = ()
    counts: tuple[Counted, ...] = ()
    marks: tuple[Number, ...] | None = ()  # of the first tokens; none: all are set
    left: tuple[int, ...] = ()  # uncut wires of each value
    chosen: bool = False  # a Post-it is being set: its owner takes a blue wire

    def hand(self, seat: Seat) -> tuple[Cell, ...]:
        """The uncut wires of both stands."""
        return tuple([c for owner, cells in zip(self.owners, self.uncut, strict=True) if owner == seat for c in cells])


def learn(seat: Seat, clues: Clues | None, notice: Notice) -> Clues | None:
    """What is certain after one more notice. None before the deal."""
    if isinstance(notice, WasDealt):
        rows = tuple(tuple((i, slot) for slot in range(size)) for i, (_, size) in enumerate(notice.stands))
        return Clues(seat, tuple(owner for owner, _ in notice.stands), rows, rows, left=in_play(notice.mission))
    lesson = LESSONS.get(type(notice))
    return clues if clues is None or lesson is None else lesson(clues, notice)


def in_play(mission: Mission) -> tuple[int, ...]:
    """Wires of each value."""
    return (0, *[COPIES if n <= mission.blue else 0 for n in NUMBERS], mission.yellow.count, mission.red.count)


NOBODY: Final = -1  # a seat that holds nothing


def heard(viewer: Viewer, notices: Iterable[Notice]) -> Clues | None:
    """What is certain after these notices; for a spectator, what everybody could know."""
    clues: Clues | None = None
    for notice in notices:
        clues = learn(viewer if isinstance(viewer, int) else NOBODY, clues, notice)
    return clues


def called(clues: Clues, notice: CallMade) -> Clues:
    """Who calls a value holds it (BB-DUAL-02); where a call fails no wire pointed at has it."""
    if notice.seat != clues.seat:
        hand = clues.hand(notice.seat)
        clues = with_has(clues, [Has(hand, (value,)) for value in notice.values])
    if notice.outcome == "miss" and notice.owner != clues.seat:
        clues = with_lacks(clues, [Lacks(notice.cells, notice.values)])
    if notice.outcome != "hit" or len(notice.cells) == 1:
        return replace(clues, pointed=(), wanted=())
    return replace(clues, pointed=notice.cells, wanted=notice.values)


def swept(clues: Clues, notice: RadarAnswered) -> Clues:
    for stand, yes in enumerate(notice.yes):
        cells = clues.uncut[stand]
        if clues.owners[stand] == clues.seat or not cells:
            continue
        number = (notice.number,)
        clues = with_has(clues, [Has(cells, number)]) if yes else with_lacks(clues, [Lacks(cells, number)])
    return clues


def cut(clues: Clues, notice: WiresCut) -> Clues:
    values = dict(zip(notice.cells, map(value_of, notice.keys), strict=True))
    picked = (*clues.picked, *choices(clues, notice))
    uncut = tuple([tuple([c for c in cells if c not in values]) for cells in clues.uncut])
    standing = {c for cells in uncut for c in cells}
    left = list(clues.left)
    for value in values.values():
        left[value] -= 1
    clues = replace(
        clues,
        uncut=uncut,
        left=tuple(left),
        pointed=(),
        wanted=(),
        picked=tuple([p for p in picked if any(left[v] for v in p.values) and not standing.isdisjoint(p.among)]),
        pairs=tuple([p for p in clues.pairs if p.left in standing or p.right in standing]),
        counts=tuple([c for c in clues.counts if not standing.isdisjoint(c.among)]),
        gave=tuple([g for g in clues.gave if g.cell not in values]),
    )
    return seen(clues, values)


def choices(clues: Clues, notice: WiresCut) -> Iterable[Picked]:
    """Of equal wires, the others choose which one they lay. Of two, the second comes from one fewer."""
    if notice.how not in ("dual", "solo"):
        return
    left = clues.hand(notice.seat)
    for cell, key in zip(notice.cells, notice.keys, strict=True):
        owner = clues.owners[cell[0]]
        if owner == clues.seat:
            continue
        if cell in clues.pointed:
            yield Picked(cell, clues.pointed, clues.wanted)
        elif owner == notice.seat:
            yield Picked(cell, left, (value_of(key),))
            left = tuple([c for c in left if c != cell])


def drawn(clues: Clues, notice: TokenDrawn) -> Clues:
    """The player sets it before one of the wires with this number."""
    return replace(clues, pointed=clues.hand(notice.seat), wanted=(notice.number,))


def marked(clues: Clues, notice: TokenPlaced) -> Clues:
    owner, cell, token = notice.owner, notice.cell, notice.token
    chosen, before = clues.chosen, clues.marks is not None
    clues = first_mark(clues, owner, token)
    if chosen:
        clues = replace(clues, chosen=False)
    if cell is None:
        return clues if owner == clues.seat else with_lacks(clues, [Lacks(clues.hand(owner), (token.value,))])
    if token.says == "single":
        return alone(clues, cell)
    if token.says == "is-not":
        others = (YELLOW,) if before else (YELLOW, RED) if chosen else (RED,)
        return clues if owner == clues.seat else with_lacks(clues, [Lacks((cell,), (token.value, *others))])
    if token.says in COUNTS:
        return clues if owner == clues.seat else counted(clues, cell, COUNTS.index(token.says) + 1)
    if token.says != "is":
        return clues  # even or odd: that stays before the wire
    if cell in clues.pointed:
        choice = () if owner == clues.seat else (Picked(cell, clues.pointed, clues.wanted),)
        clues = replace(clues, picked=clues.picked + choice, pointed=(), wanted=())
    return seen(clues, {cell: token.value})


def withheld(clues: Clues, notice: TokenWithheld) -> Clues:
    """If all of these wires were red the bomb would have exploded (BB-DTC-06)."""
    if notice.owner == clues.seat:
        return clues
    if len(notice.cells) == 1:
        return with_lacks(clues, [Lacks(notice.cells, (RED,))])
    return with_has(clues, [Has(notice.cells, (*NUMBERS, YELLOW))])


def first_mark(clues: Clues, owner: Seat, token: Token) -> Clues:
    """Who has to say a number at the beginning has none whose tokens are not used up (BB-SETUP-23)."""
    marks = clues.marks
    if marks is None:
        return clues
    if token.virtual and token.says == "is" and owner != clues.seat:
        others = tuple([n for n in NUMBERS if marks.count(n) < TOKENS])
        clues = with_lacks(clues, [Lacks(clues.hand(owner), others)])
    return replace(clues, marks=(*marks, token.value)) if 0 < token.value <= 12 else clues


def began(clues: Clues, notice: TurnBegan) -> Clues:
    """The first tokens are set."""
    return clues if clues.marks is None else replace(clues, marks=None)


def passed_over(clues: Clues, notice: PassedOver) -> Clues:
    """No other wire that a token may stand before, or no other value that is missing (BB-SETUP-24)."""
    if notice.seat == clues.seat:
        return clues
    hand = clues.hand(notice.seat)
    if notice.why == "missing":
        named = {v for x in clues.lacks if set(x.cells) == set(hand) for v in x.values}
        values = [v for v in (*NUMBERS, YELLOW) if clues.left[v] and v not in named]
        return with_has(clues, [Has(hand, (v,)) for v in values])
    others = tuple([c for c in hand if c != notice.marked])
    return with_lacks(clues, [Lacks(others, (*NUMBERS, RED) if notice.why == "yellow" else tuple(NUMBERS))])


def used(clues: Clues, notice: CardUsed) -> Clues:
    return replace(clues, chosen=True) if sets_token(notice.card) else clues


def counted(clues: Clues, cell: Cell, count: int) -> Clues:
    stand = cell[0]
    among = tuple([(stand, slot) for slot in range(len(clues.dealt_at[stand]))])
    clues = with_lacks(clues, [Lacks((cell,), (YELLOW, RED))])
    return replace(clues, counts=(*clues.counts, Counted(cell, among, count)))


def alone(clues: Clues, cell: Cell) -> Clues:
    """A blue wire whose number stands once there: a stand is in order, so its neighbours are others (BB-EQ-22-1)."""
    stand, slot = cell
    last = len(clues.dealt_at[stand]) - 1
    pairs = [Pair((stand, left), (stand, left + 1), False) for left in (slot - 1, slot) if 0 <= left < last]
    return with_pairs(with_lacks(clues, [Lacks((cell,), (YELLOW, RED))]), pairs)


def labelled(clues: Clues, notice: Labelled) -> Clues:
    stand, slot = notice.cell
    return with_pairs(clues, [Pair(notice.cell, (stand, slot + 1), notice.equal)])


def with_pairs(clues: Clues, more: Iterable[Pair]) -> Clues:
    return replace(clues, pairs=clues.pairs + tuple([p for p in more if p not in clues.pairs]))


def passed_on(clues: Clues, notice: TurnNamed) -> Clues:
    """Who can give the turn away has a wire that is not red (BB-EQ-11-3)."""
    if notice.seat == clues.seat:
        return clues
    return with_has(clues, [Has(clues.hand(notice.seat), (*NUMBERS, YELLOW))])


def seen(clues: Clues, values: dict[Cell, int]) -> Clues:
    """These wires are known to all: clues about them are fulfilled, or are about the others."""
    has = [
        Has(tuple([c for c in h.cells if c not in values]), h.values)
        for h in clues.has
        if not any(values.get(c) in h.values for c in h.cells)
    ]
    lacks = [Lacks(tuple([c for c in x.cells if c not in values]), x.values) for x in clues.lacks]
    return with_lacks(with_has(replace(clues, has=(), lacks=()), has), lacks)


def with_has(clues: Clues, more: Iterable[Has]) -> Clues:
    """A claim about fewer wires makes the same claim about more of them pointless."""
    kept = clues.has
    for new in more:
        if not any(says_more(old.cells, old.values, new.cells, new.values) for old in kept):
            kept = (*[old for old in kept if not says_more(new.cells, new.values, old.cells, old.values)], new)
    return replace(clues, has=kept)


def with_lacks(clues: Clues, more: Iterable[Lacks]) -> Clues:
    kept = clues.lacks
    for new in more:
        if new.cells and not any(says_more(new.cells, new.values, old.cells, old.values) for old in kept):
            kept = (*[old for old in kept if not says_more(old.cells, old.values, new.cells, new.values)], new)
    return replace(clues, lacks=kept)


def says_more(cells: Sequence[Cell], values: Sequence[int], of: Sequence[Cell], among: Sequence[int]) -> bool:
    return set(cells) <= set(of) and set(values) <= set(among)


def moved(clues: Clues, notice: PlacesMoved) -> Clues:
    """Every clue goes with its wires; where they now stand tells between which wires they belong."""
    before = clues.dealt_at
    now = after_move([[(i, slot) for slot in range(len(row))] for i, row in enumerate(before)], notice)
    origin = {(i, slot): cell for i, row in enumerate(before) for slot, cell in enumerate(row)}
    new = {old: (i, slot) for i, row in enumerate(now) for slot, old in enumerate(row)}

    def go(cells: Iterable[Cell]) -> tuple[Cell, ...]:
        return tuple([new[c] for c in cells])

    order = [InOrder(new[o.left], new[o.right], o.strict) for o in clues.in_order]
    for there in filter(None, (notice.got_now, notice.gave_now)):
        stand, slot = there
        if slot > 0:
            order.append(InOrder((stand, slot - 1), there))
        if slot + 1 < len(now[stand]):
            order.append(InOrder(there, (stand, slot + 1), strict=True))
    gave = [Gave(new[g.cell], g.key) for g in clues.gave if clues.owners[new[g.cell][0]] != clues.seat]
    if clues.seat == notice.user and notice.gave_now is not None and notice.gave_key is not None:
        gave.append(Gave(notice.gave_now, notice.gave_key))
    if clues.seat == notice.partner and notice.got_key is not None:
        gave.append(Gave(notice.got_now, notice.got_key))
    standing = sorted(new[c] for cells in clues.uncut for c in cells)
    return replace(
        clues,
        uncut=tuple([tuple([c for c in standing if c[0] == i]) for i in range(len(now))]),
        lacks=tuple([Lacks(go(x.cells), x.values) for x in clues.lacks]),
        has=tuple([Has(go(x.cells), x.values) for x in clues.has]),
        picked=tuple([Picked(new[p.cell], go(p.among), p.values) for p in clues.picked]),
        pairs=tuple([Pair(new[p.left], new[p.right], p.equal) for p in clues.pairs]),
        counts=tuple([Counted(new[c.cell], go(c.among), c.count) for c in clues.counts]),
        in_order=tuple(order),
        gave=tuple(gave),
        dealt_at=tuple([tuple([origin[old] for old in row]) for row in now]),
        pointed=go(clues.pointed),
    )


def after_move(rows: list[list[Cell]], notice: PlacesMoved) -> list[list[Cell]]:
    """Slots close where wires leave, then open where they arrive (BB-EQ-02-7)."""
    got = rows[notice.got[0]].pop(notice.got[1])
    if notice.gave is not None and notice.gave_now is not None:
        gave = rows[notice.gave[0]].pop(notice.gave[1])
        rows[notice.gave_now[0]].insert(notice.gave_now[1], gave)
    rows[notice.got_now[0]].insert(notice.got_now[1], got)
    return rows


def holds(clues: Clues, keys: Sequence[Sequence[Key]]) -> bool:
    """Is it true of these stands?"""

    def value(cell: Cell) -> int:
        return value_of(keys[cell[0]][cell[1]])

    return (
        all(value(c) not in x.values for x in clues.lacks for c in x.cells)
        and all(any(value(c) in x.values for c in x.cells) for x in clues.has)
        and all((value(p.left) == value(p.right)) == p.equal for p in clues.pairs)
        and all([value(a) for a in c.among].count(value(c.cell)) == c.count for c in clues.counts)
        and all(keys[g.cell[0]][g.cell[1]] == g.key for g in clues.gave)
        and all(keys[o.left[0]][o.left[1]] + o.strict <= keys[o.right[0]][o.right[1]] for o in clues.in_order)
    )


LESSONS: dict[type[Notice], Callable[[Clues, Any], Clues]] = {
    PassedOver: passed_over,
    CallMade: called,
    RadarAnswered: swept,
    WiresCut: cut,
    TokenDrawn: drawn,
    TokenPlaced: marked,
    CardUsed: used,
    TokenWithheld: withheld,
    Labelled: labelled,
    PlacesMoved: moved,
    TurnBegan: began,
    TurnNamed: passed_on,
}
