"""Golden knowledge maps: a part that stops differing is a leak that view and resample share."""

from __future__ import annotations

from pathlib import Path

import pytest

from litfuse.games.exploding_kittens import GAME
from litfuse.testing import knowledge_map

HERE = Path(__file__).parent


@pytest.mark.parametrize("seats", [3])
def test_who_cannot_know_what(seats: int, accept: bool) -> None:
    made = knowledge_map(GAME, seats)
    file = HERE / f"{GAME.name}-{seats}.txt"
    if accept:
        file.write_text(made)
    assert made == file.read_text()
