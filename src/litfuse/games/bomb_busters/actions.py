"""What a seat may ask for (BB-C, 1.4). Wires are named by place; a called value goes with the own wire to be cut."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from litfuse.kernel.records import PLACE, Record, Seat, Short

from .mechanisms import all as mechanisms
from .words import Cell, Character, Equipment, Helper, Number, Source, Value


class Call(Short):
    """A value called, and the own wire that is cut if it is right; none named: the leftmost (BB-DUAL-08)."""

    value: Value
    own: Cell | None = None


class PickCharacter(Record):
    """Before the deal, where the mission leaves the choice (BB-C-31)."""

    character: Character


class PlaceToken(Record):
    """Put the first info token before this own wire (BB-SETUP-20)."""

    cell: Cell


class DualCut(Record):
    """Point at a teammate's wire and call its value (BB-DUAL-01)."""

    cell: Cell
    call: Call


class HelpedCut(Record):
    """A Dual Cut with a detector (several wires of one stand), a ray (two values), or both."""

    cells: Annotated[tuple[Cell, ...], Meta(max_length=32)]
    calls: Annotated[tuple[Call, ...], Meta(max_length=2)]
    helpers: Annotated[tuple[Helper, ...], Meta(max_length=2)]


class SoloCut(Record):
    """Cut all remaining wires of a value, all of them in the own hand (BB-SOLO-01)."""

    value: Value


class FastPass(Record):
    """Cut two equal own wires although more of them remain (BB-EQ-99-1)."""

    cells: tuple[Cell, Cell]


class RevealReds(Record):
    """Never offered: the engine reveals by itself when it is due (BB-TURN-07)."""


class Skip(Record):
    """Nothing can be declared (BB-C-49)."""


class UseStabilizer(Record):
    """Protect the Dual Cut of this turn (BB-EQ-09-1)."""


class UseMug(Record):
    """No action this turn; this player is next (BB-EQ-11-1)."""

    seat: Seat


class Settle(Record):
    """Which of the own wires pointed at is cut, or gets the token (BB-DTC-04, BB-DTC-05)."""

    cell: Cell


class UseWalkie(Record):
    """Swap this own wire for one of the partner's (BB-EQ-02-1)."""

    cell: Cell
    partner: Seat
    source: Source = Source.CARD


class GiveWire(Record):
    """The own wire that goes to the user of the Walkie-Talkies."""

    cell: Cell


class UseRadar(Record):
    number: Number
    source: Source = Source.CARD


class UsePostIt(Record):
    cell: Cell


class UseUnequal(Record):
    """Label this wire and its right neighbour as different (BB-EQ-01-1)."""

    cell: Cell


class UseEqual(Record):
    """Label this wire and its right neighbour as equal (BB-EQ-12-1)."""

    cell: Cell


class UseRewinder(Record): ...


class UseBatteries(Record):
    """Turn one or two used characters up again (BB-EQ-07-1)."""

    seats: Annotated[tuple[Seat, ...], Meta(max_length=5)]  # more than two are refused by the rules


class UseSingle(Record):
    """Mark an own blue wire whose number stands once on its stand (BB-EQ-22-1)."""

    cell: Cell


class UseHook(Record):
    """Take this wire of a teammate into this own stand (BB-EQ-1111-1)."""

    cell: Cell
    stand: Annotated[int, Meta(ge=0, le=5, extra_json_schema=PLACE)]


Anytime = UseWalkie | UseRadar | UsePostIt | UseUnequal | UseEqual | UseRewinder | UseBatteries | UseSingle | UseHook
Action = (
    PickCharacter
    | PlaceToken
    | DualCut
    | HelpedCut
    | SoloCut
    | FastPass
    | RevealReds
    | Skip
    | UseStabilizer
    | UseMug
    | Settle
    | GiveWire
    | Anytime
    | mechanisms.Actions
)


class SuggestCard(Record):
    """Asks whether to use a card in play. No phrase carries a wire, a slot or a value (BB-COM-06)."""

    card: Equipment


class SuggestPower(Record):
    """Asks somebody to use the own character."""

    seat: Seat


class RuleReminder(Record):
    """Reminds all of what the mission asks."""


class YourTurn(Record):
    seat: Seat


class Thinking(Record): ...


class WellDone(Record): ...


Phrase = SuggestCard | SuggestPower | RuleReminder | YourTurn | Thinking | WellDone
