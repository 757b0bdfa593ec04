"""Somebody at the keyboard: runs the command with typed lines, without a terminal."""

from __future__ import annotations

import io
import random
from collections.abc import Callable, Iterable
from typing import NamedTuple

from litfuse.cli import main
from litfuse.cli.shell import Shell, console

Reader = Callable[[str], str]  # what stands on the screen since the last line -> the next line


class Result(NamedTuple):
    status: int
    out: str
    err: str


class Paper(io.StringIO):
    """Remembers what came since it was last torn off."""

    def __init__(self) -> None:
        super().__init__()
        self.since: list[str] = []

    def write(self, said: str) -> int:
        self.since.append(said)
        return super().write(said)

    def torn(self) -> str:
        since = "".join(self.since)
        self.since.clear()
        return since


class Terminal:
    """A screen of some width, and who types."""

    def __init__(self, reader: Reader, width: int = 80, terminal: bool = False) -> None:
        self.out = Paper()
        self.err = Paper()
        self.reader = reader
        self.shell = Shell(console(self.out, False), console(self.err, False), self.read, "en")
        for c in (self.shell.console, self.shell.errors):
            c.width = width
            c._force_terminal = terminal
            c.legacy_windows = False

    def read(self, prompt: str) -> str:
        line = self.reader(self.out.torn() + prompt)
        self.out.write(f"{prompt}{line}\n")
        self.out.torn()
        return line

    def run(self, *argv: str, **environ: str) -> Result:
        status = main.run(argv, environ, self.shell)
        return Result(status, self.out.getvalue(), self.err.getvalue())


def typed(lines: Iterable[str]) -> Reader:
    """These lines, then the end of input."""
    left = iter(lines)

    def read(shown: str) -> str:
        for line in left:
            return line
        raise EOFError

    return read


def litfuse(*argv: str, lines: Iterable[str] = (), width: int = 80, **environ: str) -> Result:
    return Terminal(typed(lines), width).run(*argv, **environ)


class Monkey:
    """Types numbers, sets of numbers, yes and no, without looking: what does not fit is asked again."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.typed = 0

    def __call__(self, shown: str) -> str:
        self.typed += 1
        assert self.typed < 5000, "the match does not end"
        kind = self.rng.randrange(10)
        if kind < 6:
            return str(self.rng.choice((1, 1, 2, 2, 3, 4, 5, 6, 7, 8)))
        if kind < 8:
            return " ".join(map(str, self.rng.sample(range(1, 8), 5)))
        return "y" if kind == 8 else ""
