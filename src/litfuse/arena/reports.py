"""What a game's own report adds to the summary of a run: the only place of the arena that may name a game.

A report is a function from a run to further keys of the JSON object; for example how often the goat won, by bot. The
mean of each of `Outcome.facts` is there without one. Keys of the summary itself cannot be replaced.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from .results import Run
from .statistics import wilson

Report: TypeAlias = Callable[[Run], Mapping[str, Any]]


def success(run: Run) -> Mapping[str, Any]:
    """Of a game in which all win or lose together: how often they won, and what they lost by."""
    outcomes = [p.outcome for p in run.finished if p.outcome is not None]
    won = sum(bool(outcome.winners) for outcome in outcomes)
    low, high = wilson(won, len(outcomes))
    causes = Counter(outcome.reason.key for outcome in outcomes if not outcome.winners)
    rate = won / len(outcomes) if outcomes else None
    return {
        "success": {
            "rate": rate,
            "low": low,
            "high": high,
            "won": won,
            "games": len(outcomes),
            "causes": dict(sorted(causes.items())),
        }
    }


REPORTS: Final[dict[str, Report]] = {"bomb-busters": success}


def together(game: str) -> bool:
    """Do all players of this game win or lose together?"""
    return REPORTS.get(game) is success


def more(run: Run) -> Mapping[str, Any]:
    report = REPORTS.get(run.plan.game)
    return report(run) if report else {}
