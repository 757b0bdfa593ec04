"""What is asked of a position: the odds of every hidden wire, the best calls, the best places for a detector."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any, NamedTuple

from litfuse.games.bomb_busters.cards import NUMBERS, RED, Cell, value_of
from litfuse.games.bomb_busters.evidence import Position
from litfuse.inference import NoWorld, Posterior
from litfuse.kernel.records import Part, text

from ..errors import BadInput

CALLS = 8
DETECTORS = 3
CERTAIN = 1 - 1e-9


class Call(Part, omit_defaults=False):
    """Point at these slots of a stand and call the value."""

    stand: str
    slots: tuple[int, ...]  # from 1
    value: int
    hit: float
    red: float  # all of them are red, and the bomb explodes


class StandOdds(Part, omit_defaults=False):
    name: str
    slots: tuple[dict[int, float], ...]  # of every wire: its possible values; 13 yellow, 14 red


class Answers(Part, omit_defaults=False):
    stands: tuple[StandOdds, ...]
    calls: tuple[Call, ...]
    detectors: tuple[Call, ...]
    bits: float  # that are missing to know everything hidden


class Row(NamedTuple):
    """A stand of somebody else: all its wires from the left, and those that are still to be cut."""

    name: str
    cells: Sequence[Cell]
    uncut: Sequence[Cell]


class Asked(NamedTuple):
    at: Position
    hand: dict[int, int]
    rows: Sequence[Row]


def answers(asked: Asked) -> Answers:
    """BadInput where the position cannot be."""
    try:
        posterior = Posterior(asked.at.problem)
    except NoWorld as error:
        raise BadInput(text("cli-odds-no-world")) from error
    at = asked.at

    def of(cell: Cell) -> dict[int, float]:
        if cell in at.known:  # given away, and remembered
            return {value_of(at.known[cell]): 1.0}
        place = at.places[cell]
        found = {value: posterior.one_of(place, kinds) for value, kinds in sorted(at.kinds.items())}
        return {value: p for value, p in found.items() if p > 0.0}

    def reds(cells: Sequence[Cell]) -> float:
        known = [of(c).get(RED, 0.0) for c in cells]
        if len(cells) == 1 or not all(known):
            return known[0] if len(cells) == 1 else 0.0
        return posterior.chance(*(at.without((c,), set(at.kinds) - {RED}) for c in cells))

    def either(cells: Sequence[Cell], value: int) -> float:
        places = [at.places[c] for c in cells]
        if len({p.stand for p in places}) == 1:
            return posterior.any_of(places, *at.kinds[value])
        return posterior.chance(*at.holding(cells, (value,)))  # dealt to different stands: one of them has moved

    table = tuple(StandOdds(row.name, tuple(of(c) for c in row.cells)) for row in asked.rows)
    calls: list[Call] = []
    pairs: list[Call] = []
    mine = [value for value in sorted(asked.hand) if value != RED]
    for name, _, cells in asked.rows:
        for cell in cells:
            odds = of(cell)
            red = odds.get(RED, 0.0)
            calls += [Call(name, (cell[1] + 1,), v, odds[v], red) for v in mine if v in odds]
        for value in (v for v in mine if v in NUMBERS):
            doubtful = [c for c in cells if 0.0 < of(c).get(value, 0.0) < CERTAIN]
            likely = sorted(doubtful, key=lambda c: -of(c)[value])[:5]
            pairs += [
                Call(name, tuple(c[1] + 1 for c in two), value, either(two, value), reds(two))
                for two in combinations(sorted(likely), 2)
            ]
    calls.sort(key=lambda c: (-c.hit, c.red, c.stand, c.slots, c.value))
    pairs.sort(key=lambda c: (-c.hit, c.red, c.stand, c.slots, c.value))
    return Answers(table, tuple(calls[:CALLS]), tuple(pairs[:DETECTORS]), posterior.entropy)


def plain(found: Answers) -> dict[str, Any]:
    """For JSON: values as the rules name them."""
    words = {13: "yellow", 14: "red"}
    return {
        "stands": [
            {"name": s.name, "slots": [{words.get(v, str(v)): p for v, p in slot.items()} for slot in s.slots]}
            for s in found.stands
        ],
        **{
            part: [
                {
                    "stand": c.stand,
                    "slots": list(c.slots),
                    "value": words.get(c.value, str(c.value)),
                    "hit": c.hit,
                    "red": c.red,
                }
                for c in calls
            ]
            for part, calls in (("calls", found.calls), ("detectors", found.detectors))
        },
        "bits": found.bits,
    }
