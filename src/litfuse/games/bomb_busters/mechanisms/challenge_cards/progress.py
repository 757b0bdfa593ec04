"""How close challenge cards are to being fulfilled (BB-CC-2 to BB-CC-10)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby, pairwise, takewhile
from typing import Final

from ...state import Stand, State
from ...words import NUMBERS
from .words import NUMBERS_FIRST, ODD_STAND, RED_CALL, Challenges, Cut, OpenChallenge

SUM: Final = 18  # required sum of the first three completed numbers
ISOLATED: Final = 5
PAIRS: Final = 2  # required runs of two
CUT: Final = 7  # required cut wires between the ends of a stand


def even_row(row: Sequence[Cut]) -> int:
    return len(list(takewhile(lambda cut: cut.value % 2 == 0, reversed(row))))


def solo_row(row: Sequence[Cut]) -> int:
    return len(list(takewhile(lambda cut: cut.alone, reversed(row))))


def straight(row: Sequence[Cut]) -> int:
    """Returns how many of the last cuts go up by one each, or down by one each."""
    steps = [now.value - before.value for before, now in pairwise(row)]
    up, down = (len(list(takewhile(way.__eq__, reversed(steps)))) for way in (1, -1))
    return 1 + max(up, down) if row else 0


def runs(stand: Stand) -> list[int]:
    """Returns the lengths of all runs of uncut wires."""
    return [len(list(some)) for cut, some in groupby(stand.wires, key=lambda wire: wire.cut) if not cut]


def pairs_apart(stand: Stand) -> int:
    """Returns the number of runs of two uncut wires; 0 if there are other runs."""
    lengths = runs(stand)
    return len(lengths) if set(lengths) == {2} else 0


def isolated(stand: Stand) -> int:
    """Returns the number of uncut wires whose neighbours are cut; a wire at an end has only one."""
    return runs(stand).count(1)


def between_ends(stand: Stand) -> int:
    """Returns the number of cut wires, if the first and the last wire are uncut."""
    wires = stand.wires
    return sum(w.cut for w in wires) if wires and not (wires[0].cut or wires[-1].cut) else 0


def is_odd(state: State, stand: Stand, least: int) -> bool:
    """Returns whether at least `least` blue wires are uncut and all of them are odd; yellow and red do not count."""
    values = [state.value(cell) for cell in stand.uncut]
    blue = [v for v in values if v in NUMBERS]
    return len(blue) >= least and all(v % 2 for v in blue)


def odd_stands(state: State, least: int) -> tuple[int, ...]:
    return tuple([s for s, stand in enumerate(state.stands) if is_odd(state, stand, least)])


def first_sum(there: Challenges) -> tuple[int, int, bool]:
    first = there.done[:3]
    left = 3 - len(first)
    lost = sum(first) + left > SUM or (not left and sum(first) != SUM)
    return (len(first) if not lost else 0), 3, lost


def first_two(there: Challenges) -> tuple[int, int, bool]:
    first = there.done[:2]
    lost = not set(first) <= set(there.numbers)
    return (0 if lost else len(first)), 2, lost


STANDS: Final[dict[int, tuple[Callable[[Stand], int], int]]] = {
    3: (pairs_apart, PAIRS),
    6: (isolated, ISOLATED),
    10: (between_ends, CUT),
}
ROWS: Final[dict[int, tuple[Callable[[Sequence[Cut]], int], int]]] = {
    2: (even_row, 4),
    5: (solo_row, 2),
    7: (straight, 3),
}


def progress(state: State, there: Challenges, card: int) -> OpenChallenge:
    """Returns the progress of this card, from what lies open."""
    if card in (RED_CALL, ODD_STAND):
        return OpenChallenge(card)
    if card in ROWS:
        count, need = ROWS[card]
        return OpenChallenge(card, min(count(there.row), need), need)
    if card in STANDS:
        of, need = STANDS[card]
        return OpenChallenge(card, min(max(map(of, state.stands)), need), need)
    return OpenChallenge(card, *(first_two(there) if card == NUMBERS_FIRST else first_sum(there)))


def fulfilled(state: State, there: Challenges, card: int, odd: int) -> bool:
    """Returns whether the card is fulfilled at the end of this turn. `odd`: how many wires the card about odd ones
    needs.
    """
    if card == RED_CALL:
        deed = state.deed
        return deed is not None and deed.kind == "special" and deed.cut in state.reds
    if card == ODD_STAND:
        return bool(odd_stands(state, odd))
    come = progress(state, there, card)
    return not come.lost and come.have == come.need
