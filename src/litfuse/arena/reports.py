"""What a game's own report adds to the summary of a run: the only module of the arena that may name a game.

A report is a function from a run to additional keys of the JSON object, for example how often the goat won, by bot. The
mean of each of `Outcome.facts` needs no report. Keys of the summary itself cannot be replaced.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from statistics import median
from typing import Any, Final, TypeAlias

from litfuse.games.registry import find
from litfuse.kernel.records import Text, text

from .results import Run
from .statistics import wilson

Report: TypeAlias = Callable[[Run], Mapping[str, Any]]
Share: TypeAlias = dict[str, float | None]


def share(count: int, of: int) -> Share:
    """Returns a rate and its interval; anything with these keys is shown and drawn next to the bots."""
    low, high = wilson(count, of)
    return {"rate": count / of if of else None, "low": low, "high": high}


def scape_goat(run: Run) -> Mapping[str, Any]:
    """Reports by role: how often the goat won, overall and for each bot as goat; who went to the cops and was wrong."""
    plan = run.plan
    facts = [(game, game.outcome.facts) for game in run.finished if game.outcome is not None]
    turns = sorted(fact["turns"] for _, fact in facts)
    by_bot: dict[str, list[int]] = {}
    for game, fact in facts:
        bot = plan.bots[plan.place(game.number, fact["goat"])]
        by_bot.setdefault(bot, []).append(fact["goat_won"])
    return {
        "goat": share(sum(fact["goat_won"] for _, fact in facts), len(facts)),
        "wrong_surrenders": share(sum(fact["wrong_surrender"] for _, fact in facts), len(facts)),
        "time_outs": share(sum(fact["capped"] for _, fact in facts), len(facts)),
        "turns": {"median": median(turns), "most": turns[-1]} if turns else {},
        "goat_by_bot": {bot: share(sum(won), len(won)) for bot, won in sorted(by_bot.items())},
    }


def bomb_busters(run: Run) -> Mapping[str, Any]:
    """Reports how often the team won, and how it lost: all win or lose together."""
    outcomes = [p.outcome for p in run.finished if p.outcome is not None]
    won = sum(bool(outcome.winners) for outcome in outcomes)
    lost = Counter(outcome.reason.key.removeprefix("end-") for outcome in outcomes if not outcome.winners)
    return {
        "success": {**share(won, len(outcomes)), "won": won, "games": len(outcomes)},
        **{f"lost_by_{cause}": share(count, len(outcomes)) for cause, count in sorted(lost.items())},
    }


REPORTS: Final[dict[str, Report]] = {"bomb-busters": bomb_busters, "scape-goat": scape_goat}
WON_TOGETHER: Final = frozenset(("bomb-busters",))


def won_together(game: str) -> bool:
    """Returns whether all players of this game win or lose together, so that only the line-up matters."""
    return game in WON_TOGETHER


# Facts that are names and not quantities, so that their mean is meaningless.
NAMES: Final[dict[str, frozenset[str]]] = {
    "bomb-busters": frozenset(("captain", "mission")),
    "scape-goat": frozenset(("goat",)),
}


def counted(game: str, fact: str) -> bool:
    return fact not in NAMES.get(game, ())


def played(game: str, config: Mapping[str, Any]) -> Text:
    """Returns what was played, for the headline."""
    if game != "bomb-busters":
        return text("cli-value", value=f"={game}")
    mission = find(game).types.config(**config).mission if not config.get("custom") else 0
    key = "cli-simulate-mission" if mission else "cli-simulate-own-mission"
    return text(key, game=f"={game}", number=mission, name=f"mission-{mission or 'own'}")


def more(run: Run) -> Mapping[str, Any]:
    report = REPORTS.get(run.plan.game)
    return report(run) if report else {}
