"""How often bots win the missions of Bomb Busters, for every number of players, with intervals.

    python -m studies.missions --bots careful,partner --missions 1,4,8 --seats 4 --games 2000 --plot missions.svg

Everybody at the table is the same bot. Game n of a mission has the same deal for all bots. The games go round: ten of
each line of the table, then the next ten, so a study that is stopped has played as many of all. With `--kept FILE` each
game is a line of a file; a study that is begun again goes on where the file ends.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from time import process_time
from typing import Final, NamedTuple

from litfuse.arena.play import Contest
from litfuse.arena.results import Plan
from litfuse.arena.statistics import wilson
from litfuse.games.bomb_busters.content import MISSIONS

ROUND: Final = 10  # games of a line before the next line has its turn


class Cell(NamedTuple):
    """A mission, a number of players and a bot that are played again and again."""

    bot: str
    mission: int
    seats: int


class Game(NamedTuple):
    cell: Cell
    number: int
    ending: str
    seconds: float  # of processor time for all bots together
    slowest: float  # of processor time for one call of a bot
    decisions: int

    @property
    def won(self) -> bool:
        return self.ending == "success"


class Line(NamedTuple):
    cell: Cell
    games: int
    rate: float
    low: float
    high: float
    lost: dict[str, float]
    slowest: float


class Stopwatch:
    """A clock that remembers the longest time between two looks at it: at the start and at the end of a call."""

    def __init__(self) -> None:
        self.longest = 0.0
        self._begun: float | None = None

    def __call__(self) -> float:
        now = process_time()
        if self._begun is None:
            self._begun = now
        else:
            self.longest = max(self.longest, now - self._begun)
            self._begun = None
        return now


@cache
def contest(cell: Cell, seed: int) -> tuple[Contest, Stopwatch]:
    """The games of a cell; any number of them can be played."""
    watch = Stopwatch()
    plan = Plan("bomb-busters", (cell.bot,) * cell.seats, 1, seed, {"mission": cell.mission}, fresh=True)
    return Contest(plan, watch), watch


def played(cell: Cell, seed: int, number: int) -> Game:
    here, watch = contest(cell, seed)
    watch.longest = 0.0
    game, _ = here.play(number)
    if game.fault is not None or game.outcome is None:
        raise RuntimeError(f"{cell}, game {number}: {game.fault}")
    ending = "success" if game.outcome.winners else game.outcome.reason.key.removeprefix("end-")
    seconds, decisions = (sum(c.seconds for c in game.costs), sum(c.decisions for c in game.costs))
    return Game(cell, number, ending, seconds, watch.longest, decisions)


def batch(cell: Cell, seed: int, numbers: Sequence[int]) -> list[Game]:
    return [played(cell, seed, n) for n in numbers]


def rounds(cells: Sequence[Cell], games: int, done: Iterable[Game]) -> Iterator[tuple[Cell, list[int]]]:
    """What is still to be played, in turn."""
    there = {(g.cell, g.number) for g in done}
    for first in range(0, games, ROUND):
        for cell in cells:
            wanted = [n for n in range(first, min(first + ROUND, games)) if (cell, n) not in there]
            if wanted:
                yield cell, wanted


def kept(file: Path) -> list[Game]:
    if not file.exists():
        return []
    return [Game(Cell(*cell), *rest) for cell, *rest in map(json.loads, file.read_text().splitlines())]


def play(cells: Sequence[Cell], games: int, seed: int, jobs: int, file: Path | None = None) -> list[Game]:
    """Plays what the file does not have yet, and adds it there. With `jobs=0` in this process."""
    found = kept(file) if file else []
    wanted = set(cells)
    with ExitStack() as stack:
        todo = [(cell, seed, numbers) for cell, numbers in rounds(cells, games, found)]
        run = stack.enter_context(ProcessPoolExecutor(jobs)).map if jobs else map
        out = stack.enter_context(file.open("a")) if file else None
        for new in run(batch, *zip(*todo, strict=True)) if todo else ():
            found += new
            if out:
                out.writelines(f"{json.dumps(g)}\n" for g in new)
                out.flush()
    return [g for g in found if g.cell in wanted and g.number < games]


def lines(games: Iterable[Game]) -> list[Line]:
    by_cell: dict[Cell, list[Game]] = {}
    for game in games:
        by_cell.setdefault(game.cell, []).append(game)
    return [line(cell, found) for cell, found in sorted(by_cell.items())]


def line(cell: Cell, games: Sequence[Game]) -> Line:
    endings = Counter(g.ending for g in games)
    won = endings.pop("success", 0)
    lost = {cause: count / len(games) for cause, count in endings.most_common()}
    return Line(cell, len(games), won / len(games), *wilson(won, len(games)), lost, max(g.slowest for g in games))


def said(line: Line) -> str:
    """A line of the table, as it is printed."""
    bot, mission, seats = line.cell
    rate = f"{100 * line.rate:5.1f} % [{100 * line.low:.1f}, {100 * line.high:.1f}]"
    lost = ", ".join(f"{cause} {100 * share:.1f} %" for cause, share in line.lost.items()) or "never lost"
    return f"{bot:8} mission {mission:2}, {seats} players: {rate} of {line.games}  {lost}; slowest {line.slowest:.2f} s"


def numbers(given: str) -> list[int]:
    return [int(n) for n in given.split(",")]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bots", default="careful,partner")
    parser.add_argument("--missions", type=numbers, default=list(MISSIONS))
    parser.add_argument("--seats", type=numbers, default=[2, 3, 4, 5])
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--kept", type=Path, help="a file with a line for each game; goes on where it ends")
    parser.add_argument("--plot", type=Path)
    wanted = parser.parse_args()
    cells = [
        Cell(bot, mission, seats)
        for bot in wanted.bots.split(",")
        for mission in wanted.missions
        for seats in wanted.seats
        if seats in MISSIONS[mission].seats
    ]
    found = lines(play(cells, wanted.games, wanted.seed, wanted.jobs, wanted.kept))
    for each in found:
        print(said(each))
    if wanted.plot is not None:
        draw(found, wanted.plot)


def draw(found: Sequence[Line], file: Path) -> None:
    from matplotlib.figure import Figure

    bots = list(dict.fromkeys(x.cell.bot for x in found))
    figure = Figure(figsize=(16, 4 * len(bots)), layout="constrained")
    for axes, bot in zip(figure.subplots(len(bots), squeeze=False)[:, 0], bots, strict=True):
        for seats in sorted({x.cell.seats for x in found}):
            here = [x for x in found if (x.cell.bot, x.cell.seats) == (bot, seats)]
            rates = [100 * x.rate for x in here]
            off = [[100 * (x.rate - x.low) for x in here], [100 * (x.high - x.rate) for x in here]]
            axes.errorbar(
                [str(x.cell.mission) for x in here], rates, yerr=off, fmt="o-", capsize=3, label=f"{seats} players"
            )
        axes.set_title(bot, loc="left")
        axes.set_xlabel("mission")
        axes.set_ylabel("% won")
        axes.legend()
    figure.savefig(file)


if __name__ == "__main__":
    main()
