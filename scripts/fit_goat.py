"""Fits how the bots of Scape Goat weigh evidence, by self-play: `bots/scape_goat/weights.json`.

The same arguments give the same file.

    python scripts/fit_goat.py --players 4 --games 1000 --rounds 2

Each round plays games with the weights so far, keeps what every seat had counted at each of its moves, and fits the
log-likelihood ratios by logistic regression: prior 1/n as a fixed offset, a ridge against signs that are seldom seen.
Three games in four are among the bots themselves, one has a single one of them among collectors. Then the risk in the
nerves is set so that the goat wins about as often as wanted.
"""

from __future__ import annotations

import argparse
import multiprocessing
from collections.abc import Sequence
from math import log
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
from msgspec.structs import replace
from rich.progress import track

from litfuse.arena.play import Table
from litfuse.arena.results import Plan
from litfuse.bots import registry
from litfuse.bots.base import Answer, AnyFrame, Level, Say
from litfuse.bots.scape_goat import bayes, weights
from litfuse.bots.scape_goat.bayes import BayesBot
from litfuse.bots.scape_goat.evidence import NAMES
from litfuse.bots.scape_goat.weights import Weights

FILE = Path(__file__).parent.parent / "src" / "litfuse" / "bots" / "scape_goat" / "weights.json"
RIDGE = 2.0
CONFIG = {"decoder": "direct", "turn_cap": 200}


class Moment(NamedTuple):
    """What a seat had counted when it was asked to move."""

    turn: int
    counts: tuple[int, ...]
    belief: float


class Watched(BayesBot):
    """Keeps its moments."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.moments: list[Moment] = []

    def answer(self, frame: AnyFrame) -> Answer | Say | None:
        decision = self.asked(frame)
        if decision is not None and decision.kind == "move":
            moment = Moment(frame.view.turns, tuple(self.evidence.counts), self.belief)
            if not self.moments or self.moments[-1].turn != moment.turn:
                self.moments.append(moment)
        return super().answer(frame)


class Game(NamedTuple):
    facts: dict[str, int]
    goat: str  # the level of who was the goat
    seats: tuple[tuple[bool, tuple[Moment, ...]], ...]  # of each watched seat: was it the goat, and its moments


registry.LEVELS["scape-goat"] = (
    *registry.LEVELS["scape-goat"],
    Level("watched", Watched, takes_offers=True, listens=True, every_step=False),
)


def played(job: tuple[tuple[str, ...], int, int, dict[int, Weights]]) -> Game:
    """One game. The weights come along, for each process has its own."""
    lineup, seed, number, used = job
    bayes.BAYES.clear()
    bayes.BAYES.update(used)
    plan = Plan("scape-goat", lineup, number + 1, seed, CONFIG)
    sitting = Table(plan, clock=lambda: 0.0).sitting(number)  # what they cost is not asked here, and asking costs much
    sitting.play()
    outcome = sitting.match.outcome
    assert outcome is not None
    goat = outcome.facts["goat"]
    bots = [(chair.seat, chair._bot) for chair in sitting.chairs]
    seats = tuple((s == goat, tuple(bot.moments)) for s, bot in bots if isinstance(bot, Watched))
    return Game(outcome.facts, sitting.chairs[goat].level.name, seats)


def games(
    lineups: Sequence[tuple[str, ...]], count: int, seed: int, used: dict[int, Weights], jobs: int, what: str
) -> list[Game]:
    """So many games, the line-ups by turns."""
    todo = [(lineups[i % len(lineups)], seed, i // len(lineups), used) for i in range(count)]
    with multiprocessing.get_context("fork").Pool(jobs) as pool:
        return list(track(pool.imap(played, todo, chunksize=4), what, total=count))


def fitted(found: Sequence[Game], players: int) -> dict[str, float]:
    """Logistic regression by Newton's method."""
    rows = [(m.counts, goat) for game in found for goat, moments in game.seats for m in moments]
    x = np.array([counts for counts, _ in rows], dtype=float)
    y = np.array([goat for _, goat in rows], dtype=float)
    w = np.zeros(len(NAMES))
    for _ in range(12):
        p = 1 / (1 + np.exp(-np.clip(x @ w - log(players - 1), -30, 30)))
        slope = x.T @ (y - p) - RIDGE * w
        bend = (x * (p * (1 - p))[:, None]).T @ x + RIDGE * np.eye(len(w))
        w = w + np.linalg.solve(bend, slope)
    return {name: round(float(v), 3) for name, v in zip(NAMES, w, strict=True) if abs(v) >= 0.02}


def rate(found: Sequence[Game], fact: str) -> float:
    return sum(game.facts[fact] for game in found) / len(found)


def lineups(players: int) -> list[tuple[str, ...]]:
    own = ("watched",) * players
    return [own, own, own, ("watched", *("collector",) * (players - 1))]


def tuned(used: dict[int, Weights], players: int, count: int, seed: int, jobs: int, goal: float) -> float:
    """The risk at which the goat wins as often as this; more risk, earlier to the cops."""
    low, high = 0.005, 0.4
    for step in range(5):
        risk = (low * high) ** 0.5
        here = used[players]
        trial = {**used, players: replace(here, nerve=replace(here.nerve, risk=risk))}
        found = games([("watched",) * players], count, seed + step, trial, jobs, f"risk {risk:.3f}")
        print(f"  risk {risk:.3f}: goat {rate(found, 'goat_won'):.3f}, wrong {rate(found, 'wrong_surrender'):.3f}")
        low, high = (risk, high) if rate(found, "goat_won") < goal else (low, risk)
    return round((low * high) ** 0.5, 4)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, nargs="*", default=[3, 4, 5, 6])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--style", default="{}", help="changes to the style, as JSON")
    parser.add_argument("--nerve", default="{}", help="changes to the nerves, as JSON")
    parser.add_argument("--goal", type=float, default=0.0, help="how often the goat should win; 0 leaves the nerves")
    parser.add_argument("--file", type=Path, default=FILE, help="where the weights go")
    given = parser.parse_args()
    used = dict(weights.BAYES)
    for n in given.players:
        style = replace(used[n].style, **msgspec.json.decode(given.style))
        used[n] = replace(used[n], style=style, nerve=replace(used[n].nerve, **msgspec.json.decode(given.nerve)))
        for step in range(given.rounds):
            seed = given.seed + 100 * step
            found = games(lineups(n), given.games, seed, used, given.jobs, f"{n} players, round {step + 1}")
            used[n] = replace(used[n], signs=fitted(found, n))
            own = [g for g in found if len(g.seats) == n]
            alone = [g for g in found if len(g.seats) == 1 and g.goat == "watched"]
            print(
                f"  {len(found)} games, goat {rate(own, 'goat_won'):.3f}, wrong {rate(own, 'wrong_surrender'):.3f}, "
                f"turns {rate(own, 'turns'):.1f}, goat among collectors {rate(alone or own, 'goat_won'):.3f}"
            )
        if given.goal:
            risk = tuned(used, n, given.games // 2, given.seed + 900, given.jobs, given.goal)
            used[n] = replace(used[n], nerve=replace(used[n].nerve, risk=risk))
    given.file.write_bytes(msgspec.json.format(msgspec.json.encode(used), indent=1) + b"\n")


if __name__ == "__main__":
    main()
