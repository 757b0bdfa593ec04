"""Shuffle and See the Future (EK-SHUF, EK-SEE)."""

from __future__ import annotations

from litfuse.kernel.events import Step
from litfuse.kernel.records import Seat

from ..actions import Play
from ..events import Foreseen, Shuffled
from ..state import State


def shuffle(step: Step[State], seat: Seat, act: Play) -> None:
    step.emit(Shuffled(step.rng.shuffled("shuffle", step.state.pile)))


def see_the_future(step: Step[State], seat: Seat, act: Play) -> None:
    step.emit(Foreseen(seat, step.state.pile[:3]))
