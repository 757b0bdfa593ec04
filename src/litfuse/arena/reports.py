"""What a game's own report adds to the summary of a run: the only place of the arena that may name a game.

A report is a function from a run to further keys of the JSON object; for example how often the goat won, by bot. The
mean of each of `Outcome.facts` is there without one. Keys of the summary itself cannot be replaced.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from .results import Run

Report: TypeAlias = Callable[[Run], Mapping[str, Any]]
REPORTS: Final[dict[str, Report]] = {}


def more(run: Run) -> Mapping[str, Any]:
    report = REPORTS.get(run.plan.game)
    return report(run) if report else {}
