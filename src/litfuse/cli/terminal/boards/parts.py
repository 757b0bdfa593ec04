"""Parts that the boards of several games share."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text as Styled

from litfuse.kernel.records import Seat, text
from litfuse.lang import Voice

QUIET: Final = "dim"
SPARK: Final = "bold bright_red"


def named(voice: Voice, seat: Seat) -> Styled:
    """The name of a seat; the viewer's own is highlighted."""
    if seat != voice.me:
        return Styled(voice.seat(seat))
    return Styled.assemble((voice.seat(seat), "bold"), f" ({voice.word('cli-you')})")


def eyes_only(voice: Voice, cards: int, what: RenderableType) -> Panel:
    """A panel for what other people at the screen must not see: the viewer's hand, and what belongs to it."""
    title = Styled(voice.say(text("cli-hand", count=cards)), "bold")
    return Panel(what, title=title, title_align="left", border_style="yellow")
