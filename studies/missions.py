"""How often bots win the missions of Bomb Busters, for every number of players, with intervals.

    python -m studies.missions --bots careful,partner --missions 1,4,8 --seats 4 --games 2000 --plot missions.svg

Everybody at the table is the same bot. Game n of a mission has the same deal for all bots.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from litfuse.arena.results import Plan
from litfuse.arena.run import BUDGET, run
from litfuse.arena.summary import summary
from litfuse.games.bomb_busters.content import MISSIONS


class Line(NamedTuple):
    bot: str
    mission: int
    seats: int
    games: int
    rate: float
    low: float
    high: float
    lost: dict[str, float]


def line(bot: str, mission: int, seats: int, games: int, seed: int, jobs: int) -> Line:
    plan = Plan("bomb-busters", (bot,) * seats, games, seed, {"mission": mission}, fresh=True)
    found = summary(run(plan, jobs, BUDGET, lambda done: None, lambda played, record: None))
    if found.faults:
        raise SystemExit(f"{bot}, mission {mission}: {found.faults[0]}")
    shares = found.shares
    lost = {name.removeprefix("lost_by_"): rate for name, (rate, _, _) in shares.items() if name != "success"}
    return Line(bot, mission, seats, games, *shares["success"], lost)


def numbers(said: str) -> list[int]:
    return [int(n) for n in said.split(",")]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bots", default="careful,partner")
    parser.add_argument("--missions", type=numbers, default=list(MISSIONS))
    parser.add_argument("--seats", type=numbers, default=[2, 3, 4, 5])
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--plot", type=Path)
    wanted = parser.parse_args()
    found: list[Line] = []
    for bot in wanted.bots.split(","):
        for mission in wanted.missions:
            for seats in wanted.seats:
                found.append(new := line(bot, mission, seats, wanted.games, wanted.seed, wanted.jobs))
                lost = ", ".join(f"{cause} {100 * rate:.1f} %" for cause, rate in new.lost.items()) or "never lost"
                said = f"{100 * new.rate:5.1f} % [{100 * new.low:.1f}, {100 * new.high:.1f}]"
                print(f"{bot:8} mission {mission:2}, {seats} players: {said}  {lost}", flush=True)
    if wanted.plot is not None:
        draw(found, wanted.plot)


def draw(found: Sequence[Line], file: Path) -> None:
    from matplotlib.figure import Figure

    bots = list(dict.fromkeys(x.bot for x in found))
    figure = Figure(figsize=(10, 4 * len(bots)), layout="constrained")
    for axes, bot in zip(figure.subplots(len(bots), squeeze=False)[:, 0], bots, strict=True):
        for seats in sorted({x.seats for x in found}):
            here = [x for x in found if x.bot == bot and x.seats == seats]
            rates = [100 * x.rate for x in here]
            off = [[100 * (x.rate - x.low) for x in here], [100 * (x.high - x.rate) for x in here]]
            axes.errorbar(
                [str(x.mission) for x in here], rates, yerr=off, fmt="o-", capsize=3, label=f"{seats} players"
            )
        axes.set_title(bot, loc="left")
        axes.set_xlabel("mission")
        axes.set_ylabel("% won")
        axes.legend()
    figure.savefig(file)


if __name__ == "__main__":
    main()
