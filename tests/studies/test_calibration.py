"""Calibration in small."""

from __future__ import annotations

from studies import calibration


def test_odds_come_true_in_random_play() -> None:
    """What is foretold as impossible never comes, what is certain always; the rest as often as it should."""
    found = calibration.gathered(1200)
    for f in found:
        assert f.came or f.chance < 1 - 1e-9
        assert not f.came or f.chance > 1e-9
    off = sum(f.came for f in found) - sum(f.chance for f in found)
    spread = sum(f.chance * (1 - f.chance) for f in found) ** 0.5
    assert abs(off) < 4 * spread
