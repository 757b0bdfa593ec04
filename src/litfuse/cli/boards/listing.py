"""A board for any game: the fields of its view with their names."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Styled

from litfuse.kernel.texts import kebab
from litfuse.lang import Voice

from .base import AnyFrame


class Listing:
    def table(self, voice: Voice, frame: AnyFrame) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="bold")
        for label, value in rows(msgspec.to_builtins(frame.view)):
            grid.add_row(Styled(label), Styled(value))
        return grid

    def help(self, voice: Voice) -> RenderableType | None:
        return None


def rows(value: Any, label: str = "") -> Iterator[tuple[str, str]]:
    """Records and lists of records one field a line; a list of plain values in one."""
    if isinstance(value, dict) and value:
        for name, inner in value.items():
            yield from rows(inner, f"{label}.{kebab(str(name))}" if label else kebab(str(name)))
    elif isinstance(value, list) and any(isinstance(v, dict | list) for v in value):
        for i, inner in enumerate(value, 1):
            yield from rows(inner, f"{label}.{i}")
    elif isinstance(value, list | dict):
        yield label, " ".join(map(str, value)) or "-"
    else:
        yield label, "-" if value is None else str(value)
