"""python -m benchmarks.odds: how long exact odds take at the start of mission 8 of Bomb Busters.

Milliseconds of processor time, the median of several deals: for a seat all odds of all hidden wires; for a spectator,
who sees no hand, one world. Before the first token is set, and after the last.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from statistics import median
from time import process_time

from litfuse.games.bomb_busters.knowledge.evidence import Position, position
from litfuse.games.registry import GAMES
from litfuse.inference.drawing import draw
from litfuse.inference.posterior import Posterior
from litfuse.kernel.fairness import seed_from
from litfuse.kernel.match import AnyMatch, Match
from litfuse.kernel.records import SPECTATOR, Viewer
from litfuse.kernel.rng import Stream
from litfuse.kernel.told import told

GAME = GAMES["bomb-busters"]


def start(seats: int, number: int, tokens: bool) -> AnyMatch:
    match: AnyMatch = Match.start(GAME, seats, seed_from(f"odds/{number}"), GAME.types.config(mission=8))
    luck = Stream(f"odds/{number}".encode())
    while tokens and match.owed[0].kind == "token":
        match = match.play(match.owed[0], match.options(match.owed[0]).sample(luck))
    return match


def seen(match: AnyMatch, viewer: Viewer) -> Position:
    heard = told(match, viewer)
    return position(heard.frame.view, heard.known.clues if heard.known else None)


def timed(work: Callable[[Position], object], positions: list[Position]) -> float:
    spent = []
    for at in positions:
        begun = process_time()
        work(at)
        spent.append(1000 * (process_time() - begun))
    return median(spent)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=15)
    deals = range(parser.parse_args().deals)
    for seats in GAME.seats:
        for tokens in (False, True):
            matches = [start(seats, number, tokens) for number in deals]
            odds = timed(lambda at: Posterior(at.problem).odds, [seen(m, 0) for m in matches])
            world = timed(lambda at: draw(at.problem, Stream(b"world"), "deal"), [seen(m, SPECTATOR) for m in matches])
            when = "with tokens" if tokens else "no token yet"
            print(f"{seats} players, {when}: odds of a seat {odds:.1f} ms, world of a spectator {world:.1f} ms")


if __name__ == "__main__":
    main()
