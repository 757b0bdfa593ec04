"""Perft: how many paths of answers there are to some depth. It catches the rule nobody thought to test."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from litfuse.games.exploding_kittens import GAME, Config
from litfuse.kernel.codec import encode
from litfuse.testing import perft

HERE = Path(__file__).parent
DEPTH = 8
TABLES = {
    "plain": Config(),
    "seven": Config(opening=7, stacking=True, instant_five=True),
    "first-game": Config(combos="first-game", defuse="automatic", dead_hand="discarded"),
    "no-combos": Config(combos="none", opening=7),
}


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("table", TABLES)
def test_there_are_as_many_paths_as_before(seats: int, table: str, accept: bool) -> None:
    config = TABLES[table]
    depth = 3 if config.opening == 7 and config.combos == "full" else DEPTH
    counts = {str(seed): perft(GAME, seats, depth, seed, config) for seed in (1, 2)}
    options = json.loads(encode(config))
    made = {"game": GAME.name, "rules": GAME.rules, "seats": seats, "options": options, "paths by seed": counts}
    file = HERE / f"{GAME.name}-{seats}-{table}.json"
    if accept:
        file.write_text(json.dumps(made, indent=2) + "\n")
    assert made == json.loads(file.read_text())
