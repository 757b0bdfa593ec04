"""What the boards of several games have in common."""

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
    """The name of a seat; one's own is told apart."""
    if seat != voice.me:
        return Styled(voice.seat(seat))
    return Styled.assemble((voice.seat(seat), "bold"), f" ({voice.word('cli-you')})")


def eyes_only(voice: Voice, cards: int, what: RenderableType) -> Panel:
    """What nobody else at the screen may see: the own hand, and whatever belongs to it."""
    title = Styled(voice.say(text("cli-hand", count=cards)), "bold")
    return Panel(what, title=title, title_align="left", border_style="yellow")
