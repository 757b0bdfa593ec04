"""A player who may not use equipment (BB-X-GEAR)."""

from __future__ import annotations

from typing import Literal

from litfuse.kernel.records import Record, Seat

from ..place import Place


class UnequippedPlayer(Record):
    """This player may not use equipment, but may be the partner of others who do (BB-X-GEAR)."""

    who: Literal["captain"] = "captain"


class Unequipped(Record):
    """Data of an UnequippedPlayer, which never changes."""


class UnequippedPanel(Record):
    place: Place
    seat: Seat
