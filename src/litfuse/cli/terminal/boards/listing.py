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
        for label, value in rows(frame.view):
            grid.add_row(Styled(label), Styled(value))
        return grid

    def help(self, voice: Voice) -> RenderableType | None:
        return None

    def notes(self, voice: Voice, known: object) -> None:
        return None


def rows(value: Any, label: str = "") -> Iterator[tuple[str, str]]:
    """Yields records and lists of records one field a line, a list of plain values on one line."""
    if isinstance(value, msgspec.Struct) and value.__struct_fields__:
        for name in value.__struct_fields__:
            yield from rows(getattr(value, name), f"{label}.{kebab(name)}" if label else kebab(name))
    elif isinstance(value, tuple) and any(isinstance(v, msgspec.Struct | tuple) for v in value):
        for i, inner in enumerate(value, 1):
            yield from rows(inner, f"{label}.{i}")
    elif isinstance(value, tuple | dict):
        yield label, " ".join(map(str, value)) or "-"
    elif isinstance(value, msgspec.Struct):
        yield label, kebab(str(value.__struct_config__.tag or ""))
    else:
        yield label, "-" if value is None else str(value)
