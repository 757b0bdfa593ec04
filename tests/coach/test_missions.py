"""Every question of every mission can be reviewed, also one that no bot has learnt to answer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from litfuse.coach.bomb_busters import TRAINER
from litfuse.coach.house import QuietBot
from litfuse.coach.review import reviewed
from litfuse.coach.sight import Sight, sights
from litfuse.coach.weighing import Effort
from litfuse.games.bomb_busters.content import MISSIONS
from litfuse.games.registry import GAMES
from litfuse.kernel.match import AnyMatch, Match
from litfuse.kernel.rng import Stream

from .endgames import endgame
from .matches import With, last_sight

ONE = With(TRAINER, Effort(worlds=1, batch=1, confirm=1, exact=2))
GAME = GAMES["bomb-busters"]


def at_random(number: int, seed: int) -> AnyMatch:
    """A mission to its end, by any answers."""
    seats = MISSIONS[number].seats[-1] if MISSIONS[number].seats else 4
    match: AnyMatch = Match.start(GAME, seats, b"review%d" % seed, GAME.types.config(mission=number, captain=0))
    luck = Stream(f"review/{number}/{seed}")
    while not match.over:
        asked = match.owed or match.decisions
        offers = [d for d in match.decisions if not d.owed and match.options(d)]
        if offers and not luck.below("offer", 4):
            asked = (offers[luck.below("which", len(offers))],)
        match = match.play(asked[0], match.options(asked[0]).sample(luck)) if asked else match.wait()
    return match


def of_every_kind() -> Iterator[tuple[int, int, Sight]]:
    """One decision of each kind and answer that a mission has and no mission before it."""
    seen: set[tuple[str, str]] = set()
    for number in MISSIONS:
        for seed in range(3):
            for step, sight in sights(at_random(number, seed)):
                kind = (sight.decision.kind, type(sight.taken).__name__)
                if kind not in seen and TRAINER.reviews(sight):
                    seen.add(kind)
                    yield number, step, sight


def test_every_kind_of_answer_of_all_missions_is_reviewed() -> None:
    kinds = 0
    for number, step, sight in of_every_kind():
        found = reviewed(sight, step, ONE)
        assert sum(option.taken for option in found.options) == 1, number
        assert all(0 <= option.worth <= 10_000 for option in found.options), number
        kinds += 1
    assert kinds >= 20


def test_a_question_that_the_house_bot_cannot_answer_is_still_reviewed(monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(*_: Any) -> Any:
        raise NotImplementedError("a question of tomorrow")

    monkeypatch.setattr(QuietBot, "choose", lost)
    table = endgame("2{2} 3", "2 2 3 3").play(0, "dual-cut 3:4 2~1:3")
    found = reviewed(last_sight(table.match), 1, ONE)
    assert len(found.options) > 1
    assert found.options[-1].taken
