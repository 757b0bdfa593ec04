"""Bomb Busters: 2-5 players defuse a bomb together. Missions are data; their special rules are mechanisms."""

from .actions import Action
from .config import Config
from .game import GAME, BombBusters
from .view import View

__all__ = ["GAME", "Action", "BombBusters", "Config", "View"]
