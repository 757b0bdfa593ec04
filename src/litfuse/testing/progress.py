"""The progress of a long run: a bar if rich is installed and a person is watching, else a line now and then."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

Show = Callable[[int, int, Callable[[], str]], None]  # done, failed, and a function that returns the line
EVERY = 10.0  # seconds between two lines


@contextmanager
def progress(total: int) -> Iterator[Show]:
    """Shows on stderr how many of `total` are done."""
    with _bar(total) if sys.stderr.isatty() and _rich() else _lines() as show:
        yield show


def _rich() -> bool:
    try:
        import rich.progress  # noqa: F401
    except ImportError:
        return False
    return True


@contextmanager
def _lines() -> Iterator[Show]:
    last = time.monotonic()

    def show(done: int, failed: int, line: Callable[[], str]) -> None:
        nonlocal last
        if time.monotonic() - last >= EVERY:
            last = time.monotonic()
            print(line(), file=sys.stderr, flush=True)

    yield show


@contextmanager
def _bar(total: int) -> Iterator[Show]:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task("", total=total)

        def show(done: int, failed: int, line: Callable[[], str]) -> None:
            bar.update(task, completed=done, description=f"{failed} failed")

        yield show
