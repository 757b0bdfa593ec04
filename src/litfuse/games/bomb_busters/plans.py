"""How a mission treats its wires beyond its recipe: wires apart, in nobody's hand, cut together (BB-X-WIRES).

The parameters of a mechanism may have a method `plan`. The plan is part of the mission, so rules and players read the
same one.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, Literal, NamedTuple, Protocol, runtime_checkable

Strays = Literal["none", "last", "blue"]


class Plan(NamedTuple):
    """How wires are dealt and cut. At most one mechanism of a mission sets each field."""

    strays: Strays = "none"  # unsorted at the end of each stand: the wire that came last, or a blue one dealt first
    lock: int = 0  # strays cannot be cut while a wire of this value is left
    turned: int = 0  # wires of a hand that face the teammates
    owners_only: bool = False  # nobody else may point at turned wires
    captain_only: bool = False  # only the Captain has such wires
    off_hand: int = 0  # wires of any colour in nobody's hand
    piled: tuple[int, ...] = ()  # colours whose wires are all in nobody's hand
    together: int = 0  # callable wires of this value are only cut all at once (BB-X-MULTI)
    one_by_one: bool = False  # yellow wires are cut singly, so any number of them is allowed (BB-X-TRIP)
    fleeting: bool = False  # answers are shown only for a moment; no log or notebook keeps them
    keeps_reds: bool = False  # an all-red hand is not revealed
    cued: frozenset[str] = frozenset()  # mechanisms that a script calls (BB-X-SCRIPT)


@runtime_checkable
class Planning(Protocol):
    def plan(self, seats: int) -> Plan:
        """Returns the changes that a mechanism with these parameters makes to the deal."""
        ...


PLAIN: Final = Plan()


def plan_of(specs: tuple[Any, ...], seats: int) -> Plan:
    """Returns the plan of a mission with these mechanisms. Cached."""
    return _plan(specs, seats) if specs else PLAIN


@lru_cache(maxsize=256)
def _plan(specs: tuple[Any, ...], seats: int) -> Plan:
    said: dict[str, Any] = {}
    for spec in specs:
        if isinstance(spec, Planning):
            plan = spec.plan(seats)._asdict()
            said |= {field: x for field, x in plan.items() if x != getattr(PLAIN, field)}
    return PLAIN._replace(**said)
