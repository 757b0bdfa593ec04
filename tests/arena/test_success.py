"""Games that all win or lose together."""

from __future__ import annotations

import json

from litfuse.arena.results import Plan
from tests.cli.typist import litfuse


def test_success_and_what_was_lost_by_add_up() -> None:
    words = ("--bots", "careful,careful", "--games", "6", "--mission", "1", "--jobs", "1")
    found = json.loads(litfuse("simulate", "bomb-busters", *words, "--json").out)
    success = found["success"]
    assert success["games"] == 6
    assert success["low"] <= success["rate"] <= success["high"]
    lost = sum(part["rate"] for name, part in found.items() if name.startswith("lost_by_"))
    assert abs(success["rate"] + lost - 1) < 1e-12
    assert "Missions won" in litfuse("simulate", "bomb-busters", *words).out


def test_equal_bots_play_a_deal_of_their_own_in_every_game() -> None:
    plan = Plan("bomb-busters", ("careful",) * 4, 8, fresh=True)
    assert len({plan.deal(number) for number in range(8)}) == 8
