"""Which bots play which game, weakest first. The only place that knows them by name."""

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
    """A class of bots in here whose module is imported when it is wanted: some need numpy, which takes its time."""

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

# Names that levels had before, in stored tables and in scripts.
FORMER: Final = {"rollout": "thinker", "bayes": "detective"}


def levels(game: AnyGame) -> tuple[Level, ...]:
    return LEVELS.get(game.name, EVERYWHERE)


def loaded(level: Level) -> Level:
    """The same level with its module imported, so that making its bots takes no longer than it must."""
    return level._replace(makes=level.makes.load()) if isinstance(level.makes, LazyBot) else level


def usual(game: AnyGame) -> Level:
    """The level of a chair about which nobody said anything: one that newcomers can beat."""
    here = levels(game)
    return next((level for level in here if level.usual), here[0])


def find(game: AnyGame, name: str) -> Level:
    """The level with this name, or the class that `module:Class` names; BadRecord if there is none such."""
    return from_module(name) if ":" in name else known(game, name)


def known(game: AnyGame, name: str) -> Level:
    """The level with this name. A server asks here: strangers choose names, and must not choose what is imported."""
    name = FORMER.get(name, name)
    for level in levels(game):
        if level.name == name:
            return level
    names = ", ".join(level.name for level in levels(game))
    raise BadRecord(text("no-such-bot", name=f"={name}", known=f"={names}"))


def from_module(name: str) -> Level:
    """A bot of one's own, from a module that can be imported here or lies in the current folder.

    The class is called like `RandomBot`; `takes_offers`, `listens` and `every_step` may be set in it.
    """
    module, _, attribute = name.partition(":")
    here = os.getcwd()
    if here not in sys.path:
        sys.path.append(here)  # behind everything else, so that a file in here hides no other module
    try:
        found = importlib.import_module(module)
    except (Exception, SystemExit) as error:  # a module of one's own can go wrong in any way
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
