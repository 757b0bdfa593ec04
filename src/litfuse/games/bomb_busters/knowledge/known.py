"""What a seat knows for certain beyond its view, folded from its notices: about wires, and about mechanisms."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Record, Seat

from ..mechanisms.all import Known
from ..mechanisms.reading import reader_class, readers_of
from ..notices import TurnBegan, WasDealt
from ..words import Key
from . import clues, lessons
from .clues import Clues
from .moving import each


class Knowledge(Record):
    clues: Clues | None = None  # None before the deal
    mechanisms: tuple[Known, ...] = ()  # one for each mechanism that hides something


def learn(seat: Seat, known: Knowledge | None, notice: Notice) -> Knowledge:
    before = known or Knowledge()
    mechanisms = before.mechanisms
    if isinstance(notice, WasDealt):
        readers = readers_of(notice.mission.mechanisms)
        mechanisms = tuple([first for r in readers if (first := r.knows(notice.seats)) is not None])
    elif mechanisms:
        place = getattr(notice, "place", None)  # the mechanism of the notice; None: the base, for all readers
        mechanisms = tuple(
            [reader_class(k).learn(seat, k, notice) if place in (None, k.place) else k for k in mechanisms]
        )
    wires = lessons.learn(seat, before.clues, notice)
    if wires is not None and isinstance(notice, TurnBegan):
        for k in before.mechanisms:
            wires = each(wires, partial(reader_class(k).between_turns, seat, k))
    if mechanisms and wires is not None:
        place = getattr(notice, "place", None)
        for k in mechanisms:
            if k.place == place:
                wires = reader_class(k).clues(seat, wires, notice)
    return Knowledge(wires, mechanisms)


def holds(known: Knowledge, keys: Sequence[Sequence[Key]], extras: Sequence[object]) -> bool:
    """Returns whether these stands and these data of mechanisms agree with what is known."""
    return (known.clues is None or clues.holds(known.clues, keys)) and all(
        reader_class(k).holds(k, extras[k.place]) for k in known.mechanisms
    )
