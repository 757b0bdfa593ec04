"""A run in numbers: what `--json` prints, the table shows and the plot draws."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from litfuse.games.registry import find
from litfuse.kernel.records import Part

from .reports import more
from .results import GameFault, PlayedGame, Run
from .statistics import wilson


class BotLine(Part, omit_defaults=False):
    """One place of the line-up. Rates are over the games that reached their end."""

    bot: str
    wins: int
    games: int
    rate: float | None  # None: no game reached its end
    low: float
    high: float
    seconds_per_decision: float | None  # processor time, which is not part of the result
    decisions: int
    work: int  # as the bot itself counts it
    faults: int


class Summary(Part, omit_defaults=False):
    game: str
    rules: str
    config: dict[str, Any]
    seats: int
    games: int  # played, to their end or not
    wanted: int
    interrupted: bool
    finished: int
    seed: int
    steps: float | None  # mean number of steps of a game
    facts: dict[str, float]  # means of what the game counts
    bots: tuple[BotLine, ...]
    faults: tuple[GameFault, ...]
    more: dict[str, Any]  # keys of the game's own report, written next to the other keys

    @property
    def fair_share(self) -> float | None:
        """The rate of everybody among equals, if each game has one winner."""
        return 1 / self.seats if self.finished and sum(b.wins for b in self.bots) == self.finished else None

    @property
    def shares(self) -> dict[str, tuple[float, float, float]]:
        """The rates of the game's own report, each with its interval."""
        found = {n: v for n, v in self.more.items() if isinstance(v, dict) and {"rate", "low", "high"} <= v.keys()}
        return {n: (v["rate"], v["low"], v["high"]) for n, v in found.items() if v["rate"] is not None}

    def json(self) -> bytes:
        out: dict[str, Any] = msgspec.to_builtins(self)
        extra = out.pop("more")
        return msgspec.json.format(msgspec.json.encode(extra | out), indent=2)


def summary(run: Run) -> Summary:
    plan, finished = run.plan, run.finished
    return Summary(
        game=plan.game,
        rules=find(plan.game).rules,
        config=plan.config,
        seats=plan.seats,
        games=len(run.played),
        wanted=plan.games,
        interrupted=run.interrupted,
        finished=len(finished),
        seed=plan.seed,
        steps=sum(p.steps for p in finished) / len(finished) if finished else None,
        facts=dict(mean_facts(finished)),
        bots=tuple(bot_line(run, place) for place in range(plan.seats)),
        faults=tuple(run.faults),
        more=dict(more(run)),
    )


def bot_line(run: Run, place: int) -> BotLine:
    finished = run.finished
    games = len(finished)
    wins = sum(p.won(run.plan, place) for p in finished)
    low, high = wilson(wins, games)
    costs = [p.costs[place] for p in run.played]
    decisions = sum(c.decisions for c in costs)
    return BotLine(
        bot=run.plan.bots[place],
        wins=wins,
        games=games,
        rate=wins / games if games else None,
        low=low,
        high=high,
        seconds_per_decision=sum(c.seconds for c in costs) / decisions if decisions else None,
        decisions=decisions,
        work=sum(c.work for c in costs),
        faults=sum(f.place == place for f in run.faults),
    )


def mean_facts(finished: list[PlayedGame]) -> Mapping[str, float]:
    """Returns the mean of each fact over the games that have it."""
    told: dict[str, list[int]] = {}
    for game in finished:
        assert game.outcome is not None
        for name, value in game.outcome.facts.items():
            told.setdefault(name, []).append(value)
    return {name: sum(values) / len(values) for name, values in sorted(told.items())}
