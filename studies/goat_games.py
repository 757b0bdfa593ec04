"""Games of Scape Goat among bots that keep what a script wants to know of them."""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from typing import Any, NamedTuple

from rich.progress import track

from litfuse.arena.play import Contest
from litfuse.arena.results import Plan
from litfuse.bots import registry
from litfuse.bots.base import Answer, AnyFrame, Level, Say
from litfuse.bots.scape_goat.bayes import BayesBot
from litfuse.bots.scape_goat.weights import BAYES, Weights
from litfuse.kernel.records import Decision

CONFIG = {"decoder": "direct", "turn_cap": 200}


class Keeper(BayesBot):
    """Keeps something of every question at which it may go to the cops."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.kept: list[Any] = []
        self._last = ""

    def answer(self, frame: AnyFrame) -> Answer | Say | None:
        decision = self.asked(frame)
        if decision is not None and decision.kind in ("move", "cops") and decision.id != self._last:
            self._last = decision.id  # who says something first is asked again
            self.keep(frame, decision)
        return super().answer(frame)

    def keep(self, frame: AnyFrame, decision: Decision) -> None:
        raise NotImplementedError


class Game(NamedTuple):
    facts: dict[str, int]
    kept: dict[int, list[Any]]  # by seat


def sit(name: str, makes: type[Keeper]) -> None:
    """Makes a level of it, known here only."""
    level = Level(name, makes, takes_offers=True, listens=True, every_step=False)
    registry.LEVELS["scape-goat"] = (*registry.LEVELS["scape-goat"], level)


def played(job: tuple[tuple[str, ...], int, int, dict[int, Weights]]) -> Game:
    """One game. The weights come along, for each process has its own."""
    lineup, seed, number, used = job
    BAYES.update(used)
    plan = Plan("scape-goat", lineup, number + 1, seed, CONFIG, fresh=True)
    session = Contest(plan, clock=lambda: 0.0).session(
        number
    )  # what they cost is not asked here, and asking costs much
    session.play()
    outcome = session.match.outcome
    assert outcome is not None
    bots = [(player.seat, player.bot) for player in session.players]
    return Game(outcome.facts, {seat: bot.kept for seat, bot in bots if isinstance(bot, Keeper)})


def games(
    lineups: Sequence[tuple[str, ...]], count: int, seed: int, used: dict[int, Weights], jobs: int, what: str
) -> list[Game]:
    """So many games, the line-ups by turns."""
    todo = [(lineups[i % len(lineups)], seed, i, used) for i in range(count)]
    with multiprocessing.get_context("fork").Pool(jobs) as pool:
        return list(track(pool.imap(played, todo, chunksize=4), what, total=count))


def rate(found: Sequence[Game], fact: str) -> float:
    return sum(game.facts[fact] for game in found) / len(found)
