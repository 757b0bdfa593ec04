"""Bots to play against: which there are, how each thinks, and which one it shall be."""

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
    """A line each, weakest first."""
    grid = Table.grid(padding=(0, 2))
    for i, level in enumerate(bots.levels(game), 1):
        mark = f" {i} {level.name}" if numbered else f"  {level.name}"
        grid.add_row(Styled(mark, "bold" if numbered else ""), Styled(voice.word(f"level-{level.name}"), QUIET))
    return grid


def wanted(shell: Shell, game: AnyGame) -> Level:
    """The level of the empty chairs: asked for if somebody is there, else the usual one."""
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
