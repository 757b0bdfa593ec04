"""A cut costs oxygen, whether it succeeds or fails (BB-X-OXY)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Final, Literal

from msgspec import Meta

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import UNSHOWN, BySeat, Record, Seat, Text

from ...words import NUMBERS, Number
from ..place import Place

SUPPLY: Final = 32  # tokens in the box
DEEP: Final = 4  # with `depth`, how many numbers cost the same
Tokens = Annotated[int, Meta(ge=0, le=SUPPLY)]
# Where tokens come from and go to: from the reserve, refilled each round; from one's own stock to a chosen teammate,
# or to the reserve; or from a single purse, passed between players, to the reserve
Flow = Literal["reserve", "teammate", "own", "purse"]
Price = Literal["depth", "value"]
Why = Literal["filled", "dealt", "purse", "taken", "given", "paid", "back", "refund", "passed", "collected", "gone"]


class Oxygen(Record):
    """A cut costs oxygen: its value, or one to three tokens by depth, 1-4, 5-8, 9-12 (BB-X-OXY)."""

    stock: Annotated[tuple[Tokens, ...], Meta(min_length=4, max_length=4)]  # for 2, 3, 4 and 5 players
    flow: Flow = "own"
    price: Price = "depth"
    refund: bool = False  # a completed value gives each player a token from the reserve
    skip: bool = False  # players who could pay may still skip
    spared: bool = False  # the Stabilizer makes a skip free


class Air(Record):
    """Data of Oxygen. Everybody sees it."""

    reserve: Tokens = 0
    stocks: tuple[Tokens, ...] = ()  # by seat
    value: Number | None = None  # the value for which a teammate was paid, and which must be cut
    turn: int = 0  # in which that was


class OxygenPanel(Record):
    place: Place
    flow: Flow
    costs: Annotated[tuple[Tokens, ...], UNSHOWN]  # of numbers 1 to 12; empty if nobody is left to be paid
    reserve: Tokens
    stocks: Annotated[tuple[Tokens, ...], BySeat]
    full: Annotated[Tokens, UNSHOWN]  # size of the reserve when it is refilled
    value: Number | None = None
    turn: Annotated[int, UNSHOWN] = 0


def cost(price: Price, value: int) -> int:
    """Returns the tokens that a cut of this value costs; 0 if it is not a number."""
    if value not in NUMBERS:
        return 0
    return value if price == "value" else (value - 1) // DEEP + 1


def affordable(flow: Flow, price: Price, air: Air | OxygenPanel, seat: Seat, alone: bool) -> Collection[int]:
    """Returns the numbers that this seat can pay for. `alone`: no teammate has wires, so nobody can be paid."""
    if flow == "teammate" and alone:
        return NUMBERS
    there = air.reserve if flow == "reserve" else air.stocks[seat] if air.stocks else 0
    return [n for n in NUMBERS if cost(price, n) <= there]


class GiveOxygen(Record):
    """Pay this teammate for a cut of this value, and cut it in this turn."""

    number: Number
    seat: Seat


Actions = GiveOxygen


class OxygenMoved(Notice):
    """Tokens moved between stocks."""

    place: Place
    why: Why
    count: Tokens
    seat: Seat | None = None  # the player who moved them
    target: Seat | None = None
    number: Number | None = None  # the value that must be cut now

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
    """Empty: the oxygen is not hidden, and a player who pays for a value has such a wire."""

    place: Place


Notices = OxygenMoved
