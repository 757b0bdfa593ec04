"""The row of locations (SG-SETUP-3). Prepare and Frame/Steal are two sides of one place (SG-MOVE-3)."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class Place(StrEnum):
    PREP = "prep"  # Frame/Steal once no token is left on it
    SPY = "spy"
    TRADE = "trade"
    STASH = "stash"
    COPS = "cops"

    __hash__ = str.__hash__


PREP: Final = Place.PREP
SPY: Final = Place.SPY
TRADE: Final = Place.TRADE
STASH: Final = Place.STASH
COPS: Final = Place.COPS
WITH_CARD: Final = (PREP, SPY, TRADE, STASH)  # where a face-up card lies, in this order
MIDDLE: Final = (SPY, TRADE, STASH)
AT: Final = {p: i for i, p in enumerate(WITH_CARD)}
