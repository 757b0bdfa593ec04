"""Rules for the mechanism of a mission file that no landed mechanism has."""

from collections.abc import Callable
from typing import Any

import pytest

from litfuse.games.bomb_busters.mechanisms.number_goals.hooks import Hooks

Plant = Callable[[str, Callable[..., Any]], None]


@pytest.fixture
def plant(monkeypatch: pytest.MonkeyPatch) -> Plant:
    """Gives NumberGoals one more hook, which is called without the mechanism itself."""

    def give(name: str, hook: Callable[..., Any]) -> None:
        monkeypatch.setattr(Hooks, name, lambda self, *what: hook(*what))

    return give
