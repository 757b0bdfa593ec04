"""Matches to be reviewed, made in a moment."""

from __future__ import annotations

from typing import Any

from litfuse.arena.play import Contest
from litfuse.arena.results import Plan
from litfuse.coach.registry import GameStudy, Trainer
from litfuse.coach.sight import Sight, sights
from litfuse.coach.weighing import Effort
from litfuse.games import registry
from litfuse.kernel import archive
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.records import Seat

QUICK = Effort(worlds=4, batch=4, confirm=4, exact=4)


class With:
    """A trainer that takes less trouble, or more."""

    def __init__(self, trainer: Trainer, effort: Effort = QUICK) -> None:
        self._trainer = trainer
        self.effort = effort

    def reviews(self, sight: Sight) -> bool:
        return self._trainer.reviews(sight)

    def camps(self, seats: int) -> tuple[tuple[Seat, ...], ...]:
        return self._trainer.camps(seats)

    def study(self, sight: Sight) -> GameStudy:
        return self._trainer.study(sight)


def played(game: str, bots: str, number: int = 0, **config: Any) -> AnyMatch:
    """A finished match among these bots, read back from its record."""
    plan = Plan(game, tuple(bots.split()), number + 1, seed=1, config=config, keep=True, fresh=True)
    result, record = Contest(plan).play(number)
    assert result.fault is None
    return archive.read(record, registry.find).match


def last_sight(match: AnyMatch) -> Sight:
    """Returns the sight of the seat that made the last step, as it was before that step."""
    *_, (_, sight) = sights(match, match.entry.seat)
    return sight
