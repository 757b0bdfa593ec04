"""The wires of a hand that can be called, and the calls they make."""

from __future__ import annotations

from itertools import combinations, groupby, product
from operator import attrgetter
from typing import Any, Final

from litfuse.kernel.options import Form, Lazy, Sets
from litfuse.kernel.records import Part

from .actions import Action, Call
from .words import YELLOW, Cell

VALUE: Final = attrgetter("value")


class Hand(Part):
    """Uncut wires by value, ascending, YELLOW last; and how many calls they make: each value alone, and each wire."""

    by: dict[int, list[Cell]]
    calls: int


class Calls(Lazy[Any]):
    """Every value with no own wire named, then with each (BB-DUAL-08): made when looked at, like most options never."""

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
            n = len(cells)
            if i <= n:
                return Call(value, cells[i - 1] if i else None)
            i -= n + 1
        raise IndexError(i)

    def __contains__(self, call: object) -> bool:
        if type(call) is not Call:
            return False
        cells = self.by.get(call.value)
        return cells is not None and (call.own is None or call.own in cells)

    def crossed(self, i: int, n: int) -> tuple[int, Any]:
        """The target and the call of cut i, where there are n targets for each."""
        for value, cells in self.by.items():
            size = len(cells) + 1
            if i < size * n:
                target, own = divmod(i, size)
                return target, Call(value, cells[own - 1] if own else None)
            i -= size * n
        raise IndexError(i)


class Alone(Calls):
    """Each call by itself, as a cut with a detector writes it: of numbers only (BB-DTC-03)."""

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


class Pairs(Sets):
    """Two different values each, ascending, as a ray calls them; first without own wires (BB-EQ-10-1)."""

    def crossed(self, i: int, n: int) -> tuple[int, Any]:
        for _, alike in groupby(self.sets, lambda pair: (pair[0].value, pair[1].value)):
            same = list(alike)
            if i < len(same) * n:
                target, own = divmod(i, len(same))
                return target, same[own]
            i -= len(same) * n
        raise IndexError(i)


def pairs_of(hand: Hand) -> Pairs:
    calls = [[Call(value), *[Call(value, cell) for cell in cells]] for value, cells in hand.by.items()]
    return Pairs([pair for one, other in combinations(calls, 2) for pair in product(one, other)], VALUE)


class Cuts(Form[Action]):
    """Dual Cuts, in the order of BB-C-42: by what is called, then by target, then by the own wires that are named.

    The targets are the first field, the calls the second, helpers the third.
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
    """What may be called with a detector. YELLOW is last, so its calls are just left off."""
    by, size = hand.by, hand.calls
    return Alone(by, size - 1 - len(by[YELLOW]) if YELLOW in by else size)
