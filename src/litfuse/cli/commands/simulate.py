"""`litfuse simulate`: plays many games among bots, and says how sure the result is."""

# No `from __future__ import annotations`: the help of an argument is said when the command is put together.

import contextlib
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Annotated, Final, NamedTuple

import msgspec
from cyclopts import App
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.text import Text as Styled

from litfuse.arena import plot, report, reports
from litfuse.arena.results import Plan, PlayedGame
from litfuse.arena.run import BUDGET, run
from litfuse.arena.summary import Summary, summary
from litfuse.bots import registry as bots
from litfuse.games import registry
from litfuse.kernel.records import text
from litfuse.lang import Voice

from .. import setup
from ..errors import INTERRUPTED, OK, BadInput
from ..help_format import about
from ..shell import Shell

REPORT: Final = "report.json"  # next to the records
GAMES: Final = 1000


class SimulateArguments(NamedTuple):
    """The arguments of the command."""

    game: str
    bots: Sequence[str]
    games: int = GAMES
    jobs: int | None = None  # None: as many as there are processors
    seed: int = 0
    options: Sequence[str] = ()
    budget: float = BUDGET
    json: bool = False
    plot: Path | None = None
    keep: Path | None = None


def simulate(shell: Shell, wanted: SimulateArguments) -> int:
    plan = planned(wanted)
    jobs = processors() if wanted.jobs is None else wanted.jobs
    if wanted.plot is not None:
        plot.check(wanted.plot)
        check_writable(wanted.plot)
    if wanted.keep is not None:
        make_folder(wanted.keep)
    voice = Voice(shell.language, plan.game)
    with progress(shell, voice, plan.games) as advance:
        played = run(plan, jobs, wanted.budget, advance, keeper(wanted.keep))
    result = summary(played)
    show(shell, voice, wanted, result)
    return INTERRUPTED if result.interrupted else OK


def mount(app: App, here: Shell, voice: Voice) -> None:
    """Makes `litfuse simulate` a command."""

    @app.command(name="simulate", help=voice.word("cli-simulate-help"), usage="")
    def _simulate(
        game: Annotated[str, about(voice, "cli-help-game")],
        /,
        *,
        bots: Annotated[str, about(voice, "cli-simulate-help-bots")],
        games: Annotated[int, about(voice, "cli-simulate-help-games")] = GAMES,
        jobs: Annotated[int | None, about(voice, "cli-simulate-help-jobs")] = None,
        seed: Annotated[int, about(voice, "cli-simulate-help-seed")] = 0,
        option: Annotated[tuple[str, ...], about(voice, "cli-help-option")] = (),
        budget: Annotated[float, about(voice, "cli-simulate-help-budget")] = BUDGET,
        json: Annotated[bool, about(voice, "cli-simulate-help-json")] = False,
        plot: Annotated[Path | None, about(voice, "cli-simulate-help-plot")] = None,
        keep: Annotated[Path | None, about(voice, "cli-simulate-help-keep")] = None,
    ) -> int:
        names = [name for name in bots.split(",") if name.strip()]
        return simulate(here, SimulateArguments(game, names, games, jobs, seed, option, budget, json, plot, keep))


def planned(wanted: SimulateArguments) -> Plan:
    """Returns what is to be played. Raises BadInput or BadRecord if it cannot be."""
    game = registry.find(wanted.game)
    if wanted.games < 1:
        raise BadInput(text("cli-simulate-bad-games", games=wanted.games))
    if wanted.jobs is not None and wanted.jobs < 1:
        raise BadInput(text("cli-simulate-bad-jobs", jobs=wanted.jobs))
    if not wanted.budget > 0:
        raise BadInput(text("cli-simulate-bad-budget", seconds=f"={wanted.budget:g}"))
    config = setup.config(game, wanted.options)
    with contextlib.redirect_stdout(sys.stderr):  # a module of one's own may print when it is imported
        names = [bots.find(game, name.strip()).name for name in wanted.bots]
    if len(names) not in game.seats:
        least, most = game.seats[0], game.seats[-1]
        raise BadInput(text("cli-simulate-bad-bots", bots=len(names), least=least, most=most))
    return Plan(
        game.name,
        tuple(names),
        wanted.games,
        wanted.seed,
        msgspec.to_builtins(config),
        keep=wanted.keep is not None,
        fresh=reports.won_together(game.name) and len(set(names)) == 1,
    )


def processors() -> int:
    """How many this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def check_writable(file: Path) -> None:
    """BadInput if this file cannot be written; asked before hours of play."""
    folder = file.parent
    fits = os.access(file, os.W_OK) and file.is_file() if file.exists() else os.access(folder, os.W_OK)
    if not folder.is_dir() or not fits:
        raise BadInput(text("cli-simulate-unwritable", file=f"={file}"))


def make_folder(folder: Path) -> None:
    """An empty folder for the records: those of two runs are not to be mixed up."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise BadInput(text("cli-simulate-folder-full", folder=f"={folder}"))
    except OSError as error:
        raise BadInput(text("cli-simulate-unwritable", file=f"={folder}")) from error
    check_writable(folder / REPORT)


def keeper(folder: Path | None) -> Callable[[PlayedGame, bytes], None]:
    """Writes the record of a game, under its number."""
    if folder is None:
        return lambda played, record: None

    def keep(played: PlayedGame, record: bytes) -> None:
        file = folder / f"game-{played.number:06}.jsonl"
        try:
            file.write_bytes(record)
        except OSError as error:
            raise BadInput(text("cli-simulate-unwritable", file=f"={file}")) from error

    return keep


@contextlib.contextmanager
def progress(shell: Shell, voice: Voice, games: int) -> Iterator[Callable[[int], None]]:
    """A bar beside the output, where there is a terminal to see it."""
    columns = (
        TextColumn(voice.word("cli-simulate-playing")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    hidden = not shell.errors.is_terminal
    with Progress(*columns, console=shell.errors, transient=True, disable=hidden) as bar:
        task = bar.add_task("", total=games)
        yield lambda done: bar.update(task, completed=done)


def show(shell: Shell, voice: Voice, wanted: SimulateArguments, result: Summary) -> None:
    json = result.json().decode()
    if wanted.json:
        shell.console.out(json, highlight=False)
        for line in (*report.interruption(result, voice.say), *report.faults(result, voice.say)):
            shell.errors.print(Styled(line))
    else:
        shell.console.print(report.shown(result, voice.say))
    if wanted.keep is not None:
        (wanted.keep / REPORT).write_text(f"{json}\n", "utf-8")
        count = sum(1 for _ in wanted.keep.glob("game-*.jsonl"))
        shell.errors.print(Styled(voice.say(text("cli-simulate-kept", count=count, folder=f"={wanted.keep}"))))
    if wanted.plot is not None:
        plot.draw(result, wanted.plot, voice.say)
        shell.errors.print(Styled(voice.say(text("cli-simulate-plotted", file=f"={wanted.plot}"))))
