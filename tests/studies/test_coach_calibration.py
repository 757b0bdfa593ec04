"""The calibration of the coach in small."""

from __future__ import annotations

from pathlib import Path

import pytest

from litfuse.kernel.rng import Stream
from studies import coach_calibration
from studies.coach_calibration import Foretold, continued, tenths

CHANCES = (0.03, 0.35, 0.9)


def test_true_chances_come_true_in_every_tenth_although_few_worlds_were_played() -> None:
    """Sorted by its own worlds, a chance of 35 % would look too high in one tenth and too low in another."""
    luck = Stream(b"calibration")

    def happens(chance: float) -> bool:
        return luck.below("", 1 << 20) < chance * (1 << 20)

    found = []
    for game in range(6000):
        chance = CHANCES[game % len(CHANCES)]
        found.append(Foretold(game, sum(happens(chance) for _ in range(11)), 11, happens(chance)))
    lines = list(tenths(found))
    assert len(lines) == coach_calibration.BINS
    assert sum(line.decisions for line in lines) == pytest.approx(len(found))
    for line in lines:
        assert abs(line.came - line.foretold) < 4 * line.error + 0.01


def test_a_run_is_continued_where_it_ended(tmp_path: Path) -> None:
    file = tmp_path / "kittens.jsonl"
    begun = continued("exploding-kittens", 1, file)
    assert {f.game for f in begun} == {0}
    both = continued("exploding-kittens", 2, file)
    assert both[: len(begun)] == begun
    assert {f.game for f in both} == {0, 1}
    assert continued("exploding-kittens", 2, file) == both
