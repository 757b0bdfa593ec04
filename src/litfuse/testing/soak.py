"""Long random games of every seat count with rotating options; invariants are checked in every step.

    python -m litfuse.testing.soak --game exploding-kittens --games 200000 --jobs 4

Game number i is the same on every machine: `--first i --games 1` plays it again.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from typing import Any, NamedTuple

from litfuse.kernel.codec import encode
from litfuse.kernel.events import QuietStep, Step
from litfuse.kernel.game import AnyGame
from litfuse.kernel.records import TABLE, TimeUp
from litfuse.kernel.rng import Stream

from .checks.hashing import imported
from .checks.knowledge_check import KnowledgeCheck
from .progress import progress
from .walks.configs import mixture, variants
from .walks.walk import Seldom, sampled

Check = Callable[[Any], str | None]
BATCH_SIZE = 200
SHOWN = 20  # how many failures are shown as they happen
LIMIT = 5000  # steps within which every game must end


class Batch(NamedTuple):
    """Games `first` to `first + games - 1`."""

    game: str
    check: str
    seed: str
    first: int
    games: int
    knowledge: bool = False  # also compare what every seat knows with the truth


class BatchResult(NamedTuple):
    games: int
    steps: int
    longest: int
    by_seats: Counter[int]
    failures: list[str]


class InvariantBroken(Exception):
    """An invariant does not hold."""


def table_of(game: AnyGame, i: int, rng: Stream) -> tuple[int, Any]:
    """Returns seat count and options of game number i: each option alone in turn, and every other round a mixture of
    all.

    A game whose options are no short lists has `invariants.tables()`: those are played one after the other, in every
    round with another of their player counts.
    """
    tables = tables_of(game)
    if tables is not None:
        turn, k = divmod(i, len(tables))
        config, seats = tables[k]
        return seats[turn % len(seats)], config
    kind = game.types.config
    turn, k = divmod(i, len(game.seats))
    known = variants(kind)
    config = mixture(kind, rng) if turn % 2 else known[turn // 2 % len(known)]
    return game.seats[k], config


def play(
    game: AnyGame, i: int, seed: str, check: Check | None, knowledge: bool = False, seldom: Seldom = None
) -> tuple[int, int]:
    """Plays one game and returns its seats and steps. Raises if anything is wrong."""
    rng = Stream(f"soak/{seed}/{i}")
    seats, config = table_of(game, i, rng)
    step: Step[Any] = (Step if knowledge else QuietStep)(game.new(seats, config), rng)
    game.setup(step)
    known = KnowledgeCheck(game, seats, Stream(f"knowledge/{seed}/{i}")) if knowledge else None
    decisions, options, decide, clocks, below = game.decisions, game.options, game.decide, game.clocks, rng.below
    for n in range(LIMIT):
        state = step.state
        wrong = (check(state) if check is not None else None) or (
            known.wrong_after(step) if known is not None else None
        )
        if wrong is not None:
            raise InvariantBroken(f"after {n} steps: {wrong}")
        asked = decisions(state)
        dice = below("", 256)
        if dice < 16:  # now and then a clock runs out, or a table action intervenes
            listed = [TimeUp(c.key) for c in clocks(state)] if dice else game.table(state)
            if listed:
                decide(step, TABLE, listed[below("", len(listed))])
                continue
        if not asked:
            running = clocks(state)
            if running:
                decide(step, TABLE, TimeUp(running[0].key))
                continue
            if game.outcome(state) is None:
                raise InvariantBroken(f"stuck after {n} steps")
            return seats, n
        decision = asked[0] if dice < 192 else asked[below("", len(asked))]
        ways = options(state, decision)
        if ways:
            action = sampled(ways, state, rng, seldom, decision.owed)
            if action is not None:
                decide(step, decision.seat, action)
        elif decision.owed:
            raise InvariantBroken(f"after {n} steps: {decision.id} has no options")
    raise InvariantBroken(f"not over after {LIMIT} steps")


def run(batch: Batch) -> BatchResult:
    """Plays a batch in this process."""
    game: AnyGame = imported("litfuse.games.registry:GAMES", batch.game)
    check: Check | None = imported(batch.check) if batch.check else found_in(game, "broken")
    seldom: Seldom = found_in(game, "seldom")
    steps = longest = 0
    by_seats: Counter[int] = Counter()
    failures: list[str] = []
    for i in range(batch.first, batch.first + batch.games):
        try:
            seats, n = play(game, i, batch.seed, check, batch.knowledge, seldom)
        except Exception as error:
            seats, config = table_of(game, i, Stream(f"soak/{batch.seed}/{i}"))
            failures.append(f"game {i}, {seats} seats, {encode(config).decode()}: {error!r}")
            continue
        by_seats[seats] += 1
        steps += n
        longest = max(longest, n)
    return BatchResult(by_seats.total(), steps, longest, by_seats, failures)


def invariants_of(game: AnyGame) -> str:
    """Returns the name of the module `invariants` next to the game's; empty if there is none."""
    package = type(game).__module__.rpartition(".")[0]
    name = f"{package}.invariants"
    return name if package and importlib.util.find_spec(name) else ""


def tables_of(game: AnyGame) -> Sequence[tuple[Any, Sequence[int]]] | None:
    own = found_in(game, "tables")
    return own() if own is not None else None


def found_in(game: AnyGame, name: str) -> Any:
    """Returns what a game's `invariants` has under this name, if anything.

    `broken(state)`: what does not hold there; `seldom(state, action)`: what would end most random games too early;
    `tables()`: what to play, each with its player counts.
    """
    module = invariants_of(game)
    return getattr(importlib.import_module(module), name, None) if module else None


def batches(wanted: argparse.Namespace) -> Iterator[Batch]:
    end = wanted.first + wanted.games
    for first in range(wanted.first, end, BATCH_SIZE):
        yield Batch(wanted.game, wanted.check, wanted.seed, first, min(BATCH_SIZE, end - first), wanted.knowledge)


class Tally:
    """What has been done so far."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.games = self.steps = self.longest = 0
        self.by_seats: Counter[int] = Counter()
        self.failures: list[str] = []

    def add(self, done: BatchResult) -> None:
        self.games += done.games + len(done.failures)
        self.steps += done.steps
        self.longest = max(self.longest, done.longest)
        self.by_seats += done.by_seats
        for failure in done.failures[: max(0, SHOWN - len(self.failures))]:
            print(failure, flush=True)
        self.failures += done.failures

    def line(self) -> str:
        per_minute = 60 * self.games / max(1e-9, time.monotonic() - self.began)
        seats = ", ".join(f"{n} at {k}" for k, n in sorted(self.by_seats.items()))
        return (
            f"{self.games} games ({seats}), {self.steps} steps, longest {self.longest}, "
            f"{per_minute:.0f} games a minute, {len(self.failures)} failed"
        )


def leave_stopping_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def in_processes(jobs: Iterator[Batch], workers: int) -> Iterator[BatchResult]:
    """Yields batches as they are done; only a few wait in the queue, so that stopping loses little."""
    with ProcessPoolExecutor(workers, get_context("spawn"), leave_stopping_to_the_parent) as pool:
        waiting: set[Future[BatchResult]] = set()
        try:
            for job in jobs:
                waiting.add(pool.submit(run, job))
                if len(waiting) >= 2 * workers:
                    done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                    yield from (d.result() for d in done)
            for future in waiting:
                yield future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m litfuse.testing.soak", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--game", default="exploding-kittens")
    parser.add_argument("--games", type=int, default=200_000)
    parser.add_argument("--each", type=int, help="instead of --games, for a game with tables of its own: of each")
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--seed", default="0", help="another seed, other games under the same numbers")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument(
        "--check", default="", help="module:function that says of a state what is wrong with it; default: the game's"
    )
    parser.add_argument("--knowledge", action="store_true", help="also check what every seat knows; slow")
    wanted = parser.parse_args(argv)
    if wanted.each is not None:
        tables = tables_of(imported("litfuse.games.registry:GAMES", wanted.game))
        if tables is None:
            parser.error(f"{wanted.game} has no tables of its own")
        wanted.games = wanted.each * len(tables)
    tally = Tally()
    jobs = batches(wanted)
    try:
        with progress(wanted.games) as show:
            for done in map(run, jobs) if wanted.jobs == 1 else in_processes(jobs, wanted.jobs):
                tally.add(done)
                show(tally.games, len(tally.failures), tally.line)
    except KeyboardInterrupt:
        print(f"stopped; of {wanted.games} games these were played:", file=sys.stderr)
    print(tally.line())
    return 1 if tally.failures else 0


if __name__ == "__main__":
    raise SystemExit(main())
