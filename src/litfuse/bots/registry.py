"""Which bots play which game, weakest first. The only place that knows them by name."""

from __future__ import annotations

from typing import Final

from litfuse.kernel.errors import BadRecord
from litfuse.kernel.game import AnyGame
from litfuse.kernel.records import text

from .base import Level
from .random import RandomBot

EVERYWHERE: Final = (Level("random", RandomBot),)
LEVELS: Final[dict[str, tuple[Level, ...]]] = {"exploding-kittens": EVERYWHERE}


def levels(game: AnyGame) -> tuple[Level, ...]:
    return LEVELS.get(game.name, EVERYWHERE)


def find(game: AnyGame, name: str) -> Level:
    """The level with this name; BadRecord lists those there are."""
    for level in levels(game):
        if level.name == name:
            return level
    known = ", ".join(level.name for level in levels(game))
    raise BadRecord(text("no-such-bot", name=f"={name}", known=f"={known}"))
