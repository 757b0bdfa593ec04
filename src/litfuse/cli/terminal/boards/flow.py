"""Items side by side, as many on a line as fit; an item breaks only if it is longer than a line."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text as Styled


class Flow:
    def __init__(self, things: Sequence[Styled], gap: int = 1) -> None:
        self.things = things
        self.gap = gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Styled()
        for thing in self.things:
            if line and line.cell_len + self.gap + thing.cell_len > options.max_width:
                yield line
                line = Styled()
            if line:
                line.append(" " * self.gap)
            line.append_text(thing)
        if line:
            yield line
