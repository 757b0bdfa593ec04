"""Number cards say which values may be announced (BB-X-NUMGATE)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Annotated, Final, Literal

from msgspec import Meta

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import UNSHOWN, BySeat, Record, Seat, Text

from ...words import NUMBERS, Number
from ..place import Place

HAND: Final = "hand"  # which card of their own a player gives to whom
Cards = Literal["one", "pair", "own"]
Numbers = tuple[Number, ...]


class NumberGate(Record):
    """Only values that number cards allow may be announced (BB-X-NUMGATE).

    `one`: the player turns a card of the table down and cuts its value. `pair`: the player lays two cards away and cuts
    their sum or difference. `own`: everybody has cards, may cut their values, and gives one away at the end of the
    turn.
    """

    cards: Cards = "one"


class GateCards(Record):
    """Data of a NumberGate. Everybody sees it."""

    up: Numbers = ()  # face-up cards of the table, ascending
    down: Numbers = ()
    own: tuple[Numbers, ...] = ()  # cards of each seat, ascending
    number: Number | None = None  # what the player on turn must cut after using cards
    used: Numbers = ()  # the cards used for it
    turn: int = 0  # the turn in which that was


class GatePanel(Record):
    place: Place
    cards: Cards
    up: Numbers
    down: Numbers
    own: Annotated[tuple[Numbers, ...], BySeat] = ()
    number: Number | None = None
    used: Numbers = ()
    turn: Annotated[int, UNSHOWN] = 0


def allowed(kind: Cards, cards: GateCards | GatePanel, seat: Seat) -> tuple[int, ...]:
    """Returns the values that this seat may cut, or may use cards for."""
    if kind == "own":
        return cards.own[seat]
    if kind == "one":
        return cards.up
    return tuple(sorted({v for pair in combinations(cards.up, 2) for v in made_of(pair)}))


def made_of(pair: Sequence[int]) -> tuple[int, ...]:
    """Returns the difference and the sum of two cards, without those that are no value."""
    low, high = sorted(pair)
    return tuple([v for v in (high - low, high + low) if v in NUMBERS])


class UseNumber(Record):
    """Turn this card down, and cut its value in this turn."""

    number: Number


class UsePair(Record):
    """Lay these two cards away, and cut their sum or difference in this turn."""

    cards: Annotated[Numbers, Meta(min_length=2, max_length=2)]
    number: Number


class HandNumber(Record):
    """Give this number card to a teammate."""

    number: Number
    seat: Seat


Actions = UseNumber | UsePair | HandNumber


class GateLaid(Notice):
    place: Place
    up: Numbers
    own: tuple[Numbers, ...] = ()

    def text(self) -> Text:
        return Text("note-gate-laid-own" if self.own else "note-gate-laid")


class GateUsed(Notice):
    """The player on turn must cut this value now."""

    place: Place
    seat: Seat
    cards: Numbers
    number: Number

    def text(self) -> Text:
        args: dict[str, int | str] = {"seat": f"@{self.seat}", "number": self.number}
        if len(self.cards) == 1:
            return Text("note-gate-used", args)
        return Text("note-gate-used-pair", {**args, "low": min(self.cards), "high": max(self.cards)})


class GateReset(Notice):
    """At most one card was face up, so all that are left are turned up."""

    place: Place


class GateFinished(Notice):
    """The card of a completed value can no longer be used."""

    place: Place
    number: Number


class NumberHanded(Notice):
    place: Place
    seat: Seat
    number: Number
    target: Seat


class GateKnown(Record):
    """Empty: the cards are not hidden, and a player who uses one has such a wire."""

    place: Place


Notices = GateLaid | GateUsed | GateReset | GateFinished | NumberHanded
