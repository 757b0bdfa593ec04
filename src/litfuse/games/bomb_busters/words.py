"""Names and numbers of wires, equipment and characters (BB-COMP).

A wire's key is ten times its printed number: blue 40, yellow 41 (4.1), red 45 (4.5), blue 50 (BB-COMP-14). In play only
its value counts: 1 to 12, YELLOW or RED (BB-TERM-03).
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

from litfuse.kernel.records import PLACE, Short, named, said_as
from litfuse.kernel.texts import NONE

Key: TypeAlias = Annotated[int, Meta(ge=10, le=120), said_as("wire")]
Value: TypeAlias = Annotated[int, Meta(ge=1, le=14, extra_json_schema=named("value", yellow=13, red=14))]
Number: TypeAlias = Annotated[int, Meta(ge=1, le=12)]
# Place of a wire: its stand, and its slot from the owner's left, cut wires included (BB-TERM-14). The first stand of a
# seat has the seat's own number; second stands come after all first ones.
Cell: TypeAlias = tuple[
    Annotated[int, Meta(ge=0, le=5, extra_json_schema=PLACE)],  # people count from 1, so they write one more
    Annotated[int, Meta(ge=0, le=31, extra_json_schema=PLACE)],
]

NUMBERS: Final = range(1, 13)
YELLOW: Final = 13
RED: Final = 14
REDS: Final = (RED,)  # values that explode when cut; a mission may add one (BB-X-REDLIKE)
# A wire at an end of its stand, out of order: `stray` has an X token, `turned` is hidden from its owner only (BB-C-23)
Apart = Literal["stray", "turned"]
COPIES: Final = 4  # of every blue number
TOKENS: Final = 2  # of every number, and of yellow


REST: Final = {YELLOW: 1, RED: 5}  # added to ten times the printed number to make the key


def value_of(key: int) -> int:
    """Returns the play value of the wire with this key."""
    number, rest = divmod(key, 10)
    return number if rest == 0 else YELLOW if rest == 1 else RED


def word_of(value: int) -> str:
    """Returns a play value as an argument of a text: a number, or the key of a word."""
    return "value-yellow" if value == YELLOW else "value-red" if value == RED else str(value)


def words_of(values: Iterable[int]) -> str:
    """Returns play values as an argument of a text."""
    return " ".join(map(word_of, values)) or NONE


def slots(cells: Iterable[Cell]) -> str:
    """Returns places as people count them: stand and slot, both from 1."""
    return " ".join(f"{stand + 1}:{slot + 1}" for stand, slot in cells)


class Equipment(StrEnum):
    """Cards 1 to 12 in this order (BB-EQG-12), then those of later missions (BB-EQG-13)."""

    UNEQUAL = "unequal"
    WALKIE = "walkie"
    TRIPLE = "triple"
    POST_IT = "post-it"
    SUPER = "super"
    REWINDER = "rewinder"
    BATTERIES = "batteries"
    RADAR = "radar"
    STABILIZER = "stabilizer"
    RAY = "ray"
    MUG = "mug"
    EQUAL = "equal"
    FALSE_BOTTOM = "false-bottom"
    SINGLE = "single"
    DROP = "drop"
    FAST_PASS = "fast-pass"
    DISINTEGRATOR = "disintegrator"
    HOOK = "hook"

    __hash__ = str.__hash__  # Enum's own is written in Python


class Character(StrEnum):
    """What a player's personal card can do. The five base characters all detect two (BB-CH-01); later ones differ."""

    DOUBLE = "double"
    RADAR = "radar"
    WALKIE = "walkie"
    TRIPLE = "triple"
    RAY = "ray"

    __hash__ = str.__hash__


class Helper(StrEnum):
    """Help that a Dual Cut may use, in the order in which it is written: a detector, then a ray (BB-EQG-11)."""

    DOUBLE = "double"  # a character
    OWN_TRIPLE = "own-triple"  # a character
    TRIPLE = "triple"
    SUPER = "super"
    OWN_RAY = "own-ray"  # a character
    RAY = "ray"

    __hash__ = str.__hash__


class Source(StrEnum):
    """Whether a power that both a card and a character have comes from the card or from the character."""

    CARD = "card"
    POWER = "power"

    __hash__ = str.__hash__


class Call(Short):
    """The value a player calls, and the caller's own wire to be cut if the call is right; None: the leftmost
    (BB-DUAL-08).
    """

    value: Value
    own: Cell | None = None
