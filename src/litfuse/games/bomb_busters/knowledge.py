"""What a seat knows for certain beyond its view, folded from its notices: of wires, and of what the mission hides."""

from __future__ import annotations

from collections.abc import Sequence

from litfuse.kernel.records import Notice, Record, Seat

from . import clues, number_knowledge
from .cards import Key
from .clues import Clues
from .mission import NumbersKnown


class Knowledge(Record):
    clues: Clues | None = None  # none before the deal
    numbers: tuple[NumbersKnown, ...] = ()


def learn(seat: Seat, known: Knowledge | None, notice: Notice) -> Knowledge:
    before = known or Knowledge()
    return Knowledge(
        clues.learn(seat, before.clues, notice),
        number_knowledge.learn(seat, before.numbers, notice),
    )


def holds(known: Knowledge, keys: Sequence[Sequence[Key]], extras: Sequence[object]) -> bool:
    """Is it true of these stands and of these data of mechanisms?"""
    return (known.clues is None or clues.holds(known.clues, keys)) and all(
        number_knowledge.holds(numbers, extras[numbers.place]) for numbers in known.numbers
    )
