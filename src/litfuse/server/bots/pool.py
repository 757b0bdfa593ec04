"""Bot processes: they keep thinking off the event loop, and limit each question by a budget.

A bot that exceeds its budget costs the whole process. A budget counts CPU time, and only from the moment the process is
ready, so on a busy machine bots are slower but play no worse.
"""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from enum import Enum
from typing import Final, TypeAlias

import msgspec
import structlog

from .messages import (
    HEAD,
    MOST,
    OVER_BUDGET,
    Answered,
    Ask,
    Begin,
    Drop,
    Hear,
    Make,
    Past,
    Raised,
    Ready,
    Respond,
    Tell,
    ToBot,
    from_bot,
    packed,
)

log = structlog.get_logger("litfuse.bots")
# Isolated from the folder in which the server was started.
COMMAND: Final = (sys.executable, "-P", "-m", "litfuse.server.bots.worker")
# Everything that Python itself may need. Bots must not get the server's settings, its secret or its folder.
ENVIRONMENT: Final = ("PYTHONPATH", "PYTHONHOME", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "SYSTEMROOT")
RESPAWN_SECONDS: Final = 0.2  # a process that fails at start must not be restarted in a tight loop
START_SECONDS: Final = 120.0  # time to get ready, on the busiest machine
LAST_SECONDS: Final = 1.0  # time to end after its last sign of life
PATIENCE: Final = 12  # multiple of the budget, in wall-clock time, after which a silent process counts as stuck


class BotFault(Enum):
    """Why there is no answer."""

    FAILED = "the bot raised or thought for too long"
    LOST = "its process ended, and it was not to blame: it can be made anew and asked again"


OnAnswer: TypeAlias = Callable[[Answered | BotFault], None]


def environment(environ: Mapping[str, str] = os.environ) -> dict[str, str]:
    """Returns the environment of a bot process. It runs in another folder, so relative paths are made absolute."""
    kept = {name: environ[name] for name in ENVIRONMENT if name in environ}
    if "PYTHONPATH" in kept:
        kept["PYTHONPATH"] = os.pathsep.join(os.path.abspath(part) for part in kept["PYTHONPATH"].split(os.pathsep))
    return kept


class WorkerProcess:
    """One process and the questions it has yet to answer. A new process is a new epoch, in which no bot exists yet.

    What is sent while there is no process waits for the next one.
    """

    def __init__(self, number: int, command: Sequence[str], budget: float) -> None:
        self._name = number  # in logs
        self._command = command
        self._budget = budget
        self._process: Process | None = None
        self._life: asyncio.Task[None] | None = None
        self._backlog: list[bytes] = []
        self._owed: dict[int, OnAnswer] = {}  # in the order of the questions, which is that of the answers
        self._timer: asyncio.TimerHandle | None = None
        self._ready = False
        self._stuck = False
        self._number = 0
        self._closing = False
        self.epoch = 0

    def start(self) -> None:
        self._life = asyncio.create_task(self._live())

    async def stop(self) -> None:
        self._closing = True
        self._hang_up()
        if self._life is not None:
            done, _ = await asyncio.wait({self._life}, timeout=1)
            if not done:
                self._kill()
                await self._life

    def send(self, message: ToBot) -> None:
        pipe = self._process.stdin if self._process is not None else None
        if pipe is None:
            self._backlog.append(packed(message))
        elif not pipe.is_closing():
            pipe.write(packed(message))

    def ask(self, bot: str, on_answer: OnAnswer, question: type[Ask] | type[Respond] = Ask) -> None:
        self._number += 1
        self._owed[self._number] = on_answer
        self.send(question(bot, self._number))
        if self._ready and self._timer is None:
            self._wait()

    # --- one process after the other ---------------------------------------------------------------------------------

    async def _live(self) -> None:
        while not self._closing:
            try:
                process = await asyncio.create_subprocess_exec(
                    *self._command,
                    stdin=PIPE,
                    stdout=PIPE,
                    env=environment(),
                    cwd=os.path.abspath(os.sep),
                    start_new_session=True,
                )
            except OSError as error:
                log.error("bots_not_started", worker=self._name, error=error)
                self._ended(None)
            else:
                self._begin(process)
                await self._read(process)
                self._ended(await self._status(process))
            if not self._closing:
                await asyncio.sleep(RESPAWN_SECONDS)

    def _begin(self, process: Process) -> None:
        assert process.stdin is not None
        self._process = process
        process.stdin.write(packed(Begin(self._budget)) + b"".join(self._backlog))
        self._backlog.clear()
        self._wait(START_SECONDS)
        if self._closing:
            self._hang_up()

    async def _read(self, process: Process) -> None:
        """Reads until the pipe ends, or until it contains something that no bot sends."""
        assert process.stdout is not None
        with suppress(asyncio.IncompleteReadError, ConnectionError, msgspec.MsgspecError):
            while (size := int.from_bytes(await process.stdout.readexactly(HEAD), "big")) <= MOST:
                message = from_bot.decode(await process.stdout.readexactly(size))
                if isinstance(message, Ready):
                    self._ready = True
                else:
                    self._settle(message)
                self._wait()

    async def _status(self, process: Process) -> int:
        """Returns the exit status of the process, which is given time to end by itself.

        If asyncio kills a process while it is ending, the status is lost, and with it whether a bot thought for too
        long. The process may also be alive and send nonsense.
        """
        try:
            return await asyncio.wait_for(process.wait(), LAST_SECONDS)
        except TimeoutError:
            self._kill()
            return await process.wait()

    def _settle(self, message: Answered | Raised) -> None:
        on_answer = self._owed.pop(message.number, None)
        if isinstance(message, Raised):
            log.warning("bot_raised", worker=self._name, error=message.kind)
        if on_answer is not None:
            on_answer(message if isinstance(message, Answered) else BotFault.FAILED)

    def _ended(self, status: int | None) -> None:
        """Handles the end of the process. If a bot thought for too long, it was the first one that has not answered."""
        self._process = None
        self.epoch += 1
        self._cancel()
        late = status == OVER_BUDGET or self._stuck
        if not self._closing:
            log.warning("bot_late" if late else "bots_ended", worker=self._name, ready=self._ready)
        blamed = 1 if late and self._ready else 0
        self._ready = self._stuck = False
        owed, self._owed = list(self._owed.values()), {}
        for n, on_answer in enumerate(owed):
            on_answer(BotFault.FAILED if n < blamed else BotFault.LOST)

    def _wait(self, seconds: float | None = None) -> None:
        """Waits for a sign of life, if one is due."""
        self._cancel()
        if seconds is not None or (self._ready and self._owed):
            after = self._budget * PATIENCE if seconds is None else seconds
            self._timer = asyncio.get_running_loop().call_later(after, self._give_up)

    def _cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _give_up(self) -> None:
        self._stuck = True
        self._kill()  # a stuck process cannot be asked to stop

    def _hang_up(self) -> None:
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.close()

    def _kill(self) -> None:
        if self._process is not None and self._process.returncode is None:
            with suppress(ProcessLookupError):
                self._process.kill()


class Link:
    """The server's end of one bot."""

    def __init__(self, worker: WorkerProcess, make: Make) -> None:
        self._worker = worker
        self._epoch = worker.epoch
        self._bot = make.bot
        worker.send(make)

    @property
    def alive(self) -> bool:
        """Returns False if its process is gone and the bot has to be made anew."""
        return self._epoch == self._worker.epoch

    def tell(self, told: bytes) -> None:
        if self.alive:
            self._worker.send(Tell(self._bot, told))

    def hear(self, words: bytes) -> None:
        if self.alive:
            self._worker.send(Hear(self._bot, words))

    def ask(self, on_answer: OnAnswer) -> None:
        if self.alive:
            self._worker.ask(self._bot, on_answer)
        else:
            asyncio.get_running_loop().call_soon(on_answer, BotFault.LOST)

    def respond(self, on_answer: OnAnswer) -> None:
        """Asks for the bot's reply to what its seat has heard. A bot whose process is gone says nothing."""
        if self.alive:
            self._worker.ask(self._bot, on_answer, Respond)

    def drop(self) -> None:
        if self.alive:
            self._worker.send(Drop(self._bot))


class BotPool:
    def __init__(self, workers: int, budget: float, command: Sequence[str] = COMMAND) -> None:
        self._workers = [WorkerProcess(number, command, budget) for number in range(workers)]
        self._made = 0

    def start(self) -> None:
        for worker in self._workers:
            worker.start()

    async def stop(self) -> None:
        await asyncio.gather(*(worker.stop() for worker in self._workers))

    def make(self, game: str, level: str, seat: int, key: bytes, standing_in: bool, past: Sequence[Past]) -> Link:
        """Makes a bot in the next process; processes take turns."""
        self._made += 1
        worker = self._workers[self._made % len(self._workers)]
        return Link(worker, Make(f"{self._made}", game, level, seat, key, standing_in, tuple(past)))
