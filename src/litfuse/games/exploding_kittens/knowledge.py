"""What a seat knows for certain beyond its view, folded from notices (EK-INFO-3)."""

from __future__ import annotations

from litfuse.kernel.records import Notice, Part, Seat

from .cards import Hand


class Knowledge(Part):
    seat: Seat
    held: tuple[Hand, ...] = ()


def learn(seat: Seat, known: Knowledge | None, notice: Notice) -> Knowledge:
    return known or Knowledge(seat)
