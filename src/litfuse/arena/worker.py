"""The process in which games are played, so that a bot that never answers can be abandoned."""

from __future__ import annotations

import os
import signal
from collections.abc import MutableSequence
from multiprocessing.connection import Connection
from typing import NamedTuple

from litfuse.kernel.errors import LitfuseError
from litfuse.kernel.records import TABLE, Seat, Text

from .play import Contest
from .results import Plan, PlayedGame

GAME, SEAT, CALLS = range(3)  # a worker's state in shared memory: game, seat that thinks, calls so far
NO_GAME = -1


class Ready(NamedTuple):
    """The worker has found its game and bots, or the reason why not."""

    trouble: Text | None = None


class Done(NamedTuple):
    played: PlayedGame
    record: bytes


def work(plan: Plan, link: Connection, marks: MutableSequence[int]) -> None:
    """Plays the games whose numbers arrive, until none does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interrupted run still needs what was played
    os.dup2(2, 1)  # what a bot prints goes to stderr: standard output is for the report

    def mark(seat: Seat) -> None:
        marks[SEAT] = seat
        marks[CALLS] += 1

    try:
        contest = Contest(plan)
    except LitfuseError as error:
        link.send(Ready(error.says))
        return
    link.send(Ready())
    try:
        while (number := link.recv()) is not None:
            marks[GAME] = number
            mark(TABLE)
            link.send(Done(*contest.play(number, mark)))
    except (EOFError, BrokenPipeError):  # nobody waits for results any more
        return
