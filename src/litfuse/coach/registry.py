"""What the coach has to know of each game. The only place that knows them by name."""

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
    """A question, and what the coach says about it."""

    def options(self) -> list[Any]:
        """Answers worth naming."""
        ...

    def figures(self, action: Any) -> dict[str, int]:
        """Chances that go with an answer and that the seat could have worked out."""
        ...

    def knew(self) -> Knew: ...


class Trainer(Protocol):
    """The coach of one game."""

    effort: Effort

    def reviews(self, sight: Sight) -> bool:
        """Is there anything to say about such a decision?"""
        ...

    def camps(self, seats: int) -> tuple[tuple[Seat, ...], ...]:
        """Who win and lose together."""
        ...

    def study(self, sight: Sight) -> GameStudy: ...


TRAINERS: Final = {
    "bomb-busters": "bomb_busters",
    "exploding-kittens": "exploding_kittens",
    "scape-goat": "scape_goat",
}


def trainer(game: AnyGame) -> Trainer:
    """Imports what it needs only now: the odds need numpy."""
    name = TRAINERS.get(game.name)
    if name is None:
        raise BadRecord(text("coach-unknown-game", game=f"={game.name}"))
    found: Trainer = importlib.import_module(f".{name}", __package__).TRAINER
    return found
