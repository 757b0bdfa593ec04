"""Exploding Kittens, original edition: 2-5 players, last one standing."""

from .actions import Action
from .config import Config
from .game import GAME, ExplodingKittens
from .view import View

__all__ = ["GAME", "Action", "Config", "ExplodingKittens", "View"]
