"""Options of a game as flags of their own."""

from __future__ import annotations

from pathlib import Path

import pytest

from litfuse.cli.flags import spelled_out
from tests.cli.typist import litfuse

GAME = "exploding-kittens"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("--combos none", "--option combos=none"),
        ("--combos=none", "--option combos=none"),
        ("--stacking", "--option stacking"),
        ("--stacking no --seats 3", "--option stacking=no --seats 3"),
        ("--stacking --seats 3", "--option stacking --seats 3"),
        ("--take-back no", "--option take_back=no"),
        ("--stand-in=off --combos none", "--option stand_in=off --option combos=none"),
        ("--seed 7 --offers", "--seed 7 --offers"),
        ("--staking", "--staking"),
        ("combos none", "combos none"),
    ],
)
def test_an_option_of_the_game_is_also_a_flag(typed: str, meant: str) -> None:
    for command in ("play", "perft", "simulate"):
        assert spelled_out([command, GAME, *typed.split()]) == [command, GAME, *meant.split()]


@pytest.mark.parametrize("tokens", [[], ["play"], ["play", "chess", "--combos", "none"], ["schema", GAME, "--combos"]])
def test_other_arguments_stay_unchanged(tokens: list[str]) -> None:
    assert spelled_out(tokens) == tokens


def test_the_table_has_the_options_of_its_flags(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    litfuse("play", GAME, "--combos", "none", "--opening", "7", "--record", str(path))
    assert '"config":{"combos":"none","opening":7}' in path.read_text()
