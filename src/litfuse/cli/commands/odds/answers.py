"""The answers about a position: the odds of every hidden wire, the best calls, the best places for a detector."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from litfuse.games.bomb_busters.odds import CallOdds, PositionOdds
from litfuse.games.bomb_busters.words import Cell
from litfuse.inference import NoWorld
from litfuse.kernel.records import Part, text

from ...errors import BadInput

CALLS = 8
DETECTORS = 3


class ShownCall(Part, omit_defaults=False):
    """A call: point at these slots of a stand and call the value."""

    stand: str
    slots: tuple[int, ...]  # from 1
    value: int
    hit: float
    red: float  # probability that all are red, so that the bomb explodes
    alone: float  # probability for the best single slot of the stand


class ShownStand(Part, omit_defaults=False):
    name: str
    owner: str  # its owner, and whether it is a second stand; empty if unknown
    cut: tuple[int, ...]  # slots whose wires are cut, from 1
    slots: tuple[dict[int, float], ...]  # for every wire its possible values; 13 yellow, 14 red


class Answers(Part, omit_defaults=False):
    stands: tuple[ShownStand, ...]
    solo: tuple[int, ...]  # values of possible Solo Cuts
    calls: tuple[ShownCall, ...]
    detectors: tuple[ShownCall, ...]
    bits: float  # entropy of everything hidden


class NamedStand(NamedTuple):
    """Another player's stand, and its name for people."""

    name: str
    owner: str
    cells: Sequence[Cell]  # all its wires, from the left


class OddsRequest(NamedTuple):
    odds: PositionOdds
    stands: Sequence[NamedStand]
    values: Sequence[int]  # values that may be called
    solo: Sequence[int]
    dial: int  # steps left, which an explosion costs


def answers(asked: OddsRequest) -> Answers:
    """Returns the answers. Raises BadInput if the position is impossible."""
    odds = asked.odds
    names = {cell: stand.name for stand in asked.stands for cell in stand.cells}
    uncut = {cell for row in odds.others for cell in row}

    def shown(calls: Sequence[CallOdds]) -> tuple[ShownCall, ...]:
        return tuple(
            ShownCall(
                stand=names[call.cells[0]],
                slots=tuple(slot + 1 for _, slot in call.cells),
                value=call.value,
                hit=call.hit,
                red=call.red,
                alone=call.alone,
            )
            for call in calls
        )

    try:
        return Answers(
            stands=tuple(
                ShownStand(
                    name=stand.name,
                    owner=stand.owner,
                    cut=tuple(cell[1] + 1 for cell in stand.cells if cell not in uncut),
                    slots=tuple({v: p for v, p in enumerate(odds.wire(cell)) if p > 0.0} for cell in stand.cells),
                )
                for stand in asked.stands
            ),
            solo=tuple(asked.solo),
            calls=shown(odds.best_calls(asked.values, asked.dial, CALLS)),
            detectors=shown(odds.best_pairs(asked.values, DETECTORS)),
            bits=odds.entropy,
        )
    except NoWorld as error:
        raise BadInput(text("cli-odds-no-world")) from error


def plain(found: Answers) -> dict[str, Any]:
    """Returns the answers for JSON, with values named as in the rules."""
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
