"""Are the odds of Bomb Busters true? Calls of a policy that says nothing, by what was foretold and what came.

    python -m studies.calibration --calls 20000 --plot calibration.svg

A call points at any uncut wire of a teammate and names any held value, both at random: nobody's play is evidence.
Every call is foretold by the exact odds of the seat that makes it, from its view and what it remembers.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from litfuse.arena.statistics import wilson
from litfuse.games.bomb_busters.actions import DualCut
from litfuse.games.bomb_busters.knowledge.evidence import uncut
from litfuse.games.bomb_busters.odds import Odds
from litfuse.games.bomb_busters.view import Shown, View
from litfuse.games.bomb_busters.words import RED, Call, Cell, value_of
from litfuse.games.registry import GAMES
from litfuse.kernel.fairness import seed_from
from litfuse.kernel.match import AnyMatch, Match
from litfuse.kernel.rng import Stream
from litfuse.kernel.told import Perspective

GAME = GAMES["bomb-busters"]
MISSIONS = (1, 4, 8)
BINS = 10


class Foretold(NamedTuple):
    chance: float
    came: bool


def calls(mission: int, seats: int, number: int) -> Iterator[Foretold]:
    """Every call of one game."""
    name = f"calibration/{mission}/{seats}/{number}"
    match: AnyMatch = Match.start(GAME, seats, seed_from(name), GAME.types.config(mission=mission))
    luck = Stream(name.encode())
    perspectives = [Perspective(GAME, seat) for seat in range(seats)]
    for perspective in perspectives:
        perspective.advance(match)
    while not match.over:
        decision = match.owed[0]
        view: View = match.view(decision.seat)
        if decision.kind == "turn" and (call := at_random(view, decision.seat, luck)) is not None:
            known = perspectives[decision.seat].known
            chance = Odds(view, known).call(call.cell, call.call.value).hit
            s, slot = call.cell
            yield Foretold(chance, match.state.stands[s].wires[slot].value == call.call.value)
            match = match.play(decision, call)
        else:
            match = match.play(decision, match.options(decision).sample(luck))
        for perspective in perspectives:
            perspective.advance(match)


def at_random(view: View, seat: int, luck: Stream) -> DualCut | None:
    """A Dual Cut without help; None: there is nobody to point at, or nothing to call."""
    held: dict[int, list[Cell]] = {}
    for s, slot in uncut(view, seat):
        wire = view.stands[s].wires[slot]
        assert isinstance(wire, Shown)
        held.setdefault(value_of(wire.key), []).append((s, slot))
    values = sorted(held.keys() - {RED})
    targets = [c for s in {stand.owner for stand in view.stands} - {seat} for c in uncut(view, s)]
    if not values or not targets:
        return None
    value = values[luck.below("value", len(values))]
    own = held[value][luck.below("own", len(held[value]))]
    return DualCut(sorted(targets)[luck.below("target", len(targets))], Call(value, own))


def gathered(most: int) -> list[Foretold]:
    found: list[Foretold] = []
    number = 0
    while len(found) < most:
        for mission in MISSIONS:
            found += calls(mission, 3 + number % 3, number)
        number += 1
    return found[:most]


def rows(found: list[Foretold]) -> Iterator[tuple[float, float, int, int]]:
    """For each tenth of the odds: mean foretold, rate that came, how many, how many came."""
    for step in range(BINS):
        here = [f for f in found if min(BINS - 1, int(f.chance * BINS)) == step]
        if here:
            came = sum(f.came for f in here)
            yield sum(f.chance for f in here) / len(here), came / len(here), len(here), came


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--calls", type=int, default=20_000)
    parser.add_argument("--plot", type=Path)
    wanted = parser.parse_args()
    found = gathered(wanted.calls)
    print("foretold  came     interval          calls")
    for foretold, rate, count, came in rows(found):
        low, high = wilson(came, count)
        print(f"{100 * foretold:6.2f} %  {100 * rate:6.2f} %  {100 * low:6.2f} - {100 * high:6.2f} %  {count}")
    foretold = sum(f.chance for f in found) / len(found)
    rate = sum(f.came for f in found) / len(found)
    print(f"all: {100 * foretold:.2f} % foretold, {100 * rate:.2f} % came, {100 * (rate - foretold):+.2f} points")
    if wanted.plot is not None:
        draw(found, wanted.plot)


def draw(found: list[Foretold], file: Path) -> None:
    from matplotlib.figure import Figure

    points = list(rows(found))
    figure = Figure(figsize=(5, 5), layout="constrained")
    axes = figure.add_subplot()
    axes.plot([0, 1], [0, 1], color="#999999")
    for foretold, rate, count, came in points:
        low, high = wilson(came, count)
        axes.errorbar([foretold], [rate], yerr=[[rate - low], [high - rate]], fmt="o", color="#4c72b0", capsize=3)
    axes.set_xlabel("foretold")
    axes.set_ylabel("came")
    figure.savefig(file)


if __name__ == "__main__":
    main()
