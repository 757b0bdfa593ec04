"""The rules of the game by topic, in the reader's language: `?` lists the topics, `?2` shows the second."""

from __future__ import annotations

import re
from typing import Final

from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Styled

from .screen import SPARK, Screen

_ASKED: Final = re.compile(r"\? ?(\d{1,3})\Z")


def asked(line: str) -> int | None:
    """Returns the number of the topic that this line asks for, None if it asks for none."""
    found = _ASKED.match(line)
    return int(found[1]) if found else None


def contents(screen: Screen) -> None:
    """Shows the numbered topics, and how to read one."""
    names = screen.voice.topics
    if not names:
        return
    screen.say("cli-topics", most=len(names))
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", style=SPARK)
    for number, name in enumerate(names, 1):
        grid.add_row(f" ?{number}", Styled(screen.voice.word(f"rules-{name}")))
    screen.show(grid)


def topic(screen: Screen, number: int) -> None:
    names = screen.voice.topics
    if not 1 <= number <= len(names):
        screen.say("cli-no-such-topic", most=len(names))
        return
    name = names[number - 1]
    screen.title(screen.voice.word(f"rules-{name}"))
    for paragraph in screen.voice.word(f"rules-{name}.text").splitlines():
        screen.show(Padding(Styled(paragraph), (0, 0, 0, 2), expand=False))
