"""Scape Goat: 3-6 players, hidden identity; nobody knows whether they are the goat."""

from .actions import Action
from .config import Config
from .game import GAME, ScapeGoat
from .view import View

__all__ = ["GAME", "Action", "Config", "ScapeGoat", "View"]
