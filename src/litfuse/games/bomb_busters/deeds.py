"""What a player declared, which the rules keep until the turn is over."""

from __future__ import annotations

from typing import Final, Literal

from litfuse.kernel.records import Part, Seat

from .words import Call, Cell, Helper

CUT_ACTIONS: Final = ("dual", "solo", "special")  # the kinds of deeds that cut wires or try to


class Deed(Part):
    """What the player on turn declared; kept until the turn is over."""

    seat: Seat
    kind: Literal["dual", "solo", "reveal", "special", "give", "skip"]
    cells: tuple[Cell, ...] = ()
    calls: tuple[Call, ...] = ()  # the own wires are hidden until one is cut (BB-VIS-10)
    helpers: tuple[Helper, ...] = ()
    cut: int | None = None  # the value that was really cut
    target: Seat | None = None  # the player who is given the next turn
