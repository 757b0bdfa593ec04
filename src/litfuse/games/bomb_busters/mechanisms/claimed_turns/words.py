"""There is no order of turns: whoever wants the next one claims it (BB-X-SNIP)."""

from __future__ import annotations

from typing import Final

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Record, Seat

from ..place import Place

CLAIM: Final = "claim"  # the offer to take the next turn, and the clock of the window
NAME: Final = "name"  # the question to the Captain: who is next?


class ClaimedTurns(Record):
    """Between turns any player may claim the next one; if nobody does, the Captain names a player (BB-X-SNIP)."""


class Claims(Record):
    """Data of ClaimedTurns. Everybody sees it."""

    seat: Seat | None = None  # the player who gets the next turn
    turns: int = 0  # turns played when that was decided


class ClaimsPanel(Record):
    place: Place
    barred: Seat | None = None  # may not claim, because the last turn was theirs


class ClaimTurn(Record):
    """Take the next turn (BB-X-SNIP)."""


class NameNext(Record):
    """Say whose turn is next, after nobody claimed it (BB-X-SNIP)."""

    seat: Seat


Actions = ClaimTurn | NameNext


class TurnClaimed(Notice):
    place: Place
    seat: Seat
    by: Seat  # who said so: this player, or the Captain


class ClaimsClosed(Notice):
    """Nobody claimed the turn; the Captain names a player."""

    place: Place
    captain: Seat


Notices = TurnClaimed | ClaimsClosed
