"""Constraint cards forbid values, wires, deeds or equipment to the players bound by them (BB-X-CONSTR)."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final, Literal

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import BySeat, Record, Seat

from ...words import Number
from ..place import Place

CHOOSE: Final = "constraint"  # which of the open cards a player takes
REPLACE: Final = "replace"  # whether the Captain has the next card turned up
SHIFT: Final = "shift"  # whether the Captain passes the cards of the ring on, and which way


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


FIRST: Final = tuple(Constraint)[:5]  # the cards that players can have one each of
Change = Literal["never", "captain", "completion", "pairs", "ring", "cue"]


class Shift(StrEnum):
    """How the cards of the ring move."""

    NONE = "none"
    CLOCKWISE = "clockwise"
    COUNTER = "counter-clockwise"

    __hash__ = str.__hash__


class ConstraintCards(Record):
    """Cards bind each player, or all players at once (BB-X-CONSTR).

    `never`: each player chooses one of the first five cards and keeps it. Other modes have one card for all: the
    Captain may have it replaced in every turn, or it is replaced when a number is complete, or each number brings the
    card beside it, or one of the first five comes on the cue of a script and goes on the next. In a `ring` each player
    has a card, and the Captain may pass all of them on whenever a round begins.
    """

    change: Change = "never"


class Constraints(Record):
    """Data of ConstraintCards. Everybody sees it; which card comes next is drawn when it comes."""

    own: tuple[Constraint | None, ...] = ()  # by seat
    card: Constraint | None = None  # the card that binds all
    left: tuple[Constraint, ...] = ()  # cards that may still come, in alphabetical order
    pairs: tuple[Constraint, ...] = ()  # the card beside each number
    between: tuple[Constraint, ...] = ()  # of a ring: cards between players, clockwise from the Captain

    def binding(self, seat: Seat) -> Constraint | None:
        return self.own[seat] if self.own else self.card


class ConstraintsPanel(Record):
    place: Place
    change: Change
    own: Annotated[tuple[Constraint | None, ...], BySeat] = ()
    card: Constraint | None = None
    left: tuple[Constraint, ...] = ()
    pairs: tuple[Constraint, ...] = ()
    between: tuple[Constraint, ...] = ()


class ConstraintsKnown(Record):
    """Empty: the cards are not hidden, and whether a player can obey one tells about wires."""

    place: Place


class TakeConstraint(Record):
    """Take this card, and obey it."""

    card: Constraint


class KeepConstraint(Record):
    """Leave the card that binds all in force."""


class ReplaceConstraint(Record):
    """Turn up the next card; if none is left, no card binds anybody any more."""


class ShiftRing(Record):
    """Pass all cards of the ring on by one place, or leave them."""

    shift: Shift


class TakeSpare(Record):
    """Put your card away for a step of the dial, and draw another one."""


Actions = TakeConstraint | KeepConstraint | ReplaceConstraint | ShiftRing | TakeSpare


class ConstraintTaken(Notice):
    place: Place
    seat: Seat
    card: Constraint


class ConstraintTurned(Notice):
    """This card binds all players now; None: no card does any more."""

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
    """The player on turn, whom something might have helped, can obey the card."""

    place: Place
    seat: Seat
    values: tuple[Number, ...]


class ConstraintDropped(Notice):
    """The player on turn has no wire that obeys their card, and is free of it for good."""

    place: Place
    seat: Seat
    card: Constraint
    values: tuple[Number, ...]


class RingLaid(Notice):
    """Each player has a card; with few players others lie between them."""

    place: Place
    own: Annotated[tuple[Constraint, ...], BySeat]
    between: tuple[Constraint, ...] = ()


class RingShifted(Notice):
    """The Captain passes the cards on, or leaves them."""

    place: Place
    seat: Seat
    shift: Shift


class SpareTaken(Notice):
    """A player puts their card away for good and obeys this one."""

    place: Place
    seat: Seat
    card: Constraint


Notices = (
    ConstraintTaken
    | ConstraintTurned
    | ConstraintKept
    | ConstraintsPaired
    | ConstraintMet
    | ConstraintDropped
    | RingLaid
    | RingShifted
    | SpareTaken
)
