"""`litfuse review`: reviews a record, and shows the result as tables, as JSON or as a plot."""

# No `from __future__ import annotations`: the help of an argument is said when the command is put together.

import contextlib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Annotated, NamedTuple

from cyclopts import App
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.text import Text as Styled

from litfuse.arena import plot as drawing
from litfuse.coach.review import Review, summary
from litfuse.coach.words import Reviewed, Summary
from litfuse.coach.work import each
from litfuse.kernel.codec import encode
from litfuse.kernel.records import Header, Part, Seat, text
from litfuse.lang import Voice

from ... import files
from ...errors import OK, BadInput, seen
from ...help_format import about, whole
from ...setup import LONGEST_NAME
from ...shell import Shell
from ..simulate import check_writable, processors
from . import plot, report


class ReviewArguments(NamedTuple):
    """The arguments of the command. Seats count from 1."""

    seat: int | None = None
    step: int | None = None
    jobs: int | None = None  # None: as many as there are processors
    json: bool = False
    plot: Path | None = None


class ReviewFile(Part, kw_only=True):
    """The output of `--json`."""

    game: str
    match: str
    players: tuple[str, ...]
    reviews: tuple[Reviewed, ...]
    summary: Summary | None = None  # of the whole match


def mount(app: App, here: Shell, voice: Voice) -> None:
    """Makes `litfuse review` a command."""

    @app.command(name="review", help=voice.word("cli-review-help"), usage="")
    def _review(
        file: Annotated[Path, about(voice, "cli-help-file")],
        /,
        *,
        seat: Annotated[int | None, about(voice, "cli-review-help-seat", whole)] = None,
        step: Annotated[int | None, about(voice, "cli-review-help-step", whole)] = None,
        jobs: Annotated[int | None, about(voice, "cli-review-help-jobs", whole)] = None,
        json: Annotated[bool, about(voice, "cli-simulate-help-json")] = False,
        plot: Annotated[Path | None, about(voice, "cli-review-help-plot")] = None,
    ) -> int:
        return review(here, file, ReviewArguments(seat, step, jobs, json, plot))


def review(shell: Shell, path: Path, wanted: ReviewArguments) -> int:
    data, record = files.load(path)
    header, match = record.header, record.match
    if not match.over:
        raise BadInput(text("coach-running"))
    whole_match = Review.of(record)
    numbers = chosen(whole_match, wanted)
    jobs = processors() if wanted.jobs is None else wanted.jobs
    if jobs < 1:
        raise BadInput(text("cli-review-bad-jobs", jobs=jobs))
    if wanted.plot is not None:
        drawing.check(wanted.plot)
        check_writable(wanted.plot)
    names = [seen(name)[:LONGEST_NAME] for name in header.players]  # a file may contain anything
    voice = Voice(shell.language, header.game, names)
    found: list[Reviewed] = []
    with progress(shell, voice, len(numbers)) as done:
        for one in each(whole_match, data, numbers, jobs):
            found.append(one)
            done(len(found))
    whole = summary(match, found) if len(numbers) == len(whole_match.sights) else None
    show(shell, voice, wanted, header, tuple(found), whole, whole_match.trainer.camps(match.seats))
    return OK


def chosen(review: Review, wanted: ReviewArguments) -> list[int]:
    """Returns the numbers of the decisions that were asked for. Raises BadInput if there are none."""
    seats = review.match.seats
    if wanted.seat is not None and not 1 <= wanted.seat <= seats:
        raise BadInput(text("no-such-seat", seat=wanted.seat, seats=seats))
    numbers = [
        n
        for n, (step, sight) in enumerate(review.sights)
        if wanted.seat in (None, sight.seat + 1) and wanted.step in (None, step)
    ]
    if wanted.step is not None and not numbers:
        raise BadInput(text("cli-review-no-decision", step=wanted.step))
    return numbers


def show(
    shell: Shell,
    voice: Voice,
    wanted: ReviewArguments,
    header: Header,
    found: tuple[Reviewed, ...],
    whole: Summary | None,
    camps: Sequence[Sequence[Seat]],
) -> None:
    if wanted.json:
        made = ReviewFile(game=header.game, match=header.match, players=header.players, reviews=found, summary=whole)
        shell.console.out(encode(made).decode(), highlight=False)
    elif wanted.step is not None:
        for one in found:
            shell.console.print(report.decision(one, voice))
    else:
        shell.console.print(report.decisions(found, voice))
        if whole is not None:
            shell.console.print(report.account(whole, voice))
    if wanted.plot is not None:
        plot.draw(found, camps, wanted.plot, voice)
        shell.errors.print(Styled(voice.say(text("cli-simulate-plotted", file=f"={wanted.plot}"))))


@contextlib.contextmanager
def progress(shell: Shell, voice: Voice, decisions: int) -> Iterator[Callable[[int], None]]:
    """Shows a progress bar next to the output, if there is a terminal."""
    columns = (TextColumn(voice.word("cli-review-working")), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=shell.errors, transient=True, disable=not shell.errors.is_terminal) as bar:
        task = bar.add_task("", total=decisions)
        yield lambda done: bar.update(task, completed=done)
