"""Constraint cards forbid values, wires, deeds or equipment to the players whom they bind (BB-X-CONSTR)."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final, Literal

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import BySeat, Record, Seat

from ...words import Number
from ..place import Place

CHOOSE: Final = "constraint"  # which of the open cards a player takes
REPLACE: Final = "replace"  # whether the Captain has the next card turned up


class Constraint(StrEnum):
    """The twelve cards (BB-K)."""

    A = "a"
    B = "b"
    C = "c"
    D = "d"
    E = "e"
    F = "f"
    G = "g"
    H = "h"
    I = "i"  # noqa: E741
    J = "j"
    K = "k"
    L = "l"

    __hash__ = str.__hash__


FIRST: Final = tuple(Constraint)[:5]  # those that each player may have alone
Change = Literal["never", "captain", "completion", "pairs"]


class ConstraintCards(Record):
    """Cards bind each player, or all of them at once (BB-X-CONSTR).

    `never`: each player chooses one of the first five and keeps it. Of one card for all, the Captain may have it
    replaced in every turn, or it is replaced when a number is complete, or each number brings the card beside it.
    """

    change: Change = "never"


class Constraints(Record):
    """Of ConstraintCards. Everybody sees it; which card comes next is drawn when it comes."""

    own: tuple[Constraint | None, ...] = ()  # of each seat
    card: Constraint | None = None  # of all
    left: tuple[Constraint, ...] = ()  # that may still come, in alphabetical order
    pairs: tuple[Constraint, ...] = ()  # beside each number

    def binding(self, seat: Seat) -> Constraint | None:
        return self.own[seat] if self.own else self.card


class ConstraintsPanel(Record):
    place: Place
    change: Change
    own: Annotated[tuple[Constraint | None, ...], BySeat] = ()
    card: Constraint | None = None
    left: tuple[Constraint, ...] = ()
    pairs: tuple[Constraint, ...] = ()


class ConstraintsKnown(Record):
    """Nothing of the cards is hidden; whether a card can be obeyed tells something about wires."""

    place: Place


class TakeConstraint(Record):
    """Take this card, and obey it."""

    card: Constraint


class KeepConstraint(Record):
    """The card that binds all stays."""


class ReplaceConstraint(Record):
    """Turn up the next card; without one, no card binds anybody any more."""


Actions = TakeConstraint | KeepConstraint | ReplaceConstraint


class ConstraintTaken(Notice):
    place: Place
    seat: Seat
    card: Constraint


class ConstraintTurned(Notice):
    """This card binds all now; none: nobody is bound any more."""

    place: Place
    card: Constraint | None = None


class ConstraintKept(Notice):
    """The Captain leaves the card in force."""

    place: Place
    seat: Seat


class ConstraintsPaired(Notice):
    place: Place
    cards: tuple[Constraint, ...]


class ConstraintMet(Notice):
    """A player on turn, whom something might help, can obey the card."""

    place: Place
    seat: Seat
    values: tuple[Number, ...]


class ConstraintDropped(Notice):
    """A player on turn has no wire that obeys the card, and is free of it for good."""

    place: Place
    seat: Seat
    card: Constraint
    values: tuple[Number, ...]


Notices = ConstraintTaken | ConstraintTurned | ConstraintKept | ConstraintsPaired | ConstraintMet | ConstraintDropped
