"""Exploding Kittens holds to the contract at every seat count and under every option."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import comb
from pathlib import Path

import pytest
from msgspec.structs import replace

from litfuse.games.exploding_kittens import GAME, Config
from litfuse.games.exploding_kittens.actions import Five
from litfuse.games.exploding_kittens.cards import ATTACK, DEFUSE, FAVOR, KITTEN, NOPE, ORDINARY, SKIP
from litfuse.games.exploding_kittens.invariants import everything
from litfuse.games.exploding_kittens.state import State
from litfuse.kernel.events import Step
from litfuse.kernel.rng import Stream
from litfuse.kernel.told import told
from litfuse.testing import conform, hash_seeds, marginals, misfit, variants
from litfuse.testing.golden import begin

MIXED = [
    Config(stacking=True, instant_five=True, dead_hand="discarded", opening=7, take_back=False),
    Config(combos="first-game", defuse="automatic", dead_hand="discarded"),
    Config(combos="none", opening=7, defuse="automatic", spectators=False, notepad=False, stand_in=False),
    Config(stacking=True, instant_five=True, defuse="automatic"),
]
MATCHES = {2: 4, 3: 2, 4: 1, 5: 1}  # a match of five has as many worlds as four of two
LIMITS = {"frame": 8_000, "notice": 500, "entry": 2_000, "told": 12_000}


def name(config: Config) -> str:
    plain = Config()
    fields = [f for f in config.__struct_fields__ if getattr(config, f) != getattr(plain, f)]
    return "+".join(f"{f}={getattr(config, f)}" for f in fields) or "plain"


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("config", [*variants(Config), *MIXED], ids=name)
def test_the_game_conforms(seats: int, config: Config) -> None:
    report = conform(
        GAME, seats, config, matches=MATCHES[seats], seed=name(config), limit=1000, count=everything, limits=LIMITS
    )
    assert report.ok, report
    assert report.counts["matches that ended"] == MATCHES[seats]
    assert report.counts["paired worlds"] >= 200, report  # at 64 tables: more than 10,000


def test_matches_are_the_same_under_every_hash_seed() -> None:
    found = hash_seeds("litfuse.games.registry:GAMES", 4, pick=GAME.name, folder=Path(__file__).parents[2])
    assert len(set(found.values())) == 1
    assert not next(iter(found.values())).startswith("failed")


def test_a_five_that_took_back_its_own_card_still_shows_which_one() -> None:
    """Without a window nothing else would: the discard pile is the same for every such card."""
    kinds = (DEFUSE, NOPE, ATTACK, SKIP, FAVOR)
    state = begin(GAME, 2, seed=1, config=Config(instant_five=True)).state
    state = replace(state, turn=0, hands=(kinds, state.hands[1]))
    step = Step(state, Stream(1))
    five = Five(kinds, SKIP)
    GAME.decide(step, 0, five)
    assert SKIP in step.state.hands[0]
    assert step.state.last.play == five


def test_sampled_worlds_after_the_deal_have_the_deals_probabilities() -> None:
    """Two players: the other one has exactly one Defuse and four of the ordinary cards that I do not hold."""
    match = begin(GAME, 2, seed=3)
    message = told(match, 0)
    mine = match.state.hands[0]
    left = len(ORDINARY) - 4
    nopes = ORDINARY.count(NOPE) - mine.count(NOPE)
    exact = {(1, k): Fraction(comb(nopes, k) * comb(left - nopes, 4 - k), comb(left, 4)) for k in range(5)}

    def of(world: State) -> tuple[int, int]:
        held = Counter(world.hands[1])
        return held[DEFUSE], held[NOPE]

    counts = marginals(GAME, message.frame.view, message.known, of, samples=3000)
    assert misfit(counts, exact) < 4, counts


def top_is_kitten(world: State) -> bool:
    return world.pile[0] is KITTEN


def test_the_top_card_is_a_kitten_with_the_right_frequency() -> None:
    match = begin(GAME, 3, seed=5)
    message = told(match, 1)
    kitten = Fraction(2, len(match.state.pile))
    exact = {True: kitten, False: 1 - kitten}
    counts = marginals(GAME, message.frame.view, message.known, top_is_kitten, samples=3000)
    assert misfit(counts, exact) < 4, counts
