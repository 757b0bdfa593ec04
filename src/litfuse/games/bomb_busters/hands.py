"""The wires of a hand that can be called, and the calls they make."""

from __future__ import annotations

from typing import Any

from litfuse.kernel.options import Lazy
from litfuse.kernel.records import Part

from .actions import Call
from .cards import YELLOW, Cell


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


class Alone(Calls):
    """Each call by itself, as a cut with a detector writes it: of numbers only (BB-DTC-03)."""

    def __getitem__(self, i: Any) -> Any:
        called = Calls.__getitem__(self, i)
        return called if type(i) is slice else (called,)

    def __contains__(self, called: object) -> bool:
        if type(called) is not tuple or len(called) != 1:
            return False
        return Calls.__contains__(self, called[0]) and called[0].value != YELLOW


def numbers(hand: Hand) -> Alone:
    """What may be called with a detector. YELLOW is last, so its calls are just left off."""
    by, size = hand.by, hand.calls
    return Alone(by, size - 1 - len(by[YELLOW]) if YELLOW in by else size)
