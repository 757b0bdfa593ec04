"""From what a seat sees and remembers to exact odds: the truth is always possible, and what is certain is true."""

from __future__ import annotations

import pytest

from litfuse.games.bomb_busters.actions import HelpedCut, UseRadar, UseWalkie
from litfuse.games.bomb_busters.evidence import position
from litfuse.games.registry import GAMES
from litfuse.inference import Posterior
from litfuse.kernel.fairness import seed_from
from litfuse.kernel.match import AnyMatch, Match
from litfuse.kernel.records import SPECTATOR
from litfuse.kernel.rng import Stream
from litfuse.kernel.told import Listener

GAME = GAMES["bomb-busters"]


def step(match: AnyMatch, luck: Stream) -> AnyMatch:
    """Anything that somebody may do, cards included; detectors, radar and swaps rather often."""
    asked = [d for d in match.decisions if d.owed or match.options(d)]
    decision = asked[luck.below("who", len(asked))]
    options = match.options(decision)
    wanted = [f for f in options.forms if f.make in (HelpedCut, UseRadar, UseWalkie)]
    if wanted and luck.below("helped", 2):
        return match.play(decision, wanted[luck.below("form", len(wanted))].sample(luck))
    return match.play(decision, options.sample(luck))


@pytest.mark.parametrize(("mission", "seats"), [(1, 2), (3, 3), (4, 4), (5, 5), (6, 2), (8, 3), (13, 4), (16, 3)])
def test_the_truth_is_possible_and_what_is_certain_is_true(mission: int, seats: int) -> None:
    looked = 0
    for number in range(6):
        name = f"evidence/{mission}/{number}"
        luck = Stream(name.encode())
        match: AnyMatch = Match.start(GAME, seats, seed_from(name), GAME.types.config(mission=mission))
        ears = [Listener(GAME, seat) for seat in range(seats)]
        while True:
            for ear in ears:
                ear.hear(match)
            if match.over:
                break
            if match.owed[0].kind != "token" and luck.below("look", 4) == 0:
                viewer = luck.below("viewer", seats)
                at = position(match.view(viewer), ears[viewer].known.clues)
                odds = Posterior(at.problem).odds
                for (stand, slot), place in at.places.items():
                    kind = at.keys.index(match.state.stands[stand].wires[slot].key)
                    assert odds[place.stand, place.slot, kind] > 1e-12
                    assert abs(odds[place.stand, place.slot].sum() - 1) < 1e-9
                looked += 1
            match = step(match, luck)
    assert looked > 5


def test_a_spectator_without_memory_gets_odds_too() -> None:
    match: AnyMatch = Match.start(GAME, 2, seed_from("spectator"), GAME.types.config(mission=1))
    at = position(match.view(SPECTATOR), None)
    assert len(at.places) == 24
    odds = Posterior(at.problem).odds
    assert abs(odds[0, :6].sum() - 6) < 1e-9
