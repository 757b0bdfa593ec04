"""The bot of docs/write-a-bot.md does what the page says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from litfuse.arena.check import same_again_in
from litfuse.arena.results import Plan
from litfuse.arena.run import run
from litfuse.arena.summary import summary

ROOT = Path(__file__).parents[2]
BOT = "docs.examples.my_bot:MyBot"


@pytest.mark.parametrize(("seats", "least"), [(2, 0.8), (3, 0.65), (4, 0.5), (5, 0.4)])
def test_the_example_bot_beats_random(seats: int, least: float) -> None:
    result = summary(run(Plan("exploding-kittens", (BOT, *["random"] * (seats - 1)), 60), jobs=0))
    assert not result.faults
    assert result.bots[0].rate is not None
    assert result.bots[0].rate >= least


def test_the_example_bot_plays_with_every_option_of_the_table() -> None:
    config = {"stacking": True, "opening": 7, "combos": "first-game", "dead_hand": "discarded", "defuse": "automatic"}
    done = run(Plan("exploding-kittens", (BOT, BOT, BOT), 20, 0, config), jobs=0)
    assert len(done.finished) == 20


def test_a_new_bot_with_the_same_history_acts_the_same() -> None:
    assert not any(same_again_in(Plan("exploding-kittens", (BOT, "random", BOT), 6), n) for n in range(6))


def test_the_page_shows_the_file_as_it_is() -> None:
    page = (ROOT / "docs" / "write-a-bot.md").read_text("utf-8")
    blocks = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    source = (ROOT / "docs" / "examples" / "my_bot.py").read_text("utf-8")
    assert source in blocks
    assert len(source.splitlines()) <= 31
