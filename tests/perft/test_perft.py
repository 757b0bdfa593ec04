"""Perft: how many paths of answers there are to some depth. It catches the rule nobody thought to test."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from litfuse.games.bomb_busters import Config as Busters
from litfuse.games.bomb_busters.invariants import LONG
from litfuse.games.bomb_busters.mission import Colour, Mission
from litfuse.games.exploding_kittens import Config as Kittens
from litfuse.games.registry import GAMES
from litfuse.games.scape_goat import Config as Goat
from litfuse.kernel.codec import encode
from litfuse.testing import perft

HERE = Path(__file__).parent
TABLES: dict[str, dict[str, tuple[Any, int]]] = {  # options and depth
    "exploding-kittens": {
        "plain": (Kittens(), 8),
        "seven": (Kittens(opening=7, stacking=True, instant_five=True), 3),
        "first-game": (Kittens(combos="first-game", defuse="automatic", dead_hand="discarded"), 8),
        "no-combos": (Kittens(combos="none", opening=7), 8),
    },
    "bomb-busters": {
        "first": (Busters(), 3),
        "exam": (Busters(mission=8), 3),
        "turns": (Busters(custom=Mission(blue=5, yellow=Colour(2), red=Colour(1), tokens="none")), 2),
        "mechanisms": (Busters(custom=LONG[9]), 2),
    },
    "scape-goat": {
        "plain": (Goat(), 6),
        "direct": (Goat(decoder="direct", middle="random", starting="seats", cops_chance="turn"), 6),
        "capped": (Goat(swap_after_frame=False, turn_cap=1), 6),
    },
}
CASES = [(name, seats, table) for name in TABLES for seats in GAMES[name].seats for table in TABLES[name]]


@pytest.mark.parametrize(("name", "seats", "table"), CASES)
def test_the_number_of_paths_has_not_changed(name: str, seats: int, table: str, accept: bool) -> None:
    config, depth = TABLES[name][table]
    game = GAMES[name]
    counts = {str(seed): perft(game, seats, depth, seed, config) for seed in (1, 2)}
    options = json.loads(encode(config))
    made = {"game": name, "rules": game.rules, "seats": seats, "options": options, "paths by seed": counts}
    file = HERE / f"{name}-{seats}-{table}.json"
    if accept:
        file.write_text(json.dumps(made, indent=2) + "\n")
    assert made == json.loads(file.read_text())
