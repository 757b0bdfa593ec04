"""How good the belief "I am the goat" is: log-loss against the prior 1/n and calibration, drawn (`make belief`).

    python -m studies.goat_belief --players 4 --rounds 2 --plot build/belief.svg

Plays games among the shipped bots with seeds that the fit has not seen and takes every seat's belief at its first move
after one round. Prints the log-loss beside that of the prior, and the mean distance between what was believed and what
was so, over bins of ten points weighed by how many fell into them; and how the games ended.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import log
from pathlib import Path

from litfuse.bots.base import AnyFrame
from litfuse.bots.scape_goat.weights import BAYES
from litfuse.kernel.records import Decision

from .goat_games import Game, Keeper, games, rate, sit

BINS = 10


class Watched(Keeper):
    """Keeps turn and belief at each of its moves."""

    def keep(self, frame: AnyFrame, decision: Decision) -> None:
        if decision.kind == "move":
            self.kept.append((frame.view.turns, self.belief_at(frame.view)))


def after(found: Sequence[Game], players: int, rounds: int) -> list[tuple[float, bool]]:
    """Belief and truth of each seat at its first move after so many rounds."""
    pairs = []
    for game in found:
        for seat, kept in game.kept.items():
            later = [belief for turn, belief in kept if turn > rounds * players]
            if later:
                pairs.append((later[0], seat == game.facts["goat"]))
    return pairs


def log_loss(pairs: Sequence[tuple[float, bool]]) -> float:
    return -sum(log(max(1e-12, p if so else 1 - p)) for p, so in pairs) / len(pairs)


def binned(pairs: Sequence[tuple[float, bool]]) -> list[tuple[float, float, int]]:
    """Mean belief, how often it was so, and how many, of each bin that is not empty."""
    bins: list[list[tuple[float, bool]]] = [[] for _ in range(BINS)]
    for p, so in pairs:
        bins[min(BINS - 1, int(p * BINS))].append((p, so))
    return [(sum(p for p, _ in b) / len(b), sum(so for _, so in b) / len(b), len(b)) for b in bins if b]


def draw(lines: dict[str, list[tuple[float, float, int]]], file: Path) -> None:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(6, 6), layout="constrained")
    axes = figure.add_subplot()
    axes.plot([0, 1], [0, 1], color="#999999", linestyle="--")
    for name, bins in lines.items():
        axes.plot([b[0] for b in bins], [b[1] for b in bins], marker="o", label=name)
    axes.set_xlabel("P(I am the goat), as believed")
    axes.set_ylabel("how often it was so")
    axes.legend(frameon=False)
    file.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(file, metadata={"Date": None} if file.suffix == ".svg" else None)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, nargs="*", default=[3, 4, 5, 6])
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=5000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--plot", type=Path)
    given = parser.parse_args()
    sit("watched", Watched)
    lines = {}
    for n in given.players:
        found = games([("watched",) * n], given.games, given.seed, dict(BAYES), given.jobs, f"{n} players")
        pairs = after(found, n, given.rounds)
        goats = sum(so for _, so in pairs)
        prior = log_loss([(1 / n, so) for _, so in pairs])
        loss = log_loss(pairs)
        bins = binned(pairs)
        off = sum(abs(p - so) * k for p, so, k in bins) / len(pairs)
        print(
            f"{n} players: {len(pairs)} beliefs ({goats} goats), log-loss {loss:.4f}, prior {prior:.4f} "
            f"({100 * (loss / prior - 1):+.1f} %), calibration off by {100 * off:.1f} points; goat won "
            f"{100 * rate(found, 'goat_won'):.1f} %, wrong surrenders {100 * rate(found, 'wrong_surrender'):.1f} %, "
            f"longest {max(game.facts['turns'] for game in found)} turns"
        )
        lines[f"{n} players"] = bins
    if given.plot:
        draw(lines, given.plot)


if __name__ == "__main__":
    main()
