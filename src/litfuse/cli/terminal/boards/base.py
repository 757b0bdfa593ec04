"""The shape of every board."""

from __future__ import annotations

from typing import Any, Protocol, TypeAlias

from rich.console import RenderableType

from litfuse.kernel.records import Frame
from litfuse.lang import Voice

AnyFrame: TypeAlias = Frame[Any]


class GameBoard(Protocol):
    """Draws what a frame shows and nothing else. Never by colour alone."""

    def table(self, voice: Voice, frame: AnyFrame) -> RenderableType:
        """The table as the viewer of this frame sees it."""
        ...

    def help(self, voice: Voice) -> RenderableType | None:
        """What the pieces do."""
        ...

    def notes(self, voice: Voice, known: Any) -> RenderableType | None:
        """What the viewer knows for certain beyond the board; None if this game keeps no notepad in a terminal."""
        ...
