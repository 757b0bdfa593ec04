"""Golden knowledge maps: a part that stops differing is a leak that view and resample share."""

from __future__ import annotations

from pathlib import Path

import pytest

from litfuse.games.registry import GAMES
from litfuse.games.scape_goat.invariants import seldom as ends_too_soon
from litfuse.testing import knowledge_map
from litfuse.testing.walk import Seldom

HERE = Path(__file__).parent


@pytest.mark.parametrize(
    ("name", "seats", "matches", "seldom"),
    [
        ("exploding-kittens", 3, 40, None),
        ("scape-goat", 3, 20, ends_too_soon),
        ("scape-goat", 6, 20, ends_too_soon),
    ],
)
def test_who_cannot_know_what(name: str, seats: int, matches: int, seldom: Seldom, accept: bool) -> None:
    made = knowledge_map(GAMES[name], seats, matches=matches, seldom=seldom)
    file = HERE / f"{name}-{seats}.txt"
    if accept:
        file.write_text(made)
    assert made == file.read_text()
