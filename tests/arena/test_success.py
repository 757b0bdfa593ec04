"""Games that all win or lose together."""

from __future__ import annotations

import json
from pathlib import Path

from litfuse.arena.results import Plan
from tests.cli.typist import litfuse


def test_successes_and_losses_by_cause_add_up_to_all_games() -> None:
    words = ("--bots", "careful,careful", "--games", "6", "--mission", "1", "--jobs", "1")
    found = json.loads(litfuse("simulate", "bomb-busters", *words, "--json").out)
    success = found["success"]
    assert success["games"] == 6
    assert success["low"] <= success["rate"] <= success["high"]
    lost = sum(part["rate"] for name, part in found.items() if name.startswith("lost_by_"))
    assert abs(success["rate"] + lost - 1) < 1e-12
    assert "Missions won" in litfuse("simulate", "bomb-busters", *words).out


def test_equal_bots_play_a_different_deal_in_every_game() -> None:
    plan = Plan("bomb-busters", ("careful",) * 4, 8, fresh=True)
    assert len({plan.deal(number) for number in range(8)}) == 8


def test_equal_bots_share_one_line_and_the_mission_is_named(tmp_path: Path) -> None:
    file = tmp_path / "rates.svg"
    words = ("--games", "2", "--mission", "8", "--jobs", "1")
    done = litfuse("simulate", "bomb-busters", "--bots", "random,random,random", *words, "--plot", str(file), width=120)
    assert "bomb-busters, mission 8: The exam, 3 seats" in done.out
    assert done.out.count("random") == 1
    assert "random ×3" in done.out
    assert "Steps left on the dial" in done.out
    assert "Mission:" not in done.out  # the mean of a number that is a name
    assert "Captain" not in done.out
    drawn = file.read_text("utf-8")
    assert "Share of games" in drawn
    assert "mission 8" in drawn
    mixed = litfuse("simulate", "bomb-busters", "--bots", "random,greedy,random", *words, width=120).out
    assert "random ×2" in mixed
    assert "greedy ×" not in mixed


def test_a_mission_of_the_tables_own_has_its_name_too() -> None:
    words = ("--bots", "random,random", "--games", "1", "--jobs", "1", "--custom", '{"blue":4}')
    assert "bomb-busters, A mission of your own, 2 seats" in litfuse("simulate", "bomb-busters", *words).out


def test_bots_that_play_against_each_other_have_a_line_each() -> None:
    words = ("--bots", "random,random,random", "--games", "1", "--jobs", "1")
    assert litfuse("simulate", "exploding-kittens", *words).out.count("random") == 3
