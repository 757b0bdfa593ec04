"""Golden knowledge maps: a part that stops differing is a leak that view and resample share."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import pytest

from litfuse.games.bomb_busters import Config as Busters
from litfuse.games.bomb_busters.invariants import LONG
from litfuse.games.bomb_busters.invariants import seldom as wrong_cuts
from litfuse.games.registry import GAMES
from litfuse.games.scape_goat.invariants import seldom as ends_too_soon
from litfuse.testing import knowledge_map
from litfuse.testing.walks.walk import Seldom

HERE = Path(__file__).parent


class Mapped(NamedTuple):
    """A map: of which game, at how many seats, with which options, from how many matches."""

    game: str
    seats: int
    matches: int
    seldom: Seldom = None
    config: Any = None
    name: str = ""


MAPS = [
    Mapped("exploding-kittens", 3, 40),
    Mapped("bomb-busters", 3, 10, wrong_cuts, Busters(mission=8)),
    Mapped("bomb-busters", 4, 6, wrong_cuts, Busters(custom=LONG[9]), "-mechanisms"),
    Mapped("scape-goat", 3, 20, ends_too_soon),
    Mapped("scape-goat", 6, 20, ends_too_soon),
]


@pytest.mark.parametrize("mapped", MAPS, ids=lambda m: f"{m.game}-{m.seats}{m.name}")
def test_the_knowledge_map_has_not_changed(mapped: Mapped, accept: bool) -> None:
    game, seats, matches, seldom, config, name = mapped
    made = knowledge_map(GAMES[game], seats, config, matches=matches, seldom=seldom)
    file = HERE / f"{game}-{seats}{name}.txt"
    if accept:
        file.write_text(made)
    assert made == file.read_text()
