"""Scape Goat holds to the contract at every seat count and under every option."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from litfuse.games.scape_goat import GAME, Config
from litfuse.games.scape_goat.cards import COLOURS
from litfuse.games.scape_goat.invariants import everything, seldom
from litfuse.testing import conform, hash_seeds, variants

MIXED = [
    Config(swap_after_frame=False, decoder="direct", cops_chance="turn", middle="random", starting="seats"),
    Config(turn_cap=9, cops_chance="turn", whispers=False),
    Config(turn_cap=5, swap_after_frame=False, nudges=False, spectators=False, stand_in=False),
]
LIMITS = {"frame": 16_000, "notice": 1_000, "entry": 3_000, "told": 24_000}


def name(config: Config) -> str:
    plain = Config()
    fields = [f for f in config.__struct_fields__ if getattr(config, f) != getattr(plain, f)]
    return "+".join(f"{f}={getattr(config, f)}" for f in fields) or "plain"


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("config", [*variants(Config), *MIXED], ids=name)
def test_the_game_conforms(seats: int, config: Config) -> None:
    capped = replace(config, turn_cap=config.turn_cap or 6)
    report = conform(GAME, seats, capped, matches=1, seed=name(config), count=everything, limits=LIMITS, seldom=seldom)
    assert report.ok, report
    assert report.counts["matches that ended"] == 1


@pytest.mark.parametrize("seats", GAME.seats)
def test_in_ten_thousand_paired_worlds_nobody_sees_what_is_hidden(seats: int) -> None:
    report = conform(GAME, seats, Config(turn_cap=20), matches=6, count=everything, limits=LIMITS, seldom=seldom)
    assert report.ok, report
    assert report.counts["paired worlds"] >= 2_500, report.counts
    assert report.counts["quiet"] >= 30, report.counts  # changed choices and hidden orders


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_game_conforms_with_fixed_colours(seats: int) -> None:
    report = conform(GAME, seats, Config(colours=COLOURS[:seats][::-1], turn_cap=6), matches=1, seldom=seldom)
    assert report.ok, report


def test_matches_are_the_same_under_every_hash_seed() -> None:
    found = hash_seeds("litfuse.games.registry:GAMES", 4, pick=GAME.name, folder=Path(__file__).parents[2])
    assert len(set(found.values())) == 1
    assert not next(iter(found.values())).startswith("failed")
