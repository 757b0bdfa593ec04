"""Which wires of a hand can be called, what they can be called on, and the calls that result."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import prod
from operator import attrgetter
from typing import Any, Final, NamedTuple

from litfuse.kernel.options import Apart, Form, Lazy
from litfuse.kernel.records import Part, Seat

from .actions import Action, SoloCut
from .mechanisms.base import Kind, Role, Way, having
from .public import Stuck, Tally
from .state import Stand, State
from .words import YELLOW, Call, Cell, Helper

VALUE: Final = attrgetter("value")
SOLO: Final = tuple(SoloCut(v) for v in range(15) if v)


class Hand(Part):
    """A hand's uncut wires by value, ascending, YELLOW last; and the number of calls: each value alone, and with each
    wire.
    """

    by: dict[int, list[Cell]]
    calls: int


def held(state: State, seat: Seat) -> Hand:
    """Returns the uncut wires of a hand that can be called: those that its owner sees and that are not red."""
    by: dict[int, list[Cell]] = {}
    stands = state.stands
    turned = state.mission.mechanisms and state.plan.turned
    racks = (stands[seat],) if len(stands) == state.seats else state.racks(seat)
    count = 0
    for stand in racks:
        wires, uncut = stand.wires, stand.uncut
        if turned:
            uncut = tuple([c for c in uncut if wires[c[1]].apart != "turned"])
        count += len(uncut)
        for cell in uncut:
            value = wires[cell[1]].value
            if value in by:
                by[value].append(cell)
            else:
                by[value] = [cell]
    for red in state.reds:
        if red in by:
            count -= len(by.pop(red))
    if len(racks) > 1:
        by = dict(sorted(by.items()))
    elif YELLOW in by:  # stands between the numbers
        by[YELLOW] = by.pop(YELLOW)
    return Hand(by, len(by) + count)


def callable_values(state: State, seat: Seat, *ways: Way) -> Hand:
    """Returns the same, without wires and values that the mission bars from a cut in all these ways."""
    hand = held(state, seat)
    by = hand.by
    if having(state.mission, "bars_value"):
        by = {v: mine for v, mine in by.items() if may_call(state, seat, v)}
    if having(state.mission, "bars_cell"):
        by = {v: cells for v, mine in by.items() if (cells := open_cells(state, seat, mine, "own", ways))}
    return hand if by == hand.by else Hand(by, len(by) + sum(map(len, by.values())))


def may_call(state: State, seat: Seat, value: int) -> bool:
    """Returns whether the mission lets this seat announce this value."""
    for h in having(state.mission, "bars_value"):
        if h.bars_value(state, seat, value):
            return False
    return True


def open_cells(state: State, seat: Seat, cells: Sequence[Cell], role: Role, ways: Sequence[Way]) -> list[Cell]:
    """Returns the wires among `cells` that the mission lets this seat use in this role."""
    hooks = having(state.mission, "bars_cell")
    if not hooks:
        return list(cells)
    return [c for c in cells if not any(h.bars_cell(state, seat, c, role, way) for h in hooks for way in ways)]


def may(state: State, seat: Seat, kind: Kind) -> bool:
    """Returns whether the mission lets this seat do this kind of deed at all."""
    hooks = having(state.mission, "bars_deed")
    return not hooks or not any(h.bars_deed(state, seat, kind) for h in hooks)


def others(state: State, seat: Seat) -> list[Stand]:
    """Returns the teammates' stands that have an uncut wire, clockwise."""
    stands, n = state.stands, state.seats
    found = [s for s in stands[seat + 1 : n] + stands[:seat] if s.uncut]
    if len(stands) > n:
        second = [s for s in stands[n:] if s.owner != seat and s.uncut]
        if second:
            around = state.clockwise(seat)
            found = sorted([*found, *second], key=lambda s: (around.index(s.owner), s.uncut[0][0]))
    return found


def targets(state: State, seat: Seat, *ways: Way) -> list[Stand]:
    """Returns the same stands, with only the wires at which the mission lets this seat point in all these ways."""
    stands = others(state, seat)
    if not having(state.mission, "bars_cell"):
        return stands
    found = []
    for stand in stands:
        cells = tuple(open_cells(state, seat, stand.uncut, "target", ways))
        if cells:
            found.append(Stand(stand.owner, stand.wires, cells, stand.beside))
    return found


RAYS: Final = (Helper.OWN_RAY, Helper.RAY)


def ways_of(helpers: Sequence[Helper]) -> tuple[Way, ...]:
    """Returns the ways of a Dual Cut with these helpers; the mission must allow all of them."""
    ways: list[Way] = []
    if any(helper not in RAYS for helper in helpers):
        ways.append("detector")
    if any(helper in RAYS for helper in helpers):
        ways.append("ray")
    return tuple(ways) or ("plain",)


class Aim(NamedTuple):
    """The parts of a Dual Cut: the own wires that may be called, and the stands that may be pointed at."""

    hand: Hand
    stands: Sequence[Stand]


def aim(state: State, seat: Seat, *ways: Way) -> Aim:
    return Aim(callable_values(state, seat, *ways), targets(state, seat, *ways))


def solos(state: State, hand: Hand) -> tuple[Action, ...]:
    """Returns the Solo Cuts: of values whose 2 or 4 remaining wires are all in this hand (BB-SOLO-01)."""
    found: tuple[Action, ...] = ()
    total, cuts = state.total, state.cuts
    for value, cells in hand.by.items():
        k = len(cells)
        if k > 1 and k + cuts[value] == total[value] and k != 3:
            found += (SOLO[value - 1],)
    return found


def must_reveal(state: State, seat: Seat) -> bool:
    """Is the hand all red, and does the mission let it be revealed? The rules do that themselves, without asking."""
    return state.all_red(seat) and may(state, seat, "reveal")


def can_dual(state: State, seat: Seat) -> bool:
    """Is there a plain Dual Cut to declare?"""
    if not may(state, seat, "dual"):
        return False
    if having(state.mission, "bars_cell"):
        hand, stands = aim(state, seat, "plain")
        return bool(hand.by and stands)
    return bool(others(state, seat)) and can_call(state, seat)


def can_call(state: State, seat: Seat) -> bool:
    """Returns whether this seat holds a value that it may announce."""
    for cell in state.uncut(seat):
        wire = state.wire(cell)
        if wire.value not in state.reds and wire.apart != "turned" and may_call(state, seat, wire.value):
            return True
    return False


def solo_hand(state: State, seat: Seat) -> Hand:
    """Returns the own wires that the mission lets this seat cut in a Solo Cut."""
    return callable_values(state, seat, "solo") if may(state, seat, "solo") else Hand({}, 0)


def can_act(state: State, seat: Seat) -> bool:
    """Is there anything to declare?"""
    if can_dual(state, seat) or solos(state, solo_hand(state, seat)):
        return True
    return any(h.acts(state, seat) for h in having(state.mission, "acts"))


def blocked(state: State, seat: Seat) -> bool:
    """Returns whether this seat knows that nothing it may declare can succeed (BB-C-49)."""
    hooks = having(state.mission, "blocked")
    return bool(hooks) and any(h.blocked(state, seat) for h in hooks)


def none_of(state: State, seat: Seat, values: Sequence[int]) -> Stuck:
    """Returns the statement that a hand lacks these values, which are all that the player may call (BB-C-49)."""
    cells = tuple([c for c in state.uncut(seat) if state.wire(c).apart != "turned"])
    return Stuck(cells, tuple([Tally(v, (0,)) for v in values if state.left(v)]))


class Calls(Lazy[Any]):
    """Each value without an own wire, then with each (BB-DUAL-08). Calls are built when read, and most never are."""

    by: dict[int, list[Cell]]
    size: int

    def __len__(self) -> int:
        return self.size

    def __getitem__(self, i: Any) -> Any:
        if type(i) is slice:
            return [self[j] for j in range(*i.indices(self.size))]
        if i < 0:
            i += self.size
        if not 0 <= i < self.size:
            raise IndexError(i)
        for value, cells in self.by.items():
            i -= len(cells) + 1
            if i < 0:  # it is a call of this value
                own = len(cells) + i
                return Call(value, cells[own] if own >= 0 else None)
        raise IndexError(i)

    def __contains__(self, call: object) -> bool:
        if type(call) is not Call:
            return False
        cells = self.by.get(call.value)
        return cells is not None and (call.own is None or call.own in cells)

    def crossed(self, i: int, n: int) -> tuple[int, Any]:
        """Returns the target number and the call of cut `i`, if each value has `n` targets."""
        for value, cells in self.by.items():
            size = len(cells) + 1
            if i < size * n:
                target, own = divmod(i, size)
                return target, Call(value, cells[own - 1] if own else None)
            i -= size * n
        raise IndexError(i)


class Alone(Calls):
    """Each value without an own wire, as in a cut with a detector: numbers only (BB-DTC-03)."""

    def __getitem__(self, i: Any) -> Any:
        called = Calls.__getitem__(self, i)
        return called if type(i) is slice else (called,)

    def __contains__(self, called: object) -> bool:
        if type(called) is not tuple or len(called) != 1:
            return False
        return Calls.__contains__(self, called[0]) and called[0].value != YELLOW

    def crossed(self, i: int, n: int) -> tuple[int, Any]:
        target, call = Calls.crossed(self, i, n)
        return target, (call,)


class Pairs(Apart):
    """Pairs of different values, ascending, as a ray calls them; first without own wires (BB-EQ-10-1)."""

    def crossed(self, i: int, n: int) -> tuple[int, Any]:
        """Returns the target number and the calls of cut `i`, if each pair of values has `n` targets."""
        for values in combinations(self.groups, self.take):
            size = prod(map(len, values))
            if i < size * n:
                target, own = divmod(i, size)
                return target, self.one(values, own)
            i -= size * n
        raise IndexError(i)


def pairs_of(hand: Hand, detector: bool = False) -> Pairs:
    """Returns what may be called with a ray; together with a detector only numbers (BB-DTC-09)."""
    values = [(value, cells) for value, cells in hand.by.items() if value != YELLOW or not detector]
    return Pairs([(Call(value), *[Call(value, cell) for cell in cells]) for value, cells in values], 2, VALUE)


class Cuts(Form[Action]):
    """Dual Cuts, in the order of BB-C-42: by what is called, then by target, then by the own wires named.

    The fields of the form are targets, calls and helpers.
    """

    __slots__ = ()

    def at(self, i: int) -> Action:
        cells, calls, *helpers = self.picks
        assert isinstance(calls, Calls | Pairs)
        n = len(cells)
        if not helpers:
            cell, called = calls.crossed(i, n)
            return self.make(cells[cell], called)
        kind, i = divmod(i, n * len(calls))
        cell, called = calls.crossed(i, n)
        return self.make(cells[cell], called, helpers[0][kind])


def numbers(hand: Hand) -> Alone:
    """Returns what may be called with a detector. YELLOW comes last, so its calls are simply cut off."""
    by, size = hand.by, hand.calls
    return Alone(by, size - 1 - len(by[YELLOW]) if YELLOW in by else size)
