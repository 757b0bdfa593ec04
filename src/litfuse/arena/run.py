"""Many games in several processes. The same plan gives the same results, whatever the number of processes."""

from __future__ import annotations

import multiprocessing
import signal
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import wait
from typing import Final

from litfuse.kernel.errors import LitfuseError
from litfuse.kernel.records import TABLE, text

from .play import Contest, fault_of
from .results import BotCost, FaultKind, Plan, PlayedGame, Run
from .worker import CALLS, GAME, NO_GAME, SEAT, Done, Ready, work

BUDGET: Final = 60.0  # wall-clock seconds for one call of a bot; a safety net, not part of the game
AHEAD: Final = 4  # games that a worker has queued, so that it never waits for the next one
LOOK: Final = 0.5  # most seconds between two checks of the workers
Progress = Callable[[int], None]  # called with the number of finished games
Keep = Callable[[PlayedGame, bytes], None]  # called with each game and its record, if the plan keeps records


def run(
    plan: Plan,
    jobs: int = 1,
    budget: float = BUDGET,
    progress: Progress = lambda done: None,
    keep: Keep = lambda played, record: None,
) -> Run:
    """Plays the plan. KeyboardInterrupt ends it early, and what was played is kept.

    With `jobs=0` games are played in this process, so a bot that stalls or exits does that here.
    """
    Contest(plan)  # a plan that cannot be played is refused here, before anything is started
    played: dict[int, PlayedGame] = {}
    interrupted = False

    def over(game: PlayedGame, record: bytes) -> None:
        played[game.number] = game
        if record:
            keep(game, record)
        progress(len(played))

    try:
        if jobs == 0:
            contest = Contest(plan)
            for number in range(plan.games):
                over(*contest.play(number))
        else:
            Pool(plan, min(jobs, plan.games), budget, over).play()
    except KeyboardInterrupt:
        interrupted = True
    return Run(plan, tuple(played[n] for n in sorted(played)), interrupted)


class ArenaProcess:
    """One worker process, as the pool sees it."""

    def __init__(self, plan: Plan) -> None:
        spawn = multiprocessing.get_context("spawn")  # the child inherits no threads and locks
        self.link, theirs = spawn.Pipe()
        self.marks = spawn.RawArray("q", 3)
        self.marks[GAME] = NO_GAME
        self.marks[SEAT] = TABLE
        self.ready = False
        self.games: deque[int] = deque()  # games given to it and not finished
        self._calls = -1
        self._looked = time.monotonic()
        self._waited = 0.0
        self.process = spawn.Process(target=work, args=(plan, theirs, self.marks), daemon=True)
        with uninterrupted():
            self.process.start()
        theirs.close()

    def give(self, queue: deque[int]) -> None:
        with suppress(BrokenPipeError, ConnectionResetError):  # it has died, which reading will show
            while queue and len(self.games) < AHEAD:
                self.link.send(queue[0])
                self.games.append(queue.popleft())

    def waited(self) -> float:
        """Returns how long its present call has taken, without pauses of this whole process."""
        now = time.monotonic()
        calls = self.marks[CALLS]
        if not self.ready or not self.games or calls != self._calls:
            self._waited = 0.0
        else:
            self._waited += min(now - self._looked, 2 * LOOK)
        self._calls = calls
        self._looked = now
        return self._waited

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.process.close()
        self.link.close()


class Pool:
    """The workers, and the games that wait for one."""

    def __init__(self, plan: Plan, jobs: int, budget: float, over: Callable[[PlayedGame, bytes], None]) -> None:
        self.plan = plan
        self.budget = budget
        self.over = over
        self.queue = deque(range(plan.games))
        self.left = plan.games
        self.jobs = jobs
        self.workers: list[ArenaProcess] = []

    def play(self) -> None:
        try:
            while len(self.workers) < self.jobs:
                self.workers.append(ArenaProcess(self.plan))
            while self.left:
                self.round()
        except KeyboardInterrupt:
            self.gather()
            raise
        finally:
            for worker in self.workers:
                worker.end()

    def round(self) -> None:
        """Gives out games, waits a moment, collects results, abandons workers that have stalled."""
        for worker in self.workers:
            worker.give(self.queue)
        ready = wait([w.link for w in self.workers], timeout=min(LOOK, self.budget / 4))
        for i, worker in enumerate(self.workers):
            if worker.link in ready and not self.take(worker):
                self.replace(i, "died", "")
            elif worker.waited() > self.budget:
                self.replace(i, "stalled", f"{self.budget:g} s")

    def take(self, worker: ArenaProcess) -> bool:
        """Takes a message of a worker. Returns False if it has died."""
        try:
            message = worker.link.recv()
        except (EOFError, OSError):
            return False
        if isinstance(message, Ready):
            if message.trouble is not None:
                raise LitfuseError(message.trouble)
            worker.ready = True
        elif isinstance(message, Done):
            worker.games.remove(message.played.number)
            self.left -= 1
            self.over(message.played, message.record)
        return True

    def replace(self, i: int, kind: FaultKind, what: str) -> None:
        """Replaces a lost worker: the game it was playing is over, its others go back to the queue."""
        lost = self.workers[i]
        if not lost.ready:
            raise LitfuseError(text("arena-no-worker"))
        number, seat = lost.marks[GAME], lost.marks[SEAT]
        if number not in lost.games:  # it died between two games
            number, seat = lost.games[0] if lost.games else NO_GAME, TABLE
        self.queue.extendleft(n for n in reversed(lost.games) if n != number)
        lost.end()
        self.workers[i] = ArenaProcess(self.plan)
        if number != NO_GAME:
            self.left -= 1
            fault = fault_of(self.plan, number, kind, what, seat)
            self.over(PlayedGame(number, 0, (BotCost(),) * self.plan.seats, None, fault), b"")

    def gather(self) -> None:
        """Takes what is already there."""
        for worker in self.workers:
            while worker.link.poll() and self.take(worker):
                pass


@contextmanager
def uninterrupted() -> Iterator[None]:
    """A process started in here ignores Ctrl-C from its first moment, because it inherits that."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
