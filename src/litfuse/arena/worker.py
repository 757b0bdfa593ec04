"""The process in which games are played, so that a bot that never answers can be left behind."""

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

GAME, SEAT, CALLS = range(3)  # what a worker says of itself in shared memory: game, who thinks, calls so far
NO_GAME = -1


class Ready(NamedTuple):
    """The worker has found its game and bots; or the reason why not."""

    trouble: Text | None = None


class Done(NamedTuple):
    played: PlayedGame
    record: bytes


def work(plan: Plan, link: Connection, marks: MutableSequence[int]) -> None:
    """Plays the games whose numbers come in, until none comes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interrupted run still wants what was played
    os.dup2(2, 1)  # standard output belongs to the report, whatever a bot prints

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
