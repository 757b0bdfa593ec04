"""Folds notices into clues: one lesson for each notice that tells something about hidden wires."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from msgspec.structs import replace

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Seat, Viewer

from ..cards.helpers import sets_token
from ..cards.words import CardUsed, Labelled, PlacesMoved, RadarAnswered, TurnNamed
from ..mission import Mission
from ..notices import (
    CallMade,
    ClaimFailed,
    CountsAsRed,
    PassedOver,
    TokenDrawn,
    TokenPlaced,
    TokenWithheld,
    TookWire,
    TurnBegan,
    TurnSkipped,
    WasDealt,
    WiresCut,
    WiresPassed,
)
from ..plans import plan_of
from ..public import COUNTS, Token
from ..words import COPIES, NUMBERS, RED, TOKENS, YELLOW, Cell, value_of
from .blocked import able, blocked
from .clues import Clues, Counted, Gave, Has, Lacks, Pair, Picked, seen, with_has, with_lacks, with_pairs
from .filing import came_untold
from .moving import came, gathered, moved, passed

NOBODY: Final = -1  # stands for a viewer without a hand


def learn(seat: Seat, clues: Clues | None, notice: Notice) -> Clues | None:
    """Returns what is certain after one more notice; None before the deal."""
    if isinstance(notice, WasDealt):
        rows = tuple(tuple((i, slot) for slot in range(size)) for i, (_, size) in enumerate(notice.stands))
        plan = plan_of(notice.mission.mechanisms, notice.seats)
        return Clues(
            seat,
            tuple(owner for owner, _ in notice.stands),
            rows,
            rows,
            left=in_play(notice.mission),
            strays=notice.strays,
            turned=tuple([facing.cell for facing in notice.turned]),
            facing=tuple([Gave(f.cell, f.key) for f in notice.turned if f.key is not None]),
            owners_only=plan.owners_only,
            lock=plan.lock,
            together=plan.together,
            keeps_reds=plan.keeps_reds,
            piled=plan.piled,
        )
    lesson = LESSONS.get(type(notice))
    if clues is None or lesson is None:
        return clues
    if isinstance(notice, TookWire) and notice.slot is None:
        return came_untold(clues, notice)
    if not clues.guesses:
        return lesson(clues, notice)
    learned = [lesson(guess, notice) for guess in clues.guesses]
    return gathered([guess for found in learned for guess in found.guesses or (found,)])


def in_play(mission: Mission) -> tuple[int, ...]:
    """Returns the number of wires in play of each value."""
    return (0, *[COPIES if n <= mission.blue else 0 for n in NUMBERS], mission.yellow.count, mission.red.count)


def heard(viewer: Viewer, notices: Iterable[Notice]) -> Clues | None:
    """Returns what is certain after these notices; for a spectator, what everybody can know."""
    clues: Clues | None = None
    for notice in notices:
        clues = learn(viewer if isinstance(viewer, int) else NOBODY, clues, notice)
    return clues


def called(clues: Clues, notice: CallMade) -> Clues:
    """The caller holds the called value (BB-DUAL-02); if the call fails, none of the wires pointed at has it."""
    if notice.seat != clues.seat:
        hand = clues.halves(notice.seat, bool(notice.helpers)) if notice.stuck is None else notice.stuck.cells
        clues = with_has(clues, [Has(hand, (value,)) for value in notice.values])
    if notice.unaided:
        clues = able(clues, notice.seat, notice.values)
    if notice.stuck is not None and notice.seat != clues.seat:
        more = (notice.stuck,) if notice.unaided and notice.stuck not in clues.free else ()
        clues = replace(clues, free=(*clues.free, *more), open_halves=notice.stuck.cells)
    if clues.strays:
        clues = replace(clues, helped=bool(notice.helpers))
    if notice.outcome == "miss" and notice.owner != clues.seat:
        clues = with_lacks(clues, [Lacks(notice.cells, notice.values)])
    if notice.outcome != "hit":
        return replace(clues, pointed=(), wanted=(), open_halves=())
    if len(notice.cells) == 1:
        return replace(clues, pointed=(), wanted=())
    return replace(clues, pointed=notice.cells, wanted=notice.values)


def swept(clues: Clues, notice: RadarAnswered) -> Clues:
    for stand, yes in enumerate(notice.yes):
        cells = tuple([c for c in clues.uncut[stand] if not clues.apart(c)])
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
        helped=False,
        open_halves=(),
        picked=tuple([p for p in picked if any(left[v] for v in p.values) and not standing.isdisjoint(p.among)]),
        pairs=tuple([p for p in clues.pairs if p.left in standing or p.right in standing]),
        counts=tuple([c for c in clues.counts if not standing.isdisjoint(c.among)]),
        gave=tuple([g for g in clues.gave if g.cell not in values]),
        stuck=tuple([s for s in clues.stuck if not standing.isdisjoint(s.cells)]),
        free=tuple([s for s in clues.free if not standing.isdisjoint(s.cells)]),
        tallied=tuple([t for t in clues.tallied if not standing.isdisjoint(t.cells)]),
    )
    return seen(clues, values)


def choices(clues: Clues, notice: WiresCut) -> Iterable[Picked]:
    """Yields the free choices: each player chose among equal wires which one to cut. Of two cut, the second had one
    wire fewer to choose from.
    """
    if notice.how not in ("dual", "solo"):
        return
    left = clues.open_halves or clues.halves(notice.seat, clues.helped)
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
    """The player sets the drawn token before one of the own wires with this number."""
    return replace(clues, pointed=clues.seen_by(notice.seat), wanted=(notice.number,))


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
        others = (YELLOW,) if before else (YELLOW, RED) if chosen else clues.reds
        return clues if owner == clues.seat else with_lacks(clues, [Lacks((cell,), (token.value, *others))])
    if token.says in COUNTS:
        return clues if owner == clues.seat else counted(clues, cell, COUNTS.index(token.says) + 1)
    if token.says not in ("is", "has"):
        return clues  # even or odd: such a token stays before the wire
    if cell in clues.pointed:
        choice = () if owner == clues.seat else (Picked(cell, clues.pointed, clues.wanted),)
        clues = replace(clues, picked=clues.picked + choice, pointed=(), wanted=())
    clues = seen(clues, {cell: token.value})
    return with_has(clues, [Has((cell,), (token.value,))]) if token.says == "has" and owner != clues.seat else clues


def withheld(clues: Clues, notice: TokenWithheld) -> Clues:
    """Not all of these wires are red: else the bomb would have exploded (BB-DTC-06)."""
    if notice.owner == clues.seat:
        return clues
    if len(notice.cells) == 1:
        return with_lacks(clues, [Lacks(notice.cells, clues.reds)])
    return with_has(clues, [Has(notice.cells, clues.but_reds((*NUMBERS, YELLOW)))])


def first_mark(clues: Clues, owner: Seat, token: Token) -> Clues:
    """A player who has to mark a wire at the beginning has none whose number has a token left (BB-SETUP-23)."""
    marks = clues.marks
    if marks is None:
        return clues
    if token.virtual and token.says in ("is", "has") and owner != clues.seat:
        others = tuple([n for n in clues.but_reds(NUMBERS) if marks.count(n) < TOKENS])
        clues = with_lacks(clues, [Lacks(clues.seen_by(owner), others)])
    return replace(clues, marks=(*marks, token.value)) if 0 < token.value <= 12 else clues


def began(clues: Clues, notice: TurnBegan) -> Clues:
    """All first tokens are set."""
    return clues if clues.marks is None else replace(clues, marks=None)


def passed_over(clues: Clues, notice: PassedOver) -> Clues:
    """This player has no other wire for a token, or lacks no other value (BB-SETUP-24)."""
    if notice.seat == clues.seat:
        return clues
    hand = clues.seen_by(notice.seat)
    if notice.why == "missing":
        named = {v for x in clues.lacks if set(x.cells) == set(hand) for v in x.values}
        values = [v for v in (*NUMBERS, YELLOW) if clues.left[v] and v not in named]
        return with_has(clues, [Has(hand, (v,)) for v in values])
    others = tuple([c for c in hand if c != notice.marked])
    return with_lacks(clues, [Lacks(others, (*NUMBERS, RED) if notice.why == "yellow" else clues.but_reds(NUMBERS))])


def named_red(clues: Clues, notice: CountsAsRed) -> Clues:
    return replace(clues, reds=(*clues.reds, notice.value))


def used(clues: Clues, notice: CardUsed) -> Clues:
    return replace(clues, chosen=True) if sets_token(notice.card) else clues


def counted(clues: Clues, cell: Cell, count: int) -> Clues:
    stand = cell[0]
    among = tuple([(stand, slot) for slot in range(len(clues.dealt_at[stand]))])
    clues = with_lacks(clues, [Lacks((cell,), (YELLOW, RED))])
    return replace(clues, counts=(*clues.counts, Counted(cell, among, count)))


def alone(clues: Clues, cell: Cell) -> Clues:
    """A blue wire whose number stands once there. Stands are in order, so its neighbours differ (BB-EQ-22-1)."""
    stand, slot = cell
    last = len(clues.dealt_at[stand]) - 1
    pairs = [Pair((stand, left), (stand, left + 1), False) for left in (slot - 1, slot) if 0 <= left < last]
    pairs = [p for p in pairs if not (clues.apart(p.left) or clues.apart(p.right))]
    return with_pairs(with_lacks(clues, [Lacks((cell,), (YELLOW, RED))]), pairs)


def labelled(clues: Clues, notice: Labelled) -> Clues:
    stand, slot = notice.cell
    return with_pairs(clues, [Pair(notice.cell, (stand, slot + 1), notice.equal)])


def passed_on(clues: Clues, notice: TurnNamed) -> Clues:
    """A player who can give the turn away has a wire that is neither red (BB-EQ-11-3) nor to be cut together
    (BB-X-MULTI).
    """
    if notice.seat == clues.seat:
        return clues
    values = [v for v in clues.but_reds((*NUMBERS, YELLOW)) if v != clues.together]
    return with_has(clues, [Has(clues.hand(notice.seat), tuple(values))])


def skipped(clues: Clues, notice: TurnSkipped) -> Clues:
    """This player had nothing to declare, or nothing that could succeed (BB-C-49)."""
    if notice.seat == clues.seat:
        return clues
    if not clues.keeps_reds:
        clues = with_has(clues, [Has(clues.hand(notice.seat), clues.but_reds((*NUMBERS, YELLOW)))])  # BB-TURN-07
    if notice.able:
        return able_to_act(clues, notice)
    if notice.stuck is not None:
        return replace(clues, stuck=(*clues.stuck, notice.stuck))
    if notice.blocked_by is not None:
        return gathered(blocked(clues, notice.seat, notice.blocked_by))
    return with_lacks(clues, [Lacks(notice.cells, notice.values)]) if notice.values else clues


def able_to_act(clues: Clues, notice: TurnSkipped) -> Clues:
    """A player who skips by choice has a wire to call: otherwise the rules would have passed over them."""
    if notice.stuck is None:
        return with_has(clues, [Has(notice.cells, notice.values)])
    return clues if notice.stuck in clues.free else replace(clues, free=(*clues.free, notice.stuck))


def claimed(clues: Clues, notice: ClaimFailed) -> Clues:
    """With few players only a holder of such a wire may claim (BB-X-MULTI). Tokens say what the other wires are."""
    if notice.seat == clues.seat or not notice.holder:
        return clues
    return with_has(clues, [Has(clues.seen_by(notice.seat), (notice.value,))])


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
    WiresPassed: passed,
    TookWire: came,
    CountsAsRed: named_red,
    ClaimFailed: claimed,
    TurnBegan: began,
    TurnNamed: passed_on,
    TurnSkipped: skipped,
}
