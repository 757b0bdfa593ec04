"""What a command has around it: a terminal, or what a test puts in its place."""

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
    interactive: bool = False  # a person is there who can be asked before the match

    def voice(self) -> Voice:
        return Voice(self.language)

    def screen(self, voice: Voice | None = None) -> Screen:
        return Screen(self.console, self.read, voice or self.voice())


class _Console(Console):
    def on_broken_pipe(self) -> None:
        """Rich would end the program; whoever runs the command does that."""
        raise BrokenPipeError


def console(file: IO[str], color: bool) -> Console:
    """Texts are shown as they are: nothing in a name is markup, and nothing is guessed at and coloured."""
    return _Console(file=file, no_color=None if color else True, highlight=False, markup=False, emoji=False)


def from_terminal(prompt: str) -> str:
    """A line from the keyboard. Nothing typed is remembered: the next person could look it up."""
    with contextlib.suppress(ImportError, AttributeError):  # not on every system
        import readline

        readline.set_auto_history(False)
    return input(prompt)


def careful(stream: IO[str]) -> None:
    """Characters that the terminal does not have become question marks, and so do bytes that are no characters."""
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="replace")


def standard(language: str, color: bool) -> Shell:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        careful(stream)
    there = sys.stdin.isatty() and sys.stdout.isatty()
    return Shell(console(sys.stdout, color), console(sys.stderr, color), from_terminal, language, there)
