"""A player whose Dual Cuts must not fail (BB-X-FRAGILE)."""

from __future__ import annotations

from typing import Literal

from litfuse.kernel.records import Record, Seat

from ..place import Place


class FragilePlayer(Record):
    """If a Dual Cut of this player fails, the bomb explodes; nothing protects it (BB-X-FRAGILE)."""

    who: Literal["captain"] = "captain"
    equipment: bool = True  # False: this player may use no equipment at all; True: all but the Stabilizer


class Fragile(Record):
    """Data of a FragilePlayer, which never changes."""


class FragilePanel(Record):
    place: Place
    seat: Seat
