"""Moves of wires by a mission: a wire in nobody's hand joins a stand, a number counts as red, several are claimed.

Also what becomes of tokens and labels when a wire joins a stand or leaves it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec.structs import replace

from litfuse.kernel.events import Step
from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Seat, Viewer, sees

from . import notices
from .deeds import Deed
from .events import Event, noted, with_stand
from .facts import Arrived, Claimed, Passed
from .public import COUNTS, Label, Token
from .state import FRESH, Stand, State, Wire, slot_among, stand_of
from .words import Cell

COUNTING: Final = frozenset(("single", *COUNTS))  # tokens that count copies


def counts_dated(stand: Stand) -> Stand:
    """Marks tokens that count copies on this stand as dated, because a wire joined or left it (BB-C-35)."""
    wires = stand.wires
    if any(t.says in COUNTING for w in wires for t in w.tokens):
        wires = tuple([replace(w, tokens=tuple(map(_dated, w.tokens))) for w in wires])
    return Stand(stand.owner, wires, stand.uncut, stand.beside)


def _dated(token: Token) -> Token:
    return replace(token, dated=True) if token.says in COUNTING else token


def beside_dated(stand: Stand) -> Stand:
    """Marks tokens about the whole hand as dated, because a wire joined or left it (BB-C-35)."""
    return replace(stand, beside=tuple([replace(t, dated=True) for t in stand.beside])) if stand.beside else stand


def uncounted(wire: Wire) -> Wire:
    """Returns the wire without tokens that count copies, which do not move with it (BB-X-TOKKIND)."""
    if not any(t.says in COUNTS for t in wire.tokens):
        return wire
    return replace(wire, tokens=tuple([t for t in wire.tokens if t.says not in COUNTS]))


def relabelled(label: Label, places: dict[int, list[int]]) -> Label | None:
    """Moves a label along with its two wires. Returns None if one of them left the stand (BB-EQ-02-6)."""
    i, slot = label.cell
    if i not in places:
        return label
    now = places[i]
    if slot not in now or slot + label.reach not in now:
        return None
    left = now.index(slot)
    return Label((i, left), label.equal, now.index(slot + label.reach) - left)


def moved(state: State, pairs: Sequence[tuple[Cell, Cell]]) -> State:
    """These wires go to these places, all at once; tokens go along, labels stay only with both of their wires."""
    touched = {i for pair in pairs for i, _ in pair}
    wires = {i: list(state.stands[i].wires) for i in touched}
    slots: dict[int, list[int]] = {i: list(range(len(ws))) for i, ws in wires.items()}
    arriving = [(now, uncounted(state.wire(cell))) for cell, now in pairs]
    for i, slot in sorted([cell for cell, _ in pairs], reverse=True):
        del wires[i][slot], slots[i][slot]
    for (i, slot), wire in sorted(arriving, key=_place):
        wires[i].insert(slot, wire)
        slots[i].insert(slot, -1)
    stands = state.stands
    for i, ws in wires.items():
        s = stands[i]
        stands = with_stand(stands, i, counts_dated(stand_of(i, s.owner, tuple(ws), s.beside)))
    owners = {stands[i].owner for i in touched}
    labels = [x for label in state.labels if (x := relabelled(label, slots)) is not None]
    return replace(
        state,
        stands=tuple([beside_dated(s) if s.owner in owners else s for s in stands]),
        labels=tuple(labels),
        asked=state.asked + 1,
        offered=state.offered + 1,
    )


def _place(arriving: tuple[Cell, Wire]) -> Cell:
    return arriving[0]


def slot_for(state: State, stand: int, key: int, leaving: Iterable[int] = ()) -> Cell:
    """Where a wire goes on a stand that others leave: right of its equals (BB-EQ-02-7)."""
    out = set(leaving)
    return (stand, slot_among([w for n, w in enumerate(state.stands[stand].wires) if n not in out], key))


class WiresHandedOn(Event):
    """Wires go to other players, all at the same time, each in order into the stand it comes to."""

    passes: tuple[notices.PassedWire, ...]  # with their keys

    def apply(self, state: State) -> State:
        fact = Passed(state.turns, tuple([replace(p, key=None) for p in self.passes]))
        state = moved(state, [(p.cell, p.now) for p in self.passes])
        return replace(state, facts=noted(state, fact))

    def notice(self, to: Viewer) -> Notice:
        return notices.WiresPassed(
            tuple([p if sees(to, p.giver, p.taker) else replace(p, key=None) for p in self.passes])
        )


class WireFiled(Event):
    """A wire that was in nobody's hand joined a stand, in order. Unless `told`, the other players do not learn its
    slot.
    """

    seat: Seat
    stand: int
    slot: int
    key: int
    told: bool
    first: int  # the others can conclude that its slot is from here to `last`
    last: int

    def apply(self, state: State) -> State:
        i = self.stand
        stand = state.stands[i]
        wires = (*stand.wires[: self.slot], FRESH[self.key], *stand.wires[self.slot :])
        stands = with_stand(state.stands, i, counts_dated(stand_of(i, stand.owner, wires, stand.beside)))
        places = {i: [*range(self.slot), -1, *range(self.slot, len(stand.wires))]}
        labels = [x for label in state.labels if (x := relabelled(label, places)) is not None]
        facts = state.facts if self.told else tuple([f for f in state.facts if not f.names(i)])
        state = replace(
            state,
            stands=tuple([beside_dated(s) if s.owner == stand.owner else s for s in stands]),
            off_hand=state.off_hand[1:],
            labels=tuple(labels),
            facts=facts,
            asked=state.asked + 1,
            offered=state.offered + 1,
        )
        fact = Arrived(state.turns, self.seat, i, self.slot if self.told else None)
        return replace(state, facts=noted(state, fact))

    def notice(self, to: Viewer) -> Notice:
        if sees(to, self.seat):
            return notices.TookWire(self.seat, self.stand, self.slot, self.key)
        if self.told:
            return notices.TookWire(self.seat, self.stand, self.slot)
        return notices.TookWire(self.seat, self.stand, first=self.first, last=self.last)


class CountsAsRed(Event):
    """The mission names a number whose wires are treated as red ones (BB-X-REDLIKE)."""

    value: int

    def apply(self, state: State) -> State:
        return replace(state, reds=(*state.reds, self.value))

    def notice(self, to: Viewer) -> Notice:
        return notices.CountsAsRed(self.value)


class ClaimFailed(Event):
    """A player claimed that these wires have one value, and at least one has not (BB-X-MULTI)."""

    seat: Seat
    cells: tuple[Cell, ...]
    value: int
    holder: bool

    def apply(self, state: State) -> State:
        fact = Claimed(state.turns, self.seat, self.cells, self.value)
        return replace(state, facts=noted(state, fact), deed=Deed(self.seat, "special"), skipped=0)

    def notice(self, to: Viewer) -> Notice:
        return notices.ClaimFailed(self.seat, self.cells, self.value, self.holder)


Events = WireFiled | WiresHandedOn | CountsAsRed | ClaimFailed


def file_wire(step: Step[State], seat: Seat, stand: int, told: bool = True) -> None:
    """Moves the top wire of those in nobody's hand to this stand of this player (BB-C-23)."""
    state = step.state
    key = state.off_hand[0]
    wires = state.stands[stand].wires
    slot = slot_among(wires, key)
    labelled = {s for x in state.labels if x.cell[0] == stand for s in (x.cell[1], x.cell[1] + x.reach)}
    blank = [not (w.cut or w.tokens or w.red or w.apart or n in labelled) for n, w in enumerate(wires)]
    first, last = reach(blank, slot)
    step.emit(WireFiled(seat, stand, slot, key, told, first, last))


def reach(blank: Sequence[bool], slot: int) -> tuple[int, int]:
    """Returns the first and last slot that the new wire may have for the others: a run of wires that look like it."""
    first = last = slot
    while first > 0 and blank[first - 1]:
        first -= 1
    while last < len(blank) and blank[last]:
        last += 1
    return first, last
