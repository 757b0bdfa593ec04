"""The only module that knows all games by name."""

from __future__ import annotations

from typing import Final

from litfuse.kernel.errors import BadRecord
from litfuse.kernel.game import AnyGame
from litfuse.kernel.records import text

from . import bomb_busters, exploding_kittens, scape_goat

GAMES: Final[dict[str, AnyGame]] = {g.name: g for g in (exploding_kittens.GAME, bomb_busters.GAME, scape_goat.GAME)}


def find(name: str) -> AnyGame:
    """Returns the game with this name; raises BadRecord, which lists the known games, if there is none."""
    game = GAMES.get(name)
    if game is None:
        raise BadRecord(text("no-such-game", name=f"={name}", known="=" + ", ".join(GAMES)))
    return game
