"""Litfuse: games of hidden information as pure engines that leak nothing. Begin with `start`."""

from __future__ import annotations

from .games.registry import GAMES, find
from .kernel import fairness
from .kernel.errors import (
    BadConfig,
    BadRecord,
    IllegalAction,
    LitfuseError,
    NotAdmitted,
    RulesBug,
    StaleAnswer,
    set_wording,
)
from .kernel.match import AnyMatch, Match
from .kernel.playout import Playout
from .kernel.records import Decision, Outcome

__version__ = "0.1.0"
__all__ = [
    "BadConfig",
    "BadRecord",
    "Decision",
    "IllegalAction",
    "LitfuseError",
    "Match",
    "NotAdmitted",
    "Outcome",
    "Playout",
    "RulesBug",
    "StaleAnswer",
    "game_names",
    "start",
]


def _in_english(error: LitfuseError) -> str:
    from .lang import explained  # imported late: it reads language files, which most programs never need

    return explained(error)


set_wording(_in_english)


def game_names() -> tuple[str, ...]:
    """The names of the games."""
    return tuple(GAMES)


def start(game: str, *, seats: int, seed: int | str = 0, **options: object) -> AnyMatch:
    """Returns a new match of a game. The same seed and options give the same deal; for play among strangers use the
    server.

    Options are the game's own (`litfuse.start("exploding-kittens", seats=3, stacking=True)`).
    """
    from .kernel.codec import codec

    found = find(game)
    config = codec(found).config.convert(options)
    return Match.start(found, seats, fairness.match_key(fairness.seed_from(seed), "", ()), config)
