"""The bots of each game, weakest first. The only module that knows them by name."""

from __future__ import annotations

import importlib
import os
import sys
from dataclasses import dataclass
from typing import Final

from litfuse.kernel.errors import BadRecord
from litfuse.kernel.game import AnyGame
from litfuse.kernel.records import Seat, text

from .base import Bot, Level, Maker
from .random import RandomBot


@dataclass(frozen=True)
class LazyBot:
    """A bot class of this package, imported only when it is used, because some need numpy, which loads slowly."""

    module: str
    name: str

    def load(self) -> Maker:
        made: Maker = getattr(importlib.import_module(f".{self.module}", __package__), self.name)
        return made

    def __call__(self, game: AnyGame, seat: Seat, key: bytes, standing_in: bool) -> Bot:
        return self.load()(game, seat, key, standing_in)


EVERYWHERE: Final = (Level("random", RandomBot, every_step=False),)
LEVELS: Final[dict[str, tuple[Level, ...]]] = {
    "bomb-busters": (
        *EVERYWHERE,
        Level("greedy", LazyBot("bomb_busters.player", "GreedyBot"), every_step=False),
        Level("careful", LazyBot("bomb_busters.player", "CarefulBot"), takes_offers=True, usual=True, every_step=False),
        Level("partner", LazyBot("bomb_busters.player", "PartnerBot"), takes_offers=True, every_step=False),
    ),
    "exploding-kittens": (
        *EVERYWHERE,
        Level("expert", LazyBot("exploding_kittens.expert", "ExpertBot"), usual=True, every_step=False),
        Level("thinker", LazyBot("exploding_kittens.rollout", "RolloutBot"), every_step=False),
    ),
    "scape-goat": (
        Level("random", LazyBot("scape_goat.random", "RandomGoatBot"), every_step=False),
        Level(
            "collector",
            LazyBot("scape_goat.collector", "CollectorBot"),
            takes_offers=True,
            listens=True,
            usual=True,
            every_step=False,
        ),
        Level(
            "detective",
            LazyBot("scape_goat.bayes", "BayesBot"),
            takes_offers=True,
            listens=True,
            every_step=False,
        ),
    ),
}

# Former names of levels, which stored tables and scripts may still use.
FORMER: Final = {"rollout": "thinker", "bayes": "detective"}


def levels(game: AnyGame) -> tuple[Level, ...]:
    return LEVELS.get(game.name, EVERYWHERE)


def loaded(level: Level) -> Level:
    """Returns the same level with its module imported, so that making its bots is as fast as it can be."""
    return level._replace(makes=level.makes.load()) if isinstance(level.makes, LazyBot) else level


def usual(game: AnyGame) -> Level:
    """Returns the default level of a chair: one that newcomers can beat."""
    here = levels(game)
    return next((level for level in here if level.usual), here[0])


def find(game: AnyGame, name: str) -> Level:
    """Returns the level with this name, or for the class named by `module:Class`; raises BadRecord if there is none."""
    return from_module(name) if ":" in name else known(game, name)


def known(game: AnyGame, name: str) -> Level:
    """Returns the level with this name.

    Servers use this: names come from strangers, who must not choose what is imported.
    """
    name = FORMER.get(name, name)
    for level in levels(game):
        if level.name == name:
            return level
    names = ", ".join(level.name for level in levels(game))
    raise BadRecord(text("no-such-bot", name=f"={name}", known=f"={names}"))


def from_module(name: str) -> Level:
    """Returns a level for a class of the user's own, from an importable module or the current folder.

    The class has the signature of `RandomBot`, and may set `takes_offers`, `listens` and `every_step`.
    """
    module, _, attribute = name.partition(":")
    here = os.getcwd()
    if here not in sys.path:
        sys.path.append(here)  # last, so that a file there hides no other module
    try:
        found = importlib.import_module(module)
    except (Exception, SystemExit) as error:  # a user's module can fail in any way
        what = f"{type(error).__name__}: {error}"
        raise BadRecord(text("bot-module-fails", module=f"={module}", what=f"={what}")) from error
    made = getattr(found, attribute, None)
    if made is None:
        raise BadRecord(text("bot-class-missing", module=f"={module}", name=f"={attribute}"))
    if not callable(made) or not all(callable(getattr(made, method, None)) for method in ("see", "answer")):
        raise BadRecord(text("bot-class-wrong", name=f"={name}"))
    wants = {
        n: bool(getattr(made, n, d)) for n, d in (("takes_offers", False), ("listens", False), ("every_step", True))
    }
    return Level(name, made, **wants)
