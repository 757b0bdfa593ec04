"""Small parts of the kit by themselves."""

from __future__ import annotations

from fractions import Fraction
from math import inf

import msgspec
import pytest

from litfuse.games.exploding_kittens import GAME, Config
from litfuse.kernel.codec import codec, encode
from litfuse.kernel.rng import Stream
from litfuse.testing import misfit, mixture, perft, skeleton, variants
from litfuse.testing.report import Enough, Report
from litfuse.testing.walks.probes import Probes


def test_probes_are_well_formed_and_of_every_type() -> None:
    rng = Stream(1)
    maker = Probes(GAME.types.action, 7)
    made = [maker.random(rng) for _ in range(600)]
    made += [maker.near(action, rng) for action in made]
    assert all(codec(GAME).action(encode(action)) == action for action in made)
    assert len({type(action) for action in made}) == 12


def test_variants_change_one_option_each() -> None:
    plain, *others = variants(Config)
    assert plain == Config()
    assert len(set(map(encode, others))) == len(others) == 11
    for config in others:
        changed = [f for f in config.__struct_fields__ if getattr(config, f) != getattr(plain, f)]
        assert len(changed) == 1


def test_mixtures_are_valid_options() -> None:
    rng = Stream(2)
    for _ in range(50):
        config = mixture(Config, rng)
        assert msgspec.json.decode(encode(config), type=Config) == config


def test_perft_multiplies_what_the_seats_can_choose() -> None:
    two_of_five = 10
    a_card_or_blindly = 6
    counts = [1, two_of_five, two_of_five**2, two_of_five**2 * a_card_or_blindly]
    assert perft(skeleton.GAME, 2, 3, seed=1) == counts


def test_misfit_tells_close_from_far_and_from_impossible() -> None:
    fair = {0: Fraction(1, 2), 1: Fraction(1, 2)}
    assert misfit({0: 505, 1: 495}, fair) < 2
    assert misfit({0: 600, 1: 400}, fair) > 4
    assert misfit({0: 500, 2: 500}, fair) == inf


def test_a_report_stops_when_it_has_seen_enough() -> None:
    report = Report(most=5)
    for _ in range(4):
        report.fault("round-trip", "step 1", "differs")
    assert len(report.faults) == 3
    with pytest.raises(Enough):
        report.fault("quiet", "step 2", "told")
    assert "round-trip at step 1: differs" in str(report)
    assert not report.ok
