"""Bomb Busters holds to the contract in every mission, at every seat count and under every option."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import permutations
from math import comb
from pathlib import Path

import pytest
from msgspec.structs import replace

from litfuse.games.bomb_busters import GAME, Config
from litfuse.games.bomb_busters.content import MISSIONS
from litfuse.games.bomb_busters.invariants import LONG, everything, possible, seldom
from litfuse.games.bomb_busters.mission import Mission
from litfuse.games.bomb_busters.state import State
from litfuse.kernel.playout import Playout
from litfuse.kernel.rng import Stream
from litfuse.kernel.told import told
from litfuse.testing import conform, hash_seeds, marginals, misfit
from litfuse.testing.golden import begin
from litfuse.testing.walks import walk

RULE = r"BB(-[A-Z]+[0-9]*|-[0-9]+)+"
LIMITS = {"frame": 12_000, "notice": 1_500, "entry": 4_000, "told": 24_000}


def counting(mission: Mission) -> Callable[[State], tuple[int, ...]] | None:
    """Wires and cards are counted after every step, unless characters are chosen first: then there are no wires yet."""
    return None if mission.characters == "choice" else everything


@pytest.mark.parametrize(("mission", "seats"), [(n, seats) for n, of in MISSIONS.items() for seats in of.seats])
def test_every_mission_conforms(mission: int, seats: int) -> None:
    report = conform(
        GAME,
        seats,
        Config(mission=mission),
        matches=1,
        seed=18,
        probes=2,
        branches=1,
        count=counting(MISSIONS[mission]),
        limits=LIMITS,
        rule=RULE,
        seldom=seldom,
        possible=possible,
    )
    assert report.ok, report
    assert report.counts["matches that ended"] == 1


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("number", range(len(LONG)))
def test_made_up_long_missions_conform(number: int, seats: int) -> None:
    """Later cards, characters to choose, mechanisms together; half of them with the other options."""
    config = Config(custom=LONG[number])
    if (number + seats) % 2:
        config = replace(
            config, history="open", chat="free", captain=1, fixed_captain=True, timers="turns", spectators=False
        )
    report = conform(
        GAME,
        seats,
        config,
        matches=1,
        branches=1,
        seed=number,
        count=counting(LONG[number]),
        limits=LIMITS,
        rule=RULE,
        seldom=seldom,
        possible=possible,
    )
    assert report.ok, report
    assert report.counts["matches that ended"] == 1


def test_matches_are_the_same_under_every_hash_seed() -> None:
    found = hash_seeds("litfuse.games.registry:GAMES", 3, pick=GAME.name, matches=2, folder=Path(__file__).parents[2])
    assert len(set(found.values())) == 1
    assert not next(iter(found.values())).startswith("failed")


def test_the_order_of_mechanisms_makes_no_difference() -> None:
    """Draws are labelled by place, so only what follows from the rules is compared."""
    mission = LONG[9]
    for order in permutations(mission.mechanisms):
        permuted = Config(custom=replace(mission, mechanisms=order))
        for seed in range(3):
            plain = walked(Config(custom=mission), seed)
            other = walked(permuted, seed)
            assert plain == other


def walked(config: Config, seed: int) -> list[str]:
    """A match whose number cards are always in order, so that the labels of their draws play no part."""
    playout = Playout.start(GAME, 4, config, InOrder(seed))
    seen: list[str] = []
    for _ in range(60):
        asked = GAME.decisions(playout.state)
        if not asked:
            break
        action = walk.sampled(GAME.options(playout.state, asked[0]), playout.state, Stream(f"{seed}/{len(seen)}"), None)
        seen.append(f"{asked[0].id} {action}")
        playout.play(asked[0], action)
    return [*seen, str(playout.state.ask)]


class InOrder(Stream):
    def shuffled(self, label: str, items, /):  # type: ignore[no-untyped-def]
        return tuple(items) if "Number cards" in label else super().shuffled(label, items)


def test_sampled_worlds_after_the_deal_have_the_deals_probabilities() -> None:
    """Two stands of three wires each: how many ones my neighbour has, by counting."""
    mission = Mission(blue=3, tokens="none", characters="none", equipment=False)
    match = begin(GAME, 4, seed=1, config=Config(custom=mission))
    message = told(match, 0)
    mine = Counter(w.value for w in match.state.stands[0].wires)
    ones, others = 4 - mine[1], 9 - (4 - mine[1])
    exact = {k: Fraction(comb(ones, k) * comb(others, 3 - k), comb(9, 3)) for k in range(min(ones, 3) + 1)}

    def of(world: State) -> int:
        return sum(w.value == 1 for w in world.stands[1].wires)

    counts = marginals(GAME, message.frame.view, message.known, of, samples=1500)
    assert misfit(counts, exact) < 4, counts
