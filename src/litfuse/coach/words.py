"""The records of a review. Probabilities are whole numbers, so that sums come out exactly: 10,000 is certain.

People read one hundredth of it as one table in a hundred: 1,700 are 17 tables.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from litfuse.kernel.records import Part, Seat, Text

CERTAIN: Final = 10_000
TABLE: Final = 100  # one table in a hundred
TURN: Final = 2_000  # a change of this size between two decisions of a camp means that luck has turned

# best: nothing better was found · same: something may be better, but the error is larger than the gap ·
# cost: another answer wins more often · only: there was nothing to choose
Verdict: TypeAlias = Literal["best", "same", "cost", "only"]


class Option(Part):
    """An answer and what it is worth."""

    says: Text
    action: str  # as a line of notation; empty: an offer is left alone
    worth: int  # probability that the seat wins, or all do, if house bots play on
    error: int = 0  # its standard error
    gap: int = 0  # how much less it is worth than the answer taken, in the same worlds; negative: more
    gap_error: int = 0
    worlds: int = 0  # number of worlds in which it was tried
    figures: dict[str, int] = msgspec.field(
        default_factory=dict
    )  # chances that the seat could have worked out: `hit`, `red`, `kitten`
    taken: bool = False


class WireOdds(Part):
    """What one hidden wire may be: the possible values and their probabilities."""

    cell: tuple[int, int]  # stand and slot, from 0
    values: tuple[int, ...]
    chances: tuple[int, ...]


class Knew(Part):
    """What the seat could know, in one number or as a map."""

    curve: str = ""  # the event whose probability the number is: `kitten`, `goat`
    chance: int = 0
    wires: tuple[WireOdds, ...] = ()
    holds: tuple[int, ...] = ()  # values in the own hand


class Reviewed(Part):
    """The review of one decision."""

    step: int  # number of the step in the record
    seat: Seat
    kind: str
    verdict: Verdict
    worth: int  # worth of the answer taken
    cost: int  # how much less than the best, in the same worlds; 0 unless the verdict is `cost`
    options: tuple[Option, ...]  # best first
    knew: Knew
    exact: bool = False  # all worlds were played on, and luck had no part in them
    work: int = 0  # number of steps played in worlds

    @property
    def before(self) -> int:
        """The probability of winning with the best answer."""
        return self.worth + self.cost


class Mark(Part):
    """A decision that stands out: it cost something, it was the best of several, or luck turned after it."""

    step: int
    seat: Seat
    kind: Literal["cost", "best", "luck"]
    cost: int = 0


class Account(Part):
    """Where a result came from: start + luck - mistakes = result."""

    seats: tuple[Seat, ...]  # the seats that share it
    start: int
    mistakes: int
    luck: int
    result: int
    marks: tuple[Mark, ...] = ()  # in order


class SeatSummary(Part):
    """What the decisions of one seat were worth."""

    seat: Seat
    decisions: int  # decisions with a choice
    best: int  # how many of them nothing beat by more than the error
    mistakes: int
    luck: int  # between its decisions and the next ones of its camp


class Summary(Part):
    accounts: tuple[Account, ...]
    seats: tuple[SeatSummary, ...]
    last: int = 0  # the last step of the match
