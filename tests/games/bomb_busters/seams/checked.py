"""What every made-up mission has to pass: the contract of a game, and odds that equal those of every deal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any, Literal

from litfuse.games.bomb_busters import GAME
from litfuse.games.bomb_busters.invariants import everything, possible, seldom
from litfuse.games.bomb_busters.words import Equipment
from litfuse.kernel.records import Viewer
from litfuse.testing import conform
from tests.conformance.test_bomb_busters import LIMITS, RULE
from tests.games.bomb_busters.every_deal import EveryDeal
from tests.games.bomb_busters.seams.made_up import mission_of, table_of
from tests.games.bomb_busters.test_exact_odds import played


def conforms(written: str, seats: int, seed: int = 1, matches: int = 2, **options: Any) -> None:
    """Refusals, views, paired worlds, knowledge, records: whatever the conformance kit looks at."""
    report = conform(
        GAME,
        seats,
        table_of(written, **options),
        matches=matches,
        seed=seed,
        probes=2,
        branches=1,
        count=everything,
        limits=LIMITS,
        rule=RULE,
        seldom=seldom,
        possible=possible,
    )
    assert report.ok, report


def exact_odds(
    written: str,
    seats: int,
    numbers: Iterable[int],
    cards: str = "",
    viewer: Viewer | None = None,
    most: int = 4000,
    timers: Literal["mission", "turns"] = "mission",
) -> Counter[str]:
    """Plays small matches with a look at all odds after every step; returns what was done in them."""
    done: Counter[str] = Counter()
    mission = mission_of(written).at(seats)
    there = [Equipment(name) for name in cards.split()]
    for number in numbers:
        luck = Random(number)
        who = luck.randrange(seats) if viewer is None else viewer
        done += played(EveryDeal(mission, seats, there, who, b"seam %d" % number, most, timers), luck, number)
    return done
