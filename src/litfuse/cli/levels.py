"""Bots to play against: listing them, and asking which one to use."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text as Styled

from litfuse.bots import registry as bots
from litfuse.bots.base import Level
from litfuse.kernel.game import AnyGame
from litfuse.lang import Voice

from .shell import Shell
from .terminal.screen import QUIET, SPARK


def listed(game: AnyGame, voice: Voice, numbered: bool = False) -> Table:
    """Returns a table with a line for each, weakest first."""
    grid = Table.grid(padding=(0, 2))
    for i, level in enumerate(bots.levels(game), 1):
        mark = f" {i} {level.name}" if numbered else f"  {level.name}"
        grid.add_row(Styled(mark, "bold" if numbered else ""), Styled(voice.word(f"level-{level.name}"), QUIET))
    return grid


def wanted(shell: Shell, game: AnyGame) -> Level:
    """Returns the level for the empty chairs: asks if a person is there, else takes the default."""
    usual = bots.usual(game)
    levels = bots.levels(game)
    if not shell.interactive or len(levels) == 1:
        return usual
    voice = Voice(shell.language, game.name)
    screen = shell.screen(voice)
    screen.say("cli-which-bots", SPARK)
    screen.show(listed(game, voice, numbered=True))
    while True:
        screen.say("cli-which-bots-enter", QUIET, usual=f"={usual.name}")
        answer = screen.ask().casefold()
        if not answer:
            return usual
        for i, level in enumerate(levels, 1):
            if answer in (str(i), level.name):
                return level
