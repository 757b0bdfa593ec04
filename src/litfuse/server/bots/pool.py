"""Processes for bots: off the event loop, each question with a budget. Who is late loses the whole process."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TypeAlias

import msgspec
import structlog

from .messages import HEAD, Answered, Ask, Drop, Hear, Make, Past, Raised, Tell, ToBot, from_bot, packed

# None: the bot raised, was late, or its process went away.
OnAnswer: TypeAlias = Callable[[Answered | None], None]
RESPAWN_SECONDS = 0.2  # a process that cannot live must not be born as fast as it dies
COMMAND = (sys.executable, "-m", "litfuse.server.bots.worker")
log = structlog.get_logger("litfuse.bots")


class WorkerProcess:
    """One process and the questions it owes. A new process is a new epoch, in which no bot exists yet."""

    def __init__(self, command: Sequence[str], budget: float) -> None:
        self._command = command
        self._budget = budget
        self._process: Process | None = None
        self._reader: asyncio.Task[None] | None = None
        self._owed: dict[int, tuple[OnAnswer, asyncio.TimerHandle]] = {}
        self._number = 0
        self._closing = False
        self.epoch = 0

    async def start(self) -> None:
        self._process = await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE)
        self._reader = asyncio.create_task(self._read(self._process))

    async def stop(self) -> None:
        self._closing = True
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.close()
            with suppress(asyncio.TimeoutError):
                await asyncio.wait_for(self._process.wait(), 1)
            self._kill()
            await self._process.wait()
        if self._reader is not None:
            await self._reader

    def send(self, message: ToBot) -> None:
        pipe = self._process.stdin if self._process is not None else None
        if pipe is not None and not pipe.is_closing():
            pipe.write(packed(message))

    def ask(self, bot: str, on_answer: OnAnswer) -> None:
        self._number += 1
        if self._process is None or self._process.returncode is not None:
            asyncio.get_running_loop().call_soon(on_answer, None)
            return
        timer = asyncio.get_running_loop().call_later(self._budget, self._late, self._number)
        self._owed[self._number] = (on_answer, timer)
        self.send(Ask(bot, self._number))

    def _late(self, number: int) -> None:
        log.warning("bot_late", worker=id(self))
        self._settle(number, None)
        self._kill()  # a process that thinks for ever cannot be asked to stop

    def _settle(self, number: int, answer: Answered | None) -> None:
        owed = self._owed.pop(number, None)
        if owed is not None:
            on_answer, timer = owed
            timer.cancel()
            on_answer(answer)

    def _kill(self) -> None:
        if self._process is not None and self._process.returncode is None:
            with suppress(ProcessLookupError):
                self._process.kill()

    async def _read(self, process: Process) -> None:
        assert process.stdout is not None
        with suppress(asyncio.IncompleteReadError, ConnectionError, msgspec.MsgspecError):
            while True:
                size = int.from_bytes(await process.stdout.readexactly(HEAD), "big")
                message = from_bot.decode(await process.stdout.readexactly(size))
                if isinstance(message, Raised):
                    log.warning("bot_raised", what=message.what)
                self._settle(message.number, message if isinstance(message, Answered) else None)
        self._kill()  # it may be alive and talk nonsense
        await process.wait()
        self.epoch += 1
        for number in tuple(self._owed):
            self._settle(number, None)
        await asyncio.sleep(RESPAWN_SECONDS)
        if not self._closing:
            await self.start()


class Link:
    """The server's end of one bot."""

    def __init__(self, worker: WorkerProcess, make: Make) -> None:
        self._worker = worker
        self._epoch = worker.epoch
        self._bot = make.bot
        worker.send(make)

    @property
    def alive(self) -> bool:
        """False: its process went away, and it must be made anew."""
        return self._epoch == self._worker.epoch

    def tell(self, told: bytes) -> None:
        if self.alive:
            self._worker.send(Tell(self._bot, told))

    def hear(self, words: bytes) -> None:
        if self.alive:
            self._worker.send(Hear(self._bot, words))

    def ask(self, on_answer: OnAnswer) -> None:
        self._worker.ask(self._bot, on_answer)

    def drop(self) -> None:
        if self.alive:
            self._worker.send(Drop(self._bot))


class BotPool:
    def __init__(self, workers: int, budget: float, command: Sequence[str] = COMMAND) -> None:
        self._workers = [WorkerProcess(command, budget) for _ in range(workers)]
        self._made = 0

    async def start(self) -> None:
        await asyncio.gather(*(worker.start() for worker in self._workers))

    async def stop(self) -> None:
        await asyncio.gather(*(worker.stop() for worker in self._workers))

    def make(self, game: str, level: str, seat: int, key: bytes, standing_in: bool, past: Sequence[Past]) -> Link:
        """Bots go round the processes."""
        self._made += 1
        worker = self._workers[self._made % len(self._workers)]
        return Link(worker, Make(f"{self._made}", game, level, seat, key, standing_in, tuple(past)))
