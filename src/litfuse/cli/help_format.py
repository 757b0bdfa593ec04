"""The help of a command in the reader's language: the help of arguments, and the notes that cyclopts adds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cyclopts import Parameter, Token
from cyclopts.help import DefaultFormatter, DescriptionRenderer, HelpEntry, HelpPanel, InlineText
from cyclopts.help.specs import ColumnSpec, get_default_parameter_columns
from rich.console import Console, ConsoleOptions, RenderableType
from rich.text import Text as Styled

from litfuse.kernel.records import text
from litfuse.lang import Voice


def about(voice: Voice, key: str, converter: Callable[..., Any] | None = None) -> Parameter:
    """Returns an argument whose help is the message `key`."""
    return Parameter(help=voice.word(key), show_default=False, negative=(), converter=converter)


def whole(kind: type, tokens: Sequence[Token]) -> int:
    """Converts to a whole number; otherwise cyclopts would round."""
    return int(tokens[0].value)


class Marks(DescriptionRenderer):
    """An option's description, followed by what else there is to know."""

    def __init__(self, voice: Voice) -> None:
        super().__init__()
        self.voice = voice

    def __call__(self, entry: HelpEntry) -> RenderableType:
        said = super().__call__(HelpEntry(description=entry.description, choices=entry.choices))
        assert isinstance(said, InlineText)
        marks = [text("cli-help-env", name=f"={', '.join(entry.env_var)}")] if entry.env_var else []
        if entry.default is not None and entry.default != str(False):  # a switch is off unless given
            marks.append(text("cli-help-default", value=f"={entry.default}"))
        if entry.required:
            marks.append(text("cli-help-required"))
        for mark in marks:
            said.append(Styled(f"[{self.voice.say(mark)}]", "dim"))
        return said


class Formatter(DefaultFormatter):
    """Shows commands as cyclopts does, and options with our marks."""

    def __init__(self, voice: Voice) -> None:
        super().__init__()
        marks = Marks(voice)

        def columns(console: Console, options: ConsoleOptions, entries: list[HelpEntry]) -> tuple[ColumnSpec, ...]:
            *first, _ = get_default_parameter_columns(console, options, entries)
            return (*first, ColumnSpec(renderer=marks, overflow="fold"))

        self.options = DefaultFormatter(column_specs=columns)

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        if panel.format == "command":
            super().__call__(console, options, panel)
        else:
            self.options(console, options, panel)
