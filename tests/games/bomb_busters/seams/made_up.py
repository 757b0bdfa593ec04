"""Missions that nobody plays, written as users write them: TOML, decoded as `--custom @file` does."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from litfuse.cli.setup import config
from litfuse.games.bomb_busters import GAME, Config
from litfuse.games.bomb_busters.mission import Mission
from litfuse.kernel.errors import BadConfig
from litfuse.kernel.match import Match
from tests.games.bomb_busters.table import KEY, P1, Table


def table_of(written: str, **options: Any) -> Config:
    """The options of a table that plays the mission in this file; P1 is the Captain."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "mission.toml")
        file.write_text(written)
        chosen: Config = config(GAME, [f"custom=@{file}"])
    return replace(chosen, **{"captain": P1, **options})


def mission_of(written: str) -> Mission:
    mission = table_of(written).custom
    assert mission is not None
    return mission


def begun(written: str, seats: int = 4, key: bytes = KEY, **options: Any) -> Table:
    """A match of this mission after the deal."""
    return Table(Match.start(GAME, seats, key, table_of(written, **options)))


@contextmanager
def not_to_be(rule: str) -> Iterator[None]:
    """Such a mission is refused by this rule."""
    with pytest.raises(BadConfig) as found:
        yield
    assert found.value.rule == rule
