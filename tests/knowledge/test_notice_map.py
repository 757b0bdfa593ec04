"""Golden maps of notices: who is told what of an event. Somebody more is a leak, or a rule that changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from litfuse.games.registry import GAMES
from litfuse.testing import notice_map

HERE = Path(__file__).parent


@pytest.mark.parametrize("name", GAMES)
def test_the_notice_map_has_not_changed(name: str, accept: bool) -> None:
    made = notice_map(GAMES[name], 4)
    file = HERE / f"{name}-notices.txt"
    if accept:
        file.write_text(made)
    assert made == file.read_text()
