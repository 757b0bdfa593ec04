"""The coach for Exploding Kittens: every seat for itself, with the worlds and the fast model of the searching bot."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from litfuse.bots.exploding_kittens.rollout import RolloutBot, candidates
from litfuse.games.exploding_kittens.actions import Decline, Defuse, DrawCard
from litfuse.games.exploding_kittens.view import View
from litfuse.kernel.menus import ways
from litfuse.kernel.records import Seat, Told
from litfuse.kernel.rng import Rng, Stream

from .sight import Sight
from .weighing import Effort, Played
from .words import CERTAIN, Knew
from .worlds import every

NOBODY: Final = -1
EFFORT: Final = Effort(worlds=600, batch=150, confirm=1000)


class KittenStudy:
    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.view: View = sight.view
        bot = RolloutBot(sight.game, sight.seat, b"coach")
        bot.see(Told(0, sight.tick, sight.told, sight.frame, sight.known))
        self.outlook = bot.outlook(self.view)
        self.outlook.memory = self.outlook.memory._replace(wary=NOBODY)  # experts play on, also in this seat

    def options(self) -> list[Any]:
        sight = self.sight
        if sight.decision.kind == "kitten":
            return [Defuse(), Decline()]
        if not sight.decision.owed:
            return [sight.taken, None]
        return candidates(sight.decision.kind, self.view, self.outlook.odds)

    def world(self, rng: Rng) -> Any:
        return self.outlook.world(rng)

    def worlds(self, most: int) -> list[tuple[Any, float]] | None:
        if self.outlook.suspicion.places:
            return None
        return every(self.outlook.world, most)

    def play_on(self, world: Any, action: Any, luck: str) -> Played:
        seed = Stream(luck).below("model", 1 << 32)
        model = self.outlook.model(world, seed)
        won = model.run(self.view.ask, self.sight.seat, action)
        lucky = model.luck.getstate() != Random(seed).getstate()
        return Played(float(won == self.sight.seat), 1, lucky)

    def figures(self, action: Any) -> dict[str, int]:
        return {"kitten": self._kitten} if isinstance(action, DrawCard) else {}

    @property
    def _kitten(self) -> int:
        return round(self.outlook.kitten * CERTAIN)

    def knew(self) -> Knew:
        return Knew("kitten", self._kitten)


class KittenTrainer:
    def __init__(self, effort: Effort = EFFORT) -> None:
        self.effort = effort

    def reviews(self, sight: Sight) -> bool:
        return sum(map(ways, sight.menu)) > 1 or not sight.decision.owed

    def camps(self, seats: int) -> tuple[tuple[Seat, ...], ...]:
        return tuple((seat,) for seat in range(seats))

    def study(self, sight: Sight) -> KittenStudy:
        return KittenStudy(sight)


TRAINER: Final = KittenTrainer()
