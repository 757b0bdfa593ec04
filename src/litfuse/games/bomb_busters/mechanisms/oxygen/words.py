"""A cut costs oxygen, whether it is right or wrong (BB-X-OXY)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Final, Literal

from msgspec import Meta

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import UNSHOWN, BySeat, Record, Seat, Text

from ...words import NUMBERS, Number
from ..place import Place

SUPPLY: Final = 32  # tokens in the box
DEEP: Final = 4  # with `depth`, so many numbers cost the same
Tokens = Annotated[int, Meta(ge=0, le=SUPPLY)]
# Out of the reserve, to which all tokens return each round; from the own stock to a teammate of the player's choice,
# or to the reserve; or to the reserve from one stock that goes from player to player
Flow = Literal["reserve", "teammate", "own", "purse"]
Price = Literal["depth", "value"]
Why = Literal["filled", "dealt", "purse", "taken", "given", "paid", "back", "refund", "passed", "collected", "gone"]


class Oxygen(Record):
    """A cut costs oxygen: its value, or one to three tokens by depth, 1-4, 5-8, 9-12 (BB-X-OXY)."""

    stock: Annotated[tuple[Tokens, ...], Meta(min_length=4, max_length=4)]  # with 2, 3, 4 and 5 players
    flow: Flow = "own"
    price: Price = "depth"
    refund: bool = False  # a completed value brings each player a token from the reserve
    skip: bool = False  # who could pay may skip all the same
    spared: bool = False  # under the Stabilizer a skip costs nothing


class Air(Record):
    """Of Oxygen. Everybody sees it."""

    reserve: Tokens = 0
    stocks: tuple[Tokens, ...] = ()  # of each seat
    value: Number | None = None  # that was paid for to a teammate, and must be cut
    turn: int = 0  # in which that was


class OxygenPanel(Record):
    place: Place
    flow: Flow
    costs: Annotated[tuple[Tokens, ...], UNSHOWN]  # of numbers 1 to 12; none, where nobody is left to be paid
    reserve: Tokens
    stocks: Annotated[tuple[Tokens, ...], BySeat]
    full: Annotated[Tokens, UNSHOWN]  # what the reserve comes back to
    value: Number | None = None
    turn: Annotated[int, UNSHOWN] = 0


def cost(price: Price, value: int) -> int:
    """The tokens that a cut of this value costs; none, where it is no number."""
    if value not in NUMBERS:
        return 0
    return value if price == "value" else (value - 1) // DEEP + 1


def affordable(flow: Flow, price: Price, air: Air | OxygenPanel, seat: Seat, alone: bool) -> Collection[int]:
    """The numbers that this seat can pay for; `alone`: no teammate has wires, so there is nobody to give anything."""
    if flow == "teammate" and alone:
        return NUMBERS
    there = air.reserve if flow == "reserve" else air.stocks[seat] if air.stocks else 0
    return [n for n in NUMBERS if cost(price, n) <= there]


class GiveOxygen(Record):
    """Pay for a cut of this value to this teammate, and cut it in this turn."""

    number: Number
    seat: Seat


Actions = GiveOxygen


class OxygenMoved(Notice):
    """Tokens went from somewhere to somewhere."""

    place: Place
    why: Why
    count: Tokens
    seat: Seat | None = None  # whose move it is
    target: Seat | None = None
    number: Number | None = None  # that must be cut now

    def text(self) -> Text:
        args: dict[str, int | str] = {"count": self.count}
        for name, seat in (("seat", self.seat), ("target", self.target)):
            if seat is not None:
                args[name] = f"@{seat}"
        if self.number is not None:
            args["number"] = self.number
        return Text(SAYS[self.why], args)


SAYS: Final[dict[Why, str]] = {
    "filled": "note-oxygen-filled",
    "dealt": "note-oxygen-dealt",
    "purse": "note-oxygen-purse",
    "taken": "note-oxygen-taken",
    "given": "note-oxygen-given",
    "paid": "note-oxygen-paid",
    "back": "note-oxygen-back",
    "refund": "note-oxygen-refund",
    "passed": "note-oxygen-passed",
    "collected": "note-oxygen-collected",
    "gone": "note-oxygen-gone",
}


class AirKnown(Record):
    """Nothing of the oxygen is hidden; who pays for a value has such a wire."""

    place: Place


Notices = OxygenMoved
