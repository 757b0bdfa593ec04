"""What a seat may ask for (BB-C, 1.4). Wires are named by place; a called value goes with the own wire to be cut."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from litfuse.kernel.records import Record, Seat

from .cards import words as cards
from .mechanisms import all as mechanisms
from .words import Call, Cell, Character, Equipment, Value


class PickCharacter(Record):
    """Before the deal, where the mission leaves the choice (BB-C-31)."""

    character: Character


class PlaceToken(Record):
    """Put the first info token before this own wire (BB-SETUP-20)."""

    cell: Cell


class PlaceFalseToken(Record):
    """Put a first info token before this own wire that tells a number it has not (BB-X-TOKSET)."""

    cell: Cell
    number: Value  # yellow is refused by the rules


class NameMissing(Record):
    """Lay first info tokens beside the own stands: the whole hand has no wire of these values (BB-X-TOKSET)."""

    values: Annotated[tuple[Value, ...], Meta(max_length=13)]  # more than two are refused by the rules


class DualCut(Record):
    """Point at a teammate's wire and call its value (BB-DUAL-01)."""

    cell: Cell
    call: Call


class SoloCut(Record):
    """Cut all remaining wires of a value, all of them in the own hand (BB-SOLO-01)."""

    value: Value


class RevealReds(Record):
    """Never offered: the engine reveals by itself when it is due (BB-TURN-07)."""


class Skip(Record):
    """Nothing can be declared (BB-C-49)."""


class ReportSlip(Record):
    """Say that this player spoke against the rules of the mission (BB-X-SILENCE)."""

    seat: Seat


Action = (
    PickCharacter
    | PlaceToken
    | PlaceFalseToken
    | NameMissing
    | DualCut
    | SoloCut
    | RevealReds
    | Skip
    | ReportSlip
    | cards.Actions
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


class NeedOxygen(Record):
    """The one sign of players who are mute (BB-X-SILENCE)."""


Phrase = SuggestCard | SuggestPower | RuleReminder | YourTurn | Thinking | WellDone | NeedOxygen
