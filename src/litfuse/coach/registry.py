"""What the coach needs to know about each game. The only module of it that knows games by name."""

from __future__ import annotations

import importlib
from typing import Any, Final, Protocol

from litfuse.kernel.errors import BadRecord
from litfuse.kernel.game import AnyGame
from litfuse.kernel.records import Seat, text

from .sight import Sight
from .weighing import Effort, Study
from .words import Knew


class GameStudy(Study, Protocol):
    """One question, and what the coach says about it."""

    def options(self) -> list[Any]:
        """Returns the answers to compare."""
        ...

    def figures(self, action: Any) -> dict[str, int]:
        """Returns probabilities for an answer that the seat could have computed."""
        ...

    def knew(self) -> Knew: ...


class Trainer(Protocol):
    """The coach of one game."""

    effort: Effort

    def reviews(self, sight: Sight) -> bool:
        """Returns whether there is anything to say about such a decision."""
        ...

    def camps(self, seats: int) -> tuple[tuple[Seat, ...], ...]:
        """Returns the groups of seats that win and lose together."""
        ...

    def study(self, sight: Sight) -> GameStudy: ...


TRAINERS: Final = {
    "bomb-busters": "bomb_busters",
    "exploding-kittens": "exploding_kittens",
    "scape-goat": "scape_goat",
}


def trainer(game: AnyGame) -> Trainer:
    """Returns the game's trainer. Imports it only now, because the odds need numpy."""
    name = TRAINERS.get(game.name)
    if name is None:
        raise BadRecord(text("coach-unknown-game", game=f"={game.name}"))
    found: Trainer = importlib.import_module(f".{name}", __package__).TRAINER
    return found
