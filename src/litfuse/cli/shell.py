"""The surroundings of a command: a terminal, or what a test uses instead."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable
from typing import IO, NamedTuple

from rich.console import Console

from litfuse.lang import Voice

from .terminal.screen import Screen


class Shell(NamedTuple):
    console: Console
    errors: Console
    read: Callable[[str], str]
    language: str
    interactive: bool = False  # whether there is a person to ask before the match

    def voice(self) -> Voice:
        return Voice(self.language)

    def screen(self, voice: Voice | None = None) -> Screen:
        return Screen(self.console, self.read, voice or self.voice())


class _Console(Console):
    def on_broken_pipe(self) -> None:
        """Rich would end the program; the runner of the command handles this instead."""
        raise BrokenPipeError


def console(file: IO[str], color: bool) -> Console:
    """Returns a console that shows texts as they are: nothing in a name is markup, nothing is coloured by guessing."""
    return _Console(file=file, no_color=None if color else True, highlight=False, markup=False, emoji=False)


def from_terminal(prompt: str) -> str:
    """Reads a line from the keyboard. Typed lines are not remembered, because the next person could look them up."""
    with contextlib.suppress(ImportError, AttributeError):  # some systems lack it
        import readline

        readline.set_auto_history(False)
    return input(prompt)


def careful(stream: IO[str]) -> None:
    """Replaces characters that the terminal cannot show, and invalid bytes, by question marks."""
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="replace")


def standard(language: str, color: bool) -> Shell:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        careful(stream)
    there = sys.stdin.isatty() and sys.stdout.isatty()
    return Shell(console(sys.stdout, color), console(sys.stderr, color), from_terminal, language, there)
