"""How the view of a game is drawn in a terminal. A game without a board of its own gets a plain listing."""

from __future__ import annotations

from typing import Final

from litfuse.kernel.game import AnyGame

from .base import GameBoard
from .bomb_busters import BombBoard
from .exploding_kittens import KittensBoard
from .listing import Listing
from .scape_goat import GoatBoard

BOARDS: Final[dict[str, GameBoard]] = {
    "exploding-kittens": KittensBoard(),
    "bomb-busters": BombBoard(),
    "scape-goat": GoatBoard(),
}
LISTING: Final = Listing()


def board(game: AnyGame) -> GameBoard:
    return BOARDS.get(game.name, LISTING)


__all__ = ["GameBoard", "board"]
