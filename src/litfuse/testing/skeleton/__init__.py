"""High Card, the game to copy: small, complete, and laid out like every package in `litfuse.games`."""

from .actions import Action
from .config import Config
from .game import GAME, HighCard
from .view import View

__all__ = ["GAME", "Action", "Config", "HighCard", "View"]
