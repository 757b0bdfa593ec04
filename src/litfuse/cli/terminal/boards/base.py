"""The interface of every board."""

from __future__ import annotations

from typing import Any, Protocol, TypeAlias

from rich.console import RenderableType

from litfuse.kernel.records import Frame
from litfuse.lang import Voice

AnyFrame: TypeAlias = Frame[Any]


class GameBoard(Protocol):
    """Draws what a frame shows and nothing else. Never uses colour alone."""

    def table(self, voice: Voice, frame: AnyFrame) -> RenderableType:
        """Returns the table as the viewer of this frame sees it."""
        ...

    def help(self, voice: Voice) -> RenderableType | None:
        """Returns what the pieces do."""
        ...

    def notes(self, voice: Voice, known: Any) -> RenderableType | None:
        """Returns what the viewer knows for certain beyond the board; None if this game has no notepad here."""
        ...
