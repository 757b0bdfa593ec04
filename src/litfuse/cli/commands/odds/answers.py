"""What is asked of a position: the odds of every hidden wire, the best calls, the best places for a detector."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any, NamedTuple

from litfuse.games.bomb_busters.knowledge.evidence import Position
from litfuse.games.bomb_busters.words import NUMBERS, RED, Cell, value_of
from litfuse.inference import NoWorld
from litfuse.inference.posterior import Posterior
from litfuse.kernel.records import Part, text

from ...errors import BadInput

CALLS = 8
DETECTORS = 3
CERTAIN = 1 - 1e-9
WORTH = 0.01  # a detector that gains less is not mentioned


class Call(Part, omit_defaults=False):
    """Point at these slots of a stand and call the value."""

    stand: str
    slots: tuple[int, ...]  # from 1
    value: int
    hit: float
    red: float  # all of them are red, and the bomb explodes
    alone: float  # the best that one slot of the stand has to offer


class StandOdds(Part, omit_defaults=False):
    name: str
    owner: str  # who has it, and whether it is a second one; empty if nobody said
    cut: tuple[int, ...]  # slots whose wires are cut, from 1
    slots: tuple[dict[int, float], ...]  # of every wire: its possible values; 13 yellow, 14 red


class Answers(Part, omit_defaults=False):
    stands: tuple[StandOdds, ...]
    solo: tuple[int, ...]  # values that can be cut without asking anybody
    calls: tuple[Call, ...]
    detectors: tuple[Call, ...]
    bits: float  # that are missing to know everything hidden


class Row(NamedTuple):
    """A stand of somebody else: all its wires from the left, and those that are still to be cut."""

    name: str
    owner: str
    cells: Sequence[Cell]
    uncut: Sequence[Cell]


class Asked(NamedTuple):
    at: Position
    rows: Sequence[Row]
    values: Sequence[int]  # that may be called
    solo: Sequence[int]
    dial: int  # steps that an explosion costs


def answers(asked: Asked) -> Answers:
    """BadInput where the position cannot be."""
    try:
        posterior = Posterior(asked.at.problem)
    except NoWorld as error:
        raise BadInput(text("cli-odds-no-world")) from error
    odds = {cell: values_at(asked.at, posterior, cell) for row in asked.rows for cell in row.cells}
    table = tuple(
        StandOdds(
            row.name,
            row.owner,
            tuple(cell[1] + 1 for cell in row.cells if cell not in row.uncut),
            tuple(odds[c] for c in row.cells),
        )
        for row in asked.rows
    )
    calls = [
        Call(row.name, (cell[1] + 1,), value, hit, odds[cell].get(RED, 0.0), hit)
        for row in asked.rows
        for cell in row.uncut
        for value in asked.values
        if (hit := odds[cell].get(value, 0.0))
    ]
    calls.sort(key=lambda c: round(c.red * asked.dial - c.hit - c.red, 9))  # what it costs; a miss costs one step
    pairs = detectors(asked, posterior, odds)
    return Answers(table, tuple(asked.solo), tuple(calls[:CALLS]), tuple(pairs), posterior.entropy)


def values_at(at: Position, posterior: Posterior, cell: Cell) -> dict[int, float]:
    if cell in at.known:  # given away, and remembered
        return {value_of(at.known[cell]): 1.0}
    found = {value: posterior.one_of(at.places[cell], kinds) for value, kinds in sorted(at.kinds.items())}
    return {value: p for value, p in found.items() if p > 0.0}


def detectors(asked: Asked, posterior: Posterior, odds: dict[Cell, dict[int, float]]) -> list[Call]:
    """Where two wires at once are worth most, compared with the best one of the same value and stand."""
    at = asked.at
    found: list[tuple[float, Row, tuple[Cell, ...], int, float]] = []
    for row in asked.rows:
        for value in (v for v in asked.values if v in NUMBERS):
            doubtful = [c for c in row.uncut if 0.0 < odds[c].get(value, 0.0) < CERTAIN]
            likely = sorted(doubtful, key=lambda c: -odds[c][value])[:5]
            best = max((odds[c].get(value, 0.0) for c in row.uncut), default=0.0)
            for two in combinations(sorted(likely), 2):
                hit = either(at, posterior, two, value)
                found.append((hit - best, row, two, value, hit))
    found.sort(key=lambda f: -round(f[0], 9))
    return [
        Call(row.name, tuple(c[1] + 1 for c in two), value, hit, both_red(at, posterior, odds, two), hit - gain)
        for gain, row, two, value, hit in found[:DETECTORS]
        if gain >= WORTH
    ]


def either(at: Position, posterior: Posterior, cells: Sequence[Cell], value: int) -> float:
    places = [at.places[c] for c in cells]
    if len({p.stand for p in places}) == 1:
        return posterior.any_of(places, *at.kinds[value])
    return posterior.chance(*at.holding(cells, (value,)))  # dealt to different stands: one of them has moved


def both_red(at: Position, posterior: Posterior, odds: dict[Cell, dict[int, float]], cells: Sequence[Cell]) -> float:
    if not all(RED in odds[c] for c in cells):
        return 0.0
    return posterior.chance(*(at.without((c,), set(at.kinds) - {RED}) for c in cells))


def plain(found: Answers) -> dict[str, Any]:
    """For JSON: values as the rules name them."""
    words = {13: "yellow", 14: "red"}
    return {
        "stands": [
            {
                "name": s.name,
                "owner": s.owner,
                "cut": list(s.cut),
                "slots": [{words.get(v, str(v)): p for v, p in slot.items()} for slot in s.slots],
            }
            for s in found.stands
        ],
        "solo": [words.get(v, str(v)) for v in found.solo],
        **{
            part: [
                {
                    "stand": c.stand,
                    "slots": list(c.slots),
                    "value": words.get(c.value, str(c.value)),
                    "hit": c.hit,
                    "red": c.red,
                    "alone": c.alone,
                }
                for c in calls
            ]
            for part, calls in (("calls", found.calls), ("detectors", found.detectors))
        },
        "bits": found.bits,
    }
