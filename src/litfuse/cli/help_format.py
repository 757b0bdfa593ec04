"""What cyclopts puts behind an option in `--help`, in the reader's language."""

from __future__ import annotations

from cyclopts.help import DefaultFormatter, DescriptionRenderer, HelpEntry, HelpPanel, InlineText
from cyclopts.help.specs import ColumnSpec, get_default_parameter_columns
from rich.console import Console, ConsoleOptions, RenderableType
from rich.text import Text as Styled

from litfuse.kernel.records import text
from litfuse.lang import Voice


class Marks(DescriptionRenderer):
    """An option's description and behind it what else is to know."""

    def __init__(self, voice: Voice) -> None:
        super().__init__()
        self.voice = voice

    def __call__(self, entry: HelpEntry) -> RenderableType:
        said = super().__call__(HelpEntry(description=entry.description, choices=entry.choices))
        assert isinstance(said, InlineText)
        marks = [text("cli-help-env", name=f"={', '.join(entry.env_var)}")] if entry.env_var else []
        if entry.default is not None and entry.default != str(False):  # that a switch is off goes without saying
            marks.append(text("cli-help-default", value=f"={entry.default}"))
        if entry.required:
            marks.append(text("cli-help-required"))
        for mark in marks:
            said.append(Styled(f"[{self.voice.say(mark)}]", "dim"))
        return said


class Formatter(DefaultFormatter):
    """Commands as cyclopts shows them, options with our marks."""

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
