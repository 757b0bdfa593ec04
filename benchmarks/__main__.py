"""python -m benchmarks: random play beside OpenSpiel's hanabi, and what frames, knowledge and records cost."""

from __future__ import annotations

import argparse
import cProfile
import os
import platform
import pstats
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

import litfuse
from litfuse.games.registry import GAMES
from litfuse.kernel.game import AnyGame

from . import hanabi
from .measure import Spread, Work, rate, slices
from .workloads import Workload, plays, seats_of, workloads


class Result(msgspec.Struct, omit_defaults=True):
    """One line of the table. `ratio` is to the yardstick, measured in alternation in the same run."""

    game: str
    seats: int
    work: str
    unit: str
    per_second: Spread
    ratio: Spread | None = None


class Report(msgspec.Struct):
    litfuse: str
    python: str
    machine: str
    slices: int
    seconds: float
    yardstick: str | None
    results: list[Result]


def measured(game: AnyGame, todo: Workload, yardstick: Work | None, count: int, seconds: float) -> Result:
    compare = yardstick if todo.play else None
    got = list(slices(todo.work, compare, count, seconds))
    ratios = [ratio for _, ratio in got if ratio is not None]
    per_second = Spread.of([per_second for per_second, _ in got])
    ratio = Spread.of(ratios) if ratios else None
    return Result(game.name, seats_of(game), todo.name, todo.unit, per_second, ratio)


def tables(report: Report) -> Iterator[Table]:
    for name in dict.fromkeys(r.game for r in report.results):
        mine = [r for r in report.results if r.game == name]
        out = Table("work", box=SIMPLE_HEAD, title=f"{name}, {mine[0].seats} seats")
        for column in ("a second", "quartiles", "µs each", "ratio", "quartiles"):
            out.add_column(column, justify="right")
        for r in mine:
            speed, ratio = r.per_second, r.ratio
            row = [f"{r.work} ({r.unit})", short(speed.middle), f"{short(speed.low)}-{short(speed.high)}"]
            row.append(f"{1e6 / speed.middle:.2f}")
            row += [f"{ratio.middle:.2f}", f"{ratio.low:.2f}-{ratio.high:.2f}"] if ratio else ["", ""]
            out.add_row(*row)
        yield out


def short(number: float) -> str:
    return f"{number / 1000:,.1f}k" if number < 1e6 else f"{number / 1e6:,.2f}M"


def profile(games: Sequence[AnyGame], seconds: float) -> None:
    """Where the time of random play goes: the functions that take most themselves."""
    for game in games:
        for todo in plays(game):
            print(f"{game.name}, {todo.name}")
            profiler = cProfile.Profile()
            todo.work()
            profiler.runcall(rate, todo.work, seconds)
            pstats.Stats(profiler).strip_dirs().sort_stats("tottime").print_stats(25)


def arguments(args: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"all of them by default: {', '.join(GAMES)}")
    parser.add_argument("--quick", action="store_true", help="few short slices: a look, not a measurement")
    parser.add_argument("--slices", type=int, help="of each workload")
    parser.add_argument("--seconds", type=float, help="of CPU time in each slice")
    parser.add_argument("--only", metavar="WORK", help="workloads whose name holds this")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results there too")
    parser.add_argument("--profile", action="store_true", help="show where the time goes instead")
    out = parser.parse_args(args)
    if strangers := [name for name in out.games if name not in GAMES]:
        parser.error(f"no such game: {', '.join(strangers)}; there are {', '.join(GAMES)}")
    out.slices = out.slices or (3 if out.quick else 9)
    out.seconds = out.seconds or (0.1 if out.quick else 0.4)
    return out


def results(games: Sequence[AnyGame], yardstick: Work | None, args: argparse.Namespace) -> Iterator[Result]:
    for game in games:
        for todo in workloads(game):
            if not args.only or args.only in todo.name:
                yield measured(game, todo, yardstick, args.slices, args.seconds)


def main(argv: Sequence[str] | None = None) -> int:
    args = arguments(argv)
    console = Console()
    games = [GAMES[name] for name in args.games or GAMES]
    if args.profile:
        profile(games, args.seconds)
        return 0
    try:
        yardstick: Work | None = hanabi.random_play()
    except hanabi.Missing:
        yardstick = None
        console.print("OpenSpiel is not installed, so there is nothing to compare with; `make bench` installs it.")
    report = Report(
        litfuse.__version__,
        platform.python_version(),
        f"{platform.machine()}, {os.cpu_count()} cores",
        args.slices,
        args.seconds,
        hanabi.name() if yardstick else None,
        list(results(games, yardstick, args)),
    )
    for out in tables(report):
        console.print(out)
    console.print(f"Medians of {report.slices} slices of {report.seconds:g} s of own CPU time.", end=" ")
    if report.yardstick:
        console.print(f"Ratios are to random play of {report.yardstick}, each slice between two of it.", end="")
    console.print()
    if args.json:
        args.json.write_bytes(msgspec.json.format(msgspec.json.encode(report)) + b"\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
