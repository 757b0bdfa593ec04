"""People who agree to frame one of them, however little they know: so that a game in a browser comes to that end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple


class Table(NamedTuple):
    """What somebody sees who looks over all shoulders."""

    hands: Sequence[Sequence[str]]
    lies: Mapping[str, str]  # the card at each place
    tokens: Sequence[int]
    left: int  # on Prepare
    turn: int


def shows(card: str, colour: str) -> bool:
    return card == "J" or colour in card


def armed(table: Table, victim: int, colour: str) -> bool:
    """Everybody but the victim holds a card that shows the victim's colour."""
    return all(any(shows(c, colour) for c in hand) for seat, hand in enumerate(table.hands) if seat != victim)


def place(table: Table, seat: int, victim: int, colour: str, open_: Sequence[str]) -> str:
    """Where to go: to frame, to fetch the colour, to prepare; else wherever one may."""
    ready = armed(table, victim, colour)
    if "prep" in open_ and table.left == 0 and table.tokens[seat] and ready:
        return "prep"
    wants = seat != victim and not any(shows(c, colour) for c in table.hands[seat])
    if wants:
        for where in ("spy", "stash", "trade", "prep"):
            if where in open_ and shows(table.lies[where], colour) and (where != "prep" or table.left):
                return where
    if "trade" in open_ and partner(table, seat, victim, colour) is not None:
        return "trade"
    if "prep" in open_ and table.left and seat != victim:
        return "prep"
    others = [where for where in ("stash", "trade", "spy") if where in open_]
    return others[table.turn // len(table.hands) % len(others)]  # never for ever the same


def partner(table: Table, seat: int, victim: int, colour: str) -> int | None:
    """With whom a trade brings the colour to somebody who lacks it."""
    has = [sum(shows(c, colour) for c in hand) for hand in table.hands]
    lacking = [s for s, n in enumerate(has) if s not in (seat, victim) and n == 0]
    if lacking and has[seat] > (0 if seat == victim else 1):
        return lacking[0]
    givers = [s for s, n in enumerate(has) if s != seat and n > (0 if s == victim else 1)]
    return givers[0] if seat != victim and has[seat] == 0 and givers else None


def target(table: Table, seat: int, victim: int, colour: str, seats: Sequence[int]) -> int:
    wanted = partner(table, seat, victim, colour)
    return wanted if wanted is not None and wanted in seats else seats[table.turn % len(seats)]


def card(cards: Sequence[str], hand: Sequence[str], colour: str, kind: str, victim: bool) -> str:
    """Which card to part with, or to show: the conspirators keep one of the colour until they show it."""
    spare = sum(shows(c, colour) for c in hand) > 1 and kind == "trade-card"
    gives = victim or spare or kind == "frame-card"
    wanted = [c for c in cards if shows(c, colour) == gives]
    return (wanted or list(cards))[0]
